import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type TrustInput, trustReport } from '../../basketball/trust.ts';
import styles from './MatchFacts.module.css';
import { trustCount, trustRows } from './trust-rows.ts';

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
  return (
    <details className={styles.trust}>
      <summary>{sentence(disagree, checked)}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('Check')}</th>
            <th scope="col">{boxScore?.team.name ?? i18n.t('Own team')}</th>
            <th scope="col">{match.opponent.name}</th>
          </tr>
        </thead>
        <tbody>
          {trustRows(report).map(({ check, title, outcomes }) => (
            <tr key={check}>
              <th scope="row">{title}</th>
              {outcomes.map(({ ok, text, eventIds }, index) => (
                <td
                  key={sides[index]}
                  colSpan={outcomes.length === 1 ? 2 : 1}
                  className={ok === false ? styles.wrong : undefined}
                >
                  {text}
                  <Rows ids={eventIds} events={playByPlay?.events ?? []} playsHref={playsHref} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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

const sides = ['team', 'opponent'];

function sentence(disagree: number, checked: number): string {
  if (disagree === 0)
    return i18n.t('The numbers agree with each other in all {checked} checks', { checked });
  return i18n.t('The numbers disagree in {disagree} of {checked} checks', { disagree, checked });
}
