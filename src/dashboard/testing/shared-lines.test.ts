import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { type Grounds, groundsOf } from '../../insights/grounds.ts';
import { arePresent, reason } from '../../testing/real-matches.ts';
import { demoSeasons, realSeasons } from '../../testing/second-reader/played.ts';
import { read } from '../../testing/second-reader/read.ts';
import { printFigure, times } from '../../testing/share.ts';
import { matchVerdict, matchWhy } from '../figures/played-why.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { matchStory } from '../share/share-text.ts';
import { posterThings } from '../sheet/PosterPage.tsx';
import { type Known, readLine, sideCounts } from './line-rules.ts';
import { meetingOf } from './meeting-of.ts';

/*
 * Every line of poster and shared text, in both languages, against counts of the match's events, and against
 * the written insights of the same match.
 */

const seasons = [
  ...Array.from({ length: times(1, 9) }, (_, at) => demoSeasons(2026 + at))
    .flat()
    .map((season) => ({ ...season, matches: season.matches.slice(0, times(8, 99)) })),
  ...realSeasons(['livestats', 'euroleague', 'statcrew']),
];
const document = { lang: 'en' };
beforeAll(() => activateLanguage(document, 'en', []));
afterAll(() => activateLanguage(document, 'en', []));

test.each(languages)(
  `every line of poster and shared text is true, in %s${reason}`,
  { timeout: times(120_000, 3_600_000) },
  async (language) => {
    await activateLanguage(document, language, []);
    const all = { lines: 0, numbers: 0, scorers: 0, matches: 0 };
    const wrong: string[] = [];
    const check = (line: string, known: Omit<Known, 'n'>, about: string) => {
      all.lines += 1;
      const found = readLine(line, language);
      if (found === null) {
        wrong.push(`not read: ${line} – ${about}`);
        return;
      }
      const { rule, n } = found;
      all.numbers += n.length;
      if (!rule.holds({ ...known, n })) wrong.push(`false: ${line} – ${about}`);
      const { opposed } = rule;
      for (const { list, topic, sentence } of known.grounds) {
        if (opposed?.list === list && opposed.topics.test(topic)) {
          wrong.push(`contradicts: ${line} / ${sentence} – ${about}`);
        }
      }
    };
    for (const season of seasons) {
      for (const hasPlays of [true, false]) {
        const matches = hasPlays
          ? season.matches
          : season.matches.map((match) => ({ ...match, events: [] }));
        for (const [index, match] of matches.entries()) {
          const whole = season.matches[index];
          if (whole === undefined) throw new Error('a match without counts');
          const [own, their] = [sideCounts(whole, 'team'), sideCounts(whole, 'opponent')];
          const about = `${match.teamName} – ${match.opponentName}, ${language}, ${hasPlays ? 'plays' : 'box score'}`;
          const category = season.category === undefined ? {} : { category: season.category };
          const earlier = matches.slice(0, index);
          const grounds = groundsOf({ match, earlier, roster: [], ...category }, language).team;
          const of = (list: Grounds['list']) =>
            grounds.flatMap((ground) => (ground.list === list ? [ground.sentence] : []));
          const { boxScore } = match;
          const events = hasPlays ? match.events : null;
          const { match: listed } = meetingOf(whole);
          const verdict = matchVerdict(listed, boxScore, events);
          const played = {
            // The periods are in the list of matches, also without plays.
            match: listed,
            boxScore,
            events,
            why: matchWhy(boxScore, events),
            verdict,
            insights: {
              whatsWorking: of('whatsWorking'),
              focusAreas: of('focusAreas'),
              suggestions: of('suggestions'),
            },
          };
          const known = { own, their, hasPlays, grounds };
          all.matches += 1;
          if (verdict === null) throw new Error(`no verdict: ${about}`);
          const { sentence } = verdict;
          all.lines += 1;
          const { claims, unread } = read({
            match,
            earlier,
            language,
            list: 'focusAreas',
            sentence,
            says: [{ verdict, rules: match.rules }],
            focus: [],
          });
          if (unread.length > 0) wrong.push(`not read: ${sentence} – ${about}`);
          if (claims.some(({ holds }) => !holds)) wrong.push(`false: ${sentence} – ${about}`);
          const told = grounds.find(({ topic }) => topic === 'margin')?.sentence;
          if (told?.startsWith(sentence) === false)
            wrong.push(`contradicts: ${sentence} / ${told}`);
          for (const { title, text } of posterThings(played)) {
            check(`${title}. ${text}`, known, `poster, ${about}`);
          }
          const story = matchStory({ ...played, audience: 'team', naming: 'numbers' });
          expect(story.verdict).toBe(sentence);
          expect(story.score).toContain(` ${own.points}–${their.points} `);
          for (const { title, lines } of story.lists) {
            for (const line of lines) check(line, known, `share, ${about}`);
            const [, said] = /^(?:Why|Por qué) ([+−]?\d+) (?:against|contra) /.exec(title) ?? [];
            if (said === undefined) continue;
            const parts = lines.map((line) => readLine(line, language)?.n[0] ?? Number.NaN);
            const sum = parts.reduce((total, part) => total + part, 0);
            const isSum = Math.abs(sum - (own.points - their.points)) < 1e-6;
            if (!isSum || Number(said.replace('−', '-')) !== own.points - their.points) {
              wrong.push(`false: ${title}, ${lines.join(', ')} – ${about}`);
            }
          }
          for (const [at, words] of story.periods.entries()) {
            all.lines += 1;
            const points = `${own.pointsByPeriod[at]}–${their.pointsByPeriod[at]}`;
            if (!words.endsWith(` ${points}`)) wrong.push(`false: ${words} – ${about}`);
          }
          for (const { who, points } of story.scorers) {
            all.scorers += 1;
            // A box score may write 0 for 00.
            const shirt = Number(/\d+$/.exec(who)?.[0]);
            const scored = own.pointsBy.filter(
              (each) => each.shirt && Number(each.shirt) === shirt,
            );
            if (!scored.some((each) => each.points === points)) {
              wrong.push(`false: ${who} ${points} – ${about}`);
            }
          }
        }
      }
    }
    const falseLines = wrong.filter((line) => !line.startsWith('contradicts')).length;
    printFigure(
      `lines of poster and share, ${language}`,
      `${falseLines} false, ${wrong.length - falseLines} against the insights, of ${all.lines} lines with ${all.numbers} numbers and ${all.scorers} scorers of ${all.matches} matches`,
      '0',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(all.lines).toBeGreaterThan(arePresent ? 2000 : 500);
  },
);
