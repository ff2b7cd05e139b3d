import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { type Play, playsOf } from '../figures/plays.ts';
import { formatScore } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import type { PlayByPlay } from './match-paper.ts';

interface PaperPlaysProps {
  match: Match;
  plays: PlayByPlay;
  naming: PlayerNaming;
  names: Record<Side, string>;
}

/** All plays of the match in two columns: one table per period, its head repeated. */
export function PaperPlays({ match, plays, naming, names }: PaperPlaysProps) {
  const periods = playRows(playsOf(plays, match.regulationPeriods).plays);
  if (periods.length === 0) return <p>{i18n.t('No plays were recorded.')}</p>;
  return (
    <>
      <p className="paper-remark">
        {i18n.t(
          '■ {team}, □ {opponent}. The clock shows the time left; the score is shown when it changes.',
          names,
        )}
        <span className="paper-screen-only">
          {' '}
          {i18n.t('In print the columns break at the end of each sheet.')}
        </span>
      </p>
      <div className="paper-plays">
        {periods.map(({ name, rows }) => (
          <Table
            key={name}
            paper
            rows={rows}
            keyOf={({ main }) => main.event.id}
            columns={[
              { key: 'clock', heading: i18n.t('Clock'), cell: ({ main }) => main.clock },
              {
                key: 'play',
                heading: name,
                isText: true,
                className: 'paper-play',
                cell: (row) => <PlayText row={row} naming={naming} />,
              },
              {
                key: 'score',
                heading: i18n.t('Score'),
                cell: ({ score }) => score && formatScore(score),
              },
            ]}
          />
        ))}
      </div>
    </>
  );
}

const marks = { team: '■', opponent: '□' };

function PlayText({ row: { main, others }, naming }: { row: PlayRow; naming: PlayerNaming }) {
  const who = ({ person, who: unknown }: Play) => (person ? naming.numbered(person) : unknown);
  const { side } = main.event;
  // First the plays of the same kind as the main one.
  const joined = others.toSorted(
    (a, b) => Number(a.what !== main.what) - Number(b.what !== main.what),
  );
  return (
    <>
      <span className="paper-play-side">{side ? marks[side] : ''}</span>
      <b>{main.what}</b> {who(main)}
      {main.detail ? ` (${main.detail})` : ''}
      {joined.map((other, index) => (
        <span key={other.event.id}>
          {other.what === (joined[index - 1] ?? main).what
            ? ', '
            : `; ${other.what.toLowerCase()} `}
          {who(other)}
        </span>
      ))}
    </>
  );
}

interface PlayRow {
  main: Play;
  /** Related plays: assist, block, steal, foul drawn, the other substitutions. */
  others: Play[];
  /** New score; `null` if unchanged or unknown. */
  score: { team: number; opponent: number } | null;
}

interface PeriodPlays {
  name: string;
  rows: PlayRow[];
}

/** Printed with a related event if the service names the event. */
const beside: ReadonlySet<string> = new Set(['assist', 'steal', 'block', 'foulDrawn']);

/** Leaves out period starts and ends, and dead-ball rebounds. */
const isPlay = ({ type, subtype }: MatchEvent) =>
  type !== 'periodStart' && type !== 'periodEnd' && subtype !== 'deadBall';

/** A match's plays by period, in match order; a side's simultaneous substitutions share a row. */
export function playRows(plays: readonly Play[]): PeriodPlays[] {
  const periods: PeriodPlays[] = [];
  const rowOf = new Map<string, PlayRow>();
  let before = '0–0';
  for (const play of plays.filter(({ event }) => isPlay(event))) {
    const { event, period: name } = play;
    let period = periods.at(-1);
    if (period?.name !== name) {
      period = { name, rows: [] };
      periods.push(period);
    }
    const host = beside.has(event.type) ? rowOf.get(event.relatedEventId ?? '') : undefined;
    const joined = host ?? sameChange(period.rows.at(-1), event);
    if (joined) {
      joined.others.push(play);
      rowOf.set(event.id, joined);
      continue;
    }
    const { team, opponent } = event.score;
    const known = team !== null && opponent !== null ? { team, opponent } : null;
    const now = known ? `${team}–${opponent}` : before;
    const row: PlayRow = { main: play, others: [], score: now === before ? null : known };
    before = now;
    period.rows.push(row);
    rowOf.set(event.id, row);
  }
  return periods;
}

/** The last row, if `event` is one of its substitutions. */
function sameChange(last: PlayRow | undefined, event: MatchEvent): PlayRow | undefined {
  const previous = last?.main.event;
  const goesOn =
    event.type === 'substitution' &&
    previous?.type === 'substitution' &&
    previous.side === event.side &&
    previous.clockSeconds === event.clockSeconds;
  return goesOn ? last : undefined;
}
