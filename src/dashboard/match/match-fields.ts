import type { Match } from '../../contract/match.ts';

export const places = ['home', 'away', 'neutral'] as const;
export type Place = (typeof places)[number];

/** What of a match can be typed anew, as it is stored; '' for what is not recorded. */
export function storedFields({ startsAt, opponent, competition, venue }: Match) {
  return {
    day: startsAt === null ? '' : dayIn(startsAt),
    opponent: opponent.name,
    competition: competition ?? '',
    venue: venue ?? '',
  };
}

/** The day on which a match is shown here, YYYY-MM-DD: of a moment, the one in the coach's own time zone. */
function dayIn(startsAt: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(startsAt)) return startsAt;
  const time = new Date(startsAt);
  if (Number.isNaN(time.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(time.getFullYear()).padStart(4, '0');
  return `${year}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
