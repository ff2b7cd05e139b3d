/** The fields of a match that decide its season. */
export interface DatedMatch {
  id: string;
  /** ISO 8601 or a date, `null` if unknown. */
  startsAt: string | Date | null;
  status: string;
}

/** A season of a team. */
export interface Season {
  /** "2026-27", or "2026" within one calendar year; the service's own name for the current season. */
  name: string;
  /** The UTC days of its first and last match, as "2026-09-12"; empty if no match has a date. */
  firstDay: string;
  lastDay: string;
  /** Its matches, oldest first; those without a date come last. */
  matchIds: string[];
}

const day = 86_400_000;
const gap = 56 * day;
const longest = 366 * day;
/** A league lies across July with this much on both sides; the finals of a spring season may end in its first days. */
const acrossJuly = 28 * day;

interface Timed {
  id: string;
  time: number;
}

/**
 * The seasons of a team, the present one first.
 *
 * A season is a run of matches without a gap of eight weeks. A run of more than a year, without a gap, ends on each
 * 30 June. A run is named by the years from July to June in which it begins. A team plays by calendar years if one of
 * its runs lies across July with four weeks on both sides and the service's word is not two years, or if that word is one
 * year: then a run inside one year is named by that. Runs of one name are one season, so that a tournament in August belongs to the league after it, and a
 * pause in winter ends nothing.
 *
 * The service's word names the present season, unless that began in another year: a word that nobody changed since, or that
 * is ahead of the matches, would give one season's name to another. Cancelled and postponed matches join no runs, and lie in the
 * season that began last before them; one without a date is of the present season.
 */
export function seasonsOf(matches: readonly DatedMatch[], word?: string): Season[] {
  const timed = matches
    .flatMap(({ id, startsAt, status }) =>
      startsAt === null ? [] : [{ id, status, time: new Date(startsAt).getTime() }],
    )
    .filter(({ time }) => Number.isFinite(time))
    .sort(byTime);
  const played = timed.filter(({ status }) => status !== 'cancelled' && status !== 'postponed');
  const runs = runsOf(played.length > 0 ? played : timed);
  const byYear = isOneYear(word) || (!isTwoYears(word) && runs.some(liesAcrossJuly));
  const seasons = new Map<string, Timed[]>();
  for (const run of runs) {
    const name = nameOf(run, byYear);
    seasons.set(name, [...(seasons.get(name) ?? []), ...run]);
  }
  const named = [...seasons].map(([name, of]) => ({ name, of })).reverse();
  const placed = new Set(runs.flat().map(({ id }) => id));
  for (const match of timed.filter(({ id }) => !placed.has(id))) {
    const season = named.find(({ of }) => (of[0]?.time ?? 0) <= match.time) ?? named.at(-1);
    season?.of.push(match);
  }
  const dated = new Set(timed.map(({ id }) => id));
  const undated = matches.filter(({ id }) => !dated.has(id));
  if (named.length === 0 && undated.length > 0) named.push({ name: word ?? '', of: [] });
  const present = named[0];
  if (present && word && mayBeCalled(present.name, word) && !seasons.has(word)) present.name = word;
  return named.map(({ name, of }, at) => {
    of.sort(byTime);
    return {
      name,
      firstDay: dayOf(of[0]),
      lastDay: dayOf(of.at(-1)),
      matchIds: [...of, ...(at === 0 ? undated : [])].map(({ id }) => id),
    };
  });
}

/** The season in which a match lies. */
export function seasonOfMatch(seasons: readonly Season[], matchId: string): Season | undefined {
  return seasons.find(({ matchIds }) => matchIds.includes(matchId));
}

/** Completed matches of a season that are enough to define the usual. */
export const enoughMatches = 5;

/** The completed matches that define the usual, by id, oldest first. */
export interface UsualMatches {
  matchIds: string[];
  /** Name of the season before if the matches are of that one; `null` if they are of the season itself. */
  seasonBefore: string | null;
}

/**
 * The matches that define the usual in a season: its own completed ones from the fifth on, until then those of the season
 * before. If both have too few, its own.
 * @param matches all of the team
 * @param isEarlier leaves out matches of the season itself
 */
export function usualOf(
  matches: readonly DatedMatch[],
  seasons: readonly Season[],
  season: Season | undefined,
  isEarlier: (matchId: string) => boolean = () => true,
): UsualMatches {
  const completed = new Set(
    matches.filter(({ status }) => status === 'completed').map(({ id }) => id),
  );
  const own = (season?.matchIds ?? []).filter((id) => completed.has(id) && isEarlier(id));
  const before = season && seasons[seasons.indexOf(season) + 1];
  const last = before?.matchIds.filter((id) => completed.has(id)) ?? [];
  return own.length >= enoughMatches || !before || last.length < enoughMatches
    ? { matchIds: own, seasonBefore: null }
    : { matchIds: last, seasonBefore: before.name };
}

/**
 * The matches that defined the usual at the start of a match: texts about it compare with these.
 * @param matches all of the team
 * @param word the service's word for the team's season
 */
export function usualBefore(
  matches: readonly DatedMatch[],
  matchId: string,
  word: string | undefined,
): UsualMatches {
  const began = new Map(
    matches.map(({ id, startsAt }) => [
      id,
      startsAt === null ? Number.NaN : new Date(startsAt).getTime(),
    ]),
  );
  const seasons = seasonsOf(matches, word);
  return usualOf(
    matches,
    seasons,
    seasonOfMatch(seasons, matchId),
    // For a match without a date all other matches count as earlier.
    (id) => id !== matchId && !(Number(began.get(id)) >= Number(began.get(matchId))),
  );
}

function runsOf(matches: readonly Timed[]): Timed[][] {
  const runs: Timed[][] = [];
  for (const match of matches) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && match.time - before.time < gap) run.push(match);
    else runs.push([match]);
  }
  return runs.flatMap((run) => (lengthOf(run) > longest ? endedInJune(run) : [run]));
}

function endedInJune(run: readonly Timed[]): Timed[][] {
  const years = new Map<number, Timed[]>();
  for (const match of run) {
    const year = firstYear(match.time);
    years.set(year, [...(years.get(year) ?? []), match]);
  }
  return [...years.values()];
}

const byTime = (a: Timed, b: Timed) => a.time - b.time || (a.id < b.id ? -1 : 1);
const firstOf = (run: readonly Timed[]) => run[0]?.time ?? 0;
const lastOf = (run: readonly Timed[]) => run.at(-1)?.time ?? 0;
const lengthOf = (run: readonly Timed[]) => lastOf(run) - firstOf(run);
const yearOf = (time: number) => new Date(time).getUTCFullYear();
/** The year in whose July the season of a moment began. */
const firstYear = (time: number) => yearOf(time) - (new Date(time).getUTCMonth() < 6 ? 1 : 0);
const dayOf = (match: Timed | undefined) =>
  match === undefined ? '' : new Date(match.time).toISOString().slice(0, 10);

function liesAcrossJuly(run: readonly Timed[]): boolean {
  const july = Date.UTC(yearOf(firstOf(run)), 6, 1);
  return (
    yearOf(firstOf(run)) === yearOf(lastOf(run)) &&
    july - firstOf(run) >= acrossJuly &&
    lastOf(run) - july >= acrossJuly
  );
}

function nameOf(run: readonly Timed[], byYear: boolean): string {
  const year = yearOf(firstOf(run));
  if (byYear && year === yearOf(lastOf(run))) return String(year);
  const first = byYear ? year : firstYear(firstOf(run));
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

function isOneYear(word: string | undefined): boolean {
  return /^\s*20\d\d\s*$/.test(word ?? '');
}

function isTwoYears(word: string | undefined): boolean {
  return /^\s*20\d\d\s*[-–/]\s*(20)?\d\d\s*$/.test(word ?? '');
}

/** Whether the service's word can name this season; a word without a year can name any. */
function mayBeCalled(name: string, word: string): boolean {
  const year = /20\d\d/.exec(word)?.[0];
  return year === undefined || name === '' || name.startsWith(year);
}
