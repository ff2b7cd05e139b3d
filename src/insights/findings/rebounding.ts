import { addCounts } from '../../basketball/line.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import { sayBoards, saySecondChance } from '../wording/rebounding.ts';
import type { Finding } from './finding.ts';
import { idsOf, referenceDeviations, shareDeviations } from './share-finding.ts';
import { valueOfShot } from './value-of-shot.ts';

/** Fewer rebounds to be had at a basket hold no claim. */
const leastChances = 12;

/** Rebounds at both baskets, and the points of second chances there; of the two at one basket the greater is told. */
export function reboundFindings(season: Season): Finding[] {
  return [
    ...boards(season, 'team'),
    ...boards(season, 'opponent'),
    ...secondChances(season, 'team'),
    ...secondChances(season, 'opponent'),
  ];
}

/** The boards at the basket that `attacker` attacks. */
function boards(season: Season, attacker: Side): Finding[] {
  const { own, other } = totalsOf(season.match);
  const isOwn = attacker === 'team';
  const [attack, defence] = isOwn ? [own, other] : [other, own];
  const chances = addCounts(attack.offensiveRebounds, defence.defensiveRebounds);
  const offensive = attack.offensiveRebounds;
  const usual = season.reference(isOwn ? 'offensiveRebounds' : 'defensiveRebounds');
  if (chances === null || offensive === null || usual === null || chances < leastChances) return [];
  const usualShare = isOwn ? usual.mean : 1 - usual.mean;
  const expected = usualShare * chances;
  const points = (isOwn ? 1 : -1) * (offensive - expected) * valueOfShot(season);
  const events = rebounds(season, attacker);
  return [
    {
      kind: isOwn ? 'offensiveRebounds' : 'defensiveRebounds',
      topic: `boards ${attacker}`,
      points,
      deviations: Math.min(
        shareDeviations(offensive, chances, usualShare),
        referenceDeviations(isOwn ? offensive / chances : 1 - offensive / chances, usual),
      ),
      value: offensive,
      usual: expected,
      eventIds: idsOf(events),
      say: (voice) =>
        sayBoards(voice, { season, attacker, offensive, chances, expected, usual, points, events }),
      practise: (voice) =>
        drill(voice, isOwn ? 'offensiveRebounds' : 'defensiveRebounds', { n: offensive }),
    },
  ];
}

function rebounds(season: Season, side: Side): MatchEvent[] {
  return season.match.events.filter(
    (event) => event.type === 'rebound' && event.subtype === 'offensive' && event.side === side,
  );
}

function secondChances(season: Season, side: Side): Finding[] {
  const isOwn = side === 'team';
  const scored = season.measures[isOwn ? 'secondChancePoints' : 'opponentSecondChancePoints'];
  const usual = season.reference(isOwn ? 'secondChancePoints' : 'opponentSecondChancePoints');
  if (scored === null || usual === null) return [];
  const events = season.match.events.filter(
    (event) => event.side === side && event.qualifiers?.includes('secondChance') && event.made,
  );
  const points = (isOwn ? 1 : -1) * (scored - usual.mean);
  return [
    {
      kind: isOwn ? 'secondChance' : 'secondChanceAgainst',
      topic: `second chance ${side}`,
      partOf: [`boards ${side}`],
      points,
      deviations: referenceDeviations(scored, usual),
      value: scored,
      usual: usual.mean,
      eventIds: idsOf(events),
      say: (voice) =>
        saySecondChance(voice, {
          side,
          scored,
          boards: rebounds(season, side).length,
          usual,
          points,
        }),
      practise: (voice) =>
        drill(voice, isOwn ? 'secondChance' : 'defensiveRebounds', {
          n: rebounds(season, side).length,
        }),
    },
  ];
}
