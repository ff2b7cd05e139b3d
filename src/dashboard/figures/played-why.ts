import { i18n } from '@lingui/core';
import { matchMargin } from '../../basketball/match-margin.ts';
import { repeatableMargin } from '../../basketball/repeatable.ts';
import { shotsTaken } from '../../basketball/shot-value.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { languageOf } from '../../contract/language.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { type Verdict, verdictOf } from '../../insights/verdict.ts';
import { verdictSentence } from '../../insights/words/verdict-sentence.ts';
import { partsOf, type Why, whyParts } from './why-parts.ts';

/**
 * The margin by possessions: the points of shot selection, of possessions and of free throws, and luck. The same numbers
 * as in the insights' sentences (`matchMargin`). `null` if the plays have no possessions, or of a finished match another
 * margin than the box score; a live one's may be a basket apart, and has no rematch.
 */
export function playedWhy(boxScore: BoxScore, events: readonly MatchEvent[]): Why | null {
  const own = boxScore.team.totals;
  const other = boxScore.opponent.totals;
  const read = matchMargin(events);
  if (read === null || own?.points == null || other?.points == null) return null;
  const { net } = read;
  const isOver = boxScore.status === 'completed';
  if (isOver && net.margin !== own.points - other.points) return null;
  const trips = both(own.freeThrows.attempted, other.freeThrows.attempted);
  const lost = both(own.turnovers, other.turnovers);
  const [shots, misses] = [shotNumbers(events), missNumbers(own, other)];
  const split = (margin: number, worth: typeof net.parts) =>
    partsOf(margin, [
      ['shots', i18n.t('Shots taken'), shots, worth.shotValue],
      ['turnovers', i18n.t('Turnovers'), lost && i18n.t('{own} v {other}', lost), worth.turnovers],
      ['rebounds', i18n.t('Rebounds'), misses, worth.rebounds],
      [
        'line',
        i18n.t('Free-throw line'),
        trips && i18n.t('{own} v {other} free throws', trips),
        worth.lineTrips,
      ],
      ['luck', i18n.t('How shots fell'), i18n.t('mostly luck, yours and theirs'), null],
    ]);
  const parts = split(net.margin, net.parts);
  if (!isOver) return { margin: net.margin, parts, again: null };
  const again = repeatableMargin(net);
  const repeats = split(again.estimate, again.parts);
  return {
    margin: net.margin,
    parts: parts.map((part, at) => ({ ...part, again: repeats[at]?.points ?? null })),
    again,
  };
}

/** The margin explained by the plays, or by the totals if plays are missing or unusable. */
export function matchWhy(boxScore: BoxScore, events: readonly MatchEvent[] | null): Why | null {
  return (events && playedWhy(boxScore, events)) ?? whyParts(boxScore);
}

/** The numbers behind shot selection: each side's shots, and whether such shots usually bring more than theirs. */
function shotNumbers(events: readonly MatchEvent[]): string {
  const [own, other] = [shotsTaken(events, 'team'), shotsTaken(events, 'opponent')];
  if (own.count === 0 || other.count === 0) return '';
  const better = Math.round(100 * ((own.each ?? 0) - (other.each ?? 0)));
  const size = Math.abs(better) < littleBetter ? 'little' : 'much';
  const words = better === 0 ? shotWords.equal : shotWords[better > 0 ? 'better' : 'poorer'][size];
  return i18n.t(words, { shots: own.count, otherShots: other.count });
}

/** From this difference on, in hundredths of a point a shot, shots are called better without "a little". */
const littleBetter = 5;
const shotWords = {
  equal: /* i18n */ '{shots} v {otherShots} shots, equally good',
  better: {
    little: /* i18n */ '{shots} v {otherShots} shots, a little better',
    much: /* i18n */ '{shots} v {otherShots} shots, better ones',
  },
  poorer: {
    little: /* i18n */ '{shots} v {otherShots} shots, a little poorer',
    much: /* i18n */ '{shots} v {otherShots} shots, poorer ones',
  },
};

function missNumbers(own: Line, other: Line): string {
  const of = (taken: number | null, left: number | null) =>
    taken === null || left === null ? null : { taken, misses: taken + left };
  const mine = of(own.offensiveRebounds, other.defensiveRebounds);
  const theirs = of(other.offensiveRebounds, own.defensiveRebounds);
  if (mine === null || theirs === null) return '';
  return i18n.t('own misses: {taken} of {misses} v {otherTaken} of {otherMisses}', {
    ...mine,
    otherTaken: theirs.taken,
    otherMisses: theirs.misses,
  });
}

/** Both sides' numbers; '' if one was not recorded. */
const both = (own: number | null, other: number | null) =>
  own === null || other === null ? '' : { own, other };

/** A verdict with its sentence in the page's language. */
export interface ShownVerdict extends Verdict {
  sentence: string;
}

/** The verdict of a finished match; otherwise, and if it can't be given (`verdictOf`), `null`. */
export function matchVerdict(
  match: Match,
  boxScore: BoxScore,
  events: readonly MatchEvent[] | null,
): ShownVerdict | null {
  if (match.status !== 'completed') return null;
  const verdict = verdictOf({ boxScore, events: events ?? [], rules: match });
  if (verdict === null) return null;
  const sentence = verdictSentence(verdict, match, languageOf(i18n.locale));
  return { ...verdict, sentence };
}
