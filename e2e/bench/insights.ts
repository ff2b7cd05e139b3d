import type { FinishedMatch } from '../../src/insights/finished-match.ts';
import { type PlayedTeam, playedTeams } from '../../src/insights/testing/matches.ts';
import { writeInsights } from '../../src/insights/write-insights.ts';
import { median, printMachine, printTable } from './table.ts';

const rounds = 15;
const warmUps = 3;

/**
 * The words alone, without a database: a whole season's texts of three teams, and one late match by itself, against
 * the floor of reading the same matches from their stored JSON. In one run, interleaved.
 */
export async function benchInsights(): Promise<[]> {
  printMachine();
  const teams = playedTeams(2026);
  const stored = teams.map(({ matches }) => matches.map((match) => JSON.stringify(match)));
  const costs: Record<'floor' | 'season' | 'single', number[]> = {
    floor: [],
    season: [],
    single: [],
  };
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const read = timed(() => stored.map((matches) => matches.map(parsed)));
    const season = timed(() => read.result.map((matches, at) => writeAll(teams[at], matches)));
    const again = stored.map((matches) => matches.map(parsed));
    const single = timed(() => again.map((matches, at) => writeLast(teams[at], matches)));
    if (round < warmUps) continue;
    costs.floor.push(read.milliseconds);
    costs.season.push(season.milliseconds);
    costs.single.push(single.milliseconds / teams.length);
  }
  const matches = stored.flat().length;
  const perMatch = (values: number[]) => median(values) / matches;
  const floor = perMatch(costs.floor);
  const row = (name: string, milliseconds: number) => [
    name,
    milliseconds.toFixed(2),
    (milliseconds / floor).toFixed(1),
  ];
  printTable(
    [`${matches} matches of ${teams.length} teams`, 'CPU ms a match', '× floor'],
    [
      row('read from JSON (floor)', floor),
      row('season written in order', perMatch(costs.season)),
      row('last match alone, its season unread', median(costs.single)),
    ],
  );
  return [];
}

function parsed(text: string): FinishedMatch {
  const match: FinishedMatch = JSON.parse(text);
  return { ...match, startsAt: new Date(match.startsAt) };
}

function writeAll(team: PlayedTeam | undefined, matches: FinishedMatch[]): void {
  for (const index of matches.keys()) write(team, matches, index);
}

function writeLast(team: PlayedTeam | undefined, matches: FinishedMatch[]): void {
  write(team, matches, matches.length - 1);
}

function write(team: PlayedTeam | undefined, matches: FinishedMatch[], index: number): void {
  const match = matches[index];
  if (team === undefined || match === undefined) return;
  const { roster, category } = team;
  const earlier = matches.slice(0, index);
  writeInsights({ match, earlier, roster, ...(category === undefined ? {} : { category }) });
}

function timed<Result>(action: () => Result): { result: Result; milliseconds: number } {
  const before = process.cpuUsage();
  const result = action();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1_000 };
}
