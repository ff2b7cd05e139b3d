import { describe, expect, test } from 'vitest';
import { mapLine, unrecordedLine } from '../basketball/line.ts';
import { ratingKeys } from '../contract/insight.ts';
import { type FactName, teamFacts } from './facts/facts.ts';
import type { FinishedMatch } from './finished-match.ts';
import { lengthOf } from './finished-match.ts';
import { seasonOf } from './season.ts';
import { type PlayedTeam, playedTeams } from './testing/matches.ts';
import { writeInsights } from './write-insights.ts';

const teams = playedTeams(11);
const [team] = teams;
if (team === undefined) throw new Error('a team expected');

const bare = (match: FinishedMatch): FinishedMatch => ({ ...match, events: [] });

/** A team's text about its last match, after `change` of the matches. */
function textOf(
  { matches, roster, category }: PlayedTeam,
  change: (match: FinishedMatch) => FinishedMatch,
) {
  const changed = matches.map(change);
  const match = changed.at(-1);
  if (match === undefined) throw new Error('a match expected');
  const about = category === undefined ? {} : { category };
  return writeInsights({ match, earlier: changed.slice(0, -1), roster, ...about });
}

/** Facts from the totals of both sides. */
const ofTotals = new Set<FactName>([
  'shooting',
  'shotMix',
  'freeThrowTrips',
  'turnovers',
  'rebounds',
  'assists',
  'margin',
  'scorer',
  'opponentTrio',
  'seasonFirst',
  'streak',
  'pace',
]);

describe('a match without plays', () => {
  test('is described by its box score, without findings that need plays', () => {
    const topics = new Set<string>();
    for (const { matches, category } of teams) {
      for (const [index, match] of matches.entries()) {
        const season = seasonOf(bare(match), matches.slice(0, index), category);
        for (const [name, fact] of Object.entries(teamFacts)) {
          const found = [fact(season) ?? []].flat();
          if (found.length > 0) topics.add(name);
          for (const { value, usual, points, deviations, eventIds } of found) {
            for (const number of [value, usual, points, deviations]) expect(number).not.toBeNaN();
            expect(eventIds).toEqual([]);
          }
        }
      }
    }
    expect([...topics].filter((name) => !ofTotals.has(name as FactName))).toEqual([]);
    for (const name of ['shooting', 'turnovers', 'rebounds', 'freeThrowTrips', 'assists', 'margin'])
      expect(topics).toContain(name);
  });

  test('has the same five ratings as with its plays', () => {
    const [whole, without] = [(match: FinishedMatch) => match, bare].map((change) =>
      textOf(team, change),
    );
    for (const key of ratingKeys.filter((name) => name !== 'shotMix')) {
      expect(without?.team.en.ratings[key], key).toEqual(whole?.team.en.ratings[key]);
    }
    expect(without?.team.en.ratings.shotMix.value).not.toBeNull();
    expect(without?.team.es.summary.whatsWorking.join()).not.toMatch(/NaN|undefined|null/);
  });

  test('says nothing of what its box score does not have', () => {
    const onlyPoints = (match: FinishedMatch): FinishedMatch => {
      const pointsOf = <Line extends FinishedMatch['boxScore']['team']['players'][number]>(
        line: Line,
      ): Line => ({ ...line, ...unrecordedLine(), points: line.points });
      const side = (of: 'team' | 'opponent') => ({
        ...match.boxScore[of],
        players: match.boxScore[of].players.map(pointsOf),
        totals: { ...unrecordedLine(), points: match.boxScore[of].totals?.points ?? null },
      });
      const boxScore = { ...match.boxScore, team: side('team'), opponent: side('opponent') };
      return { ...bare(match), boxScore };
    };
    const { team: text, players } = textOf(team, onlyPoints);
    for (const { summary, ratings } of [text.en, ...[...players.values()].map(({ en }) => en)]) {
      const sentences = [...summary.whatsWorking, ...summary.focusAreas, ...summary.suggestions];
      expect(sentences.join(' ')).not.toMatch(
        /turnover|lost the ball|rebound|assist|pass|free throw|threes|twos|steal|NaN|undefined|null/i,
      );
      for (const key of ratingKeys)
        expect(ratings[key].comment, key).toMatch(/not recorded|did not play/i);
    }
    expect(text.en.summary.whatsWorking.concat(text.en.summary.focusAreas).join()).toMatch(
      /(Won|Lost) by \d+: too little was recorded to say what decided it/,
    );
  });

  test('lasted as long as its minutes say', () => {
    const match = bare(team.matches[0] as FinishedMatch);
    const longer = (seconds: number): FinishedMatch => ({
      ...match,
      boxScore: {
        ...match.boxScore,
        team: {
          ...match.boxScore.team,
          totals: mapLine(unrecordedLine(), (_, name) => (name === 'seconds' ? seconds : null)),
        },
      },
    });
    expect(lengthOf(longer(5 * 40 * 60))).toBe(40 * 60);
    expect(lengthOf(longer(5 * 45 * 60 - 90))).toBe(45 * 60);
    expect(lengthOf(longer(5 * 50 * 60))).toBe(50 * 60);
    expect(lengthOf(longer(5 * 31 * 60))).toBe(40 * 60);
  });
});
