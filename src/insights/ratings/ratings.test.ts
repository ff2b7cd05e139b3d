import { describe, expect, it } from 'vitest';
import { isFieldGoal } from '../../basketball/shots.ts';
import { type RatingKey, ratingKeys } from '../../contract/insight.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { scoreSheetOf } from '../../testing/score-sheet-of.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { inLanguage } from '../testing/in-language.ts';
import { playedTeams, withEvents } from '../testing/matches.ts';
import { asTurnover, changed, shot } from '../testing/plant.ts';
import { writtenSeason } from '../testing/written-season.ts';
import { writeInsights } from '../write-insights.ts';

type Written = ReturnType<typeof ratingsOf>;

const [seniors] = playedTeams(2026);
const matches = seniors?.matches ?? [];
const roster = seniors?.roster ?? [];
const match = matchAt(12);

function matchAt(index: number): FinishedMatch {
  const found = matches[index];
  if (found === undefined) throw new Error('the season has no such match');
  return found;
}

function ratingsOf(events: readonly MatchEvent[]) {
  return inLanguage(
    'en',
    writeInsights({
      match: withEvents(match, events),
      earlier: matches.slice(0, 12),
      roster,
      category: 'Senior women',
    }),
  );
}

function valuesAlong(
  counts: readonly number[],
  change: (count: number) => MatchEvent[],
  key: 'pointsPerShot' | 'turnovers' | 'rebounds' | 'defensiveImpact',
): number[] {
  return counts.map((count) => ratingsOf(change(count)).team.ratings[key].value ?? -1);
}

const misses = (side: 'team' | 'opponent') => (event: MatchEvent) =>
  event.side === side && isFieldGoal(event) && event.made !== true;
const counts = [0, 2, 4, 6, 8, 10, 14];

/** The decimals of the ratings' main numbers; others are shares. */
const decimals: Partial<Record<RatingKey, number>> = { shotMix: 2, pointsPerShot: 2 };

it.each([
  ['the team', 0, ({ team }: Written) => [team]],
  ['a player', 1, ({ players }: Written) => [...players.values()]],
])(
  'a rating of %s sends its main number and the usual one as its comment says them',
  (_, defence, of) => {
    const texts = seniors
      ? writtenSeason(seniors).flatMap((each) => of(inLanguage('en', each)))
      : [];
    const sent = texts.flatMap(({ ratings, evidence }) =>
      ratingKeys.flatMap((key) => {
        const number = evidence?.ratings?.[key];
        return number ? [{ key, ...number, comment: ratings[key].comment }] : [];
      }),
    );
    expect(sent.length).toBeGreaterThan(3 * texts.length);
    for (const { key, value, usual, comment } of sent) {
      const digits = key === 'defensiveImpact' ? defence : decimals[key];
      const write = (each: number) =>
        digits === undefined
          ? `${Math.round(100 * each)}%`
          : each
              .toFixed(digits)
              .replace(/^-(?=.*[1-9])/, '−')
              .replace('-', '');
      expect(comment).toMatch(RegExp(`(?<![\\d.])${write(value)}.*?, against ${write(usual)}\\D`));
    }
  },
);

describe('a team rating', () => {
  it('of points per shot never falls as more shots go in', () => {
    const values = valuesAlong(
      counts,
      (count) => changed(match.events, misses('team'), count, (event) => shot(event, true)),
      'pointsPerShot',
    );
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values.at(-1)).toBeGreaterThan(values[0] ?? 10);
  });

  it('of turnovers never rises as more balls are lost', () => {
    const values = valuesAlong(
      counts,
      (count) => changed(match.events, misses('team'), count, asTurnover),
      'turnovers',
    );
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values.at(-1)).toBeLessThan(values[0] ?? 0);
  });

  it('of defence never rises as the opponent’s misses go in', () => {
    const values = valuesAlong(
      counts,
      (count) => changed(match.events, misses('opponent'), count, (event) => shot(event, true)),
      'defensiveImpact',
    );
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values.at(-1)).toBeLessThan(values[0] ?? 0);
  });

  it('of rebounds never falls as the opponent’s defensive boards become own', () => {
    const values = valuesAlong(
      counts,
      (count) =>
        changed(
          match.events,
          (event) =>
            event.side === 'opponent' && event.type === 'rebound' && event.subtype === 'defensive',
          count,
          (event) => ({ ...event, side: 'team', subtype: 'offensive' }),
        ),
      'rebounds',
    );
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('has its number and its reference', () => {
    const { team } = ratingsOf(match.events);
    for (const { comment } of Object.values(team.ratings)) {
      expect(comment).toMatch(
        /\d.*against \d.* in the 12 matches before: (?:could be|more than) luck/,
      );
    }
  });
});

describe('the team ratings of a season', () => {
  const written = seniors ? writtenSeason(seniors) : [];

  it('are the same in both languages, each with its own words', () => {
    for (const { team } of written) {
      for (const key of ratingKeys) {
        const { en, es } = { en: team.en.ratings[key], es: team.es.ratings[key] };
        expect(es.value).toBe(en.value);
        expect(en.comment).toMatch(/(?:could be|more than) luck/);
        expect(es.comment).toMatch(/frente al? .* (?:puede ser|hacer la) suerte/);
        expect(es.comment.match(/\d+(?:[.,]\d+)?/g)?.join()).toBe(
          en.comment
            .match(/\d+(?:\.\d+)?/g)
            ?.join()
            .replaceAll('.', ','),
        );
      }
    }
  });

  it('of the team and of its players agree with their words: from 2.5 to 7.5 could be luck', () => {
    const all = written.flatMap(({ team, players }) =>
      [team.en, ...[...players.values()].map(({ en }) => en)].flatMap(({ ratings }) =>
        Object.values(ratings),
      ),
    );
    const wrong = all.filter(({ value, comment }) => {
      const said = /could be luck/.test(comment);
      return value !== null && (value < 2.5 || value > 7.5 ? said : /more than luck/.test(comment));
    });
    expect(all.filter(({ comment }) => /more than luck/.test(comment)).length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('never reach the ends of the scale', () => {
    const values = written.flatMap(({ team }) =>
      ratingKeys.map((key) => team.en.ratings[key].value ?? 0),
    );
    expect(values.filter((value) => value <= 0 || value >= 10)).toEqual([]);
  });
});

describe('a player rating', () => {
  it('is 5.0 for all who did not play, and says so', () => {
    const absent = match.boxScore.team.players.find(({ played }) => played)?.playerId ?? '';
    const without: FinishedMatch = {
      ...match,
      boxScore: {
        ...match.boxScore,
        team: {
          ...match.boxScore.team,
          players: match.boxScore.team.players.filter(({ playerId }) => playerId !== absent),
        },
      },
    };
    const written = inLanguage(
      'en',
      writeInsights({ match: without, earlier: matches.slice(0, 12), roster }),
    );
    for (const rating of Object.values(written.players.get(absent)?.ratings ?? {})) {
      expect(rating).toEqual({ value: 5, comment: 'Did not play.' });
    }
  });

  it('of rebounds is not recorded on a score sheet, after a short time on court, too', () => {
    const sheet = withEvents(match, scoreSheetOf(match.events));
    const { team } = sheet.boxScore;
    const players = team.players.map((line) => ({ ...line, seconds: line.played ? 240 : 0 }));
    const boxScore = { ...sheet.boxScore, team: { ...team, players } };
    const written = writeInsights({ match: { ...sheet, boxScore }, earlier: [], roster });
    const { playerId = '' } = players.find(({ played }) => played) ?? {};
    const { rebounds, assistRate } = inLanguage('en', written).players.get(playerId)?.ratings ?? {};
    const unrated = { value: null, comment: 'Not recorded for this match.' };
    expect([rebounds, assistRate]).toEqual([unrated, unrated]);
  });

  it('of shot mix needs a shot from the field: free throws alone are no mix', () => {
    const shooter = match.events.find(
      ({ type, side }) => type === 'freeThrow' && side === 'team',
    )?.playerId;
    const onlyFreeThrows = match.events.filter(
      (event) => event.playerId !== shooter || !isFieldGoal(event),
    );
    expect(ratingsOf(onlyFreeThrows).players.get(shooter ?? '')?.ratings.shotMix).toEqual({
      value: 5,
      comment: 'Took no shot from the field.',
    });
  });

  it('stays nearer to 5 for one miss than for ten', () => {
    const shooter = match.events.find(misses('team'))?.playerId;
    const fewer = (count: number) => {
      let seen = 0;
      const events = match.events.filter(
        (event) => event.playerId !== shooter || !isFieldGoal(event) || seen++ < count,
      );
      return changed(
        events,
        (event) => event.playerId === shooter && isFieldGoal(event),
        99,
        (event) => shot(event, false),
      );
    };
    const value = (count: number) =>
      ratingsOf(fewer(count)).players.get(shooter ?? '')?.ratings.pointsPerShot.value ?? -1;
    expect(value(1)).toBeGreaterThan(value(5));
    expect(value(1)).toBeLessThan(5);
  });
});
