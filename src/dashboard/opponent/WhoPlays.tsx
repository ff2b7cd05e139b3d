import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { fieldGoals } from '../../basketball/line.ts';
import type { ShotGroup } from '../../basketball/shot-zones.ts';
import type { Shooting } from '../../contract/box-score.ts';
import { shortName } from '../figures/match-text.ts';
import { Section } from '../figures/Section.tsx';
import { ShotSquares } from '../figures/ShotSquares.tsx';
import { formatMinutes, formatShooting } from '../figures/statistic-format.ts';
import { nameOf, written } from '../tables/number-words.ts';
import { formatCount, notRecorded } from '../ui/format.ts';
import type { OpponentPlayer } from './opponent-players.ts';
import report from './Report.module.css';
import styles from './WhoPlays.module.css';

/** The most meetings with points in a row, the latest ones. */
const shownPoints = 3;
const mostOnPaper = 12;

interface WhoPlaysProps {
  players: readonly OpponentPlayer[];
  meetings: number;
  /** Printed: the first twelve players, first names as initials, on one page. */
  paper: boolean;
}

/** Their players over all meetings, top scorers first. */
export function WhoPlays({ players, meetings, paper }: WhoPlaysProps) {
  const shown = paper ? players.slice(0, mostOnPaper) : players;
  const more = players.length - shown.length;
  const columns = columnsOf(players.some(({ shots }) => shots !== null));
  return (
    <Section
      title={i18n.t('Who')}
      note={i18n.t(
        '{meetings, plural, one {of the meeting} other {of # meetings together}}; one shot, one square, filled went in',
        { meetings },
      )}
    >
      {players.length === 0 ? (
        <p className="soft">{i18n.t('Their players were not recorded.')}</p>
      ) : (
        <table className={`${report.folds} ${styles.who}`} aria-label={i18n.t('Their players')}>
          <thead>
            <tr>
              <th scope="col">
                <abbr className="plain" title={i18n.t('Shirt number')}>
                  #
                </abbr>
              </th>
              <th scope="col">{i18n.t('Name')}</th>
              <th scope="col">{i18n.t('Points')}</th>
              {columns.map(({ key, name, className }) => (
                <th key={key} scope="col" className={className}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((player) => (
              <tr key={player.playerId}>
                <td className={`strong ${styles.number}`}>{player.number ?? notRecorded}</td>
                <th scope="row" className={`named strong wraps anywhere ${styles.name}`}>
                  <bdi>{paper ? shortName(player.name) : player.name}</bdi>
                </th>
                <td className="strong">
                  {player.points.slice(-shownPoints).map(formatCount).join(' · ')}
                </td>
                {columns.map(({ key, name, className, cell }) => (
                  <td key={key} className={className} data-of={name}>
                    {cell(player)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 ? (
        <p className="soft">
          {i18n.t('{more, plural, one {one more} other {# more}} played, none with more points.', {
            more,
          })}
        </p>
      ) : null}
    </Section>
  );
}

/** The columns after the points: squares by zone, or of all twos if no location was recorded, among the numbers. */
function columnsOf(isPlaced: boolean) {
  const number = (key: string, name: string, cell: (player: OpponentPlayer) => ReactNode) => ({
    ...{ key, name, cell },
    className: styles.more,
  });
  const squares = (
    key: ShotGroup | 'two',
    name: string,
    shotsOf: (player: OpponentPlayer) => Shooting | undefined,
  ) => ({
    ...{ key, name },
    className: styles.shots,
    cell: (player: OpponentPlayer) => {
      const { made = null, attempted = null } = shotsOf(player) ?? {};
      if (made === null || attempted === null) return notRecorded;
      return attempted === 0 ? null : <ShotSquares made={made} attempted={attempted} />;
    },
  });
  const threes = squares(
    'three',
    i18n.t('Three'),
    ({ shots, line }) => shots?.three ?? line.threes,
  );
  return [
    number('minutes', i18n.t('Min'), ({ line }) => formatMinutes(line.seconds)),
    number('usage', nameOf('usage'), ({ usage }) => written('usage', usage)),
    number('shots', i18n.t('Shots'), ({ line }) => formatShooting(fieldGoals(line))),
    ...(isPlaced
      ? [
          squares('rim', i18n.t('Rim'), ({ shots }) => shots?.rim),
          squares('inside', i18n.t('Paint and mid-range'), ({ shots }) => shots?.inside),
        ]
      : [squares('two', i18n.t('Two'), ({ line }) => line.twos)]),
    threes,
    number('line', i18n.t('Line'), ({ line }) => formatShooting(line.freeThrows)),
    number('foulsDrawn', nameOf('foulsDrawn'), ({ line }) => formatCount(line.foulsDrawn)),
    number('turnovers', nameOf('turnovers'), ({ line }) => formatCount(line.turnovers)),
  ];
}
