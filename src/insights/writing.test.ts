import { describe, expect, it } from 'vitest';
import type { Summary } from '../contract/insight.ts';
import { ratingKeys } from '../contract/insight.ts';
import type { FinishedMatch } from './finished-match.ts';
import { inLanguage } from './testing/in-language.ts';
import { type PlayedTeam, playedTeams, withEvents } from './testing/matches.ts';
import { writeInsights } from './write-insights.ts';

/* What holds for every text of a season, whatever the matches were like. */

const teams = playedTeams(2026);

function written({ roster, category, matches }: PlayedTeam) {
  return matches.map((match, index) => ({
    match,
    ...inLanguage(
      'en',
      writeInsights({
        match,
        earlier: matches.slice(0, index),
        roster,
        ...(category === undefined ? {} : { category }),
      }),
    ),
  }));
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

describe.each(teams.map((team) => [team.name, team] as const))('a season of %s', (_, team) => {
  const season = written(team);

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

  it('has a number in every sentence about the team', () => {
    for (const { team: text } of season) {
      for (const sentence of sentences(text.summary)) expect(sentence).toMatch(/\d/);
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
            /NaN|Infinity|undefined|null|\{|\}| {2}|\.\.|,,| ,|−0(?![.\d])/,
          );
          expect(sentence).not.toMatch(
            /\b1 (?:[a-z-]+ )?(?:point|rebound|assist|steal|block|foul|turnover|basket|shot|three|two|time|throw)s\b/,
          );
        }
        expect(new Set(all).size).toBe(all.length);
      }
    }
  });

  it('names the opponent before it says "they", in each list', () => {
    for (const { match, team: text } of season) {
      for (const list of [text.summary.whatsWorking, text.summary.focusAreas]) {
        // "7 of them" and "their 7:21 together" are the team's own.
        const joined = list.join(' ').replace(/of them|their \d+:\d+ together/g, '');
        const pronoun = joined.search(/\b(?:They|they|them|Their|their)\b/);
        if (pronoun < 0) continue;
        const name = joined.indexOf(match.opponentName);
        expect(name >= 0 && name < pronoun, joined).toBe(true);
      }
    }
  });

  it('gives players no sentence about a number that is hardly apart from the usual', () => {
    for (const { players } of season) {
      for (const { summary } of players.values()) {
        for (const sentence of sentences(summary)) {
          const [, count, usual] =
            /(\d+) (?:turnovers?|assists?|rebounds?)\b.*\b(?:usual|usually|norm is|average|compared with) (\d+)\b/.exec(
              sentence,
            ) ?? [];
          if (count !== undefined) expect(count, sentence).not.toBe(usual);
        }
      }
    }
  });

  it('says of each who played little, or not, that there is no suggestion', () => {
    for (const { match, players } of season) {
      for (const [playerId, { summary }] of players) {
        const line = match.boxScore.team.players.find((player) => player.playerId === playerId);
        if (line?.played && (line.seconds ?? 0) >= 300) continue;
        expect(summary.whatsWorking).toEqual([]);
        expect(summary.focusAreas).toEqual([]);
        expect(summary.suggestions).toEqual([expect.stringMatching(/^No suggestion/)]);
      }
    }
  });

  it('is written again in the same words', () => {
    const again = written(team);
    expect(again.map(({ team: text, players }) => [text, [...players]])).toEqual(
      season.map(({ team: text, players }) => [text, [...players]]),
    );
  });

  it('has no more drills than focus areas, and ratings from 0 to 10 with one decimal', () => {
    for (const { team: text, players } of season) {
      expect(text.summary.suggestions.length).toBeLessThanOrEqual(text.summary.focusAreas.length);
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
    ['no shot places', places],
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
