import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import {
  collator,
  formatAgo,
  formatCount,
  formatDate,
  formatList,
  formatSigned,
  formatWait,
} from '../ui/format.ts';
import { periodKeys, periodLabels } from './period-labels.ts';
import { formatAsSent, formatDecimal, formatPercent } from './statistic-format.ts';

const inSpanish = () =>
  i18n.loadAndActivate({
    locale: 'es',
    locales: ['es-ES', 'es'],
    messages: { OT: ['PR'], 'Q{number}': ['C', ['number']] },
  });
const inEnglish = () => i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(inEnglish);

const written = () => [
  formatSigned(-3.14, 1),
  formatDecimal(1012.8, 1),
  formatPercent(0.51),
  formatAsSent(0.125),
  formatCount(12_345),
  formatDate('2026-11-14T12:00:00Z'),
  formatAgo(3 * 3_600_000),
  formatWait(7_000),
  formatList(['Ana', 'Berta', 'Iria']),
];

test('numbers, dates, spans and lists follow the language, back and forth', () => {
  const english = written();
  inSpanish();
  expect(written()).toEqual([
    '−3,1',
    '1012,8',
    '51\u202f%',
    '0,125',
    '12.345',
    'sáb, 14 nov 2026',
    'hace 3 h',
    '7 segundos',
    'Ana, Berta e Iria',
  ]);
  inEnglish();
  expect(written()).toEqual(english);
});

test('names are in the order of the language, shirt numbers in that of their worth', () => {
  inSpanish();
  // In Spanish ñ is a separate letter, after n.
  expect(['Núñez', 'Nunzo'].toSorted(collator().compare)).toEqual(['Nunzo', 'Núñez']);
  expect(['10', '9', '00'].toSorted(collator().compare)).toEqual(['00', '9', '10']);
});

test('an overtime has another name in a column, and the same in an address', () => {
  inSpanish();
  expect(periodLabels(5, 4)).toEqual(['C1', 'C2', 'C3', 'C4', 'PR']);
  expect(periodKeys(5, 4)).toEqual(['1', '2', '3', '4', 'OT']);
});
