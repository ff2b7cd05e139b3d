import { i18n } from '@lingui/core';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { absentText, legendOf, type recordedColumns } from '../tables/columns.ts';
import { notedNumbers } from '../tables/noted-numbers.ts';
import { nameOf, written } from '../tables/number-words.ts';
import { formatCount } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { type Part, partOf } from './part.ts';

interface PaperFooterProps {
  notes: Part<GameNotes>;
  names: Record<Side, string>;
  columns: ReturnType<typeof recordedColumns>;
}

/** The foot of the box score: what the play-by-play tells of either side, and what the abbreviations mean. */
export function PaperFooter({ notes, names, columns }: PaperFooterProps) {
  const known = partOf(notes);
  return (
    <footer className="paper-footer">
      {known ? <Facts notes={known} names={names} /> : null}
      {'missing' in notes ? (
        <p>
          {i18n.t('Points in the paint, lead changes and the like are left out.')} {notes.missing}
        </p>
      ) : null}
      <p className="paper-legend">
        {i18n.t(
          '* starter, (C) captain, DNP did not play, – no attempt or not recorded. {columns}. Percentages: under OR and DR of the rebounds there were to take, under TO of all plays.',
          {
            columns: legendOf(columns.recorded),
          },
        )}{' '}
        {columns.absent.length > 0 ? absentText(columns.absent) : null}
      </p>
    </footer>
  );
}

function Facts({ notes, names }: { notes: GameNotes; names: Record<Side, string> }) {
  const facts = notedNumbers(notes);
  return (
    <>
      {facts.length === 0 ? null : (
        <Table
          paper
          label={i18n.t('Team totals')}
          className="paper-facts"
          rows={sides}
          keyOf={(side) => side}
          columns={[
            { key: 'name', heading: '', isName: true, cell: (side) => names[side] },
            ...facts.map((fact) => ({
              key: fact.key,
              heading: nameOf(fact.key),
              cell: (side: Side) => written(fact.key, fact[side]),
            })),
          ]}
        />
      )}
      <p>
        {i18n.t('Lead changes:')} <b>{formatCount(notes.leadChanges)}</b> · {i18n.t('Times tied:')}{' '}
        <b>{formatCount(notes.timesTied)}</b>
      </p>
    </>
  );
}
