import { minutesAndSeconds } from '../basketball/score.ts';
import type { TrustCheck, TrustCheckName } from '../basketball/trust-check.ts';
import type { Side } from '../contract/play-by-play.ts';

/** The names of both sides in the sentences. */
type SideNames = Record<Side, string>;

/** A sentence for each failed check, or for each of its statistics; none if all pass or nothing was recorded. */
export function failedChecks(checks: readonly TrustCheck[], names: SideNames): string[] {
  return checks
    .filter((check) => check.ok === false)
    .flatMap((check) =>
      sentences[check.check](check, check.side === null ? '' : names[check.side]),
    );
}

const sentences: Record<TrustCheckName, (check: TrustCheck, side: string) => string[]> = {
  playersSumToTeam: ({ where }, side) =>
    where.map(
      ({ statistic, expected, found }) =>
        `${side}: the players' ${statistic} add up to ${found}, the side's total is ${expected}`,
    ),
  boxScoreToScore: ({ expected, found }, side) => [
    `${side}: ${found} points in the box score, ${expected} in the score`,
  ],
  eventsToScore: ({ expected, found }, side) => [
    `${side}: ${found} points in the events, ${expected} in the score`,
  ],
  minutes: ({ expected, found }, side) => [
    `${side}: the players' minutes add up to ${minutesAndSeconds(found ?? 0)}, five on court make ${minutesAndSeconds(expected ?? 0)}`,
  ],
  plusMinus: ({ expected, found }, side) => [
    `${side}: the players' +/- add up to ${found}, five times the margin is ${expected}`,
  ],
  offCourt: ({ found }) => [
    counted(found, 'act of a player who was not on court', 'acts of players who were not on court'),
  ],
  illegalSubstitutions: ({ found }) => [
    counted(
      found,
      'substitution of a player who was in or out already',
      'substitutions of players who were in or out already',
    ),
  ],
  notOnSheet: ({ found }) => [
    counted(
      found,
      'act of someone who is not on the match sheet',
      'acts of people who are not on the match sheet',
    ),
  ],
  clockJumps: ({ found }) => [counted(found, 'jump of the clock', 'jumps of the clock')],
};

function counted(count: number | null, one: string, many: string): string {
  return `${count ?? 0} ${count === 1 ? one : many}`;
}
