import { expect, it } from 'vitest';
import { languages } from '../contract/language.ts';
import { times } from '../testing/share.ts';
import { inLanguage } from './testing/in-language.ts';
import { playedTeams } from './testing/matches.ts';
import { writtenSeason } from './testing/written-season.ts';

/* Wordings that a coach stumbled over when whole seasons were read aloud: none comes back. */

const written = times([2026], [2026, 2027, 2028]).flatMap(playedTeams).flatMap(writtenSeason);

/** Every sentence of the seasons, the comments of ratings among them. */
const sentences = languages.flatMap((language) =>
  written.flatMap((each) => {
    const { team, players } = inLanguage(language, each);
    return [team, ...players.values()].flatMap(({ summary, ratings }) => [
      ...Object.values(summary).flat(),
      ...Object.values(ratings).map(({ comment }) => comment),
    ]);
  }),
);

it.each([
  ['a number at the end of a sentence and at the start of the next: "by 1. 5 fewer"', /\d\. \d/],
  ['a stretch from nothing to nothing: "from 0–0 to 0–12"', /(?:from|del) 0–0/],
  ['a length that did not last', /(?<!\d)0:00/],
  [
    'a period whose start is a moment of the whole match',
    /(?:start|comienzo) (?:of the first|del primer)/,
  ],
  ['the match turned before it began', /^You (?:won|lost) the first \w+ \S+\. That is where/],
  ['el partido cambió antes de empezar', /^(?:Ganaste|Perdiste) \S+ primera? \w+ por \S+\. Ahí/],
  ['"without" whom?', /, (?:and [+−]\d+ in \S+ )?without(?:\.| [+−])/],
  ['a percentage without its article', /frente a \d+(?:,\d+)?\u00A0%/],
  ['both sides as one sum', /entre ambos equipos/],
  [
    'the rate of a share',
    /(?:rate of an equal|rate of one of|ritmo (?:entre|de un reparto|de uno))/,
  ],
  ['"usually 10" in the singular', /habitual con los mismos tiros (?:en este partido )?es \d{2}/],
  ['a foul beside another "falta"', /la falta \d a falta de/],
  ['a dribble with the feet', /bota con los pies/],
  ['a word whose gender follows no name', /rebote dos contra uno con .* solo/i],
  ['a few seconds rated', /^In 0:\d\d: \d|^\d+ rebounds? in 0:\d\d, /],
  ['an opponent of any opponent', /by any opponent|de cualquier rival/],
])('says nowhere: %s', (_, wording) => {
  expect(sentences.filter((sentence) => wording.test(sentence)).slice(0, 3)).toEqual([]);
});

it('trains no long rebound after short misses', () => {
  const short = /rebounds under your basket.* came off missed (?:twos|free throws)/;
  const texts = written.map((each) => inLanguage('en', each).team.summary);
  const after = texts.filter(({ focusAreas }) => focusAreas.some((one) => short.test(one)));
  expect(after.length).toBeGreaterThan(times(1, 3));
  expect(after.flatMap(({ suggestions }) => suggestions).join(' ')).not.toContain('long rebound');
});
