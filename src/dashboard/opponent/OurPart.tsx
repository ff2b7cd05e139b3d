import { i18n } from '@lingui/core';
import type { OnOff } from '../../basketball/lineup-totals.ts';
import { shortName } from '../figures/match-text.ts';
import type { Meeting } from '../figures/meeting.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatScore } from '../ui/format.ts';
import styles from './Lists.module.css';
import type { OpponentReport } from './opponent-report.ts';

interface WithAndWithoutProps extends Pick<OpponentReport, 'onOff' | 'meetings'> {
  /** Printed: first names as initials, one line each. */
  paper: boolean;
}

/** Own players with the best and worst margins on court, and those with whom the opponent scored least. */
export function WithAndWithout({ onOff, meetings, paper }: WithAndWithoutProps) {
  const nameOf = ({ playerId }: OnOffRow) => {
    const name = onSheets(playerId, meetings);
    return paper ? shortName(name) : name;
  };
  const rows = onOffRows(onOff);
  // Only against the same player's minutes without: others may have played in other meetings.
  const [guard] = rows
    .filter(({ against, without }) => against < without)
    .toSorted((a, b) => a.against - b.against);
  const shown = [...new Set([...rows.slice(0, 2), ...(guard ? [guard] : [])])];
  return (
    <Section title={i18n.t('With and without')} note={i18n.t('minutes and score, ours first')}>
      {shown.length === 0 ? (
        <p className={styles.note}>
          {i18n.t(
            'Not enough data: it needs line-ups, and eight minutes with and without a player.',
          )}
        </p>
      ) : (
        <>
          <table className={styles.list} aria-label={i18n.t('With and without')}>
            <thead>
              <tr>
                <th scope="col">{i18n.t('Player')}</th>
                <th scope="col">{i18n.t('on court')}</th>
                <th scope="col">{i18n.t('without')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.playerId}>
                  <th scope="row">
                    <bdi className={`cut block ${styles.name}`}>{nameOf(row)}</bdi>
                  </th>
                  <td className="strong">{courtText(row.on)}</td>
                  <td className="soft">{courtText(row.off)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>
            {guard
              ? i18n.t('They scored least with {name} on court. What happened, not a rating.', {
                  name: nameOf(guard),
                })
              : null}
          </p>
        </>
      )}
    </Section>
  );
}

function courtText({ seconds, pointsFor, pointsAgainst }: OnOffRow['on']) {
  return `${formatScore({ team: pointsFor, opponent: pointsAgainst })} · ${formatMinutes(seconds)}`;
}

function onSheets(playerId: string, meetings: readonly Meeting[]): string {
  const sheets = meetings.flatMap(({ plays }) => plays?.matchSheet.team ?? []);
  return (
    sheets.findLast((entry) => entry.playerId === playerId)?.name ?? i18n.t('Not on the sheet')
  );
}

/** An own player with the margins on and off court. */
interface OnOffRow extends OnOff {
  /** The margin per 40 minutes on court less that off court. */
  difference: number;
  /** The opponent's points per 40 minutes with this player on court. */
  against: number;
  /** The same without. */
  without: number;
}

/** Least time on and off court, in seconds, for a row. */
const leastSeconds = 8 * 60;
const fortyMinutes = 40 * 60;

/**
 * Own players with at least eight minutes on and off court in the meetings, the best difference first. It describes
 * what happened and is never a rating.
 */
function onOffRows(all: readonly OnOff[]): OnOffRow[] {
  return all
    .flatMap((row) => {
      const on = perForty(row.on);
      const off = perForty(row.off);
      if (on === null || off === null) return [];
      const difference = on.margin - off.margin;
      return [{ ...row, difference, against: on.against, without: off.against }];
    })
    .toSorted((a, b) => b.difference - a.difference);
}

function perForty({ seconds, margin, pointsAgainst }: OnOff['on']) {
  if (seconds === null || margin === null || pointsAgainst === null || seconds < leastSeconds) {
    return null;
  }
  const times = fortyMinutes / seconds;
  return { margin: margin * times, against: pointsAgainst * times };
}
