import { i18n } from '@lingui/core';
import type { LineupTotals } from '../../basketball/lineup-totals.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { ZoneShooting } from '../../basketball/shot-zones.ts';
import { shortName } from '../figures/match-text.ts';
import { PlaceCourt } from '../figures/PlaceCourt.tsx';
import { turnoverWord, zoneNames } from '../figures/play-words.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes, formatPercent } from '../figures/statistic-format.ts';
import { formatList, formatScore, notRecorded } from '../ui/format.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import styles from './Lists.module.css';
import type { OpponentPlayer } from './opponent-players.ts';
import type { LostBalls } from './opponent-plays.ts';

interface WhereTheyShootProps {
  zones: readonly ZoneShooting[] | null;
  /** Those of all other opponents; `null` if unknown. */
  usual: readonly ZoneShooting[] | null;
  paper: boolean;
}

/** Their share of shots from each zone and the usual one: shot selection repeats, makes in a few matches do not. */
export function WhereTheyShoot({ zones, usual, paper }: WhereTheyShootProps) {
  const isSmall = useIsPhone() || paper;
  const shots = zones?.reduce((sum, { attempted }) => sum + attempted, 0) ?? 0;
  const places = zones?.map(({ zone, made, attempted, shareOfShots }) => {
    const usualShare = usual?.find((each) => each.zone === zone)?.shareOfShots ?? null;
    const beside =
      usualShare === null
        ? `${made}/${attempted}`
        : i18n.t('usual {usual}', { usual: formatPercent(usualShare) });
    const lines = [formatPercent(shareOfShots), beside];
    return { zone, share: shareOfShots, usualShare, tone: 'them' as const, lines };
  });
  return (
    <Section
      title={i18n.t('Where they shoot from')}
      note={zones ? i18n.t('{shots, plural, one {# shot} other {# shots}}', { shots }) : undefined}
    >
      {places ? (
        <>
          <PlaceCourt
            size={isSmall ? 1 : 1.25}
            title={places
              .map(({ zone, lines }) => `${i18n.t(zoneNames[zone])} ${lines.join(', ')}`)
              .join('; ')}
            places={places}
          />
          <p className={styles.note}>
            {usual
              ? i18n.t(
                  'Share of their shots; dashed: the usual of all others against us. Shot selection repeats; makes in so few matches do not.',
                )
              : i18n.t(
                  'Large: share of their shots; small: made of tried. Shot selection repeats; makes in so few matches do not.',
                )}
          </p>
        </>
      ) : (
        <p className={styles.note}>
          {i18n.t(
            'No shot of the meetings has a location: record or import them with locations to see the zones.',
          )}
        </p>
      )}
    </Section>
  );
}

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

const mostKinds = 5;
const mostPlayers = 4;

interface WhereTheyLostItProps {
  /** Empty without usable plays. */
  lost: readonly LostBalls[];
  players: readonly OpponentPlayer[];
  /** Printed: shirt numbers only, since the list of names is on the same page. */
  paper: boolean;
}

/** Their turnovers by kind and player. */
export function WhereTheyLostIt({ lost, players, paper }: WhereTheyLostItProps) {
  const all = lost.reduce((sum, { count }) => sum + count, 0);
  const largest = Math.max(1, ...lost.map(({ count }) => count));
  const by = players
    .flatMap(({ number, name, line }) =>
      line.turnovers ? [{ number, name, count: line.turnovers }] : [],
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostPlayers)
    .map(({ number, name, count }) => {
      const shirt = number === undefined ? '' : `#${number}`;
      return [shirt, paper && shirt ? '' : shortName(name), `(${count})`].filter(Boolean).join(' ');
    });
  return (
    <Section
      title={i18n.t('Where they lost it')}
      note={lost.length > 0 ? i18n.t('{all} in all', { all }) : undefined}
    >
      {lost.length === 0 ? (
        <p className={styles.note}>{i18n.t('How they lost the ball was not recorded.')}</p>
      ) : (
        <table className={styles.list} aria-label={i18n.t('Where they lost it')}>
          <tbody>
            {lost.slice(0, mostKinds).map(({ kind, count }) => (
              <tr key={kind ?? ''}>
                <th scope="row">{turnoverWord(kind) || i18n.t('kind not recorded')}</th>
                <td className={styles.bars}>
                  <svg className="block" width="100%" height="10" aria-hidden="true">
                    <rect
                      className={styles.bar}
                      width={`${(100 * count) / largest}%`}
                      height="10"
                    />
                  </svg>
                </td>
                <td className="strong">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {by.length > 0 ? (
        <p className={styles.note}>{i18n.t('By: {names}.', { names: formatList(by) })}</p>
      ) : null}
    </Section>
  );
}
