import { addCounts, rebounds } from '../../basketball/line.ts';
import { lengthOf, totalsOf } from '../finished-match.ts';
import { counted, whole } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import type { Finding } from './fact.ts';
import { idsOfPlayer, isNews, usualCount } from './player-counts.ts';

/** Fewer rebounds to be had hold no claim about who took them. */
const leastAvailable = 15;

/**
 * A player's rebounds beside the usual share of those there were, by game score's weights (Hollinger): 0.7 for an offensive
 * one, 0.3 for a defensive one. Few are held against nobody by another's number: a guard rebounds less.
 */
export function playerRebounds(player: PlayerSeason): Finding | null {
  const { line, season } = player;
  const count = rebounds(line);
  const usual = player.reference('rebounds');
  const { team, opponent } = totalsOf(season.match);
  const all = addCounts(rebounds(team), rebounds(opponent));
  if (count === null || usual === null || all === null || line.seconds === null) return null;
  const available = (all * line.seconds) / lengthOf(season.match);
  const expected = usual.mean * available;
  const offensive = line.offensiveRebounds ?? 0;
  const each = count === 0 ? 0.4 : (0.7 * offensive + 0.3 * (count - offensive)) / count;
  const points = (count - expected) * each;
  if (available < leastAvailable || !isNews(count, expected)) return null;
  if (points < 0 && usual.basis !== 'earlier') return null;
  return {
    topic: 'rebounds',
    points,
    ...fromExpected(count, expected),
    eventIds: idsOfPlayer(player, ['rebound']),
    say: (voice) =>
      voice.say('boards', points > 0 ? texts.good : texts.poor, {
        rebounds: `${counted(count, 'rebound')}${offensive > 0 ? `, ${offensive} of them offensive` : ''}`,
        onlyRebounds: count === 0 ? 'no rebound' : `only ${counted(count, 'rebound')}`,
        justCount: count === 0 ? 'none' : `just ${count}`,
        available: whole(available),
        usual: usualCount(usual, expected),
      }),
    practise: (voice) => voice.practise('rebounds', drills, { who: line.name }),
  };
}

const texts = {
  good: ['{who took} {rebounds}{usual}.', '{who owned} the glass: {rebounds}{usual}.'],
  poor: [
    '{who took} {onlyRebounds}{usual}.',
    '{who got} {justCount} of about {available} rebounds there were{usual}.',
  ],
} as const;

const drills = [
  '{who}: hit, turn and go, 5 boards in a row before a rest, 4 rounds.',
  'Weak-side crash on every shot of the shooting drill: 20 starts, 2 steps before the ball is at the rim.',
  'Two on one rebounding with {who} as the one, first to 4 boards.',
] as const;
