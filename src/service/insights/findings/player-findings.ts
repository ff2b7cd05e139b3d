import { addCounts, fieldGoals, rebounds } from '../../../basketball/line.ts';
import type { Summary } from '../../../contract/insight.ts';
import { totalsOf } from '../ratings/measures.ts';
import { lengthOf, type PlayerSeason, teamMatesFieldGoals } from '../ratings/player-season.ts';
import { counted, decimal, minutesOf, percent, signed } from '../wording/numbers.ts';
import { practisePlayer } from '../wording/player-practice.ts';
import { against } from '../wording/reference.ts';
import type { Finding } from './finding.ts';
import { pointsOfAssist } from './passing-and-defence.ts';
import { pointsOfPossession } from './possession.ts';
import { shootingFinding, shotKinds } from './shooting.ts';
import { summarise } from './summary.ts';

/** Under this much on court nothing is said; under twice this, only the greatest finding of each sign. */
const tooShort = 5 * 60;

/** A player's three lists: fewer sentences the shorter the player was on court, and then why. */
export function playerSummary(player: PlayerSeason): Summary {
  const { seconds } = player.line;
  if (seconds !== null && seconds < tooShort) {
    const why = `${minutesOf(seconds)} on court is too little to judge ${player.line.name} by; see the season's matches together.`;
    return { whatsWorking: [], focusAreas: [], suggestions: [why] };
  }
  const findings = [
    ...shooting(player),
    ...handling(player),
    ...boards(player),
    ...defence(player),
    ...onCourt(player),
  ];
  const short = seconds !== null && seconds < 2 * tooShort;
  const summary = summarise(findings, { sentences: short ? 1 : 3, leastPoints: 0.7 });
  if (!short) return summary;
  const why = `Only ${minutesOf(seconds)} on court, so only what stood out most is named.`;
  return { ...summary, suggestions: [...summary.suggestions, why] };
}

function shooting({ line, reference }: PlayerSeason): Finding[] {
  return shotKinds.flatMap((shot) => {
    const usual = reference(shot.kind);
    const finding = usual && shootingFinding(line.name, shot, line[shot.kind], usual);
    return finding ? [finding] : [];
  });
}

function handling(player: PlayerSeason): Finding[] {
  const { line, season, measures } = player;
  const findings: Finding[] = [];
  const usualTurnovers = player.reference('turnovers');
  if (line.turnovers !== null && measures.turnovers !== null && usualTurnovers !== null) {
    const { attempted } = fieldGoals(line);
    const plays = (attempted ?? 0) + 0.44 * (line.freeThrows.attempted ?? 0) + line.turnovers;
    findings.push({
      topic: 'turnovers',
      points: (usualTurnovers.mean * plays - line.turnovers) * pointsOfPossession(season),
      fact: `${line.name} lost the ball ${counted(line.turnovers, 'time')}, on ${percent(measures.turnovers)} of own plays, ${against(usualTurnovers, percent)}`,
      practise: practisePlayer('turnovers', line.name),
    });
  }
  const usualAssists = player.reference('assistRate');
  const chances = teamMatesFieldGoals(player);
  const { assistRate } = measures;
  if (line.assists === null || assistRate === null || usualAssists === null || chances === null) {
    return findings;
  }
  findings.push({
    topic: 'assistRate',
    points: (line.assists - usualAssists.mean * chances) * pointsOfAssist,
    fact: `${line.name} had ${counted(line.assists, 'assist')}, on ${percent(assistRate)} of the team-mates' field goals, ${against(usualAssists, percent)}`,
    practise: practisePlayer('assistRate', line.name),
  });
  return findings;
}

/** Rebounds by game score's weights (Hollinger): 0.7 for an offensive one, 0.3 for a defensive one. */
function boards(player: PlayerSeason): Finding[] {
  const { line, season, measures } = player;
  const taken = rebounds(line);
  const usual = player.reference('rebounds');
  const { own, other } = totalsOf(season.match);
  const all = addCounts(rebounds(own), rebounds(other));
  if (taken === null || measures.rebounds === null || usual === null || all === null) return [];
  const available = (all * (line.seconds ?? 0)) / lengthOf(season.match);
  const weighted = 0.7 * (line.offensiveRebounds ?? 0) + 0.3 * (line.defensiveRebounds ?? 0);
  const each = taken === 0 ? 0.3 : weighted / taken;
  return [
    {
      topic: 'rebounds',
      points: (taken - usual.mean * available) * each,
      fact: `${line.name} took ${counted(taken, 'rebound')}, ${percent(measures.rebounds)} of those there were to take while on court, ${against(usual, percent)}`,
      practise: practisePlayer('rebounds', line.name),
    },
  ];
}

function defence({ line, measures, reference }: PlayerSeason): Finding[] {
  const value = measures.defensiveActivity;
  const usual = reference('defensiveActivity');
  if (value === null || usual === null || line.seconds === null) return [];
  const format = (points: number) => decimal(points, 1);
  return [
    {
      topic: 'defensiveActivity',
      points: ((value - usual.mean) * line.seconds) / (40 * 60),
      fact: `${line.name} had ${counted(line.steals ?? 0, 'steal')}, ${counted(line.blocks ?? 0, 'block')} and ${counted(line.fouls ?? 0, 'foul')}: ${format(value)} points of defence per 40 minutes, ${against(usual, format)}`,
      practise: practisePlayer('defensiveActivity', line.name),
    },
  ];
}

/** The score while on court beside the score without the player; a fifth of the difference is the player's. */
function onCourt({ line, season }: PlayerSeason): Finding[] {
  const { own, other } = totalsOf(season.match);
  const margin = addCounts(own.points, other.points === null ? null : -other.points);
  const rest = line.seconds === null ? 0 : lengthOf(season.match) - line.seconds;
  if (line.plusMinus === null || margin === null || line.seconds === null || rest < tooShort) {
    return [];
  }
  const without = margin - line.plusMinus;
  const points = (line.plusMinus - (without / rest) * line.seconds) / 5;
  // Nobody is blamed for a lead, nor praised for falling behind, because the rest did still better or worse.
  if (Math.sign(points) !== Math.sign(line.plusMinus)) return [];
  return [
    {
      topic: 'plusMinus',
      points,
      fact: `The team was ${signed(line.plusMinus)} in ${minutesOf(line.seconds)} with ${line.name}, against ${signed(without)} in ${minutesOf(rest)} without`,
      practise: practisePlayer('plusMinus', line.name),
    },
  ];
}
