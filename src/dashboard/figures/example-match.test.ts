import { expect, test } from 'vitest';
import { deriveBoxScore } from '../../basketball/box-score.ts';
import { playerStints } from '../../basketball/player-stints.ts';
import { scoreByPeriod, secondsPlayed } from '../../basketball/score.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { verdictOf } from '../../insights/verdict.ts';
import { verdictSentence } from '../../insights/words/verdict-sentence.ts';
import { demoSeed, simulateTeams } from '../../league/simulate-league.ts';
import { surname } from './match-text.ts';

/** A lead of one point after 35 minutes, and 0–8 in 51 seconds. */
const id = '8bb60651';

test('the first page shows a match of the demo club as it was played, with its verdict', async () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const [demo] = simulateTeams(demoSeed, now);
  const record = demo?.matches.find((match) => match.id.startsWith(id));
  if (!demo || !record) throw new Error('The match is not in the demo league any more');
  const { fixture, matchSheet, events } = record;
  const [team, opponent] = [{ name: demo.team.name }, { name: fixture.opponent.name }];
  const { boxScore } = deriveBoxScore({
    matchId: record.id,
    status: 'completed',
    rules: fixture,
    team,
    opponent,
    matchSheet,
    events,
  });
  const verdict = verdictOf({ boxScore, events, rules: fixture });
  if (verdict === null) throw new Error('The match has no verdict');
  const input = { boxScore, matchSheet, events, rules: fixture, finished: true };
  const stints = lineupStints(input, 'team') ?? [];
  const example = {
    teamName: team.name,
    match: { id: record.id, ...fixture, ...scoreByPeriod(events) },
    events: events
      .filter(({ made }) => made)
      .map(({ id, sequence, period, clockSeconds, side, type, made, points, score }) => ({
        ...{ id, sequence, period, clockSeconds, side, type, made, points, score },
      })),
    players: boxScore.team.players
      .filter(({ played }) => played)
      .toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
      .map(({ playerId, name, points }) => ({
        name: surname(name),
        points,
        spells: playerStints(stints, playerId, fixture).map(({ fromSeconds, toSeconds }) => [
          fromSeconds,
          toSeconds,
        ]),
        baskets: events
          .filter((event) => event.playerId === playerId && event.made)
          .map((event) => [secondsPlayed(event, fixture), event.points]),
      })),
    stretch: verdict.stretch,
    sentence: {
      en: verdictSentence(verdict, fixture, 'en'),
      es: verdictSentence(verdict, fixture, 'es'),
    },
  };
  await expect(`${JSON.stringify(example)}\n`).toMatchFileSnapshot('example-match.json');
});
