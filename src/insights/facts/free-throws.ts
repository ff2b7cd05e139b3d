import type { MatchEvent } from '../../contract/play-by-play.ts';
import { groupsOf, idsOf } from '../events.ts';
import { playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { counted, percent } from '../numbers.ts';
import type { Season } from '../season.ts';
import { fromShare } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import type { Finding } from './fact.ts';

/** Fewer free throws hold no claim about how they were shot. */
const leastThrows = 8;

/** How the team's free throws were shot. */
export function freeThrows(season: Season): Finding | null {
  const { made, attempted } = totalsOf(season.match).team.freeThrows;
  const usual = season.reference(measures.freeThrows);
  if (made === null || attempted === null || usual === null || attempted < leastThrows) return null;
  const points = made - attempted * usual.mean;
  const shots = season.match.events.filter(
    ({ type, side }) => type === 'freeThrow' && side === 'team',
  );
  return {
    topic: 'free throws made',
    partOf: ['team half court'],
    points,
    ...fromShare(made, attempted, usual.mean),
    eventIds: idsOf(shots),
    say: (voice) =>
      voice.say('free throws', points > 0 ? texts.good : texts.poor, {
        made,
        attempted,
        share: percent(made / attempted),
        missed: counted(attempted - made, 'point'),
        usual: { reference: usual, show: percent, whose: 'own' },
        worth: points,
      }) + (points < 0 ? whoMissed(voice, season, shots) : ''),
    practise: (voice) => voice.practise('freeThrows', drills, { n: attempted - made }),
  };
}

const texts = {
  good: [
    'The line was safe: {made} of {attempted} free throws, {share}{usual}{worth}.',
    'You made {made} of {attempted} free throws, {share}{usual}{worth}.',
    '{share} from the line, {made} of {attempted}{usual}{worth}.',
  ],
  poor: [
    'You left {missed} at the line: {made} of {attempted}, {share}{usual}.',
    '{made} of {attempted} free throws went in, {share}{usual}{worth}.',
    'At the line you were {made} of {attempted}, {share}{usual}{worth}.',
  ],
} as const;

function whoMissed(voice: Voice, { match }: Season, shots: readonly MatchEvent[]): string {
  const misses = shots.filter((shot) => shot.made !== true);
  const [first] = groupsOf(misses, ({ playerId }) => playerId);
  if (first === undefined || first.events.length < 3 || voice.tellsOf(first.key)) return '';
  const name = playerName(match, 'team', first.key);
  const tries = shots.filter((shot) => shot.playerId === first.key).length;
  return name === null ? '' : ` ${name} missed ${first.events.length} of ${tries}.`;
}

const drills = [
  'Two free throws after every sprint, all week: anyone who misses both runs one more, and the sheet shows 20 a player.',
  'End practice on the line: the team leaves when it has made 10 in a row, a new shooter every 2.',
  'Shoot them tired and alone: 5 rounds of 4 at random moments of the scrimmage, everyone else watching; {n} misses is the number to beat.',
] as const;
