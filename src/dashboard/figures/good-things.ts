import { i18n } from '@lingui/core';
import { assistsOnFieldGoals } from '../../basketball/assists.ts';
import { fieldGoals, rebounds, subtractCounts } from '../../basketball/line.ts';
import { numberOf } from '../../basketball/numbers.ts';
import { shotsTaken } from '../../basketball/shot-value.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { Summary } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import type { Cause } from '../../insights/verdict.ts';
import { formatScore } from '../ui/format.ts';
import { periodText } from './period-labels.ts';
import type { ShownVerdict } from './played-why.ts';
import type { Why, WhyPart } from './why-parts.ts';

/** A finished match with its replies. */
export interface PlayedMatch {
  match: Match;
  boxScore: BoxScore;
  /** `null` without plays. */
  events: readonly MatchEvent[] | null;
  why: Why | null;
  /** The team's written insights; `null` if there are none. */
  insights: Summary | null;
  /** The verdict that is shown with the strengths, which do not repeat its cause and period. */
  verdict: ShownVerdict | null;
}

/** A strength as a title that is legible from afar, with its numbers. It names no player. */
export interface MatchThing {
  title: string;
  text: string;
}

/** Parts worth fewer points are left out. */
const leastPoints = 1.5;

/** Titles for parts of the game. */
type PartTitles = Partial<Record<WhyPart['key'], string>>;

const titles: PartTitles = {
  rebounds: /* i18n */ 'The glass was ours',
  turnovers: /* i18n */ 'We kept the ball',
  line: /* i18n */ 'We got to the line',
  shots: /* i18n */ 'We took more shots',
  shooting: /* i18n */ 'We made our shots',
};

/** The part of the game that each cause of a verdict is about. */
const partOfCause: Record<Cause['part'], WhyPart['key']> = {
  line: 'line',
  turnovers: 'turnovers',
  rebounds: 'rebounds',
  shots: 'shots',
  fell: 'shooting',
};

/** Words for parts of the game in insights of both languages. */
const words: PartTitles & Record<'passing', string> = {
  rebounds: 'rebound|board|glass|second chance|rebote|segundas oportunidades',
  turnovers: 'turnover|lost ball|(?:lost|lose) the ball|pérdida|perd\\w+ el balón',
  line: 'free throw|the line|tiros? libres?|la línea',
  shots: 'shots?|tiros?(?! libres)|tiraste|tiró',
  shooting: 'made|fell|shots?|threes|anotaste|metiste|entraron|tiros?|triples',
  passing: 'assist|pass|asistencia|pase',
};

/** Strengths, most important first: the best part, the best period, the other parts, baskets from a pass. */
export function goodThings(played: PlayedMatch): MatchThing[] {
  const [best, ...others] = partsFor(1, titles, played).map(({ title, part }) => {
    const worth = i18n.t('Worth {points, plural, one {{points} point} other {{points} points}}.', {
      points: Math.round(part.points),
    });
    return { title, text: `${partNumbers(part, played)} ${worth}`.trim() };
  });
  return [best, bestPeriod(played), ...others, together(played)].filter((thing) => thing != null);
}

/**
 * The parts that favoured our side (`sign` 1) or the other (−1) by their points and by their counts, largest first, without
 * those that the written insights judge the other way. The verdict names a strength that decided the match; a weakness
 * that did is the first thing to work on.
 */
export function partsFor(
  sign: 1 | -1,
  partTitles: PartTitles,
  { boxScore, events, why, insights, verdict }: PlayedMatch,
): { title: string; part: WhyPart }[] {
  const opposed = (sign === 1 ? insights?.focusAreas : insights?.whatsWorking) ?? [];
  return (why?.parts ?? [])
    .toSorted((a, b) => sign * (b.points - a.points))
    .flatMap((part) => {
      const title = partTitles[part.key];
      if (title === undefined || sign * part.points < leastPoints) return [];
      if (sign === 1 && isCause(part, verdict)) return [];
      const [first = null, ...others] = leadsIn(part.key, boxScore, events);
      const agree = sign * (first ?? 0) > 0 && others.every((lead) => sign * (lead ?? 0) >= 0);
      return agree && !names(opposed, part.key) ? { title: i18n.t(title), part } : [];
    });
}

function isCause({ key }: WhyPart, verdict: PlayedMatch['verdict']): boolean {
  return verdict?.causes.some(({ part }) => partOfCause[part] === key) === true;
}

/** Whether sentences name a part of the game. A sentence about luck only counts for the shooting. */
function names(sentences: readonly string[], part: keyof typeof words): boolean {
  const named = new RegExp(`(?<!\\p{L})(?:${words[part]})`, 'iu');
  return sentences
    .flatMap((sentence) => sentence.split(/(?<=\.) /))
    .some((one) => named.test(one) && (part === 'shooting' || !/luck|suerte/i.test(one)));
}

/** Our advantages in the counts of a part; the title is about the first one. */
function leadsIn(
  key: WhyPart['key'],
  { team, opponent }: BoxScore,
  events: PlayedMatch['events'],
): (number | null)[] {
  const [own, other] = [team.totals, opponent.totals];
  if (!own || !other) return [];
  const more = (of: (line: Line) => number | null) => subtractCounts(of(own), of(other));
  switch (key) {
    case 'rebounds':
      return [more((line) => line.offensiveRebounds), more(rebounds)];
    case 'turnovers':
      return [subtractCounts(other.turnovers, own.turnovers)];
    case 'line':
      return [more((line) => line.freeThrows.attempted)];
    case 'shooting':
      return [more((line) => numberOf('effectiveFieldGoals', line))];
    case 'shots': {
      const [ours, theirs] = [
        shotsTaken(events ?? [], 'team'),
        shotsTaken(events ?? [], 'opponent'),
      ];
      return [ours.count - theirs.count, subtractCounts(ours.each, theirs.each)];
    }
    default:
      return [];
  }
}

/** Both sides' figures of a part, in a sentence; '' if not recorded. */
export function partNumbers(
  { key, numbers }: WhyPart,
  { boxScore: { team, opponent }, events }: PlayedMatch,
): string {
  const [mine, their] = [team.totals, opponent.totals];
  const both = (own: number | null | undefined, other: number | null | undefined) =>
    own == null || other == null ? null : { own, other };
  if (key === 'rebounds') {
    const values = both(mine?.offensiveRebounds, their?.offensiveRebounds);
    return values ? i18n.t('{own} offensive rebounds to their {other}.', values) : '';
  }
  if (key === 'turnovers') {
    const values = both(mine?.turnovers, their?.turnovers);
    return values ? i18n.t('{own} turnovers, they had {other}.', values) : '';
  }
  if (key === 'line') {
    const values = both(mine?.freeThrows.attempted, their?.freeThrows.attempted);
    return values ? i18n.t('{own} free throws to their {other}.', values) : '';
  }
  if (key === 'shots' && events) {
    const [own, other] = [shotsTaken(events, 'team').count, shotsTaken(events, 'opponent').count];
    return i18n.t('{own} shots to their {other}.', { own, other });
  }
  return numbers && `${numbers}.`;
}

function bestPeriod({ match, verdict }: PlayedMatch): MatchThing | null {
  const margins = match.periods.map(({ team, opponent }) =>
    team === null || opponent === null ? 0 : team - opponent,
  );
  const most = Math.max(...margins);
  const at = margins.indexOf(most);
  const score = formatScore(match.periods[at]);
  const isSaid = verdict?.stretch?.from.period === at + 1 && verdict.stretch.to.period === at + 1;
  if (most < 2 || isSaid) return null;
  return {
    title: i18n.t('{period} was ours', { period: periodText(at + 1, match) }),
    text: `${score}.`,
  };
}

/** Baskets from a pass, if they were at least half and a larger share than theirs; without plays more assists than theirs. */
function together({ boxScore, events, insights }: PlayedMatch): MatchThing | null {
  const passesOf = (side: Side) => {
    const { totals } = boxScore[side];
    return assistsOnFieldGoals(totals?.assists ?? null, events ?? [], side);
  };
  const [assists, theirs] = [passesOf('team'), passesOf('opponent')];
  const [made, theirMade] = [madeBy(boxScore.team.totals), madeBy(boxScore.opponent.totals)];
  if (!assists || theirs === null || names(insights?.focusAreas ?? [], 'passing')) return null;
  const title = i18n.t('We played together');
  if (!events) {
    if (assists <= theirs) return null;
    return {
      title,
      text: i18n.t('{own} assists to their {other}.', { own: assists, other: theirs }),
    };
  }
  if (!made || !theirMade || assists * 2 < made || assists * theirMade <= theirs * made)
    return null;
  return {
    title,
    text: i18n.t('{assists} of {made} baskets came from a pass.', { assists, made }),
  };
}

const madeBy = (totals: Line | null) => totals && fieldGoals(totals).made;
