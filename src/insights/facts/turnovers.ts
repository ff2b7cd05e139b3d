import { playsEnded } from '../../basketball/shooting.ts';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { type FinishedMatch, playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { few, times } from '../numbers.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import { about, repeatsFor, seasonFirst, whereUsual } from './beside.ts';
import { ofBothSides, signOf, valueOfShot } from './fact.ts';
import { pressureDrills, turnoverDrills } from './turnover-drills.ts';

/** A side's turnovers beside the usual share of its plays; `null` where they were not recorded. */
export function turnoversOf(season: Season, side: Side) {
  const line = totalsOf(season.match)[side];
  const plays = playsEnded(line);
  const compared = season.compare(measures.turnovers, side);
  if (line.turnovers === null || plays === null || compared === null) return null;
  const { value, usual } = compared;
  const expected = usual.mean * plays;
  return {
    count: line.turnovers,
    expected,
    /** The reference as a count. */
    usual: { ...usual, mean: expected },
    deviations: referenceDeviations(value, usual),
    events: season.match.events.filter((event) => event.type === 'turnover' && event.side === side),
  };
}

/** How often each side lost the ball. */
export const turnovers = ofBothSides((season, side) => {
  const lost = turnoversOf(season, side);
  if (lost === null) return null;
  const { match, earlier } = season;
  const { count, expected, usual, deviations, events } = lost;
  const points = signOf(side) * (expected - count) * valueOfShot(season);
  const before = earlier.map((other) => totalsOf(other)[side].turnovers);
  const first = seasonFirst(count, before, season.seasonBefore);
  const { topic, subject, good, poor, fault, drills } = texts[side];
  return {
    topic,
    points,
    deviations,
    repeats: repeatsFor('turnoverShare', side),
    value: count,
    usual: expected,
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        times: (language) => times(count, language),
        fewTimes: (language) =>
          count === 0
            ? few(count, language)
            : `${few(1, language).replace(' 1', '')} ${times(count, language)}`,
        beside: (language) => whereUsual(voice, usual) + (first?.[language] ?? ''),
        about: about(points),
      }) +
      (count > expected
        ? (side === 'team' && whoLost(voice, match, events)) || stolen(voice, match, side, count)
        : ''),
    practise: (voice) => voice.practise(fault, drills, { n: count }),
  };
});

/** Names the player who lost most of the balls. */
export function whoLost(
  { language }: Voice,
  match: FinishedMatch,
  events: readonly MatchEvent[],
): string {
  const most = mostByPlayer(events, 4);
  const name = most && playerName(match, 'team', most.playerId);
  if (most === null || name === null) return '';
  const count = most.events.length;
  return language === 'en'
    ? ` ${name} lost ${count} of the balls.`
    : ` ${name} perdió ${count} de esos balones.`;
}

/** Says how many of the balls the other side stole, where it was most of them. */
function stolen({ language }: Voice, match: FinishedMatch, loser: Side, all: number): string {
  const { steals } = totalsOf(match)[otherSide(loser)];
  if (steals === null || steals < 5 || steals < 0.6 * all || steals >= all) return '';
  return language === 'en'
    ? ` ${steals} of the balls were stolen.`
    : ` ${steals} de esos balones fueron robados.`;
}

const texts = {
  team: {
    topic: 'turnovers',
    subject: 'turnovers',
    good: {
      en: ['You lost the ball {fewTimes}{beside}, worth {about}.'],
      es: ['Perdiste el balón {fewTimes}{beside}; valió {about}.'],
    },
    poor: {
      en: ['You lost the ball {times}{beside}. That cost {about}.'],
      es: ['Perdiste el balón {times}{beside}. Costó {about}.'],
    },
    fault: 'turnovers',
    drills: turnoverDrills,
  },
  opponent: {
    topic: 'forced turnovers',
    subject: 'won',
    good: {
      en: [
        '{They} lost the ball {times}{beside}, worth {about} to you.',
        'You made {them} lose the ball {times}{beside}, worth {about}.',
      ],
      es: [
        '{They} perdió el balón {times}{beside}; te valió {about}.',
        'Hiciste perder el balón {them} {times}{beside}; valió {about}.',
      ],
    },
    poor: {
      en: ['{They} lost the ball {fewTimes}{beside}. That cost you {about}.'],
      es: ['{They} perdió el balón {fewTimes}{beside}. Te costó {about}.'],
    },
    fault: 'forcedTurnovers',
    drills: pressureDrills,
  },
} as const;
