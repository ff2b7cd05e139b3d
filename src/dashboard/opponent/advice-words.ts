/*
 * What to take on court: an order, and the number that it stands on.
 */
import { i18n } from '@lingui/core';
import { shortName } from '../figures/short-name.ts';
import { formatPercent, formatPerHundred } from '../figures/statistic-format.ts';
import { formatList } from '../ui/format.ts';
import { type Advice, doneBy } from './advice.ts';
import type { SeenKey } from './season-numbers.ts';

type Words = Partial<Record<SeenKey, { more: string; less: string; evidence: string }>>;

const theirs: Words = {
  threeRate: {
    more: /* i18n */ 'Guard the three-point line',
    less: /* i18n */ 'Protect the paint',
    evidence: /* i18n */ 'Threes were {seen} of their shots; {usual} is usual against us.',
  },
  freeThrowRate: {
    more: /* i18n */ 'Defend without fouling',
    less: /* i18n */ 'Contest every shot',
    evidence:
      /* i18n */ 'They had {seen} free throws for every 100 shots; {usual} is usual against us.',
  },
  offensiveReboundShare: {
    more: /* i18n */ 'Box out first',
    less: /* i18n */ 'Run off their misses',
    evidence: /* i18n */ 'They took back {seen} of their misses; {usual} is usual against us.',
  },
  turnoverShare: {
    more: /* i18n */ 'Press the ball',
    less: /* i18n */ 'Do not gamble for steals',
    evidence:
      /* i18n */ 'They lost the ball in {seen} of their plays; {usual} is usual against us.',
  },
};

const ours: Words = {
  threeRate: {
    more: /* i18n */ 'Take the threes they leave',
    less: /* i18n */ 'Look inside first',
    evidence: /* i18n */ 'Threes were {seen} of our shots; {usual} is our usual.',
  },
  freeThrowRate: {
    more: /* i18n */ 'Attack the basket',
    less: /* i18n */ 'Do not wait for the whistle',
    evidence: /* i18n */ 'We had {seen} free throws for every 100 shots; {usual} is our usual.',
  },
  offensiveReboundShare: {
    more: /* i18n */ 'Go to the offensive glass',
    less: /* i18n */ 'Get back on defence first',
    evidence: /* i18n */ 'We took back {seen} of our misses; {usual} is our usual.',
  },
  turnoverShare: {
    more: /* i18n */ 'Keep the ball safe',
    less: /* i18n */ 'Play the pass: they rarely steal it',
    evidence: /* i18n */ 'We lost the ball in {seen} of our plays; {usual} is our usual.',
  },
};

/** The order and its evidence; `null` for a number that no order follows from. */
export function adviceWords({ key, side, way, number, who }: Advice) {
  const words = (side === 'opponent' ? theirs : ours)[key];
  if (words === undefined) return null;
  const format = key === 'freeThrowRate' ? formatPerHundred : formatPercent;
  const known = number.seen.filter((value) => value !== null);
  const names = who.map(({ number: shirt, name, line }) => {
    // Where names are left out, the name is the shirt number.
    const called = new Set([...(shirt === undefined ? [] : [`#${shirt}`]), shortName(name)]);
    return `${[...called].join(' ')} (${doneBy(key, line)})`;
  });
  return {
    order: i18n.t(words[way]),
    evidence: i18n.t(words.evidence, {
      seen: formatList(known.map((value) => format(value))),
      usual: format(number.usual),
    }),
    who: names.length === 0 ? '' : i18n.t('Most by {names}.', { names: formatList(names) }),
  };
}
