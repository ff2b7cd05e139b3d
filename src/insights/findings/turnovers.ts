import { playsEnded } from '../../basketball/four-factors.ts';
import { knownWord } from '../../contract/known-word.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { remember } from '../evidence/remember.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import type { Reference } from '../reference.ts';
import { drill } from '../wording/drill.ts';
import type { DrillTopic } from '../wording/drill-texts.ts';
import { sayLost, sayLostInPeriod, sayLostKind, sayWon } from '../wording/turnovers.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { Finding } from './finding.ts';
import { idsOf, referenceDeviations, shareDeviations } from './share-finding.ts';
import { valueOfShot } from './value-of-shot.ts';

/** Balls lost and won beside the usual share of plays; the period or the kind that holds most of the lost ones. */
export function turnoverFindings(season: Season): Finding[] {
  return [...lost(season), ...lostInPeriod(season), ...lostByKind(season), ...won(season)];
}

function turnoversOf(season: Season, side: Side): MatchEvent[] {
  return season.match.events.filter((event) => event.type === 'turnover' && event.side === side);
}

/** What was lost beside the usual share; `null` where it was not recorded. */
function beside(season: Season, side: Side) {
  const { own, other } = totalsOf(season.match);
  const line = side === 'team' ? own : other;
  const plays = playsEnded(line);
  const usual = season.reference(side === 'team' ? 'turnovers' : 'forcedTurnovers');
  if (line.turnovers === null || plays === null || plays === 0 || usual === null) return null;
  return { count: line.turnovers, plays, usual, expected: usual.mean * plays };
}

function lost(season: Season): Finding[] {
  const found = beside(season, 'team');
  if (found === null) return [];
  const { count, plays, usual, expected } = found;
  const points = (expected - count) * valueOfShot(season);
  const events = turnoversOf(season, 'team');
  return [
    {
      kind: 'turnovers',
      topic: 'turnovers',
      points,
      deviations: referenceDeviations(count / plays, usual),
      value: count,
      usual: expected,
      eventIds: idsOf(events),
      say: (voice) => sayLost(voice, { season, count, expected, usual, points, events }),
      practise: (voice) => drill(voice, 'turnovers', { n: count }),
    },
  ];
}

function won(season: Season): Finding[] {
  const found = beside(season, 'opponent');
  if (found === null) return [];
  const { count, plays, usual, expected } = found;
  const points = (count - expected) * valueOfShot(season);
  const events = turnoversOf(season, 'opponent');
  return [
    {
      kind: 'forcedTurnovers',
      topic: 'forced turnovers',
      points,
      deviations: referenceDeviations(count / plays, usual),
      value: count,
      usual: expected,
      eventIds: idsOf(events),
      say: (voice) => sayWon(voice, { season, count, expected, usual, points, events }),
      practise: (voice) => drill(voice, 'forcedTurnovers', { n: count }),
    },
  ];
}

/** The period with the most lost balls, where it holds twice its part of what is usual, and six at least. */
function lostInPeriod(season: Season): Finding[] {
  const found = beside(season, 'team');
  const events = turnoversOf(season, 'team');
  if (found === null || events.length !== found.count) return [];
  const { rules } = season.match;
  const expected = found.expected / rules.regulationPeriods;
  const [worst] = groupsOf(events, ({ period }) => period);
  if (worst === undefined || worst.events.length < 6) return [];
  if (worst.events.length < 2 * expected) return [];
  const period = worst.key;
  const points = (expected - worst.events.length) * valueOfShot(season);
  const count = worst.events.length;
  return [
    {
      kind: 'turnoversInPeriod',
      topic: `turnovers ${period}`,
      partOf: ['turnovers', `period ${period}`],
      points,
      deviations: (count - expected) / Math.sqrt(Math.max(1, expected)),
      value: count,
      usual: expected,
      eventIds: idsOf(worst.events),
      say: (voice) =>
        sayLostInPeriod(voice, { season, period, count, all: found.count, expected, points }),
      practise: (voice) => drill(voice, 'turnovers', { n: count }),
    },
  ];
}

const kinds: Record<string, { noun: string; practise: DrillTopic }> = {
  badpass: { noun: 'bad passes', practise: 'badPasses' },
  ballhandling: { noun: 'balls lost off the dribble', practise: 'ballHandling' },
  travel: { noun: 'travels', practise: 'ballHandling' },
  offensive: { noun: 'offensive fouls', practise: 'turnovers' },
  outofbounds: { noun: 'balls out of bounds', practise: 'badPasses' },
};

/** How many balls of each kind the team lost. */
const lostKinds = remember(({ events }: FinishedMatch) => {
  const counts = new Map<string, number>();
  for (const { type, side, subtype } of events) {
    if (type !== 'turnover' || side !== 'team' || subtype === undefined) continue;
    counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
  }
  return counts;
});

/** A kind of lost ball that the scorer noted far more often than in the earlier matches. */
function lostByKind(season: Season): Finding[] {
  const events = turnoversOf(season, 'team');
  const { match, earlier } = season;
  const found = beside(season, 'team');
  if (earlier.length < 5 || found === null) return [];
  return groupsOf(events, ({ subtype }) => subtype ?? '').flatMap(({ key, events: own }) => {
    const kind = knownWord(kinds, key);
    if (kind === undefined || own.length < 4) return [];
    const before = earlier.map((other) => lostKinds(other).get(key) ?? 0);
    const mean = before.reduce((sum, count) => sum + count, 0) / before.length;
    const usual: Reference = {
      mean,
      deviation: Math.sqrt(Math.max(1, mean)),
      matches: earlier.length,
      source: '',
      basis: 'earlier',
    };
    // More of one kind and fewer of another cost nothing.
    const more = Math.min(own.length - mean, found.count - found.expected);
    const points = -more * valueOfShot(season);
    if (points >= 0) return [];
    return [
      {
        kind: 'turnoversByKind',
        topic: `turnovers ${key}`,
        partOf: ['turnovers'],
        points,
        deviations: shareDeviations(own.length, 100, mean / 100),
        value: own.length,
        usual: mean,
        eventIds: idsOf(own),
        say: (voice) =>
          sayLostKind(voice, {
            match,
            noun: kind.noun,
            events: own,
            usual,
            points,
            all: events.length,
          }),
        practise: (voice) => drill(voice, kind.practise, { n: own.length }),
      },
    ];
  });
}

/** Events by a key, the largest group first. */
function groupsOf<Key extends string | number>(
  events: readonly MatchEvent[],
  keyOf: (event: MatchEvent) => Key,
): { key: Key; events: MatchEvent[] }[] {
  const groups = new Map<Key, MatchEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups]
    .map(([key, own]) => ({ key, events: own }))
    .sort((a, b) => b.events.length - a.events.length);
}
