import { i18n } from '@lingui/core';
import { useState } from 'react';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { useStorages } from '../api/session-context.ts';
import { surname } from '../figures/match-text.ts';
import { balanceColumn, formatAgainstLine, readPlayingTimeLine } from '../figures/playing-time.ts';
import { Absence } from '../figures/QueryState.tsx';
import type { RosterRow } from '../figures/roster.ts';
import { useRoster } from '../figures/roster.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { SeasonPage } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { sortByColumn, useSort } from '../figures/use-sort.ts';
import { Choice } from '../ui/Choice.tsx';
import { formatCount, formatSigned, notRecorded } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import type { Column } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './LineUps.module.css';
import { couldHavePlayedMore, minutesOf, type PlayerTime, playerTimes } from './player-times.ts';
import { rangeColumn, rangesInWords, rangeText } from './range-column.tsx';
import type { PlayerOnOff } from './season-line-ups.ts';
import type { NamedPlayers } from './TogetherPanel.tsx';
import { TogetherPanel } from './TogetherPanel.tsx';
import { useLineUps } from './use-line-ups.ts';

/** Who plays with whom, and for how long, over a team's season. */
export function LineUpsPage() {
  return (
    <TeamMatches title={i18n.t('Line-ups')} skeleton={<LineUpsSkeleton />}>
      {(list) => <LineUps {...list} />}
    </TeamMatches>
  );
}

const nameOf = ({ name }: PlayerTime) => surname(name);
const usual = { show: 'players', minutes: '', sort: '' };

function LineUps({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const reading = useLineUps(matches);
  const { local } = useStorages();
  const { boxScores, plays, lineUps, onOffOf, complete } = reading;
  const { rows, loading, remark } = useRoster(teamId, boxScores);
  const [line] = useState(() => readPlayingTimeLine(local));
  const [{ show }, choose] = useSearchChoice(usual);
  const players = playerTimes(rows, boxScores.entries, line, onOffOf);
  const named = namesOf(rows, plays.entries);
  if (boxScores.entries.length === 0) {
    return (
      <Absence
        title={i18n.t('No match is completed yet')}
        message={i18n.t('Line-ups and playing time begin with the first match that has ended.')}
      />
    );
  }
  if (loading && !complete) return <LineUpsSkeleton />;
  return (
    <SeasonPage
      choice={
        <Choice
          legend={i18n.t('On court')}
          options={[
            { value: 'players', label: i18n.t('Players') },
            { value: 'pairs', label: i18n.t('Pairs') },
            { value: 'fives', label: i18n.t('Fives') },
          ]}
          value={show}
          onChange={(chosen) => choose({ show: chosen, minutes: '', sort: '' })}
        />
      }
      readings={[boxScores, plays]}
    >
      {!complete ? (
        // Shown once all is loaded: the order changes with every match.
        <LineUpsSkeleton />
      ) : show === 'fives' || show === 'pairs' ? (
        <TogetherPanel size={show} reading={reading} players={named} />
      ) : (
        <>
          <p className={`sentence strong snug ${styles.point}`}>
            {rangesInWords(players, ({ onOff }) => onOff?.interval, nameOf)}
          </p>
          {remark ? <p className={`quiet ${styles.point}`}>{remark}</p> : null}
          <PlayersTable teamId={teamId} players={players} line={line} />
          <p className={`quiet ${styles.point}`}>
            {lineUps
              ? i18n.t(
                  'On and off are points per 40 minutes over the matches that a player played in. These are facts, not ratings: team-mates and opponents on court are not taken out.',
                )
              : i18n.t(
                  'On and off come from the box scores’ +/-, per 40 minutes, over the matches that a player played in. Plays with line-ups would add ranges, pairs and fives.',
                )}
          </p>
          <CouldHavePlayedMore
            teamId={teamId}
            players={players}
            line={line}
            complete={boxScores.understood && plays.understood}
          />
        </>
      )}
    </SeasonPage>
  );
}

/** All players by id: named by the roster, otherwise by the latest match sheet. */
function namesOf(
  rows: readonly RosterRow[],
  entries: readonly SeasonEntry<DataOf<'getPlayByPlay'>>[],
): NamedPlayers {
  const sheets = entries.toReversed().flatMap(({ value }) => value?.matchSheet.team ?? []);
  return new Map([...sheets, ...rows].map((player) => [player.playerId, player]));
}

function LineUpsSkeleton() {
  return <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the line-ups')} />;
}

interface PlayersTableProps {
  teamId: string;
  players: readonly PlayerTime[];
  /** The club's minimum in minutes; `null` without one. */
  line: number | null;
}

/** Each player's time on court and margin with and without; by time, or as sorted in the address. */
function PlayersTable({ teamId, players, line }: PlayersTableProps) {
  const [sort, onSort] = useSort();
  const columns: Column<PlayerTime>[] = [
    {
      key: 'player',
      heading: i18n.t('Player'),
      isName: true,
      cell: ({ playerId, name, number }) => (
        <>
          <span className="shirt">{number ?? notRecorded}</span>{' '}
          <SeasonLink to={paths.seasonPlayer({ teamId, playerId })}>{name}</SeasonLink>
        </>
      ),
    },
    {
      key: 'matches',
      heading: i18n.t('GP'),
      meaning: i18n.t('Matches played'),
      className: styles.wide ?? '',
      cell: ({ season }) => formatCount(season?.matches),
      sort: 'descending',
      value: ({ season }) => season?.matches,
    },
    {
      key: 'minutes',
      heading: i18n.t('MIN'),
      meaning: i18n.t('Minutes a match played'),
      cell: ({ season }) => formatMinutes(season?.perMatch?.seconds ?? null),
      sort: 'descending',
      value: ({ season }) => season?.perMatch?.seconds,
    },
    ...(line === null
      ? []
      : [balanceColumn<PlayerTime>(({ balance }) => balance?.seconds ?? null, 'ascending')]),
    {
      key: 'on',
      heading: i18n.t('On'),
      meaning: i18n.t('Own minus the opponents’ points per 40 minutes with the player on court'),
      className: styles.wide ?? '',
      cell: ({ onOff }) => formatSigned(onOff?.on.perForty),
      sort: 'descending',
      value: ({ onOff }) => onOff?.on.perForty ?? null,
    },
    {
      key: 'off',
      heading: i18n.t('Off'),
      meaning: i18n.t('The same in these matches without the player'),
      className: styles.wide ?? '',
      cell: ({ onOff }) => formatSigned(onOff?.off.perForty),
      sort: 'descending',
      value: ({ onOff }) => onOff?.off.perForty ?? null,
    },
    {
      key: 'difference',
      heading: i18n.t('On − off'),
      meaning: i18n.t(
        'How much better the score went with the player than without, per 40 minutes',
      ),
      cell: ({ onOff }) => formatSigned(netOf(onOff)),
      sort: 'descending',
      value: ({ onOff }) => netOf(onOff),
    },
    rangeColumn(players, ({ onOff }) => ({
      value: onOff?.difference,
      interval: onOff?.interval,
    })),
  ];
  return (
    <Table
      label={i18n.t('Playing time, on and off court')}
      scrolls
      className={styles.table}
      columns={columns}
      rows={sortByColumn(players, sort, columns)}
      keyOf={({ playerId }) => playerId}
      sort={sort}
      onSort={onSort}
    />
  );
}

interface CouldHavePlayedMoreProps {
  teamId: string;
  players: readonly PlayerTime[];
  line: number | null;
  /** Whether all replies have loaded and were understood, so that missing data is known to be missing. */
  complete: boolean;
}

/** Who could have played more: by the club's minimum, and by the margin with and without them. */
function CouldHavePlayedMore({ teamId, players, line, complete }: CouldHavePlayedMoreProps) {
  const { byTime, byScore } = couldHavePlayedMore(players, line);
  // Playing least is no reason to play more, and the table has the minutes.
  if (line === null && byScore.length === 0) return null;
  return (
    <Section title={i18n.t('Who could have played more')} note={i18n.t('what happened, no rating')}>
      <div className={styles.reasons}>
        <div>
          <h3 className="small">
            {line === null
              ? i18n.t('Least on court')
              : i18n.t('Under the club’s line of {line} minutes', { line })}
          </h3>
          <Named teamId={teamId} players={byTime} text={(player) => timeText(player, line)} />
          {byTime.length === 0 ? (
            <p className="quiet">{complete ? remarkOf(players) : ''}</p>
          ) : null}
        </div>
        {byScore.length === 0 ? null : (
          <div>
            <h3 className="small">
              {i18n.t('A better score with than without, on court less than half the time')}
            </h3>
            <Named teamId={teamId} players={byScore} text={scoreText} />
            <p className="quiet">
              {byScore.some(({ onOff }) => onOff?.interval)
                ? i18n.t(
                    'Net points per 40 minutes with the player, minus without. A range that includes 0 may be chance.',
                  )
                : i18n.t(
                    'Net points per 40 minutes with the player, minus without. Box scores give no range: few matches say little.',
                  )}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

interface NamedProps {
  teamId: string;
  players: readonly PlayerTime[];
  text: (player: PlayerTime) => string;
}

function Named({ teamId, players, text }: NamedProps) {
  if (players.length === 0) return null;
  return (
    <ul className={`grid dense ${styles.named}`}>
      {players.map((player) => (
        <li key={player.playerId}>
          <SeasonLink
            className="touch"
            to={paths.seasonPlayer({ teamId, playerId: player.playerId })}
          >
            {[player.number, player.name].filter(Boolean).join(' ')}
          </SeasonLink>{' '}
          <span className="quiet">{text(player)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Why nobody is named. */
function remarkOf(players: readonly PlayerTime[]): string {
  return players.some(({ seconds }) => seconds !== null)
    ? i18n.t('Everybody is over it, all matches together.')
    : i18n.t('No time on court was recorded.');
}

function timeText(player: PlayerTime, line: number | null): string {
  const { season, matches, balance } = player;
  const time = timeAMatch(player);
  if (balance === null || line === null) {
    return i18n.t('{time}, {played} of {matches} matches', {
      time,
      played: season?.matches ?? 0,
      matches,
    });
  }
  return i18n.t('{time}; reached in {reached} of {matches}; {balance} altogether', {
    time,
    reached: balance.reached,
    matches: balance.matches,
    balance: formatAgainstLine(balance.seconds),
  });
}

/** On less off as both are shown, in whole points: the range is too wide for tenths, and the three add up. */
const netOf = (onOff: PlayerOnOff | null) =>
  onOff?.difference == null
    ? null
    : Math.round(onOff.on.perForty ?? 0) - Math.round(onOff.off.perForty ?? 0);

const timeAMatch = (player: PlayerTime) =>
  i18n.t('{time} a match played', { time: formatMinutes(minutesOf(player)) });

function scoreText(player: PlayerTime): string {
  const { onOff } = player;
  const range = onOff?.interval ? ` (${rangeText(onOff.interval)})` : '';
  return `${formatSigned(netOf(onOff))}${range}, ${timeAMatch(player)}`;
}
