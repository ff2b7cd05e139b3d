import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { minutesAndSeconds } from '../../basketball/score.ts';
import type { Language } from '../../contract/language.ts';
import { isTipOff, scoreName, scorerAndChance } from '../course-words.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { capital } from '../numbers.ts';
import type { Season } from '../season.ts';
import { momentName, periodName } from '../stretch.ts';
import { droughtsOf, spanOf, stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** A run that took less than this is told without its length, in seconds. */
const leastLength = 30;

/** Every run of 8–0 and more, of either side; one that came in a drought is the drought's. */
export function run({ match }: Season): Finding[] {
  const { rules } = match;
  return stretchesOf(match)
    .filter((stretch) => stretch.kind === 'run' && !isInDrought(match, stretch))
    .map((stretch): Finding => {
      const { from, to } = stretch;
      const side = stretch.side ?? 'team';
      const length = lengthOf(stretch);
      return {
        topic: `run ${side} ${scoreName(from.score)}`,
        ...(from.seconds === null && from.period === to.period
          ? { partOf: [`period ${from.period}`] }
          : {}),
        ...stretchFinding(stretch),
        say: (voice) =>
          voice.say(
            'run',
            texts[side][isTipOff(from) ? 'first' : length === null ? 'short' : 'long'],
            {
              points: stretch.points[side],
              A: capital(article(stretch.points[side])),
              a: article(stretch.points[side]),
              before: scoreName(from.score),
              after: scoreName(to.score),
              when: (language) =>
                from.seconds === null
                  ? inPeriod(from.period, language)
                  : momentName('with', from.seconds, rules, language),
              since: (language) =>
                from.seconds === null
                  ? inPeriod(from.period, language)
                  : momentName('from', from.seconds, rules, language),
              length: length === null ? '' : minutesAndSeconds(length),
              within:
                length === null
                  ? ''
                  : ` ${voice.language === 'es' ? 'en' : 'in'} ${minutesAndSeconds(length)}`,
            },
          ) + scorerAndChance(voice, match, stretch),
      };
    });

  function inPeriod(period: number, language: Language): string {
    return `${language === 'es' ? 'en' : 'in'} ${periodName(period, rules, language)}`;
  }
}

/** "an" before eight, eleven and eighteen. */
function article(count: number): string {
  return [8, 11, 18].includes(count) || (count >= 80 && count < 90) ? 'an' : 'a';
}

function isInDrought(match: FinishedMatch, { eventIds }: Stretch): boolean {
  return droughtsOf(match).some((drought) => eventIds.every((id) => drought.eventIds.includes(id)));
}

/** Seconds from the first basket to the last; `null` without a clock, and for a moment. */
function lengthOf(stretch: Stretch): number | null {
  const [from, to] = spanOf(stretch) ?? [0, 0];
  return to - from < leastLength ? null : to - from;
}

const texts = {
  team: {
    first: {
      en: ['You opened the match with {a} {points}–0 run{within}.'],
      es: ['Abriste el partido con un parcial de {points}–0{within}.'],
    },
    long: {
      en: ['{A} {points}–0 run in {length}, begun {when}, took you from {before} to {after}.'],
      es: ['Un parcial de {points}–0 en {length}, {when}, te llevó del {before} al {after}.'],
    },
    short: {
      en: ['{A} {points}–0 run {when} took you from {before} to {after}.'],
      es: ['Un parcial de {points}–0 {when} te llevó del {before} al {after}.'],
    },
  },
  opponent: {
    first: {
      en: ['{They} opened the match with {a} {points}–0 run{within}.'],
      es: ['{They} abrió el partido con un parcial de {points}–0{within}.'],
    },
    long: {
      en: ['{They} scored {points} in a row in {length}, {since}: from {before} to {after}.'],
      es: ['{They} anotó {points} puntos seguidos en {length}, {since}: del {before} al {after}.'],
    },
    short: {
      en: ['{They} scored {points} in a row {when}: from {before} to {after}.'],
      es: ['{They} anotó {points} puntos seguidos {when}: del {before} al {after}.'],
    },
  },
} as const;
