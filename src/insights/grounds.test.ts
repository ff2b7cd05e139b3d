import { expect, it } from 'vitest';
import { groundsOf } from './grounds.ts';
import { inLanguage } from './testing/in-language.ts';
import { playedTeams } from './testing/matches.ts';
import { writeInsights } from './write-insights.ts';

const [team] = playedTeams(2026);
if (!team) throw new Error('no team');
const last = team.matches.length - 1;
const match = team.matches[last];
if (!match) throw new Error('no match');
const input = {
  match,
  earlier: team.matches.slice(0, last),
  roster: team.roster,
  ...(team.category === undefined ? {} : { category: team.category }),
};

it.each(['en', 'es'] as const)(
  'gives the grounds of every sentence in %s, in its order',
  (language) => {
    const written = inLanguage(language, writeInsights(input));
    const grounds = groundsOf(input, language);
    const known = new Set(match.events.map(({ id }) => id));
    const texts = [
      [written.team.summary, grounds.team] as const,
      ...[...grounds.players].map(
        ([playerId, of]) => [written.players.get(playerId)?.summary, of] as const,
      ),
    ];
    let sentences = 0;
    for (const [summary, of] of texts) {
      for (const list of ['whatsWorking', 'focusAreas', 'suggestions'] as const) {
        const said = of.filter((one) => one.list === list);
        expect(said.map(({ sentence }) => sentence)).toEqual(summary?.[list]);
        sentences += said.length;
      }
      for (const { luck, repeats, surprise, worth, list, eventIds } of of) {
        expect(luck + repeats).toBe(1);
        expect(surprise).toBeGreaterThanOrEqual(0);
        if (list === 'whatsWorking') expect(worth).toBeGreaterThan(0);
        else expect(worth).toBeLessThan(0);
        // What something to practise rests on is a number that repeats.
        if (list === 'suggestions') expect(luck).toBeLessThan(1);
        expect(eventIds.filter((id) => !known.has(id))).toEqual([]);
      }
    }
    expect(sentences).toBeGreaterThan(10);
  },
);
