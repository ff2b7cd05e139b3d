import { i18n } from '@lingui/core';
import { matchText } from '../figures/match-text.ts';
import { formatAgainstLine, type PlayingTime } from '../figures/playing-time.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import styles from './SeasonPlayerPage.module.css';

interface LedgerTableProps {
  /** Newest first. */
  times: readonly PlayingTime[];
  /** The club's line in minutes; `null` where none was drawn. */
  line: number | null;
}

/** The playing times as a table; with a line, each match's difference and how it adds up since the first. */
export function LedgerTable({ times, line }: LedgerTableProps) {
  const against = (seconds: number | null) =>
    seconds === null || line === null ? null : seconds - line * 60;
  const balances = times.map((_, index) =>
    times.slice(index).reduce((sum, { seconds }) => sum + (against(seconds) ?? 0), 0),
  );
  return (
    <details className={styles.ledger}>
      <summary>{i18n.t('Match by match')}</summary>
      <table className={styles.figures}>
        <caption className="visually-hidden">{i18n.t('Playing time, newest match first')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('Match')}</th>
            <th scope="col">{i18n.t('Minutes')}</th>
            {line === null ? null : (
              <>
                <th scope="col">{i18n.t('Against the line')}</th>
                <th scope="col">{i18n.t('Adds up to')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {times.map(({ match, seconds }, index) => (
            <tr key={match.id}>
              <th scope="row">{matchText(match)}</th>
              <td>{formatMinutes(seconds)}</td>
              {line === null ? null : (
                <>
                  <td>{formatAgainstLine(against(seconds))}</td>
                  <td>{formatAgainstLine(balances[index] ?? null)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
