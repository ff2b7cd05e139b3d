import { expect, test } from 'vitest';
import { scoreFlow } from '../../basketball/score-flow.ts';
import { languages } from '../../contract/language.ts';
import { tell } from '../../insights/choose.ts';
import { seasonOf } from '../../insights/season.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { chosenTeamFacts } from '../../insights/write-insights.ts';
import { drillsOf, luckLast, saysLuck, usualBeside } from './sentence-numbers.ts';
import { toldStretch } from './sentence-pictures.ts';

/* Pictures are read from sentences: what they show is held against the facts that the sentences were made of. */

const withPictures = playedTeams(7).flatMap((team) =>
  team.matches.slice(-6).flatMap((match) => {
    const chosen = chosenTeamFacts(seasonOf(match, team.matches, team.category));
    return languages.map((language) => ({ match, texts: tell(chosen, match, language) }));
  }),
);

test('a strip shows the number of the sentence’s own fact, and the usual one', () => {
  const drawn = withPictures.flatMap(({ texts }) =>
    texts.flatMap(({ sentence, finding }) => {
      const bar = usualBeside(sentence);
      // The margin's luck names shots that are another fact.
      return bar && finding.topic !== 'margin' ? [{ sentence, finding, bar }] : [];
    }),
  );
  expect(drawn.length).toBeGreaterThan(80);
  // If a fact's share is written as a count of its attempts, the usual share is as well.
  const wrong = drawn.filter(({ finding: { value, usual }, bar }) => {
    if (value === 0) return bar.value !== 0;
    const size = bar.isShare ? 100 : bar.value / value;
    return Math.abs(bar.value - size * value) > 0.5 || Math.abs(bar.usual - size * usual) > 0.501;
  });
  expect(wrong.map(({ sentence }) => sentence)).toEqual([]);
});

test('a stretch begins and ends where its fact does', () => {
  const drawn = withPictures.flatMap(({ match, texts }) =>
    texts.flatMap(({ sentence, finding: { span, eventIds } }) => {
      const stretch = toldStretch(sentence, match.events, match.rules);
      return stretch && span ? [{ sentence, stretch, eventIds }] : [];
    }),
  );
  expect(drawn.length).toBeGreaterThan(60);
  for (const { sentence, stretch, eventIds } of drawn) {
    expect(eventIds, sentence).toContain(stretch.firstEventId);
  }
});

test('a run that opened the match is drawn from level, where the match began with it', () => {
  const { match } = withPictures[0] ?? never();
  const flow = scoreFlow(match.events, match.rules) ?? [];
  const opening = flow.filter(({ team, opponent }) => team * opponent === 0);
  const { team, opponent } = opening.at(-1) ?? never();
  const drawn = (score: string) =>
    toldStretch(`You opened the match with a ${score} run in 3:04.`, match.events, match.rules);
  expect(drawn(`${team}–${opponent}`)?.points).toHaveLength(opening.length + 1);
  expect(drawn(`${team}–${opponent}`)?.points[0]).toEqual({ team: 0, opponent: 0, seconds: 0 });
  expect(drawn(`${team + 20}–${opponent}`)).toBeNull();
});

test('a drill is shown beside its fault, or by itself', () => {
  let pairs = 0;
  for (const { texts } of withPictures) {
    const of = (name: string) => texts.filter(({ list }) => list === name);
    const [focus, drills] = [of('focusAreas'), of('suggestions')];
    const topics = new Map(drills.map(({ sentence, finding }) => [sentence, finding.topic]));
    const sentences = (list: typeof texts) => list.map(({ sentence }) => sentence);
    for (const [sentence, drill] of drillsOf(sentences(focus), sentences(drills))) {
      const topic = focus.find((one) => one.sentence === sentence)?.finding.topic;
      expect(topics.get(drill), sentence).toBe(topic);
      pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThan(20);
});

test.each([
  'Great energy from the bench, 31 points!',
  'Shot 9/24 from three. Target: 33%.',
  'We lost the second quarter 9–24.',
  'Turnovers (19) were above the season average (14.2).',
])('a text of another service stays a text: %s', (sentence) => {
  expect(usualBeside(sentence)).toBeNull();
  expect(
    toldStretch(
      sentence,
      withPictures[0]?.match.events ?? [],
      withPictures[0]?.match.rules ?? never(),
    ),
  ).toBeNull();
  expect(saysLuck(sentence)).toBe(false);
});

function never(): never {
  throw new Error('no match has sentences');
}

test('every strip of an opponent’s number is in the opponent’s colour, every other in ours', () => {
  const drawn = withPictures.flatMap(({ texts }) =>
    texts.flatMap(({ sentence, finding: { topic } }) => {
      const bar = usualBeside(sentence);
      // The margin's luck names shots of either side.
      if (!bar || topic === 'margin') return [];
      return [{ sentence, theirs: bar.theirs, expected: /opponent|forced/.test(topic) }];
    }),
  );
  const wrong = drawn.filter(({ theirs, expected }) => theirs !== expected);
  expect(wrong.map(({ sentence }) => sentence)).toEqual([]);
  expect(drawn.filter(({ theirs }) => theirs).length).toBeGreaterThan(40);
});

test('luck comes last in its card', () => {
  expect(luckLast(['Mostly luck.', 'You ran.', 'Fue suerte.', 'You passed.'])).toEqual([
    'You ran.',
    'You passed.',
    'Mostly luck.',
    'Fue suerte.',
  ]);
});
