import { minutesAndSeconds } from '../../basketball/score.ts';
import { chanceMoved, scoreName } from '../course-words.ts';
import type { Season } from '../season.ts';
import { momentName, periodName } from '../stretch.ts';
import { spanOf, stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** Every lead of eight and more that was lost, by either side. */
export function leadLost({ match }: Season): Finding[] {
  const { rules } = match;
  return stretchesOf(match).flatMap((stretch): Finding | Finding[] => {
    const { kind, from, to, side } = stretch;
    if (kind !== 'leadLost' || side === null) return [];
    const lead = Math.abs(from.score.team - from.score.opponent);
    const span = spanOf(stretch);
    const isLevel = to.score.team === to.score.opponent;
    return {
      topic: `lead lost ${scoreName(from.score)}`,
      ...stretchFinding(stretch),
      say: (voice) =>
        voice.say('lead', texts[side][isLevel ? 'level' : 'behind'], {
          lead,
          before: scoreName(from.score),
          after: scoreName(to.score),
          when: (language) => {
            if (from.seconds !== null) return momentName('with', from.seconds, rules, language);
            const name = periodName(from.period, rules, language);
            return `${language === 'es' ? 'en' : 'in'} ${name}`;
          },
          within: (language) => {
            if (span === null) return '';
            const word = language === 'es' ? ' en' : ' within';
            return `${word} ${minutesAndSeconds(span[1] - span[0])}`;
          },
        }) + chanceMoved(voice, stretch),
    };
  });
}

const texts = {
  team: {
    level: {
      en: ['You were {lead} down, {before}, {when}, and drew level{within}: {after}.'],
      es: ['Perdías de {lead}, {before}, {when}, y empataste{within}: {after}.'],
    },
    behind: {
      en: ['You were {lead} down, {before}, {when}, and were ahead{within}: {after}.'],
      es: ['Perdías de {lead}, {before}, {when}, y te pusiste por delante{within}: {after}.'],
    },
  },
  opponent: {
    level: {
      en: ['You were {lead} ahead, {before}, {when}, and {they} drew level{within}: {after}.'],
      es: ['Ganabas de {lead}, {before}, {when}, y {they} empató{within}: {after}.'],
    },
    behind: {
      en: ['You were {lead} ahead, {before}, {when}, and {they} led{within}: {after}.'],
      es: ['Ganabas de {lead}, {before}, {when}, y {they} se puso por delante{within}: {after}.'],
    },
  },
} as const;
