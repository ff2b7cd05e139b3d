import { i18n } from '@lingui/core';
import type { ColumnField } from '../../contract/adding.ts';
import { knownWord } from '../../contract/known-word.ts';
import { formatCount } from '../ui/format.ts';
import { formatMinutes } from './statistic-format.ts';

/** Full names of a line's statistics, for sentences, which have no heading for an abbreviation. */
const names: Record<ColumnField | 'clock' | 'player' | 'score' | 'position', string> = {
  seconds: /* i18n */ 'Minutes',
  points: /* i18n */ 'Points',
  'twos.made': /* i18n */ 'Twos made',
  'twos.attempted': /* i18n */ 'Twos tried',
  'threes.made': /* i18n */ 'Threes made',
  'threes.attempted': /* i18n */ 'Threes tried',
  'freeThrows.made': /* i18n */ 'Free throws made',
  'freeThrows.attempted': /* i18n */ 'Free throws tried',
  offensiveRebounds: /* i18n */ 'Offensive rebounds',
  defensiveRebounds: /* i18n */ 'Defensive rebounds',
  assists: /* i18n */ 'Assists',
  turnovers: /* i18n */ 'Turnovers',
  steals: /* i18n */ 'Steals',
  blocks: /* i18n */ 'Blocks',
  blocksReceived: /* i18n */ 'Blocks received',
  fouls: /* i18n */ 'Fouls',
  foulsDrawn: /* i18n */ 'Fouls drawn',
  plusMinus: /* i18n */ 'Plus/minus',
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
  rebounds: /* i18n */ 'Rebounds',
  // Other fields of plays.
  clock: /* i18n */ 'Clock',
  player: /* i18n */ 'Player',
  score: /* i18n */ 'Score',
  position: /* i18n */ 'Position on the court',
};

/** A statistic's name ("fouls", "twos.made") in lower case for a sentence; unknown ones unchanged. */
export function statisticName(statistic: string): string {
  const name = knownWord(names, statistic);
  return name === undefined ? statistic : i18n.t(name).toLocaleLowerCase(i18n.locale);
}

/** The name of a table column's content. */
export function columnFieldName(field: ColumnField): string {
  return i18n.t(names[field]);
}

/** A statistic's number; playing time as minutes and seconds. */
export function statisticText(statistic: string, value: number): string {
  return statistic === 'seconds' ? formatMinutes(value) : formatCount(value);
}
