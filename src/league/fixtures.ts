import type { Fixture } from '../basketball/match-record.ts';
import { seededRandom } from '../basketball/random.ts';
import { fibaRules } from '../basketball/score.ts';
import type { Side } from '../contract/play-by-play.ts';
import { familyNames, hallKinds, homeVenue, mensNames, womensNames } from './names.ts';
import { integerBetween, pick, seedOf, shuffled } from './random.ts';
import { demoId, makeSquad, type Squad } from './squad.ts';
import { type OpponentClub, opponentClubs } from './style.ts';
import { type TeamPlan, withSuffix } from './teams.ts';

const day = 86_400_000;
const comingMatches = 4;
/** The index of the match that a burst pipe postponed. */
const postponedIndex = 13;

/** A match of the season before it is played. */
export interface PlannedMatch {
  index: number;
  id: string;
  opponent: OpponentClub;
  squads: Record<Side, Squad>;
  fixture: Fixture;
}

/** Monday, 00:00 UTC, of the week of `now`, in milliseconds. */
function mondayOf(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return midnight - ((now.getUTCDay() + 6) % 7) * day;
}

/**
 * When a match starts. There are two a week: the played ones end the week before `now`, the coming ones begin the week after,
 * so that the plan does not depend on the hour.
 */
function startOf(plan: TeamPlan, index: number, played: number, now: Date): Date {
  const weeks =
    index < played ? -Math.ceil((played - index) / 2) : 1 + Math.floor((index - played) / 2);
  const second = index < played ? (played - index) % 2 : (index - played) % 2;
  const { day: weekday, hour } = plan.matchDays[second === 1 ? 1 : 0];
  return new Date(mondayOf(now) + (weeks * 7 + weekday) * day + hour * 3_600_000);
}

/** The referees of the league: the same twelve all season. */
function refereesOf(seed: number): string[] {
  const random = seededRandom(seedOf(seed, 'referees'));
  const families = shuffled(random, familyNames);
  return shuffled(random, [...womensNames, ...mensNames])
    .slice(0, 12)
    .map((name, index) => `${name} ${families[index]}`);
}

/**
 * A team's season: every other club once at home and once away. Ids, opponents and order follow from the seed, days and
 * statuses from `now`.
 */
export function planSeason(seed: number, plan: TeamPlan, now: Date): PlannedMatch[] {
  const random = seededRandom(seedOf(seed, 'season', plan.key));
  const order = shuffled(random, opponentClubs).map((opponent) => ({
    opponent,
    squad: makeSquad(seed, withSuffix(opponent.name, plan), plan.women),
  }));
  const team = makeSquad(seed, `own/${plan.key}`, plan.women);
  const referees = refereesOf(seed);
  const season = [...order, ...order];
  const liveIndex = plan.live ? season.length - comingMatches - 1 : -1;
  const coming = season.length - comingMatches;
  const played = plan.live ? liveIndex : coming;
  return season.map(({ opponent, squad }, index) => {
    const home = (index % 2 === 0) === index < order.length;
    const hall = pick(random, hallKinds);
    const officials = shuffled(random, referees).slice(0, plan.referees);
    const attendance = integerBetween(random, ...plan.spectators);
    const slot = index > liveIndex && plan.live ? index - 1 : index;
    const status =
      index === liveIndex
        ? 'live'
        : index >= coming
          ? 'scheduled'
          : index === postponedIndex
            ? 'postponed'
            : 'completed';
    const isAppointed = status === 'completed' || status === 'live';
    const fixture: Fixture = {
      startsAt: startOf(plan, slot, played, now).toISOString(),
      status,
      competition: plan.competition,
      round: `Round ${index + 1}`,
      venue: home ? homeVenue : `${opponent.town} ${hall}`,
      homeAway: home ? 'home' : 'away',
      opponent: {
        id: demoId(seed, `opponent/${plan.key}/${opponent.name}`),
        name: withSuffix(opponent.name, plan),
      },
      ...fibaRules,
      ...(isAppointed ? { attendance, officials } : {}),
    };
    const id = demoId(seed, `match/${plan.key}/${index}`);
    return { index, id, opponent, squads: { team, opponent: squad }, fixture };
  });
}
