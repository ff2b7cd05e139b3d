import { i18n } from '@lingui/core';
import type { Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import type { ListedMatch } from '../api/matches.ts';
import { formatDay, formatWeekday, isoDay } from '../ui/format.ts';

/** The opponent as a schedule names it: "v Owls", "at Owls", "v Owls (neutral)". */
export function opponentText({ homeAway, opponent }: Pick<Match, 'homeAway' | 'opponent'>): string {
  const { name } = opponent;
  if (homeAway === 'away') return i18n.t('at {name}', { name });
  return homeAway === 'neutral'
    ? i18n.t('v {name} (neutral)', { name })
    : i18n.t('v {name}', { name });
}

type Dated = Pick<ListedMatch, 'startsAt' | 'isOfPastSeason'>;

/** The day of a match, with the year of a past season's: "14 Nov", "14 Nov 2025". */
export function matchDay({ startsAt, isOfPastSeason = false }: Dated): string {
  return formatDay(startsAt, isOfPastSeason);
}

/** The same with the weekday: "Sat, 14 Nov". */
export function matchWeekday({ startsAt, isOfPastSeason = false }: Dated): string {
  return formatWeekday(startsAt, isOfPastSeason);
}

/** A match in few words: "v Owls, 14 Nov". */
export function matchText(match: Dated & Pick<Match, 'homeAway' | 'opponent'>): string {
  return `${opponentText(match)}, ${matchDay(match)}`;
}

/**
 * An opponent's short name in a picture: the last word of the name that is no age and no letter ("South East Melbourne
 * Phoenix" → "Phoenix", "Tidewick Otters U16" → "Otters").
 */
export function nickname(team: string): string {
  const words = team.trim().split(/\s+/);
  return words.findLast((word) => /^\P{Nd}{3,}$/u.test(word)) ?? words[0] ?? '';
}

/** How a match ended, in two words: "Won by 9"; '' without a score. */
export function matchOutcome({ score }: Match): string {
  if (score?.team == null || score.opponent == null) return '';
  const margin = score.team - score.opponent;
  const points = Math.abs(margin);
  if (margin === 0) return i18n.t('Draw');
  return margin > 0
    ? i18n.t('Won by {points}', { points })
    : i18n.t('Lost by {points}', { points });
}

/**
 * A player's name as a narrow table prints it: the first name's initial, then the rest ("Ana van der Berg" → "A. van der
 * Berg"). A name of one word stays whole.
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) return first;
  // A letter with the marks on it.
  const [initial = ''] = /^.\p{M}*/u.exec(first) ?? [];
  return `${initial}. ${rest.join(' ')}`;
}

/** A player's name on the bench: without its first word ("Ana van der Berg" → "van der Berg"). */
export function surname(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? first : rest.join(' ');
}

/** The most letters of a name beside a score on a chart. */
const longestName = 18;

/** A surname beside a score on a chart; '' if it is too long for that. */
export function surnameOnChart(name: string): string {
  const short = surname(name);
  return short.length > longestName ? '' : short;
}

/**
 * The title of a printed match, which "Save as PDF" takes as the file's name: "2026-11-14 Team 83-74 Opponent"; unknown
 * parts are left out, and characters that a file's name can't hold are replaced.
 */
export function documentTitle(match: Pick<Match, 'startsAt' | 'score' | 'opponent'>, team: string) {
  const { startsAt, score, opponent } = match;
  const result =
    score?.team == null || score.opponent == null ? i18n.t('v') : `${score.team}-${score.opponent}`;
  return [isoDay(startsAt), team, result, opponent.name]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|]/g, '-');
}

/** A team's category and season, without those that repeat its name. */
export function teamAbout(team: Team | undefined): string[] {
  return [team?.category, team?.season].flatMap((part) =>
    part && part !== team?.name ? part : [],
  );
}
