import { counted, whole } from '../numbers.ts';
import { type PlayerSeason, teamMatesFieldGoals } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import { type Finding, pointsOfAssist } from './fact.ts';
import { idsOfPlayer, isNews, usualCount } from './player-counts.ts';

/** Fewer baskets of the team-mates hold no claim about who passed for them. */
const leastChances = 5;

/**
 * A player's assists beside the usual share of the team-mates' baskets. Few are held against nobody by another's number: a
 * centre passes less.
 */
export function playerAssists(player: PlayerSeason): Finding | null {
  const { assists: count, name } = player.line;
  const usual = player.reference('assistRate');
  const chances = teamMatesFieldGoals(player);
  if (count === null || usual === null || chances === null || chances < leastChances) return null;
  const expected = usual.mean * chances;
  const points = (count - expected) * pointsOfAssist;
  if (!isNews(count, expected) || (points < 0 && usual.basis !== 'earlier')) return null;
  return {
    topic: 'assists',
    points,
    ...fromExpected(count, expected),
    eventIds: idsOfPlayer(player, ['assist']),
    say: (voice) =>
      voice.say('assists', points > 0 ? texts.good : texts.poor, {
        assists: counted(count, 'assist'),
        baskets: counted(count, 'basket'),
        onlyAssists: count === 0 ? 'no assist' : `only ${counted(count, 'assist')}`,
        justBaskets: count === 0 ? 'no basket' : `just ${counted(count, 'basket')}`,
        chances: whole(chances),
        usual: usualCount(usual, expected),
      }),
    practise: (voice) => voice.practise('assists', drills, { who: name }),
  };
}

const texts = {
  good: [
    '{who set} up {baskets} with a pass{usual}.',
    '{who had} {assists} on about {chances} team-mates’ baskets{usual}.',
  ],
  poor: [
    '{who had} {onlyAssists} on about {chances} team-mates’ baskets{usual}.',
    '{who set} up {justBaskets}{usual}.',
  ],
} as const;

const drills = [
  '{who}: drive from the wing and hit the open one with one look, 10 in a row from each side.',
  'Play 4 on 4 with {who} not allowed to shoot for 6 minutes, and count whom the passes free.',
  'Read the help: 12 drives, a coach shows or hides the second defender, pass or finish.',
] as const;
