import { describe, expect, it } from 'vitest';
import { hashOf } from '../basketball/random.ts';
import type { Summary } from '../contract/insight.ts';
import { ratingKeys } from '../contract/insight.ts';
import { type Language, languages } from '../contract/language.ts';
import { realSeasons } from '../testing/second-reader/played.ts';
import { partOf, printFigure, times } from '../testing/share.ts';
import type { FinishedMatch } from './finished-match.ts';
import { inLanguage } from './testing/in-language.ts';
import { type PlayedTeam, playedTeams, withEvents } from './testing/matches.ts';
import { type WritableSeason, writeMatch, writtenSeason } from './testing/written-season.ts';
import { writeInsights } from './write-insights.ts';

/* Rules for every text of a season, in any matches. */

const teams = playedTeams(2026);

const real: WritableSeason[] = realSeasons();
const seasonsOfAll: WritableSeason[] = [...teams, ...real];

/** The team's texts of a season's match, with its plays and without. */
const withAndWithoutPlays = (season: WritableSeason, match: FinishedMatch, index: number) => [
  (isDemo(season) && writtenSeason(season)[index]) || writeMatch(season, match, index),
  writeMatch(season, { ...match, events: [] }, index),
];
const isDemo = (season: WritableSeason) => teams.some((team) => team === season);

function written(team: PlayedTeam, language: Language) {
  return team.matches.flatMap((match, index) => {
    const insights = writtenSeason(team)[index];
    return insights === undefined ? [] : [{ match, ...inLanguage(language, insights) }];
  });
}

function sentences({ whatsWorking, focusAreas, suggestions }: Summary): string[] {
  return [...whatsWorking, ...focusAreas, ...suggestions];
}

/** A sentence with its names and numbers removed. */
function skeletonIn(match: FinishedMatch): (sentence: string) => string {
  const names = [
    match.opponentName,
    ...match.matchSheet.team.map(({ name }) => name),
    ...match.matchSheet.opponent.map(({ name }) => name),
  ].sort((a, b) => b.length - a.length);
  return (sentence) =>
    names
      .reduce((text, name) => text.replaceAll(name, '…'), sentence)
      .replace(/…’s?/g, '…')
      .replace(/[+−]?\d+(?:[.:–]\d+)*%?/g, '#');
}

/** What a plural after "1" looks like. */
const wrongPlural: Record<Language, RegExp> = {
  en: /(?<![\d.:–])1 (?:[a-z-]+ )?(?:point|rebound|assist|steal|block|foul|turnover|basket|shot|three|two|time|throw|possession|minute)s\b/,
  es: /(?<![\d:–,])1 (?:puntos|rebotes|asistencias|robos|tapones|faltas|pérdidas|canastas|tiros|triples|veces|posesiones|minutos)\b/,
};

/** Other words for the usual. */
const otherWordsForUsual =
  /\b(?:usually|normally|the norm|on average|your average|promedio|de media(?! distancia)|normalmente)\b/i;

/** Sentences without content: a list without a finding is empty. */
const filler =
  /stood out|nothing (?:special|clearly|to repair|else)|no suggestion|keep to your plan|nada (?:especial|destaca)|sin sugerencia/i;

/** Pronouns for the opponent's name. */
const standsForOpponent: Record<Language, RegExp> = {
  en: /\b(?:They|they|them|Their|their)\b/,
  es: /\b(?:[Ee]l|al|del) rival\b/i,
};

const seasons = languages.flatMap((language) =>
  teams.map((team) => [language, team.name, team] as const),
);

it.each(languages)(
  'in %s, no skeleton is more than a tenth of the sentences about teams',
  (language) => {
    const counts = new Map<string, number>();
    let all = 0;
    for (const { match, team: text } of teams.flatMap((team) => written(team, language))) {
      for (const sentence of sentences(text.summary).map(skeletonIn(match))) {
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
        all += 1;
      }
    }
    const [most = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
    expect(most[1] / all, most[0]).toBeLessThanOrEqual(0.1);
  },
);

describe.each(seasons)('in %s, a season of %s', (language, _, team) => {
  const season = written(team, language);

  it('has no two matches that share more than a third of their sentence skeletons', () => {
    const skeletons = season.map(
      ({ match, team: { summary } }) => new Set(sentences(summary).map(skeletonIn(match))),
    );
    let most = 0;
    skeletons.forEach((one, index) => {
      for (const other of skeletons.slice(0, index)) {
        const shared = [...one].filter((skeleton) => other.has(skeleton)).length;
        most = Math.max(most, shared / Math.min(one.size, other.size));
      }
    });
    expect(most).toBeLessThanOrEqual(1 / 3);
  });

  it('has a number in every sentence about the team, one word for the usual, and no filler', () => {
    for (const { team: text } of season) {
      for (const sentence of sentences(text.summary)) {
        expect(sentence).toMatch(/\d/);
        expect(sentence).not.toMatch(otherWordsForUsual);
        expect(sentence).not.toMatch(filler);
      }
    }
  });

  it('has no empty, broken or repeated sentence', () => {
    for (const { team: text, players } of season) {
      for (const { summary, ratings } of [text, ...players.values()]) {
        const all = sentences(summary);
        const comments = ratingKeys.map((key) => ratings[key].comment);
        for (const sentence of [...all, ...comments]) {
          expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(sentence).not.toMatch(
            /NaN|Infinity|undefined|null|\{|\}| {2}|\.\.|,,| ,|−0(?![.,\d])/,
          );
          expect(sentence).not.toMatch(wrongPlural[language]);
          expect(sentence).not.toMatch(/\b(?:de|a) el\b/);
        }
        expect(new Set(all).size).toBe(all.length);
      }
    }
  });

  it('names the opponent before any pronoun for it, in each list', () => {
    for (const { match, team: text } of season) {
      for (const list of [text.summary.whatsWorking, text.summary.focusAreas]) {
        // "7 of them" and "their 7:21 together" are the team's own.
        const joined = list.join(' ').replace(/of them|their \d+:\d+ together/g, '');
        const pronoun = joined.search(standsForOpponent[language]);
        if (pronoun < 0) continue;
        const name = joined.indexOf(match.opponentName);
        expect(name >= 0 && name < pronoun, joined).toBe(true);
      }
    }
  });

  it('has no more drills than focus areas, and ratings from 0 to 10 with one decimal', () => {
    for (const { team: text, players } of season) {
      const { suggestions, focusAreas } = text.summary;
      expect(suggestions.length).toBeLessThanOrEqual(focusAreas.length);
      for (const { ratings } of [text, ...players.values()]) {
        for (const key of ratingKeys) {
          const value = ratings[key].value ?? -1;
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(10);
          expect(Math.round(value * 10) / 10).toBe(value);
        }
      }
    }
  });
});

describe('a match that was recorded in part', () => {
  const [team] = teams;
  const matches = team?.matches ?? [];
  const whole = matches.at(-1);
  const { places, clock, kinds, ownOnly, totalsOnly } = {
    places: (match: FinishedMatch) =>
      withEvents(
        match,
        match.events.map(({ courtPosition: _, ...event }) => event),
      ),
    clock: (match: FinishedMatch) =>
      withEvents(
        match,
        match.events.map((event) => ({ ...event, clockSeconds: null })),
      ),
    kinds: (match: FinishedMatch) =>
      withEvents(
        match,
        match.events.map(({ qualifiers: _, relatedEventId: __, subtype, ...event }) =>
          event.type === 'turnover' || subtype === undefined ? event : { ...event, subtype },
        ),
      ),
    ownOnly: (match: FinishedMatch) => {
      const events = match.events
        .filter(({ side }) => side !== 'opponent')
        .map((event) => ({ ...event, score: { team: event.score.team, opponent: null } }));
      const { boxScore } = withEvents(match, events);
      const opponent = { ...boxScore.opponent, players: [], totals: null };
      const matchSheet = { ...match.matchSheet, opponent: [] };
      return { ...match, events, matchSheet, boxScore: { ...boxScore, opponent } };
    },
    totalsOnly: (match: FinishedMatch) => ({
      ...match,
      events: [],
      matchSheet: { team: [], opponent: [] },
    }),
  };

  it.each([
    ['no shot locations', places],
    ['no clock', clock],
    ['no notes of the scorer', kinds],
    ['only the own side', ownOnly],
    ['a box score without events', totalsOnly],
  ])('%s: says what it can, in whole sentences', (_, strip) => {
    if (whole === undefined) throw new Error('the season has no match');
    for (const earlier of [[], matches.slice(0, -1), matches.slice(0, -1).map(strip)]) {
      const { team: text, players } = inLanguage(
        'en',
        writeInsights({ match: strip(whole), earlier, roster: team?.roster ?? [] }),
      );
      for (const { summary, ratings } of [text, ...players.values()]) {
        for (const sentence of [
          ...sentences(summary),
          ...ratingKeys.map((key) => ratings[key].comment),
        ]) {
          expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(sentence).not.toMatch(/NaN|Infinity|undefined|null|\{|\}/);
        }
      }
    }
  });
});

it('has something to practise of every match lost by ten or more, or says that nothing of it repeats', () => {
  const counts = { matches: 0, withoutDrill: 0 };
  for (const team of seasonsOfAll) {
    for (const [index, match] of team.matches.entries()) {
      const { team: ours, opponent } = match.boxScore;
      if ((ours.totals?.points ?? 0) - (opponent.totals?.points ?? 0) > -10) continue;
      for (const { team: own } of withAndWithoutPlays(team, match, index)) {
        const { suggestions } = own.en.summary;
        expect(suggestions).not.toEqual([]);
        const isSaid = suggestions.some((sentence) => /does not repeat/.test(sentence));
        if (isSaid) expect(suggestions).toHaveLength(1);
        counts.matches += 1;
        counts.withoutDrill += Number(isSaid);
      }
    }
  }
  printFigure(
    'texts of matches lost by ten or more with a drill or a sentence instead',
    `${counts.matches}, ${counts.withoutDrill} with the sentence`,
    'all',
  );
  expect(counts.withoutDrill).toBeGreaterThan(0);
});

it('names every overtime, with plays and without, in each language', () => {
  const [overtimes, silent]: [number[], string[]] = [[], []];
  for (const team of seasonsOfAll) {
    for (const [index, match] of team.matches.entries()) {
      const last = Math.max(...match.events.map(({ period }) => period));
      if (last <= match.rules.regulationPeriods) continue;
      overtimes.push(last - match.rules.regulationPeriods);
      for (const { team: own } of withAndWithoutPlays(team, match, index)) {
        for (const language of languages) {
          const text = sentences(own[language].summary).join(' ');
          if (!/overtime|prórroga/.test(text)) silent.push(text);
        }
      }
    }
  }
  printFigure('overtimes that the insights name', `${overtimes.length} matches`, 'all');
  expect(overtimes.length).toBeGreaterThan(0);
  expect(silent).toEqual([]);
});

/** A value with each id in it replaced, so that ids sort in another order too. */
function underOtherIds<Value>(value: Value): Value {
  if (typeof value === 'string' || value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(underOtherIds) as Value;
  const entries = Object.entries(value).map(([key, inside]) =>
    typeof inside === 'string' && /^id$|Id$/.test(key)
      ? [key, `${hashOf(`other ${inside}`)} ${inside}`]
      : [key, underOtherIds(inside)],
  );
  return Object.fromEntries(entries);
}

it('writes the same of a match under other ids, as a device and a service do', () => {
  const [few, many] = [times(3, 12), times(4, 100)];
  const demo = teams.map((team) => ({ ...team, matches: team.matches.slice(-few) }));
  const ofReal = partOf(real, 2).map((each) => ({ ...each, matches: each.matches.slice(0, many) }));
  const texts = (team: WritableSeason) =>
    writtenSeason(team).map(({ team: own, players }) => [own, ...players.values()]);
  const differing: object[] = [];
  let compared = 0;
  for (const season of [...demo, ...ofReal]) {
    const other = texts(underOtherIds(season));
    for (const [index, text] of texts(season).entries()) {
      compared += 1;
      if (JSON.stringify(text) !== JSON.stringify(other[index])) differing.push({ text, index });
    }
  }
  const same = compared - differing.length;
  printFigure('matches that are written the same under other ids', `${same} of ${compared}`, 'all');
  expect(compared).toBeGreaterThanOrEqual(9);
  expect(differing).toEqual([]);
});
