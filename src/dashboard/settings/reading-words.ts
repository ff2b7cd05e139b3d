import { i18n } from '@lingui/core';
import type { MappingFault } from '../../foreign/mapping.ts';
import type { HowRead, LeftOutReason, Question, ReplyKind } from '../../foreign/report.ts';

/* Messages of a report and of a mapping's faults, for the operator of a club's service. */

/** The kinds of replies. */
export const kindNames: Record<ReplyKind, string> = {
  club: /* i18n */ 'Club',
  teams: /* i18n */ 'Teams',
  roster: /* i18n */ 'Roster',
  matches: /* i18n */ 'Matches',
  boxScore: /* i18n */ 'Box score',
  playByPlay: /* i18n */ 'Play-by-play',
  insights: /* i18n */ 'Insights',
};

/** What a coach finds in a kind of reply. */
export const contents: Record<ReplyKind, string> = {
  club: /* i18n */ 'its name',
  teams: /* i18n */ 'names, seasons, colours',
  roster: /* i18n */ 'players, shirt numbers, positions',
  matches: /* i18n */ 'days, opponents, scores',
  boxScore: /* i18n */ 'every number of a player’s line',
  playByPlay: /* i18n */ 'who did what, when and where',
  insights: /* i18n */ 'sentences and ratings',
};

/** How a field was read, in a few words. */
export const howTexts: Record<HowRead, string> = {
  asSent: /* i18n */ 'under the same name',
  renamed: /* i18n */ 'under another name',
  mapped: /* i18n */ 'as you say',
  derived: /* i18n */ 'known by its numbers',
  nameFromParts: /* i18n */ 'first and last name together',
  pair: /* i18n */ 'made and attempted in one value',
  wordOfTheContract: /* i18n */ 'the service’s own word',
  minutesAndSeconds: /* i18n */ 'minutes and seconds',
  dateAndTime: /* i18n */ 'date and time together',
  localTime: /* i18n */ 'a time without a zone, taken as this device’s',
  epochSeconds: /* i18n */ 'seconds since 1970',
  epochMilliseconds: /* i18n */ 'milliseconds since 1970',
  byTeamId: /* i18n */ 'decided by the team’s id',
  byHomeFlag: /* i18n */ 'decided by home and away',
  byTeamName: /* i18n */ 'decided by the team’s name',
  byPlayers: /* i18n */ 'decided by the players',
  byScore: /* i18n */ 'decided by the score',
  onlyOneSide: /* i18n */ 'only one side was sent',
  fromHomeAndAway: /* i18n */ 'from home and away',
  fromScoreAndDate: /* i18n */ 'from score and date',
  fromMatchList: /* i18n */ 'from the list of matches',
  fromOrder: /* i18n */ 'from the order of the events',
  elapsedClock: /* i18n */ 'from the time played',
  courtUnit: /* i18n */ 'another unit of length',
};

/** Why a field was left out. */
export const reasonTexts: Record<LeftOutReason, string> = {
  twoPaths: /* i18n */ 'Two fields could be it, with different values.',
  twoReadings: /* i18n */ 'It can be read in two ways.',
  otherKind: /* i18n */ 'No value of it can be this.',
  pointsAndShots: /* i18n */ 'The points are not what the shots score.',
  linesAndTotals: /* i18n */ 'The players don’t add up to the totals.',
  impossible: /* i18n */ 'No match can have such a value.',
  unknownSide: /* i18n */ 'It doesn’t say which side is your team.',
  unknownUnit: /* i18n */ 'Nothing proves its unit.',
};

/** A question, with the service's own word. */
export function questionText({ about, word }: Question): string {
  if (about === 'side') return i18n.t('Which side is yours?');
  return about === 'status'
    ? i18n.t('What does “{word}” mean of a match?', { word })
    : i18n.t('“{word}”: which day is it?', { word });
}

const answerTexts: Record<string, string> = {
  scheduled: /* i18n */ 'to come',
  live: /* i18n */ 'being played',
  completed: /* i18n */ 'over',
  postponed: /* i18n */ 'postponed',
  cancelled: /* i18n */ 'called off',
  dayFirst: /* i18n */ 'day, month, year',
  monthFirst: /* i18n */ 'month, day, year',
};

/** The text of an answer's button. */
export function answerText(answer: string): string {
  const text = answerTexts[answer];
  // A side's name, as sent.
  return text === undefined ? answer : i18n.t(text);
}

const faultTexts: Record<MappingFault['reason'], string> = {
  notJson: /* i18n */ 'This file is not JSON.',
  notAMapping: /* i18n */ 'This is not a mapping of Boxout.',
  unknownKind: /* i18n */ 'There is no such kind of reply.',
  unknownField: /* i18n */ 'There is no such field.',
  unknownRoute: /* i18n */ 'There is no such call.',
  routeOutside: /* i18n */ 'A path starts with /v1/ and stays with this service.',
  routeParameters: /* i18n */ 'The path needs exactly the parameters of the call.',
  emptyPath: /* i18n */ 'The path is empty.',
  unknownUnit: /* i18n */ 'There is no such unit.',
  twoLists: /* i18n */ 'Fields of one list must come from one list.',
};

/** The message for a fault of a mapping, after its path. */
export function faultText({ place, reason }: MappingFault): string {
  const text = i18n.t(faultTexts[reason]);
  return place ? `${place}: ${text}` : text;
}
