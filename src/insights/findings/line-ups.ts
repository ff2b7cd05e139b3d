import { minutesAndSeconds } from '../../basketball/clock.ts';
import { subtractCounts } from '../../basketball/line.ts';
import { type TimedLineup, teamStints, timedLineups } from '../evidence/court-time.ts';
import { lengthOf, totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import { referenceOf } from '../reference.ts';
import { drill } from '../wording/drill.ts';
import { playerName } from '../wording/names.ts';
import { listed, signed } from '../wording/numbers.ts';
import type { Voice } from '../wording/voice.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { Finding } from './finding.ts';
import { referenceDeviations } from './share-finding.ts';

/** What the best five of a match usually wins its minutes by, before a season says so. */
const assumed = { mean: 3, deviation: 2 };
const halfWeight = 8 * 60;

/** The five that did best, and the one that did worst, beyond what the best or worst of a match usually does. */
export function lineUpFindings(season: Season): Finding[] {
  return [...extreme(season, 1), ...extreme(season, -1)];
}

/** The five furthest to one side of the match's own margin, as points beside that margin in its minutes. */
function furthest(match: FinishedMatch, sign: 1 | -1) {
  const { own, other } = totalsOf(match);
  const margin = subtractCounts(own.points, other.points);
  if (margin === null) return null;
  const perSecond = margin / lengthOf(match);
  return timedLineups(match)
    .map((lineup) => {
      const over = lineup.margin - perSecond * lineup.seconds;
      // A few minutes are mostly chance: at eight of them half of the difference counts.
      return { lineup, over: (over * lineup.seconds) / (lineup.seconds + halfWeight) };
    })
    .reduce<{ lineup: TimedLineup; over: number } | null>(
      (best, next) => (best === null || sign * (next.over - best.over) > 0 ? next : best),
      null,
    );
}

function extreme(season: Season, sign: 1 | -1): Finding[] {
  const { match, earlier } = season;
  const found = furthest(match, sign);
  if (found === null || sign * found.lineup.margin <= 0) return [];
  const usual = referenceOf(
    earlier.map((before) => furthest(before, sign)?.over ?? null),
    1.5,
    { ...assumed, mean: sign * assumed.mean, source: '', basis: 'match' },
  );
  const points = found.over - usual.mean;
  if (sign * points <= 0) return [];
  const { lineup } = found;
  const names = lineup.playerIds.map((id) => playerName(match, 'team', id));
  const stints = teamStints(match).filter(
    (stint) => stint.playerIds.join(' ') === lineup.playerIds.join(' '),
  );
  return [
    {
      kind: 'lineUp',
      topic: `line-up ${sign}`,
      points,
      deviations: referenceDeviations(found.over, usual),
      value: lineup.margin,
      usual: usual.mean,
      eventIds: match.events
        .filter(
          (event) =>
            event.made === true &&
            stints.some(
              ({ period, startClock, endClock }) =>
                event.period === period &&
                event.clockSeconds !== null &&
                event.clockSeconds <= (startClock ?? 0) &&
                event.clockSeconds >= (endClock ?? 0),
            ),
        )
        .map(({ id }) => id),
      say: (voice) => say(voice, lineup, listed(names.filter((name) => name !== null)), match),
      practise: (voice) => drill(voice, 'lineUp', { n: Math.abs(lineup.margin) }),
    },
  ];
}

function say(voice: Voice, lineup: TimedLineup, names: string, match: FinishedMatch): string {
  const { seconds, margin, pointsFor, pointsAgainst } = lineup;
  const { own, other } = totalsOf(match);
  const all = (own.points ?? 0) - (other.points ?? 0);
  const score = `${pointsFor ?? '–'}–${pointsAgainst ?? '–'}`;
  const time = minutesAndSeconds(seconds);
  const rest = signed(all - margin);
  return voice.pick(
    'line-up',
    margin > 0
      ? [
          () => `${names} won their ${time} together ${score}; without that five it was ${rest}.`,
          () =>
            `Your best five: ${names}, ${score} in ${time}, against ${rest} in all other minutes.`,
          () =>
            `In ${time} with ${names} you outscored ${voice.they('them')} ${score}; the other minutes came to ${rest}.`,
        ]
      : [
          () => `${names} lost their ${time} together ${score}; without that five it was ${rest}.`,
          () =>
            `One five did not work: ${names}, ${score} in ${time}, against ${rest} in all other minutes.`,
          () =>
            `In ${time} with ${names} you were outscored ${score}; the other minutes came to ${rest}.`,
        ],
  );
}
