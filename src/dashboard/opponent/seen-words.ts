/** Words for the finding on a number in the meetings, and its certainty. */
import { i18n } from '@lingui/core';
import { rankOf } from '../../basketball/judged-number.ts';
import { recordText, seasonRecord } from '../api/season-record.ts';
import { written } from '../tables/number-words.ts';
import type { Advice, ListedOpponent } from './opponent-report.ts';
import type { SideNumber } from './season-numbers.ts';

const once = {
  more: /* i18n */ 'more, seen once',
  usual: /* i18n */ 'as usual, seen once',
  less: /* i18n */ 'less, seen once',
};
const twice = {
  more: /* i18n */ 'more, twice',
  usual: /* i18n */ 'as usual, twice',
  less: /* i18n */ 'less, twice',
};

/** The finding in words; with an interval from three meetings on; '' without a usual. */
export function seenWords(number: SideNumber): string {
  const { key, standings, repeats, truth } = number;
  const known = standings.filter((standing) => standing !== null);
  const [first, second] = known;
  if (first === undefined) return '';
  if (!repeats) return i18n.t('mostly luck');
  if (second === undefined) return i18n.t(once[first]);
  if (known.length === 2) {
    return first === second ? i18n.t(twice[first]) : i18n.t('once of two');
  }
  if (truth === null) return '';
  const { low, high } = truth.interval;
  return i18n.t('likely {low} to {high}', { low: written(key, low), high: written(key, high) });
}

const mayBeChance = /* i18n */ 'May be chance';

/** The certainty of a habit; '' if it is none. */
export function certaintyWords({ habit }: SideNumber): string {
  if (habit === null) return '';
  return habit === 'clearly' ? i18n.t('clear') : i18n.t('probable');
}

const habits = {
  more: {
    clearly: /* i18n */ 'Clearly more than usual',
    probably: /* i18n */ 'Probably more than usual',
  },
  less: {
    clearly: /* i18n */ 'Clearly less than usual',
    probably: /* i18n */ 'Probably less than usual',
  },
};

/** The certainty with its basis: "Clearly more than usual: in the long run 24% to 31%, from 3 meetings". */
export function habitWords({ number, way }: Pick<Advice, 'number' | 'way'>): string {
  const { key, truth, seen, habit } = number;
  const certainty = i18n.t(habit === null ? mayBeChance : habits[way][habit]);
  if (truth === null) return certainty;
  const { low, high } = truth.interval;
  return i18n.t(
    '{certainty}: in the long run {low} to {high}, from {meetings, plural, one {# meeting} other {# meetings}}',
    {
      certainty,
      low: written(key, Math.max(0, low)),
      high: written(key, high),
      meetings: seen.filter((value) => value !== null).length,
    },
  );
}

/** The meetings' ranks among all matches, 1 being the highest; '' without a usual. */
export function rankWords({ seen, others, usual }: SideNumber): string {
  const known = seen.filter((value) => value !== null);
  if (usual === null || known.length === 0 || known.length > 3) return '';
  const all = [...others, ...known];
  const ordinal = (value: number) =>
    i18n.t(
      '{rank, plural, =1 {#st} =2 {#nd} =3 {#rd} =21 {#st} =22 {#nd} =23 {#rd} =31 {#st} =32 {#nd} =33 {#rd} other {#th}}',
      { rank: rankOf(value, all) },
    );
  return i18n.t('{ranks} of {count}', {
    ranks: known.map(ordinal).join(', '),
    count: all.length,
  });
}

/** The number and results of the meetings: "Met 4 times, 2–2". */
export function metText(meetings: ListedOpponent['meetings']): string {
  const record = seasonRecord(meetings.map(({ match }) => match));
  if (meetings.length === 0) return i18n.t('Not met yet');
  return i18n.t('{count, plural, one {Met once} other {Met # times}}, {record}', {
    count: meetings.length,
    record: recordText(record),
  });
}
