import { pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { groupsOf, idsOf } from '../events.ts';
import { type FinishedMatch, playerName } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { capital, counted, whole } from '../numbers.ts';
import { referenceDeviations } from '../surprise.ts';
import { ofBothSides, signOf, whoseOf } from './fact.ts';

const benchPoints = measure((match) => notesOf(match).benchPoints, 4);

/** Points by those who did not start, beside what they usually score. */
export const bench = ofBothSides((season, side) => {
  const { match } = season;
  const compared = season.compare(benchPoints, side);
  if (compared === null) return null;
  const { value: scored, usual } = compared;
  const starters = match.matchSheet[side].filter(({ starter }) => starter);
  const events = match.events.filter(
    ({ side: of, made, playerId }) =>
      of === side &&
      made === true &&
      playerId !== undefined &&
      !starters.some((entry) => entry.playerId === playerId),
  );
  // What a bench scores more, its starters score less in their shorter time: half of it is a gain.
  const points = (signOf(side) * (scored - usual.mean)) / 2;
  const only = scored === 0 ? '' : 'only ';
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `bench ${side}`,
    points,
    // A bench's points swing with its minutes: it takes more than the ordinary to be told.
    deviations: 0.75 * referenceDeviations(scored, usual),
    value: scored,
    usual: usual.mean,
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        scored: counted(scored, 'point'),
        only,
        Only: capital(only),
        usual: { reference: usual, show: whole, whose: whoseOf(side) },
      }) + (side === 'team' && points > 0 ? best(match, events) : ''),
    practise: (voice) => voice.practise(fault, drills, {}),
  };
});

/** Names the substitute who scored most. */
function best(match: FinishedMatch, events: readonly MatchEvent[]): string {
  const [first, second] = groupsOf(events, ({ playerId }) => playerId)
    .map(({ key, events: own }) => ({
      playerId: key,
      scored: own.reduce((sum, event) => sum + pointsScored(event), 0),
    }))
    .sort((a, b) => b.scored - a.scored);
  if (first === undefined || first.scored < 8 || second?.scored === first.scored) return '';
  const name = playerName(match, 'team', first.playerId);
  return name === null ? '' : ` ${name} had ${first.scored} of them.`;
}

const texts = {
  team: {
    subject: 'bench',
    good: [
      'Your bench scored {scored}{usual}.',
      '{scored} came off the bench{usual}.',
      'The second unit delivered: {scored}{usual}.',
    ],
    poor: [
      'Your bench scored {only}{scored}{usual}.',
      '{Only}{scored} came off the bench{usual}.',
      'The second unit was quiet, {scored}{usual}.',
    ],
    fault: 'bench',
    drills: [
      'Second five against first, 10 possessions each: the bench gets 2 sets of its own and knows who shoots.',
      'Mix the units: 3 starters and 2 from the bench for two 6-minute games, so that nobody comes in cold.',
      'Give every substitute one job written on 1 line before the match, and score only that in the scrimmage.',
    ],
  },
  opponent: {
    subject: 'their bench',
    good: [
      '{Their} bench gave {only}{scored}{usual}.',
      'You held {their} bench to {scored}{usual}.',
    ],
    poor: [
      '{Their} bench hurt you with {scored}{usual}.',
      '{scored} came from {their} bench{usual}.',
    ],
    fault: 'opponentBench',
    drills: [
      'Guard the second wave: start a 6-minute game with fresh opponents against your tired five.',
      'Name a stopper from your bench and give that player 10 stands against the best scorer.',
      'Keep 1 starter on court at all times against a second unit: rehearse the rotation in two 8-minute blocks.',
    ],
  },
} as const;
