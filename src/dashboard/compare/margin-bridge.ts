import { i18n } from '@lingui/core';
import { isMoreThanLuck } from '../../basketball/match-margin.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Meeting } from '../figures/meeting.ts';
import { matchWhy } from '../figures/played-why.ts';
import { toTenth, type Why, type WhyPart, whyParts } from '../figures/why-parts.ts';
import { formatSigned } from '../ui/format.ts';

/** The way from one match's margin to another's. The shown tenths of its parts add up to the difference. */
export interface MarginBridge {
  from: number;
  to: number;
  parts: WhyPart[];
  /** Where the points went, in a sentence or two. */
  summary: string;
}

type Read = Meeting & { boxScore: BoxScore };

/**
 * Takes the difference of two margins apart: by the plays where both matches have them, else both by their totals; `null` where a
 * total was not recorded.
 */
export function marginBridge(a: Read, b: Read): MarginBridge | null {
  const [playedA, playedB] = [a, b].map(({ boxScore, plays, match }) =>
    match.status === 'completed' ? matchWhy(boxScore, plays?.events ?? null) : null,
  );
  const both = playedA?.again && playedB?.again ? [playedA, playedB] : null;
  const [before, after] = both ?? [whyParts(a.boxScore), whyParts(b.boxScore)];
  if (!before || !after) return null;
  const parts = after.parts.map((part, index): WhyPart => {
    const points = toTenth(part.points - (before.parts[index]?.points ?? 0));
    return { ...part, points, numbers: thenAndNow(part.key, a.boxScore, b.boxScore) };
  });
  return { from: before.margin, to: after.margin, parts, summary: summaryOf(before, after, parts) };
}

/** What both sides did of a part, first in one match, then in the other; '' where that takes more than two numbers. */
function thenAndNow(key: WhyPart['key'], a: BoxScore, b: BoxScore): string {
  const read = ({ team, opponent }: BoxScore) => {
    const [own, other] = [team, opponent].map(({ totals }) => {
      if (key === 'turnovers') return totals?.turnovers;
      if (key === 'rebounds') return totals?.offensiveRebounds;
      return key === 'line' ? totals?.freeThrows.attempted : null;
    });
    return own == null || other == null ? '' : `${own}–${other}`;
  };
  const [before, after] = [read(a), read(b)];
  if (!before || !after) return '';
  const values = { before, after };
  if (key === 'rebounds') return i18n.t('offensive {before}, then {after}', values);
  return key === 'line'
    ? i18n.t('throws {before}, then {after}', values)
    : i18n.t('{before}, then {after}', values);
}

function summaryOf(before: Why, after: Why, parts: readonly WhyPart[]): string {
  const apart = Math.abs(after.margin - before.margin);
  const said = i18n.t('{apart, plural, one {{apart} point apart.} other {{apart} points apart.}}', {
    apart,
  });
  const luckOf = ({ parts: of }: Why) => of.find(({ key }) => key === 'luck')?.points;
  const [then, now] = [luckOf(before), luckOf(after)];
  if (then !== undefined && now !== undefined) {
    if (isMoreThanLuck(then) || isMoreThanLuck(now)) {
      const fell = i18n.t(
        'How shots fell was worth {before} then and {after} now, more than luck alone does.',
        { before: formatSigned(Math.round(then)), after: formatSigned(Math.round(now)) },
      );
      return `${said} ${fell}`;
    }
    const luck = i18n.t('Without luck, how shots fell, it was {before} then and {after} now.', {
      before: formatSigned(Math.round(before.margin - then)),
      after: formatSigned(Math.round(after.margin - now)),
    });
    return `${said} ${luck}`;
  }
  const most = parts.toSorted((one, two) => Math.abs(two.points) - Math.abs(one.points))[0];
  if (!most || most.points === 0) return said;
  const largest = i18n.t('The largest step: {part}, {points}.', {
    part: most.name,
    points: formatSigned(most.points, 1),
  });
  return `${said} ${largest}`;
}
