import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { assistsOnFieldGoals } from '../../basketball/assists.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { type NumberKey, numberOf, numbers } from '../../basketball/numbers.ts';
import { share } from '../../basketball/shooting.ts';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { knownWord } from '../../contract/known-word.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { zoneNames } from '../figures/play-words.ts';
import { playsOf } from '../figures/plays.ts';
import { secondsOfMatch } from '../figures/roster.ts';
import { formatDecimal, formatMinutes, formatShooting } from '../figures/statistic-format.ts';
import { nameOf, written } from '../tables/number-words.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import styles from './Insights.module.css';

interface RatingProofProps {
  ratingKey: string;
  ratingName: string;
  teamId: string;
  matchId: string;
  match: Match | undefined;
  /** The player that is rated; absent for the team. */
  playerId?: string | undefined;
}

/** The box score arithmetic and the events behind a rating, loaded when its row opens. */
export function RatingProof(props: RatingProofProps) {
  const { ratingKey, ratingName, teamId, matchId, match, playerId } = props;
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, matchId));
  const playByPlay = useQuery(playByPlayQuery(api, matchId));
  const box = boxScore.data?.value;
  if (!box) {
    return (
      <p>
        {boxScore.isError
          ? i18n.t('The box score could not be read.')
          : i18n.t('Reading the box score…')}
      </p>
    );
  }
  const line = box.team.players.find((player) => player.playerId === playerId);
  if (playerId !== undefined && !line?.played)
    return <p>{i18n.t('Did not play: there are no numbers.')}</p>;
  const plays = playByPlay.data?.value;
  const evidence = ratingEvidence(ratingKey, {
    team: box.team.totals,
    opponent: box.opponent.totals,
    events: plays?.events ?? [],
    seconds: secondsOfMatch(match, null, box.team.totals),
    player: playerId !== undefined && line ? { playerId, line } : undefined,
  });
  if (!evidence) {
    return <p>{i18n.t('How the service calculates this rating is not known.')}</p>;
  }
  return (
    <>
      <Table
        label={i18n.t('From the box score')}
        rows={evidence.steps}
        keyOf={({ name }) => name}
        className={styles.steps}
        columns={[
          { key: 'name', heading: '', isName: true, className: 'wraps', cell: ({ name }) => name },
          { key: 'working', heading: '', className: 'wraps', cell: ({ working }) => working },
          { key: 'result', heading: '', className: 'strong', cell: ({ result }) => result },
        ]}
      />
      {plays ? (
        <ProofEvents
          ratingName={ratingName}
          events={evidence.events}
          playByPlay={plays}
          match={match}
          playsHref={paths.plays({ teamId, matchId })}
        />
      ) : (
        <p>
          {playByPlay.isError
            ? i18n.t('The events are not available from this service.')
            : i18n.t('Reading the events…')}
        </p>
      )}
      <p>
        {i18n.t('Worked out here from the box score; the service may weigh it in another way.')}
      </p>
    </>
  );
}

interface ProofEventsProps {
  ratingName: string;
  events: readonly MatchEvent[];
  playByPlay: { events: readonly MatchEvent[]; matchSheet: MatchSheet };
  match: Match | undefined;
  playsHref: string;
}

/** The events behind a rating by period, in match order. */
function ProofEvents({ ratingName, events, playByPlay, match, playsHref }: ProofEventsProps) {
  const regulationPeriods = match?.regulationPeriods ?? 4;
  const { byEventId, periods } = playsOf(playByPlay, regulationPeriods);
  if (events.length === 0) return <p>{i18n.t('No event of the play-by-play counts here.')}</p>;
  const plays = events.flatMap(({ id }) => byEventId.get(id) ?? []);
  return (
    <section
      className={styles.events}
      aria-label={i18n.t('Events behind {rating}', { rating: ratingName })}
      tabIndex={0}
    >
      {periods.map(({ number, label }) => {
        const inPeriod = plays.filter(({ event }) => event.period === number);
        if (inPeriod.length === 0) return null;
        return (
          <div key={number}>
            <h3>{label}</h3>
            <ul className="list">
              {inPeriod.map(({ anchor, clock, who, what, detail }) => (
                <li key={anchor}>
                  <Link to={`${playsHref}#${anchor}`}>{clock}</Link>{' '}
                  {[who, what].filter(Boolean).join(': ')}
                  {detail ? `, ${detail}` : null}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/**
 * The arithmetic and events, in match order, behind one of the reference's ratings; `null` for an unknown rating, or if totals were not
 * recorded.
 */
export function ratingEvidence(key: string, input: EvidenceInput) {
  const steps = stepsOf(key, input);
  if (!steps) return null;
  const counts = knownWord(countedBy, key);
  const events = counts
    ? input.events.filter(
        (event) => counts(event) && isOfSubject(event, key, input.player?.playerId),
      )
    : [];
  return { steps, events };
}

const countedBy: Record<string, (event: MatchEvent) => boolean> = {
  shotMix: (event) => isFieldGoal(event) || event.type === 'freeThrow',
  pointsPerShot: isFieldGoal,
  assistRate: ({ type }) => type === 'assist',
  turnovers: ({ type }) => type === 'turnover',
  rebounds: ({ type, subtype }) => type === 'rebound' && subtype !== 'deadBall',
  defensiveImpact: ({ type, side }) =>
    side === 'opponent' ? type === 'turnover' : type === 'steal' || type === 'block',
};

/** The team's defence also counts the opponent's turnovers; all other ratings count own events only. */
function isOfSubject(event: MatchEvent, key: string, playerId: string | undefined): boolean {
  if (playerId !== undefined) return event.side === 'team' && event.playerId === playerId;
  return event.side === 'team' || (key === 'defensiveImpact' && event.side === 'opponent');
}

/** The arithmetic behind a player's or the team's rating; `null` if unknown, or without the totals it needs. */
function stepsOf(key: string, input: EvidenceInput): EvidenceStep[] | null {
  const { team, opponent, events, seconds, player } = input;
  const line = player?.line ?? team;
  if (!line) return null;
  switch (key) {
    case 'shotMix':
      return shotSteps(line, events, player?.playerId);
    case 'pointsPerShot':
      return [pointsPerShotStep(nameOf('pointsPerShot'), line)];
    case 'assistRate':
      return [player ? assistStep(line, team, seconds) : teamAssistStep(line, events)];
    case 'turnovers':
      return [turnoverStep(nameOf('turnoverShare'), line)];
    case 'rebounds':
      return player ? [ownReboundsStep(line)] : opponent && reboundSteps(line, opponent);
    case 'defensiveImpact':
      return player ? defenceSteps(line) : opponent && teamDefenceSteps(line, opponent);
    default:
      return null;
  }
}

function ownReboundsStep(line: Line): EvidenceStep {
  return {
    name: i18n.t('Rebounds in {minutes}', { minutes: formatMinutes(line.seconds) }),
    working: i18n.t('{offensive} offensive + {defensive} defensive', {
      offensive: count(line.offensiveRebounds),
      defensive: count(line.defensiveRebounds),
    }),
    result: count(rebounds(line)),
  };
}

function assistStep(line: Line, team: Line | null, seconds: number | null): EvidenceStep {
  return {
    name: nameOf('assistShare'),
    working: `${count(line.assists)} / (${formatMinutes(line.seconds)} / ${formatMinutes(seconds)} × ${count(
      team ? fieldGoals(team).made : null,
    )} − ${count(fieldGoals(line).made)})`,
    result: written('assistShare', numbers.assistShare.of({ own: line, side: team, seconds })),
  };
}

function defenceSteps(line: Line): EvidenceStep[] {
  const counted = (name: string, value: number | null): EvidenceStep => ({
    name,
    working: '',
    result: count(value),
  });
  return [
    { name: i18n.t('On court'), working: '', result: formatMinutes(line.seconds) },
    counted(nameOf('steals'), line.steals),
    counted(nameOf('blocks'), line.blocks),
    counted(nameOf('defensiveRebounds'), line.defensiveRebounds),
    counted(nameOf('fouls'), line.fouls),
    { name: i18n.t('+/- on court'), working: '', result: formatSigned(line.plusMinus) },
  ];
}

function teamAssistStep(team: Line, events: readonly MatchEvent[]): EvidenceStep {
  const onFieldGoals = assistsOnFieldGoals(team.assists, events, 'team');
  const left = (team.assists ?? 0) - (onFieldGoals ?? 0);
  return {
    name:
      left > 0
        ? i18n.t('Assists of field goals, without {left} on free throws', { left })
        : i18n.t('Assists of field goals'),
    working: `${count(onFieldGoals)} / ${count(fieldGoals(team).made)}`,
    result: written('assistRate', numbers.assistRate.of({ own: team, events })),
  };
}

function reboundSteps(team: Line, opponent: Line): EvidenceStep[] {
  const step = (name: string, key: NumberKey, own: number | null, other: number | null) => ({
    name,
    working: `${count(own)} / (${count(own)} + ${count(other)})`,
    result: written(key, numberOf(key, team, opponent)),
  });
  return [
    step(
      i18n.t('Offensive rebounds taken'),
      'offensiveReboundShare',
      team.offensiveRebounds,
      opponent.defensiveRebounds,
    ),
    step(
      i18n.t('Defensive rebounds taken'),
      'defensiveReboundShare',
      team.defensiveRebounds,
      opponent.offensiveRebounds,
    ),
  ];
}

function teamDefenceSteps(team: Line, opponent: Line): EvidenceStep[] {
  const possessions = numberOf('possessions', opponent, team);
  return [
    {
      name: i18n.t('Points allowed per 100 possessions'),
      working: `100 × ${count(opponent.points)} / ${formatDecimal(possessions, 1)}`,
      result: written('defensiveRating', numberOf('defensiveRating', team, opponent)),
    },
    pointsPerShotStep(i18n.t('Points allowed per shot'), opponent),
    turnoverStep(i18n.t('Turnovers forced, of their plays'), opponent),
  ];
}

/** One line of arithmetic. */
interface EvidenceStep {
  name: string;
  /** The inputs, for instance "20 / (63 + 0.44 × 27 + 20)". */
  working: string;
  /** The result; "–" if an input was not recorded. */
  result: string;
}

/** Both sides' totals and the events of a match; for a player's ratings also the player's line. */
interface EvidenceInput {
  team: Line | null;
  opponent: Line | null;
  events: readonly MatchEvent[];
  /** Seconds of play; `null` if unknown. */
  seconds: number | null;
  player?: { playerId: string; line: Line } | undefined;
}

/** A count in a line of arithmetic; "–" if not recorded. */
const count = (value: number | null) => formatDecimal(value);

/** Shots of the own side, or of one of its players, by zone; by kind if no location was recorded. */
function shotSteps(line: Line, events: readonly MatchEvent[], playerId?: string): EvidenceStep[] {
  const placed = shotsByZone(events, 'team', playerId);
  const made = (name: string, shots: Shooting, perShot: number | null): EvidenceStep => ({
    name,
    working: formatShooting(shots),
    result:
      perShot === null
        ? notRecorded
        : i18n.t('{points} a shot', { points: formatDecimal(perShot, 2) }),
  });
  const perMake = (shots: Shooting, points: number) => {
    const rate = share(shots);
    return rate === null ? null : points * rate;
  };
  const fromField = placed
    ? placed.zones.map((zone) => made(i18n.t(zoneNames[zone.zone]), zone, zone.pointsPerShot))
    : [
        made(i18n.t('Two-pointers'), line.twos, perMake(line.twos, 2)),
        made(i18n.t('Three-pointers'), line.threes, perMake(line.threes, 3)),
      ];
  const unplaced = placed?.unplaced.attempted
    ? [made(i18n.t('Location not recorded'), placed.unplaced, null)]
    : [];
  return [
    ...fromField,
    ...unplaced,
    made(i18n.t('Free throws'), line.freeThrows, perMake(line.freeThrows, 1)),
  ];
}

/** Field-goal points per attempt. */
function pointsPerShotStep(name: string, line: Line): EvidenceStep {
  return {
    name,
    working: `(2 × ${count(line.twos.made)} + 3 × ${count(line.threes.made)}) / ${count(fieldGoals(line).attempted)}`,
    result: written('pointsPerShot', numberOf('pointsPerShot', line)),
  };
}

/** Turnover rate. */
function turnoverStep(name: string, line: Line): EvidenceStep {
  const lost = count(line.turnovers);
  return {
    name,
    working: `${lost} / (${count(fieldGoals(line).attempted)} + ${formatDecimal(0.44, 2)} × ${count(line.freeThrows.attempted)} + ${lost})`,
    result: written('turnoverShare', numberOf('turnoverShare', line)),
  };
}
