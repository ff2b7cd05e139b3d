import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type TrustInput, trustReport } from '../../basketball/trust.ts';
import { Table } from '../ui/Table.tsx';
import styles from './MatchFacts.module.css';
import { type TrustRow, trustCount, trustRows } from './trust-rows.ts';

/** How far the match's numbers agree with each other, folded away: one line, and every check behind it. */
export function TrustPanel({
  match,
  boxScore,
  playByPlay,
  playsHref,
}: TrustInput & { playsHref: string }) {
  const report = useMemo(
    () => trustReport({ match, boxScore, playByPlay }),
    [match, boxScore, playByPlay],
  );
  const { disagree, checked } = trustCount(report);
  if (checked === 0) return null;
  const outcomeText = (outcome: TrustRow['outcomes'][number] | undefined) =>
    outcome && (
      <>
        <span className={outcome.ok === false ? styles.wrong : undefined}>{outcome.text}</span>
        <Rows ids={outcome.eventIds} events={playByPlay?.events ?? []} playsHref={playsHref} />
      </>
    );
  return (
    <details className={styles.trust}>
      <summary>{sentence(disagree, checked)}</summary>
      <Table
        rows={trustRows(report)}
        keyOf={({ check }) => check}
        className={styles.table}
        columns={[
          { key: 'check', heading: i18n.t('Check'), isName: true, cell: ({ title }) => title },
          {
            key: 'team',
            heading: boxScore?.team.name ?? i18n.t('Own team'),
            cell: ({ outcomes }) => outcomeText(outcomes[0]),
          },
          {
            key: 'opponent',
            heading: match.opponent.name,
            cell: ({ outcomes }) => outcomeText(outcomes[1]),
          },
        ]}
        merged={{
          from: 'team',
          text: ({ outcomes }) => (outcomes.length === 1 ? outcomeText(outcomes[0]) : null),
        }}
      />
    </details>
  );
}

/** So many faulty rows of one check are named. */
const namedRows = 5;

/** Links to the faulty rows of the play-by-play. */
function Rows({
  ids,
  events,
  playsHref,
}: {
  ids: readonly string[];
  events: readonly { id: string }[];
  playsHref: string;
}) {
  const places = ids
    .slice(0, namedRows)
    .map((eventId) => events.findIndex(({ id }) => id === eventId) + 1)
    .filter((place) => place > 0);
  if (places.length === 0) return null;
  return (
    <span className={styles.rows}>
      {places.map((place) => (
        <Link key={place} to={`${playsHref}#play-${place}`}>
          {i18n.t('play {place}', { place })}
        </Link>
      ))}
      {ids.length > namedRows ? '…' : null}
    </span>
  );
}

function sentence(disagree: number, checked: number): string {
  if (disagree === 0)
    return i18n.t('The numbers agree with each other in all {checked} checks', { checked });
  return i18n.t('The numbers disagree in {disagree} of {checked} checks', { disagree, checked });
}
