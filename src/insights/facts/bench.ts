import { pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { groupsOf, idsOf } from '../events.ts';
import { type FinishedMatch, playerName, seenBy } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { referenceDeviations } from '../surprise.ts';
import { type Said, said } from '../words/said.ts';
import { among } from './beside.ts';
import { ofBothSides, signOf, whoseOf } from './fact.ts';

const benchPoints = measure((match) => notesOf(match).benchPoints, 4);

/** Hardly a twentieth of one match's bench points repeats: minutes and makes decide the rest (our judgement). */
const benchRepeats = 0.05;

/** Points of players who did not start, compared with their usual. */
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
  // A bench that scores more takes time from the starters, who score less: half of the difference is a gain.
  const points = (signOf(side) * (scored - usual.mean)) / 2;
  const subject = side === 'team' ? 'bench' : 'their bench';
  return {
    topic: `bench ${side}`,
    points,
    // A bench's points vary with its minutes, so the difference must be larger.
    deviations: 0.75 * referenceDeviations(scored, usual),
    value: scored,
    usual: usual.mean,
    ...among(
      season.earlier.map((before) => benchPoints.of(seenBy(side, before))),
      scored,
      usual.mean,
      { side },
    ),
    repeats: benchRepeats,
    eventIds: idsOf(events),
    says: [
      said(`${subject}/${points > 0 ? 'good' : 'poor'}`, {
        scored: { count: scored, of: 'point' },
        only: { few: scored, of: 'point' },
        usual: { usual, show: 'whole', whose: whoseOf(side) },
      }),
      ...(side === 'team' && points > 0 ? best(match, events) : []),
    ],
  };
});

/** Names the substitute who scored most. */
function best(match: FinishedMatch, events: readonly MatchEvent[]): Said[] {
  const [first, second] = groupsOf(events, ({ playerId }) => playerId)
    .map(({ key, events: own }) => ({
      playerId: key,
      scored: own.reduce((sum, event) => sum + pointsScored(event), 0),
    }))
    .sort((a, b) => b.scored - a.scored);
  if (first === undefined || first.scored < 8 || second?.scored === first.scored) return [];
  const name = playerName(match, 'team', first.playerId);
  if (name === null) return [];
  return [said('best of the bench', { name, own: first.scored })];
}
