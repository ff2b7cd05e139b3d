import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { scorerAndChance } from '../course-words.ts';
import type { FinishedMatch } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { isTipOff } from '../stretch.ts';
import { type Said, said, type Value } from '../words/said.ts';
import { stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** Every quarter that one side won, or every half of a match of two halves. */
export function period({ match }: Season): Finding[] {
  const { rules } = match;
  const kind = rules.regulationPeriods === 2 ? 'half' : 'period';
  return stretchesOf(match).flatMap((stretch): Finding | Finding[] => {
    if (stretch.kind !== kind || stretch.side === null) return [];
    const { period: number } = stretch.from;
    return {
      topic: `period ${number}`,
      ...stretchFinding(stretch),
      says: sayPart(match, stretch, { period: number, rules }),
    };
  });
}

/** Halves of a match of four quarters that a side won. */
export function half({ match }: Season): Finding[] {
  if (match.rules.regulationPeriods === 2) return [];
  return stretchesOf(match).flatMap((stretch): Finding | Finding[] => {
    if (stretch.kind !== 'half' || stretch.side === null) return [];
    const number = stretch.number ?? 1;
    return {
      topic: `half ${number}`,
      ...stretchFinding(stretch),
      says: sayPart(match, stretch, { half: number }),
    };
  });
}

/** Says the result of a part of a match, and the scores at its ends. */
function sayPart(match: FinishedMatch, stretch: Stretch, name: Value): Said[] {
  const { from, to, points, side } = stretch;
  const won = side === 'team';
  const values = { name, score: { score: points } };
  const later = { ...values, before: { score: from.score }, after: { score: to.score } };
  return [
    isTipOff(from)
      ? said(won ? 'part/won first' : 'part/lost first', values)
      : said(won ? 'part/won later' : 'part/lost later', later),
    ...scorerAndChance(match, stretch),
  ];
}
