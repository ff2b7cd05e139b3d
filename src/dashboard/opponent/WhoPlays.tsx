import { i18n } from '@lingui/core';
import { fieldGoals } from '../../basketball/line.ts';
import type { ShotGroup } from '../../basketball/shot-zones.ts';
import { shortName } from '../figures/match-text.ts';
import { Section } from '../figures/Section.tsx';
import { ShotSquares } from '../figures/ShotSquares.tsx';
import { formatMinutes, formatShooting } from '../figures/statistic-format.ts';
import { nameOf, written } from '../tables/number-words.ts';
import { formatCount, notRecorded } from '../ui/format.ts';
import { type OpponentPlayer, recorded } from './opponent-players.ts';
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
  const placed = players.some(({ shots }) => shots !== null);
  const three = { key: 'three', name: i18n.t('Three') } as const;
  const groups: Place[] = placed
    ? [
        { key: 'rim', name: i18n.t('Rim') },
        { key: 'inside', name: i18n.t('Paint and mid-range') },
        three,
      ]
    : [{ key: 'two', name: i18n.t('Two') }, three];
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
              <th scope="col">{i18n.t('Min')}</th>
              <th scope="col">{nameOf('usage')}</th>
              <th scope="col">{i18n.t('Shots')}</th>
              {groups.map(({ key, name }) => (
                <th key={key} scope="col" className={styles.shots}>
                  {name}
                </th>
              ))}
              <th scope="col">{i18n.t('Line')}</th>
              <th scope="col">{nameOf('foulsDrawn')}</th>
              <th scope="col">{nameOf('turnovers')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((player) => (
              <Row key={player.playerId} player={player} groups={groups} paper={paper} />
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

/** A column of squares: a zone, or all twos if no location was recorded. */
interface Place {
  key: ShotGroup | 'two';
  name: string;
}

interface RowProps {
  player: OpponentPlayer;
  groups: readonly Place[];
  paper: boolean;
}

function Row({ player, groups, paper }: RowProps) {
  const { number, name, points, usage, line, shots } = player;
  const shown = groups.map((place) => ({
    ...place,
    made:
      shots && place.key !== 'two'
        ? shots[place.key]
        : recorded(place.key === 'two' ? line.twos : line.threes),
  }));
  return (
    <tr>
      <td className={`strong ${styles.number}`}>{number ?? notRecorded}</td>
      <th scope="row" className={`named strong wraps anywhere ${styles.name}`}>
        <bdi>{paper ? shortName(name) : name}</bdi>
      </th>
      <td className="strong">{points.slice(-shownPoints).map(formatCount).join(' · ')}</td>
      <td className={styles.more} data-of={i18n.t('Min')}>
        {line.seconds === null ? notRecorded : formatMinutes(line.seconds)}
      </td>
      <td className={styles.more} data-of={nameOf('usage')}>
        {written('usage', usage)}
      </td>
      <td className={styles.more} data-of={i18n.t('Shots')}>
        {formatShooting(fieldGoals(line))}
      </td>
      {shown.map(({ key, name: place, made }) => (
        <td key={key} className={styles.shots} data-of={place}>
          {made === null ? notRecorded : made.attempted === 0 ? null : <ShotSquares {...made} />}
        </td>
      ))}
      <td className={styles.more} data-of={i18n.t('Line')}>
        {formatShooting(line.freeThrows)}
      </td>
      <td className={styles.more} data-of={nameOf('foulsDrawn')}>
        {formatCount(line.foulsDrawn)}
      </td>
      <td className={styles.more} data-of={nameOf('turnovers')}>
        {formatCount(line.turnovers)}
      </td>
    </tr>
  );
}
