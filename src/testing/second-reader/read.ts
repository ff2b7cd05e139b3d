import { type Claim, so } from './reading.ts';
import type { Statement } from './statement.ts';
import { saysSo } from './text.ts';
import { countChecks } from './values-counts.ts';
import { courseChecks } from './values-course.ts';
import { peopleChecks } from './values-people.ts';
import { playerChecks } from './values-player.ts';
import { ratingClaims } from './values-rating.ts';
import { checkVerdict } from './values-verdict.ts';
import type { Written } from './written.ts';

/** The result of checking one list item. */
export interface Read {
  claims: Claim[];
  /** Text that no claim covers. */
  unread: string[];
}

const teamChecks = { ...courseChecks, ...countChecks, ...peopleChecks };

/** Checks the values of an item's finding against the record, and its text against the values. */
export function read(item: Written): Read {
  return { claims: checkValues(item), unread: saysSo(item) ? [] : [item.sentence] };
}

/** The claims about the values of an item's finding. */
export function checkValues(item: Written): Claim[] {
  const { match, earlier } = item;
  const about: Statement['about'] = {
    stretch: null,
    word: '',
    whose: { side: 'team' },
    shots: null,
  };
  return item.says.flatMap((one) => {
    if ('verdict' in one) return checkVerdict(one.verdict, match);
    if (item.list === 'rating') return ratingClaims(one, item);
    const [subject = '', branch = ''] = one.key.split('/');
    const check = (item.playerId === undefined ? teamChecks : playerChecks)[subject];
    if (check === undefined) return [so(one.key, 'word', false, 'a sentence without a check')];
    const inList = / ?(good|poor)\b/.exec(branch)?.[1];
    const isRight = inList === undefined || (inList === 'good') === (item.list === 'whatsWorking');
    return [
      ...check({ item, match, earlier, subject, branch, values: one.values, about }),
      so(`${one.key} in ${item.list}`, 'direction', isRight, item.list),
    ];
  });
}
