import { i18n } from '@lingui/core';
import { type NumberKey, numbers } from '../../basketball/numbers.ts';
import type { ColumnField } from '../../contract/adding.ts';
import { knownWord } from '../../contract/known-word.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatCount } from '../ui/format.ts';
import { nameOf } from './number-words.ts';

/** Made and attempted together, which `numbers` call by another name. */
type Pair = 'twos' | 'threes' | 'freeThrows' | 'fieldGoals';
type Field = Exclude<ColumnField, NumberKey> | Pair | 'clock' | 'player' | 'score' | 'position';

/** Names, for sentences, of the fields that `numbers` lacks. */
const names: Record<Field, string> = {
  seconds: /* i18n */ 'Minutes',
  'twos.made': /* i18n */ 'Twos made',
  'twos.attempted': /* i18n */ 'Twos tried',
  'threes.made': /* i18n */ 'Threes made',
  'threes.attempted': /* i18n */ 'Threes tried',
  'freeThrows.made': /* i18n */ 'Free throws made',
  'freeThrows.attempted': /* i18n */ 'Free throws tried',
  // Other contents of a table's columns.
  nothing: /* i18n */ 'Nothing that is needed',
  name: /* i18n */ 'Player’s name',
  number: /* i18n */ 'Shirt number',
  starter: /* i18n */ 'Starter',
  twos: /* i18n */ 'Twos, made and tried',
  threes: /* i18n */ 'Threes, made and tried',
  freeThrows: /* i18n */ 'Free throws, made and tried',
  fieldGoals: /* i18n */ 'Field goals, made and tried',
  'fieldGoals.made': /* i18n */ 'Field goals made',
  'fieldGoals.attempted': /* i18n */ 'Field goals tried',
  // Other fields of plays.
  clock: /* i18n */ 'Clock',
  player: /* i18n */ 'Player',
  score: /* i18n */ 'Score',
  position: /* i18n */ 'Position on the court',
};

const isNumber = (key: string): key is NumberKey => Object.hasOwn(numbers, key);

/** The name of a table column's content; an unknown one unchanged. */
export function columnFieldName(field: string): string {
  const name = knownWord(names, field);
  if (name !== undefined) return i18n.t(name);
  return isNumber(field) ? nameOf(field) : field;
}

/** A statistic's name ("fouls", "twos.made") in lower case for a sentence; an unknown one unchanged. */
export function statisticName(statistic: string): string {
  const name = columnFieldName(statistic);
  return name === statistic ? name : name.toLocaleLowerCase(i18n.locale);
}

/** A statistic's number; playing time as minutes and seconds. */
export function statisticText(statistic: string, value: number): string {
  return statistic === 'seconds' ? formatMinutes(value) : formatCount(value);
}
