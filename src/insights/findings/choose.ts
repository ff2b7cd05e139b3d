import type { Finding } from './finding.ts';

/** From how many points, and how far from the usual, a finding is told, and how many of each sign. */
export interface Limits {
  most: number;
  leastPoints: number;
  leastDeviations: number;
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
): { gains: Finding[]; losses: Finding[] } {
  const telling = findings
    .filter((finding) => Math.abs(finding.points) >= leastPoints)
    .filter((finding) => finding.deviations >= leastDeviations)
    .sort(byWorth);
  const chosen: Finding[] = [];
  for (const finding of telling) {
    const instead = partInstead(finding, telling);
    if (chosen.some((other) => other === instead || isSameFact(other, instead))) continue;
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

function isSameFact(a: Finding, b: Finding): boolean {
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
