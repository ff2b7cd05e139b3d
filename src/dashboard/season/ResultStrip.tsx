import { i18n } from '@lingui/core';
import { foulsOut } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { matchDay, matchText, nickname } from '../figures/match-text.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatCount, formatMonth, formatSigned, notRecorded } from '../ui/format.ts';
import { marginOf, marginRange } from './margins.ts';
import styles from './ResultStrip.module.css';

/** The most matches that fit, the latest ones. */
const mostMatches = 60;

interface ResultStripProps {
  /** Newest first; scheduled ones are open circles, others without a score are left out. */
  matches: readonly Match[];
}

/** A season in one strip, oldest first: bars up for wins and down for losses, with the opponents. */
export function ResultStrip({ matches }: ResultStripProps) {
  const shown = matches
    .map((match) => ({ match, margin: marginOf(match) }))
    .filter(({ match, margin }) => margin !== null || match.status === 'scheduled')
    .slice(0, mostMatches)
    .reverse();
  const played = shown.flatMap(({ margin }) => margin ?? []);
  if (played.length < 2) return null;
  const { low, high } = marginRange(played);
  const at = (margin: number) => (100 * (high - margin)) / (high - low);
  // The numbers that fit on a phone.
  const written = [Math.max(...played), Math.min(...played), played.at(-1)];
  return (
    <div
      className="narrow soft flex snug small"
      role="img"
      aria-label={i18n.t('{won} won, {lost} lost, match by match: {matches}', {
        won: played.filter((margin) => margin > 0).length,
        lost: played.filter((margin) => margin < 0).length,
        matches: shown
          .flatMap(({ match, margin }) =>
            margin === null ? [] : `${matchText(match)} ${formatSigned(margin)}`,
          )
          .join('; '),
      })}
    >
      {shown.map(({ match, margin }, index) => {
        const month = formatMonth(match.startsAt, false);
        const [top, bottom] = [at(Math.max(0, margin ?? 0)), at(Math.min(0, margin ?? 0))];
        const isLost = margin !== null && margin < 0;
        return (
          <div key={match.id} className={styles.match}>
            <div className={`relative ink ${styles.column}`}>
              <i className={styles.zero} style={{ top: `${at(0)}%` }} />
              {margin === null ? (
                <i className={styles.coming} style={{ top: `${at(0)}%` }} />
              ) : (
                <>
                  <i
                    className={`${styles.bar} ${isLost ? 'theirs' : 'ours'}`}
                    style={{ top: `${top}%`, height: `${bottom - top}%` }}
                  />
                  <b
                    className={`${isLost ? '' : styles.above} ${written.includes(margin) ? styles.short : ''}`}
                    style={{ top: `${isLost ? bottom : top}%` }}
                  >
                    {formatSigned(margin)}
                  </b>
                </>
              )}
            </div>
            <span className={`ink ${styles.name}`}>{nickname(match.opponent.name)}</span>
            <span className={styles.day}>{matchDay(match)}</span>
            <span className={styles.month}>
              {formatMonth(shown[index - 1]?.match.startsAt, false) === month
                ? ''
                : month.charAt(0).toLocaleUpperCase(i18n.locale)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

interface PlayerStripProps {
  playerId: string;
  /** Newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
}

/**
 * A player's season in one strip, oldest match first: minutes, and points on the same scale, with fifth fouls marked.
 */
export function PlayerStrip({ playerId, entries }: PlayerStripProps) {
  const shown = entries
    .flatMap(({ match, value }) => {
      const line = value?.team.players.find((player) => player.playerId === playerId);
      return value === null
        ? []
        : [{ match, line: line?.played ? line : null, margin: marginOf(match) }];
    })
    .reverse();
  const most = Math.max(
    1,
    ...shown.flatMap(({ line }) => [(line?.seconds ?? 0) / 60, line?.points ?? 0]),
  );
  const part = (value: number) => `${(100 * value) / most}%`;
  if (shown.length < 2) return null;
  return (
    <Section title={i18n.t('The season')} note={i18n.t('pale: minutes; solid: points; one scale')}>
      <div
        className="narrow soft flex snug small"
        role="img"
        aria-label={shown
          .map(({ match, line }) =>
            line
              ? i18n.t('{match}: {minutes} minutes, {points} points', {
                  match: matchText(match),
                  minutes: formatMinutes(line.seconds),
                  points: formatCount(line.points),
                })
              : i18n.t('{match}: did not play', { match: matchText(match) }),
          )
          .join('; ')}
      >
        {shown.map(({ match, line, margin }) => (
          <div key={match.id} className={styles.match}>
            <div className={`relative ink ${styles.column} ${styles.tall}`}>
              <i className={styles.zero} style={{ top: '100%' }} />
              {line ? (
                <>
                  <i
                    className={styles.minutes}
                    style={{ height: part((line.seconds ?? 0) / 60), bottom: 0 }}
                  />
                  <i
                    className={`ours ${styles.bar}`}
                    style={{ height: part(line.points ?? 0), bottom: 0 }}
                  />
                  <b className={styles.short} style={{ bottom: part(line.points ?? 0) }}>
                    {formatCount(line.points)}
                  </b>
                  {(line.fouls ?? 0) >= foulsOut ? (
                    <b
                      className={`bad ${styles.out}`}
                      style={{ bottom: part((line.seconds ?? 0) / 60) }}
                    >
                      <span className={styles.long}>
                        {i18n.t('{count} fouls', { count: foulsOut })}
                      </span>
                      <span className={styles.letter}>{foulsOut}</span>
                    </b>
                  ) : null}
                </>
              ) : (
                <b style={{ bottom: 0 }}>{i18n.t('absent')}</b>
              )}
            </div>
            <span className={`block centre ${styles.short}`}>
              {line?.seconds == null ? notRecorded : Math.round(line.seconds / 60)}
            </span>
            <span className={`ink ${styles.name}`}>{nickname(match.opponent.name)}</span>
            {margin === null ? null : (
              <span className={`centre ${margin < 0 ? 'bad' : 'good'}`}>
                <span className={styles.day}>{formatSigned(margin)}</span>
                <b className={styles.letter}>{i18n.t(margin < 0 ? 'L' : 'W')}</b>
              </span>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
