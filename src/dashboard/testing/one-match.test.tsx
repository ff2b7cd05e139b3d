import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../../contract/language.ts';
import type { FinishedMatch } from '../../insights/finished-match.ts';
import { type PlayedTeam, playedTeams } from '../../insights/testing/matches.ts';
import { afterVerdict } from '../../insights/words/verdict-sentence.ts';
import { writeInsights } from '../../insights/write-insights.ts';
import { partOf, printFigure, times } from '../../testing/share.ts';
import { type ApiClient, createCallQueue } from '../api/api-client.ts';
import { ApiContext } from '../api/session-context.ts';
import type { Meeting } from '../figures/meeting.ts';
import { matchVerdict, matchWhy } from '../figures/played-why.ts';
import { halfTimeCard } from '../half-time/half-time-card.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { HeadVerdict } from '../match/HeadVerdict.tsx';
import { Waterfall } from '../match/Waterfall.tsx';
import { Meetings } from '../opponent/Meetings.tsx';
import { matchStory, storyText } from '../share/share-text.ts';
import { PaperWhy } from '../sheet/PaperCharts.tsx';
import { PosterSheet } from '../sheet/PosterPage.tsx';
import { meetingOf } from './meeting-of.ts';
import { numbersIn } from './numbers-in.ts';

/* All texts of one match against each other: one number, one value; one match, one cause. */

/** The head's lead asks for plays, which have no texts. */
const never = () => new Promise<never>(() => {});
const unanswered: ApiClient = { call: never, sample: never, inTurn: createCallQueue(1) };

/** A text of a match by its part, a line each. */
type Texts = Record<string, readonly string[]>;

/** Some 60 matches of a season each. */
const seeds = Array.from({ length: times(1, 9) }, (_, at) => 2026 + at);

const document_ = { lang: 'en' };
let cases: ReturnType<typeof casesOf>[] = [];
beforeAll(
  async () => {
    await activateLanguage(document_, 'en', []);
    cases = seeds.flatMap(playedTeams).map(casesOf);
  },
  times(120_000, 3_600_000),
);
afterAll(() => activateLanguage(document_, 'en', []));

/** What a component says: its headings, paragraphs and rows, each text in it by itself. */
function linesOf(part: ReactNode): string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
  // A score that does not break is a part of its sentence.
  for (const score of page.querySelectorAll('p > .unbroken'))
    score.replaceWith(score.textContent ?? '');
  page.normalize();
  const lines = [...page.querySelectorAll('h1, h2, h3, p, li, dl > div, tr')];
  return lines.map((line) => textsIn(line).join(' | ').replaceAll('\u2060', ''));
}

function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(textsIn);
}

function textsOf(meeting: Meeting, written: readonly string[]): Texts {
  const { match, boxScore, plays } = meeting;
  if (boxScore === null) throw new Error('a match without its box score');
  const events = plays?.events ?? null;
  const why = matchWhy(boxScore, events);
  const verdict = matchVerdict(match, boxScore, events);
  const insights = { whatsWorking: [...written], focusAreas: [], suggestions: [] };
  const played = { match, boxScore, events, why, insights: null, verdict };
  const part = plays ? { value: plays } : { missing: 'plays' };
  return {
    head: linesOf(
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={unanswered}>
          <HeadVerdict {...{ match, boxScore, plays }} />
        </ApiContext>
      </QueryClientProvider>,
    ),
    'why panel': why ? linesOf(<Waterfall why={why} />) : [],
    'why in print': linesOf(<PaperWhy why={why} opponent={match.opponent.name} />),
    poster: linesOf(
      <PosterSheet {...{ match, boxScore }} insights={insights} plays={part} colour={undefined} />,
    ),
    share: storyText(matchStory({ ...played, audience: 'team', naming: 'numbers' })).split('\n'),
    'opponent page': linesOf(<Meetings teamId="T" meetings={[meeting]} />),
    insights: written,
  };
}

/** What a half-time card counts, as texts word it. */
function halfTimeOf(meeting: Meeting): Map<string, number> {
  const { pointsFromTurnovers: off, secondChancePoints: second, totals } = halfTimeCard(meeting);
  return new Map(
    (['team', 'opponent'] as const).flatMap((side) => [
      [`points off turnovers ${side}`, off[side] ?? Number.NaN] as const,
      [`second-chance points ${side}`, second[side] ?? Number.NaN] as const,
      [`turnovers ${side}`, totals[side]?.turnovers ?? Number.NaN] as const,
    ]),
  );
}

/** Words that claim what decided a match, or why it ended as it did. */
const claims: Record<Language, RegExp> = {
  en: /\bdecid|\bdecisive|\bbecause|turning point|turned the match|the difference was|(?:won|lost|cost) (?:you|us|them)? ?the match|\b(?:Won|Lost) (?:at|on|in|after) /,
  es: /\bdecid|\bdecisiv|\bporque\b|punto de inflexión|la diferencia fue|(?:te|nos|les) (?:dio|costó) el partido|\b(?:Victoria|Derrota) (?:en|con|tras) /,
};
/** The sentence about luck says "because" of free throws that nobody defends. */
const ofFreeThrows = /porque un tiro libre no se defiende/;

/** Every match of a season, in the short run every third, with its plays and without, and its insights. */
function casesOf({ matches, roster, category }: PlayedTeam) {
  return partOf([...matches.entries()], 3).flatMap(([index, match]) =>
    [true, false].map((hasPlays) => {
      const without = (of: FinishedMatch) => (hasPlays ? of : { ...of, events: [] });
      const insights = writeInsights({
        match: without(match),
        earlier: matches.slice(0, index).map(without),
        roster,
        ...(category === undefined ? {} : { category }),
      });
      return { match, hasPlays, insights };
    }),
  );
}

test.each(languages)(
  'one number has one value and one match one cause, in %s',
  { timeout: times(120_000, 3_600_000) },
  async (language) => {
    await activateLanguage(document_, language, []);
    const found = { matches: 0, texts: 0, numbers: 0, pairs: 0, causes: 0 };
    const differing: string[] = [];
    const others: string[] = [];
    for (const { match, hasPlays, insights } of cases.flat()) {
      const { team, players } = insights;
      const written = [team, ...players.values()].flatMap(({ [language]: { summary } }) => [
        ...summary.whatsWorking,
        ...summary.focusAreas,
      ]);
      const meeting = { ...meetingOf(match), ...(hasPlays ? {} : { plays: null }) };
      const texts = textsOf(meeting, written);
      const cause = matchVerdict(
        meeting.match,
        match.boxScore,
        hasPlays ? match.events : null,
      )?.sentence;
      if (cause === undefined) throw new Error('a match without a verdict');
      const about = `${match.teamName} – ${match.opponentName}`;
      found.matches += 1;
      const read = Object.entries(texts).flatMap(([where, lines]) =>
        lines.flatMap((line) => {
          found.texts += 1;
          const rest = line.replaceAll(cause, '');
          if (rest !== line) found.causes += 1;
          if (claims[language].test(rest.replace(ofFreeThrows, '')) || afterVerdict(rest) !== rest)
            others.push(`${where}: ${line} – ${about}, not ${cause}`);
          return numbersIn(line, language).map((number) => ({ ...number, where, line }));
        }),
      );
      found.numbers += read.length;
      const card = hasPlays ? halfTimeOf(meeting) : new Map<string, number>();
      for (const [at, one] of read.entries()) {
        const inCard = card.get(one.number);
        for (const other of [
          ...read.slice(at + 1),
          ...(inCard === undefined
            ? []
            : [{ number: one.number, value: inCard, where: 'half-time', line: `${inCard}` }]),
        ]) {
          if (other.number !== one.number || other.where === one.where) continue;
          found.pairs += 1;
          if (Math.abs(other.value - one.value) < 1e-6) continue;
          differing.push(`${one.number}: ${one.where} ${one.line} / ${other.where} ${other.line}`);
        }
      }
    }
    printFigure(
      `texts of one match against each other, ${language}`,
      `${differing.length} of ${found.pairs} pairs differ, ${others.length} name another cause than the verdict (said ${found.causes} times), in ${found.texts} texts with ${found.numbers} numbers of ${found.matches} matches`,
      '0',
    );
    expect(differing.slice(0, 20)).toEqual([]);
    expect(others.slice(0, 20)).toEqual([]);
    expect(found.pairs).toBeGreaterThan(500);
  },
);
