import { i18n } from '@lingui/core';
import type { LineupTotals } from '../../basketball/lineup-totals.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatScore, notRecorded } from '../ui/format.ts';
import styles from './Lists.module.css';
import type { OpponentPlayer } from './opponent-players.ts';

/** Five line-ups cover most of a match. */
const most = 5;

interface TheirFivesProps {
  /** `null` if the plays have no line-ups. */
  fives: readonly LineupTotals[] | null;
  players: readonly OpponentPlayer[];
}

/** Their line-ups by time together. They describe what happened and are no rating. */
export function TheirFives({ fives, players }: TheirFivesProps) {
  const seen = fives?.length ?? 0;
  return (
    <Section
      title={i18n.t('Their fives')}
      note={fives ? i18n.t('{seen} seen', { seen }) : undefined}
    >
      {fives === null ? (
        <p className={styles.note}>
          {i18n.t(
            'Who was on court together was not recorded: it needs starters and substitutions in the plays.',
          )}
        </p>
      ) : (
        <>
          <table className={styles.list} aria-label={i18n.t('Their fives')}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{i18n.t('Five')}</th>
                <th scope="col">{i18n.t('Min')}</th>
                <th scope="col">{i18n.t('Score')}</th>
              </tr>
            </thead>
            <tbody>
              {fives.slice(0, most).map(({ playerIds, seconds, pointsFor, pointsAgainst }) => (
                <tr key={playerIds.join(' ')}>
                  <th scope="row" className={`narrow ${styles.five}`}>
                    {shirtsOf(playerIds, players).map(({ key, shirt }) => (
                      <i key={key}>{shirt} </i>
                    ))}
                  </th>
                  <td className="soft">{formatMinutes(seconds)}</td>
                  <td className="strong">
                    {formatScore({ team: pointsFor, opponent: pointsAgainst })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>
            {i18n.t('Minutes together, and their points first. What happened, not a rating.')}
          </p>
        </>
      )}
    </Section>
  );
}

function shirtsOf(playerIds: readonly string[], players: readonly OpponentPlayer[]) {
  return playerIds
    .map((id) => {
      const number = players.find(({ playerId }) => playerId === id)?.number;
      return { key: id, number, shirt: number ?? notRecorded };
    })
    .toSorted(byShirtNumber);
}
