import { fieldGoals } from '../../basketball/line.ts';
import { pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { remember } from '../evidence/remember.ts';
import { teamAssists, totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { playerName } from '../wording/names.ts';
import { counted, percent, times } from '../wording/numbers.ts';
import type { Voice } from '../wording/voice.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { Finding } from './finding.ts';
import { idsOf, referenceDeviations, shareDeviations } from './share-finding.ts';

/** Points that game score gives an assist (Hollinger). */
export const pointsOfAssist = 0.7;

/** Fewer baskets by one passer to one shooter are no habit. */
const leastOfPair = 4;

/** How many baskets came off a pass, and the passer and shooter who found each other most. */
export function passingFindings(season: Season): Finding[] {
  return [...assists(season), ...pair(season)];
}

function assists(season: Season): Finding[] {
  const { made } = fieldGoals(totalsOf(season.match).own);
  const count = teamAssists(season.match);
  const value = season.measures.assistRate;
  const usual = season.reference('assistRate');
  if (made === null || count === null || value === null || usual === null || made < 10) return [];
  const points = (count - usual.mean * made) * pointsOfAssist;
  const events = season.match.events.filter(
    (event) => event.type === 'assist' && event.side === 'team',
  );
  const say = (voice: Voice) => {
    const beside = () => voice.usual(usual, percent, 'own');
    return voice.pick(
      'assists',
      points > 0
        ? [
            () =>
              `The ball moved: ${count} of ${made} baskets came off a pass, ${percent(value)}${beside()}.`,
            () => `You assisted ${percent(value)} of your baskets, ${count} of ${made}${beside()}.`,
            () => `${count} assists on ${made} baskets, ${percent(value)}${beside()}.`,
          ]
        : [
            () => `Only ${count} of ${made} baskets came off a pass, ${percent(value)}${beside()}.`,
            () =>
              `You scored alone: ${counted(count, 'assist')} on ${made} baskets, ${percent(value)}${beside()}.`,
            () => `${counted(count, 'assist')} on ${made} baskets is ${percent(value)}${beside()}.`,
          ],
    );
  };
  return [
    {
      kind: 'assists',
      topic: 'assists',
      points,
      deviations: Math.min(
        referenceDeviations(value, usual),
        shareDeviations(count, made, Math.min(0.95, usual.mean)),
      ),
      value,
      usual: usual.mean,
      eventIds: idsOf(events),
      say,
      practise: (voice) => drill(voice, 'passing', { n: count }),
    },
  ];
}

interface Pair {
  passer: string;
  shooter: string;
  shots: MatchEvent[];
}

function pair(season: Season): Finding[] {
  const { match, earlier } = season;
  const [best, next] = pairsOf(match);
  if (best === undefined || best.shots.length < leastOfPair) return [];
  if (next?.shots.length === best.shots.length) return [];
  const before = earlier.map(
    (other) =>
      pairsOf(other).find((p) => p.passer === best.passer && p.shooter === best.shooter)?.shots
        .length ?? 0,
  );
  const usual =
    before.length < 5 ? 1 : before.reduce((sum, count) => sum + count, 0) / before.length;
  const passer = playerName(match, 'team', best.passer);
  const shooter = playerName(match, 'team', best.shooter);
  if (passer === null || shooter === null) return [];
  const count = best.shots.length;
  const scored = best.shots.reduce((sum, shot) => sum + pointsScored(shot), 0);
  return [
    {
      kind: 'assistPair',
      topic: 'assist pair',
      partOf: ['assists'],
      points: (count - usual) * pointsOfAssist,
      deviations: (count - usual) / Math.sqrt(Math.max(1, usual)),
      value: count,
      usual,
      eventIds: idsOf(best.shots),
      say: (voice) =>
        voice.pick('pair', [
          () => `${passer} found ${shooter} for ${count} baskets, ${counted(scored, 'point')}.`,
          () =>
            `The pass from ${passer} to ${shooter} worked ${times(count)}, for ${counted(scored, 'point')}.`,
          () =>
            `${shooter} scored ${times(count)} off a pass by ${passer}: ${counted(scored, 'point')} from one connection.`,
        ]),
      practise: (voice) => drill(voice, 'passing', { n: count }),
    },
  ];
}

const pairsOf = remember(({ events }: FinishedMatch): Pair[] => {
  const byId = new Map(events.map((event) => [event.id, event]));
  const pairs = new Map<string, Pair>();
  for (const event of events) {
    const shot = byId.get(event.relatedEventId ?? '');
    if (event.type !== 'assist' || event.side !== 'team' || event.playerId === undefined) continue;
    if (shot?.playerId === undefined || shot.type === 'freeThrow') continue;
    const key = `${event.playerId} ${shot.playerId}`;
    const known = pairs.get(key) ?? { passer: event.playerId, shooter: shot.playerId, shots: [] };
    pairs.set(key, { ...known, shots: [...known.shots, shot] });
  }
  return [...pairs.values()].sort((a, b) => b.shots.length - a.shots.length);
});
