import { minutesAndSeconds } from '../../basketball/clock.ts';
import { subtractCounts } from '../../basketball/line.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import { lengthOf, totalsOf } from '../ratings/measures.ts';
import type { PlayerSeason } from '../ratings/player-season.ts';
import { playerDrill } from '../wording/drill.ts';
import { counted, decimal, signed, whole } from '../wording/numbers.ts';
import type { Finding } from './finding.ts';
import { leastDifference } from './least-difference.ts';

/** A player's defence, fouls, and the score with the player on court beside without. */
export function playerOnCourt(player: PlayerSeason): Finding[] {
  return [...defence(player), ...fouls(player), ...plusMinus(player)];
}

function idsOf({ season, line }: PlayerSeason, types: readonly string[]): string[] {
  return season.match.events
    .filter((event) => event.playerId === line.playerId && types.includes(event.type))
    .map(({ id }) => id);
}

/** Steals at 1 and blocks at 0.7 (game score's weights, Hollinger), beside the player's own rate in the time on court. */
function defence(player: PlayerSeason): Finding[] {
  const { line, before } = player;
  const { steals, blocks, seconds } = line;
  const usual = rateOf(before, seconds);
  if (steals === null || blocks === null || seconds === null || usual === null) return [];
  if (Math.abs(steals + blocks - usual.acts) < leastDifference) return [];
  const weighted = steals + 0.7 * blocks;
  const points = weighted - usual.weighted;
  const acts =
    [
      ...(steals > 0 ? [counted(steals, 'steal')] : []),
      ...(blocks > 0 ? [counted(blocks, 'block')] : []),
    ].join(' and ') || 'no steal and no block';
  const norm = usual.acts < 0.5 ? decimal(usual.acts, 1) : whole(usual.acts);
  return [
    {
      kind: 'player defence',
      topic: 'defence',
      points,
      deviations: Math.abs(steals + blocks - usual.acts) / Math.sqrt(Math.max(1, usual.acts)),
      value: weighted,
      usual: usual.weighted,
      eventIds: idsOf(player, ['steal', 'block']),
      say: (voice) =>
        voice.pick(
          'defence',
          points > 0
            ? [
                () =>
                  `${voice.player(line.name, 'had')} ${acts} in ${minutesAndSeconds(seconds)}, where ${norm} would be normal.`,
                () =>
                  `${voice.player(line.name, 'was')} active: ${acts}, usually ${norm} in that time.`,
              ]
            : [
                () =>
                  `${voice.player(line.name, 'had')} ${acts} in ${minutesAndSeconds(seconds)}, where ${norm} would be normal.`,
                () =>
                  `${voice.player(line.name, 'had')} ${acts}; in ${minutesAndSeconds(seconds)} it is usually ${norm}.`,
              ],
        ),
      practise: (voice) => playerDrill(voice, 'defence', { who: line.name }),
    },
  ];
}

/** Steals and blocks to expect in `seconds` at the rate of the earlier matches; `null` with fewer than five of them. */
function rateOf(before: readonly PlayerLine[], seconds: number | null) {
  if (before.length < 5 || seconds === null) return null;
  let time = 0;
  let acts = 0;
  let weighted = 0;
  for (const line of before) {
    if (line.seconds === null || line.steals === null || line.blocks === null) return null;
    time += line.seconds;
    acts += line.steals + line.blocks;
    weighted += line.steals + 0.7 * line.blocks;
  }
  if (time === 0) return null;
  return { acts: (acts * seconds) / time, weighted: (weighted * seconds) / time };
}

/** Four fouls or more: each above two costs 0.4 (game score's weight, Hollinger) and time that could not be played. */
function fouls(player: PlayerSeason): Finding[] {
  const { line } = player;
  const { fouls: count, seconds } = line;
  if (count === null || count < 4 || seconds === null) return [];
  return [
    {
      kind: 'player fouls',
      topic: 'fouls',
      points: -0.7 * (count - 2),
      deviations: count - 2,
      value: count,
      usual: 2,
      eventIds: idsOf(player, ['foul']),
      say: (voice) =>
        count >= 5
          ? `${voice.player(line.name, 'fouled')} out after ${minutesAndSeconds(seconds)}, with ${counted(count, 'foul')}.`
          : `${voice.player(line.name, 'picked')} up ${counted(count, 'foul')} in ${minutesAndSeconds(seconds)}.`,
      practise: (voice) => playerDrill(voice, 'fouls', { who: line.name, n: count }),
    },
  ];
}

/** Under this much without the player, in seconds, the two are not compared. */
const leastRest = 5 * 60;

/** The score while on court beside the score without; a fifth of the difference is the player's. */
function plusMinus({ line, season }: PlayerSeason): Finding[] {
  const { own, other } = totalsOf(season.match);
  const margin = subtractCounts(own.points, other.points);
  const rest = line.seconds === null ? 0 : lengthOf(season.match) - line.seconds;
  if (line.plusMinus === null || margin === null || line.seconds === null || rest < leastRest) {
    return [];
  }
  const { plusMinus: withPlayer, seconds } = line;
  const without = margin - withPlayer;
  const points = (withPlayer - (without / rest) * seconds) / 5;
  // Nobody is blamed for a lead, nor praised for falling behind, because the rest did still better or worse.
  if (Math.sign(points) !== Math.sign(withPlayer)) return [];
  return [
    {
      kind: 'plusMinus',
      topic: 'onCourt',
      points,
      deviations: Math.abs(points * 5) / 8,
      value: withPlayer,
      usual: (without / rest) * seconds,
      eventIds: [],
      say: (voice) =>
        voice.pick('on court', [
          () =>
            `The team was ${signed(withPlayer)} in ${minutesAndSeconds(seconds)} with ${line.name}, ${signed(without)} in ${minutesAndSeconds(rest)} without.`,
          () =>
            `With ${line.name} on court: ${signed(withPlayer)} in ${minutesAndSeconds(seconds)}; on the bench: ${signed(without)} in ${minutesAndSeconds(rest)}.`,
          () =>
            `${minutesAndSeconds(seconds)} with ${line.name} came to ${signed(withPlayer)}, the other ${minutesAndSeconds(rest)} to ${signed(without)}.`,
        ]),
      practise: (voice) => playerDrill(voice, 'onCourt', { who: line.name }),
    },
  ];
}
