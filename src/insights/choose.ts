import type { Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import type { Finding } from './facts/fact.ts';
import { Voice } from './voice.ts';

/** From how many points, and how far from the usual, a finding is told, and how many of each sign. */
interface Limits {
  most: number;
  leastPoints: number;
  leastDeviations: number;
}

/** What brought points and what cost some, those worth most first. */
export interface Chosen {
  gains: Finding[];
  losses: Finding[];
}

/** A part that holds so much of the whole's points is told instead of it. */
const mostOfWhole = 0.5;

/**
 * The findings to tell, those worth most first: what brought points and what cost some. A part that accounts for most
 * of its whole takes the whole's place; then the greater of two that are about the same number or stretch stays.
 */
export function chooseFindings(
  findings: readonly Finding[],
  { most, leastPoints, leastDeviations }: Limits,
): Chosen {
  const telling = findings
    .filter(
      ({ points, deviations }) => Math.abs(points) >= leastPoints && deviations >= leastDeviations,
    )
    .sort(byWorth);
  const chosen: Finding[] = [];
  for (const finding of telling) {
    const instead = partInstead(finding, telling);
    if (chosen.some((other) => other === instead || areAboutTheSame(other, instead))) continue;
    chosen.push(instead);
  }
  const ranked = chosen.sort(byWorth);
  return {
    gains: ranked.filter(({ points }) => points > 0).slice(0, most),
    losses: ranked.filter(({ points }) => points < 0).slice(0, most),
  };
}

function byWorth(a: Finding, b: Finding): number {
  return Math.abs(b.points) - Math.abs(a.points) || (a.topic < b.topic ? -1 : 1);
}

function partInstead(whole: Finding, findings: readonly Finding[]): Finding {
  const part = findings.find(
    (finding) =>
      finding.partOf?.includes(whole.topic) === true &&
      finding.points / whole.points >= mostOfWhole,
  );
  return part === undefined ? whole : partInstead(part, findings);
}

function areAboutTheSame(a: Finding, b: Finding): boolean {
  if (a.topic === b.topic) return true;
  if (isNamedBy(a, b) || isNamedBy(b, a)) return true;
  return Math.sign(a.points) === Math.sign(b.points) && shareStretch(a, b);
}

function isNamedBy({ topic }: Finding, { partOf, clashesWith }: Finding): boolean {
  return partOf?.includes(topic) === true || clashesWith?.includes(topic) === true;
}

/** Whether half of the shorter stretch lies within the longer one. */
function shareStretch({ span: a }: Finding, { span: b }: Finding): boolean {
  if (a === undefined || b === undefined) return false;
  const common = Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
  return common > 0 && common >= 0.5 * Math.min(a[1] - a[0], b[1] - b[0]);
}

/** The three lists of a text, each with a voice of its own. */
export function listsOf(
  { gains, losses }: Chosen,
  { id, opponentName }: { id: string; opponentName: string },
  language: Language,
  { playerId = '', name = '' } = {},
): Summary {
  const voice = (list: string, findings: readonly Finding[]) =>
    new Voice({
      language,
      matchId: id,
      name: `${playerId} ${list}`,
      opponent: opponentName,
      player: name,
      told: new Set(findings.flatMap((finding) => finding.playerId ?? [])),
    });
  const working = voice('working', gains);
  const focus = voice('focus', losses);
  const practice = voice('practice', []);
  return {
    whatsWorking: gains.map((finding) => finding.say(working)),
    focusAreas: losses.map((finding) => finding.say(focus)),
    suggestions: losses.flatMap((finding) => finding.practise?.(practice) ?? []),
  };
}

/** The lists, each that is empty with what is said in its place. */
export function withoutEmptyLists(
  { whatsWorking, focusAreas, suggestions }: Summary,
  instead: { [List in keyof Summary]: () => string },
): Summary {
  const filled = (list: string[], say: () => string) => (list.length > 0 ? list : [say()]);
  return {
    whatsWorking: filled(whatsWorking, instead.whatsWorking),
    focusAreas: filled(focusAreas, instead.focusAreas),
    suggestions: filled(suggestions, instead.suggestions),
  };
}
