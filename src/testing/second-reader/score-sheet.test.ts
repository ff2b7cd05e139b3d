import { expect, test } from 'vitest';
import { deriveBoxScore } from '../../basketball/box-score.ts';
import { verdictOf } from '../../insights/verdict.ts';
import { reason } from '../real-matches.ts';
import { scoreSheetOf } from '../score-sheet-of.ts';
import { partOf, printFigure, times } from '../share.ts';
import { demoSeasons, type PlayedSeason, realSeasons } from './played.ts';
import { read } from './read.ts';
import { writtenOf } from './written.ts';

/* Insights of matches recorded on a score sheet must be true of the whole match and must not use unrecorded data. */

type Match = PlayedSeason['matches'][number];

/** The match of a service that records only a score sheet. */
function onSheet(match: Match): Match {
  const { id: matchId, rules, matchSheet, teamName, opponentName } = match;
  const events = scoreSheetOf(match.events);
  const sides = { team: { name: teamName }, opponent: { name: opponentName } };
  const { boxScore } = deriveBoxScore({
    ...{ matchId, status: 'completed', rules, matchSheet, events },
    ...sides,
  });
  return { ...match, events, boxScore };
}

/** Words about data that a sheet lacks. */
const absent =
  /rebound|glass|second chance|assist|\bpass|turnover|lost balls?|\blose the ball|steal|\bblock|\bmiss|\bshots?\b|\brim\b|paint|corner|possession|fast break|rebote|segundas oportunidades|asistencia|\bpases?\b|pérdida|perd\w+ el balón|\brobo|tapón|tapones|\bfall(?:ó|aste|os)\b|\btiros?\b(?! libres?)|\baro\b|pintura|esquina|posesi|contraataque/i;
/** A sheet has missed free throws, so their share may be mentioned. */
const isOfFreeThrows = /free throws|tiros libres/;

test(`score sheets: no sentence uses unrecorded data or is false of the whole match, and each has a verdict${reason}`, {
  timeout: times(600_000, 3_600_000),
}, () => {
  const wrong: string[] = [];
  const about: string[] = [];
  let [matches, verdicts, sentences] = [0, 0, 0];
  const seasons = [...realSeasons(['livestats', 'euroleague', 'statcrew']), ...demoSeasons(2026)];
  for (const whole of partOf(seasons, 3)) {
    const sheets = whole.matches.map(onSheet);
    const wholeOf = new Map(whole.matches.map((match) => [match.id, match]));
    matches += sheets.length;
    verdicts += sheets.filter(({ boxScore, events, rules }) => {
      const verdict = verdictOf({ boxScore, events, rules });
      return verdict?.stretch != null || (verdict?.overtimes ?? 0) > 0;
    }).length;
    const all = sheets.map((_, index) => index);
    const chosen = times(1, 0) === 1 ? [...all.slice(0, 2), ...all.slice(2).slice(-2)] : all;
    for (const item of writtenOf({ ...whole, matches: sheets }, chosen)) {
      sentences += 1;
      const { sentence, list } = item;
      const isShare = /\d\s?%/.test(sentence) && !isOfFreeThrows.test(sentence);
      if (absent.test(sentence) || isShare || /NaN|undefined|null/.test(sentence))
        about.push(sentence);
      if (list === 'suggestions') continue;
      const match = wholeOf.get(item.match.id) ?? item.match;
      const earlier = item.earlier.map((one) => wholeOf.get(one.id) ?? one);
      for (const { holds, about: claim, counted } of read({ ...item, match, earlier }).claims)
        if (!holds) wrong.push(`${claim}, counted ${counted} – ${sentence}`);
    }
  }
  const share = verdicts / matches;
  printFigure('score sheets: sentences of unrecorded data', `${about.length} of ${sentences}`, '0');
  printFigure('score sheets: false of the whole match', `${wrong.length} of ${sentences}`, '0');
  printFigure(
    'score sheets: matches with a verdict',
    `${(100 * share).toFixed(0)}% of ${matches}`,
    'at least 70%',
  );
  expect([about.slice(0, 20), wrong.slice(0, 20)]).toEqual([[], []]);
  expect(sentences).toBeGreaterThan(500);
  expect(share).toBeGreaterThanOrEqual(0.7);
});
