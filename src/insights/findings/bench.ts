import { pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { Season } from '../ratings/season.ts';
import type { Reference } from '../reference.ts';
import { drill } from '../wording/drill.ts';
import { playerName } from '../wording/names.ts';
import { counted, whole } from '../wording/numbers.ts';
import { capital } from '../wording/periods.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { byPlayer, idsOf, referenceDeviations } from './share-finding.ts';

/** Points by those who did not start, of both sides, beside what they usually score. */
export function benchFindings(season: Season): Finding[] {
  return [...bench(season, 'team'), ...bench(season, 'opponent')];
}

function bench(season: Season, side: Side): Finding[] {
  const isOwn = side === 'team';
  const name = isOwn ? 'benchPoints' : 'opponentBenchPoints';
  const scored = season.measures[name];
  const usual = season.reference(name);
  if (scored === null || usual === null) return [];
  const starters = new Set(
    season.match.matchSheet[side].filter(({ starter }) => starter).map(({ playerId }) => playerId),
  );
  const events = season.match.events.filter(
    (event) =>
      event.side === side &&
      event.made === true &&
      event.playerId !== undefined &&
      !starters.has(event.playerId),
  );
  // What a bench scores more, its starters score less in their shorter time: half of it is a gain.
  const points = ((isOwn ? 1 : -1) * (scored - usual.mean)) / 2;
  return [
    {
      kind: isOwn ? 'bench' : 'opponentBench',
      topic: `bench ${side}`,
      points,
      // A bench's points swing with its minutes: it takes more than the ordinary to be told.
      deviations: 0.75 * referenceDeviations(scored, usual),
      value: scored,
      usual: usual.mean,
      eventIds: idsOf(events),
      say: (voice) => say(voice, season, { side, scored, usual, points, events }),
      practise: (voice) => drill(voice, isOwn ? 'bench' : 'opponentBench', { n: scored }),
    },
  ];
}

interface BenchFact {
  side: Side;
  scored: number;
  usual: Reference;
  points: number;
  events: readonly MatchEvent[];
}

function say(voice: Voice, season: Season, fact: BenchFact): string {
  const { side, scored, usual, points, events } = fact;
  const beside = () => voice.usual(usual, whole, side === 'team' ? 'own' : 'allowed');
  const count = counted(scored, 'point');
  const only = scored === 0 ? '' : 'only ';
  if (side === 'opponent') {
    return voice.pick(
      'their bench',
      points > 0
        ? [
            () => `${voice.their('Their')} bench gave ${only}${count}${beside()}.`,
            () => `You held ${voice.their()} bench to ${count}${beside()}.`,
          ]
        : [
            () => `${voice.their('Their')} bench hurt you with ${count}${beside()}.`,
            () => `${count} came from ${voice.their()} bench${beside()}.`,
          ],
    );
  }
  const wordings =
    points > 0
      ? [
          () => `Your bench scored ${count}${beside()}.`,
          () => `${count} came off the bench${beside()}.`,
          () => `The second unit delivered: ${count}${beside()}.`,
        ]
      : [
          () => `Your bench scored ${only}${count}${beside()}.`,
          () => `${capital(only)}${count} came off the bench${beside()}.`,
          () => `The second unit was quiet, ${count}${beside()}.`,
        ];
  return voice.pick('bench', wordings) + (points > 0 ? best(season, events) : '');
}

function best({ match }: Season, events: readonly MatchEvent[]): string {
  const totals = byPlayer(events)
    .map(({ playerId, events: own }) => ({
      playerId,
      scored: own.reduce((sum, event) => sum + pointsScored(event), 0),
    }))
    .sort((a, b) => b.scored - a.scored);
  const [first, second] = totals;
  if (first === undefined || first.scored < 8 || second?.scored === first.scored) return '';
  const name = playerName(match, 'team', first.playerId);
  return name === null ? '' : ` ${name} had ${first.scored} of them.`;
}
