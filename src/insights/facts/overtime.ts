import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { scoreName, scorerOf } from '../course-words.ts';
import { listed } from '../numbers.ts';
import type { Season } from '../season.ts';
import { stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** All overtimes together, each named with its score. */
export function overtime({ match }: Season): Finding | null {
  const overtimes = stretchesOf(match)
    .filter(({ kind }) => kind === 'overtime')
    .sort((a, b) => a.from.period - b.from.period);
  const [first, last] = [overtimes[0], overtimes.at(-1)];
  if (first === undefined || last === undefined) return null;
  const all = joined(overtimes, first, last);
  if (all.side === null) return null;
  const { regulationPeriods } = match.rules;
  return {
    topic: 'overtime',
    always: true,
    ...stretchFinding(all),
    say: (voice) => {
      const names = overtimes.map(
        ({ from, points }) =>
          `${overtimeWord[voice.language]} ${from.period - regulationPeriods} ${scoreName(points)}`,
      );
      const { one, several } = texts[all.side ?? 'team'];
      return (
        voice.say('overtime', overtimes.length === 1 ? one : several, {
          score: scoreName(all.points),
          before: scoreName(first.from.score),
          after: scoreName(last.to.score),
          count: last.from.period - regulationPeriods,
          names: listed(names, voice.language),
        }) + scorerOf(voice, match, all)
      );
    },
  };
}

/** From the start of the first overtime to the end of the match. */
function joined(overtimes: readonly Stretch[], first: Stretch, last: Stretch): Stretch {
  const points = {
    team: last.to.score.team - first.from.score.team,
    opponent: last.to.score.opponent - first.from.score.opponent,
  };
  const more = points.team - points.opponent;
  const [before, after] = [first.from.winProbability, last.to.winProbability];
  return {
    kind: 'overtime',
    number: null,
    from: first.from,
    to: last.to,
    points,
    side: more === 0 ? null : more > 0 ? 'team' : 'opponent',
    gained: before === null || after === null ? null : after - before,
    eventIds: overtimes.flatMap(({ eventIds }) => eventIds),
  };
}

const overtimeWord = { en: 'overtime', es: 'prórroga' } as const;

const texts = {
  team: {
    one: {
      en: ['You won overtime {score}: it stood {before} after regulation and {after} at the end.'],
      es: ['Ganaste la prórroga por {score}: del {before} al {after}.'],
    },
    several: {
      en: ['It took {count} overtimes: you won them {score}, from {before} to {after} ({names}).'],
      es: [
        'Hicieron falta {count} prórrogas: las ganaste por {score}, del {before} al {after} ({names}).',
      ],
    },
  },
  opponent: {
    one: {
      en: ['You lost overtime {score}: it stood {before} after regulation and {after} at the end.'],
      es: ['Perdiste la prórroga por {score}: del {before} al {after}.'],
    },
    several: {
      en: ['It took {count} overtimes: you lost them {score}, from {before} to {after} ({names}).'],
      es: [
        'Hicieron falta {count} prórrogas: las perdiste por {score}, del {before} al {after} ({names}).',
      ],
    },
  },
} as const;
