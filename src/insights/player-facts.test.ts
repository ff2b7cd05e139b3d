import { describe, expect, it } from 'vitest';
import { numberOf } from '../basketball/numbers.ts';
import { playerSeasons } from '../basketball/season.ts';
import { share } from '../basketball/shooting.ts';
import { ratingKeys } from '../contract/insight.ts';
import { type Language, languages } from '../contract/language.ts';
import { partOf, times } from '../testing/share.ts';
import { playerFacts } from './facts/facts.ts';
import { lengthOf } from './finished-match.ts';
import { playerSeasonOf } from './player-season.ts';
import { playerRatings } from './ratings/player-ratings.ts';
import { writeRatings } from './ratings/rate.ts';
import { seasonOf } from './season.ts';
import { inLanguage } from './testing/in-language.ts';
import { playedTeams } from './testing/matches.ts';
import { writtenSeason } from './testing/written-season.ts';
import { Voice } from './voice.ts';
import { chosenPlayerFacts } from './write-insights.ts';

const teams = playedTeams(2026);

/** The players' matches of every season, with the matches before: of every second in the short run. */
const players = teams.flatMap(({ matches, category }) =>
  partOf([...matches.entries()], 2, 1).flatMap(([index, match]) => {
    const season = seasonOf(match, matches.slice(0, index), category);
    return match.boxScore.team.players
      .filter(({ played }) => played)
      .map((line) => playerSeasonOf(season, line));
  }),
);

const written = (language: Language) =>
  teams.flatMap((team) =>
    writtenSeason(team).flatMap((insights, index) =>
      [...inLanguage(language, insights).players].map(([playerId, text]) => ({
        ...text,
        line: team.matches[index]?.boxScore.team.players.find(
          (player) => player.playerId === playerId,
        ),
      })),
    ),
  );

it('a player’s usual equals the roster page’s figure of the matches before', () => {
  let compared = 0;
  for (const { season, line, reference } of players) {
    const before = season.earlier.map((match) => ({
      boxScore: match.boxScore,
      seconds: lengthOf(match),
    }));
    const totals = playerSeasons(before).find((p) => p.playerId === line.playerId)?.totals;
    if (totals === undefined) continue;
    const shown = {
      twos: share(totals.twos),
      threes: share(totals.threes),
      freeThrows: share(totals.freeThrows),
      pointsPerShot: numberOf('pointsPerShot', totals),
      scoring: 2 * (numberOf('trueShooting', totals) ?? -1),
    };
    for (const name of ['twos', 'threes', 'freeThrows', 'pointsPerShot', 'scoring'] as const) {
      const usual = reference(name);
      if (usual?.basis !== 'earlier') continue;
      expect(usual.mean).toBeCloseTo(shown[name] ?? -1, 9);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(times(700, 1_000));
});

it('a usual count of rebounds or assists is said to be a share of so many, not an average', () => {
  const said = players.flatMap((player) =>
    (['playerRebounds', 'playerAssists'] as const).flatMap((fact) => {
      const number = fact === 'playerRebounds' ? 'rebounds' : 'assistRate';
      if (player.reference(number)?.basis !== 'earlier') return [];
      return [playerFacts[fact](player) ?? []].flat().flatMap((finding) =>
        languages.map((language) =>
          new Voice({
            language,
            seed: 'm',
            name: '',
            opponent: 'O',
            player: player.line.name,
          }).tell(finding),
        ),
      );
    }),
  );
  expect(said.length).toBeGreaterThan(times(20, 50));
  const share =
    / (?:about|unos|unas) \d+ .*\b(?:(?:where|usual:) \d[\d.]* (?:of|on) that many|habitual \(\d[\d,]* (?:de otros tantos|en otras tantas)|habitual: \d[\d,]* (?:de otros tantos|en otras tantas))/;
  expect(said.filter((sentence) => !share.test(sentence))).toEqual([]);
});

it('every finding says how much of it repeats, and only what repeats has something to practise', () => {
  for (const player of players) {
    for (const fact of Object.values(playerFacts)) {
      for (const finding of [fact(player) ?? []].flat()) {
        expect(finding.repeats).toBeGreaterThanOrEqual(0);
        // Luck, one match's +/-, points that more shots would bring, and findings that are only praise.
        const isDone = /^(?:scoring|points|twos|threes|freeThrows|onCourt|defence)$/.test(
          finding.topic,
        );
        expect(finding.drill === undefined, finding.topic).toBe(isDone);
      }
    }
  }
});

/** The findings about a rating's number; a shot mix has none. */
const about = {
  pointsPerShot: /^(?:twos|threes|scoring)$/,
  assistRate: /^assists$/,
  turnovers: /^turnovers$/,
  rebounds: /^rebounds$/,
  defensiveImpact: /^(?:defence|onCourt|fouls)$/,
} as const;

it('a rating below 2 or above 8 has a sentence in the lists, unless it rests on none or one', () => {
  let extreme = 0;
  for (const player of players) {
    const { gains, losses } = chosenPlayerFacts(player);
    const listed = [...gains, ...losses].map(({ topic }) => topic);
    const ratings = writeRatings(playerRatings(player), player.season.match, 'en');
    for (const key of Object.keys(about) as (keyof typeof about)[]) {
      const { value, comment } = ratings[key];
      if (value === null || (value >= 2 && value <= 8) || /^(?:No|[01]) /.test(comment)) continue;
      extreme += 1;
      expect(
        listed.some((topic) => about[key].test(topic)),
        `${key}: ${comment}`,
      ).toBe(true);
    }
  }
  expect(extreme).toBeGreaterThan(times(4, 10));
});

const making = {
  en: /from the field|\d twos|\d threes|\d free throws/,
  es: /tiros de campo|\d tiros de dos|\d triples|\d tiros libres/,
};
const luck = { en: /\bluck\b/i, es: /\bsuerte\b/i };
const strangers = /game score|Hollinger|norm\b|average|promedio|\bmedia\b(?! distancia)|standard/i;

describe.each(languages)('in %s, a player’s text', (language) => {
  const texts = written(language);

  it('calls it luck where shots fell or did not', () => {
    const listed = texts.flatMap(({ summary }) => [...summary.whatsWorking, ...summary.focusAreas]);
    const about = listed.filter((sentence) => making[language].test(sentence));
    expect(about.length).toBeGreaterThan(100);
    expect(about.filter((sentence) => !luck[language].test(sentence))).toEqual([]);
  });

  it('is empty for who did not play, or not for five minutes; six ratings are there all the same', () => {
    let absent = 0;
    for (const { summary, ratings, line } of texts) {
      if (line?.played && (line.seconds ?? 0) >= 300) continue;
      expect(summary).toEqual({ whatsWorking: [], focusAreas: [], suggestions: [] });
      if (line?.played) continue;
      absent += 1;
      const comment = language === 'en' ? 'Did not play.' : 'No jugó.';
      for (const key of ratingKeys) expect(ratings[key]).toEqual({ value: 5, comment });
    }
    expect(absent).toBeGreaterThan(0);
  });

  it('names no formula, and one word for the usual', () => {
    for (const { summary, ratings } of texts) {
      const comments = ratingKeys.map((key) => ratings[key].comment);
      for (const text of [...Object.values(summary).flat(), ...comments]) {
        expect(text).not.toMatch(strangers);
      }
    }
  });

  it('has a rating’s number, the usual, and whether the gap is luck', () => {
    const rated = texts.filter(({ line }) => line?.played && (line.seconds ?? 0) >= 600);
    for (const { ratings } of rated) {
      for (const key of ratingKeys) {
        const { comment } = ratings[key];
        if (!/\d/.test(comment) || /too little|muy poco/.test(comment)) continue;
        expect(comment).toMatch(/(?:against|frente al?) [−\d]/);
        expect(comment).toMatch(luck[language]);
      }
    }
  });

  it('is left at the ends of the scale by less than one rating in a hundred', () => {
    const values = texts.flatMap(({ ratings }) => ratingKeys.map((key) => ratings[key].value ?? 5));
    const ends = values.filter((value) => value === 0 || value === 10).length;
    expect(ends / values.length).toBeLessThan(0.01);
  });
});
