import { spearmanBrown } from '../basketball/numbers.ts';
import type { Evidence, EvidenceLists, Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import type { Finding } from './facts/fact.ts';
import { type FinishedMatch, seedOf } from './finished-match.ts';
import { Voice } from './voice.ts';

/** Limits of the findings of one text: least points, least deviations, and most findings of each sign. */
interface Limits {
  most: number;
  leastPoints: number;
  leastDeviations: number;
}

/** Gains and losses, in the order of the text. */
export interface Chosen {
  gains: Finding[];
  losses: Finding[];
}

/**
 * A part with this share of the whole's points replaces the whole; for a stretch, of its change of the chance to win.
 */
const mostOfWhole = { points: 0.5, gained: 0.6 };

/**
 * The least change of the chance to win for a stretch whose margin is unusual for its length; with a larger change a
 * smaller margin is enough, as in a last minute. From `muchGained` on it comes before every number.
 */
const leastGained = 0.15;
const leastDeviationsOfStretch = 1.1;
const farGained = { gained: 0.3, deviations: 0.5 };
const muchGained = 0.2;

/** Most stretches of a sign, so that the text also covers other sides of the match. */
const mostStretches = 2;

/** Weight of a change from certain defeat to certain win: a tenth counts as 2 points at two deviations. */
const weightOfChance = 40;

/** More deviations than this do not make a finding more surprising. */
const mostDeviations = 3;

/** A number repeats if at least half of it over half a season (12 matches) is the club's own. */
const halfSeason = 12;

/**
 * The findings of a text. First those of every match, then the stretch with the largest change of the chance to win, then the
 * weightiest number, then the rest by weight: worth × surprise × repeat share, and for a stretch its change of the
 * chance to win. A part that accounts for most of its whole replaces it; of two about the same
 * number or stretch the weightier stays. The verdict's own stretch is left out, since the verdict says it. It is the same
 * in every language.
 */
export function chooseFindings(
  findings: readonly Finding[],
  { most, leastPoints, leastDeviations }: Limits,
): Chosen {
  const telling = findings
    .filter(({ always, gained, points, deviations }) => {
      if (always === true) return true;
      if (gained !== undefined) {
        const isFar = Math.abs(gained) >= farGained.gained && deviations >= farGained.deviations;
        return isFar || (Math.abs(gained) >= leastGained && deviations >= leastDeviationsOfStretch);
      }
      return Math.abs(points) >= leastPoints && deviations >= leastDeviations;
    })
    // Obligatory findings come first, so that no other finding about the same stretch replaces them.
    .sort((a, b) => Number(b.always === true) - Number(a.always === true) || byWeight(a, b));
  const chosen: Finding[] = [];
  for (const finding of telling) {
    const instead = partInstead(finding, telling);
    if (chosen.some((other) => other === instead || areAboutTheSame(other, instead))) continue;
    chosen.push(instead);
  }
  const verdict = JSON.stringify(findings.find(({ topic }) => topic === 'margin')?.stretch);
  const ranked = chosen
    .filter(({ always, stretch }) => always || !stretch || JSON.stringify(stretch) !== verdict)
    .sort(byWeight);
  return {
    gains: neverOnCourtAlone(
      inOrder(
        ranked.filter(({ points }) => points > 0),
        most,
      ),
    ),
    losses: neverOnCourtAlone(
      inOrder(
        ranked.filter(({ points }) => points < 0),
        most,
      ),
    ),
  };
}

/** Leaves out one match's +/- of players on court if a list has no other finding. */
function neverOnCourtAlone(findings: Finding[]): Finding[] {
  const hasOther = findings.some(({ topic, isOnCourt }) => !isOnCourt && topic !== 'margin');
  return hasOther ? findings : findings.filter(({ isOnCourt }) => !isOnCourt);
}

function byWeight(a: Finding, b: Finding): number {
  return weightOf(b) - weightOf(a);
}

function weightOf({ points, deviations, repeats = 0, gained }: Finding): number {
  if (gained !== undefined) return weightOfChance * Math.abs(gained);
  const surprise = Math.min(deviations, mostDeviations);
  return Math.abs(points) * surprise * (0.5 + 0.5 * spearmanBrown(repeats, halfSeason));
}

/** Chooses findings from ranked ones of one sign, in order. */
function inOrder(ranked: readonly Finding[], most: number): Finding[] {
  const always = ranked
    .filter((finding) => finding.always === true)
    .sort((a, b) => Number(a.gained !== undefined) - Number(b.gained !== undefined));
  const others = ranked.filter((finding) => finding.always !== true);
  const stretches = others.filter(({ gained }) => gained !== undefined).slice(0, mostStretches);
  const numbers = others.filter(({ gained }) => gained === undefined);
  const decisive = stretches.filter(({ gained = 0 }) => Math.abs(gained) >= muchGained);
  const first = [...decisive.slice(0, 1), ...numbers.slice(0, 1)];
  const rest = others.filter(
    (finding) =>
      !first.includes(finding) && (finding.gained === undefined || stretches.includes(finding)),
  );
  return [...always, ...[...first, ...rest].slice(0, most)];
}

function partInstead(whole: Finding, findings: readonly Finding[]): Finding {
  if (whole.always === true) return whole;
  const part = findings.find((finding) => isPartOf(finding, whole) && isMostOf(finding, whole));
  return part === undefined ? whole : partInstead(part, findings);
}

/** Whether a finding is a part of another, or a stretch within a longer one. */
function isPartOf(part: Finding, whole: Finding): boolean {
  if (part.partOf?.includes(whole.topic) === true) return true;
  if (part.gained === undefined || whole.gained === undefined) return false;
  const [a, b] = [part.span, whole.span];
  if (a === undefined || b === undefined) return false;
  return a[0] >= b[0] && a[1] <= b[1] && a[1] - a[0] < b[1] - b[0];
}

function isMostOf(part: Finding, whole: Finding): boolean {
  if (part.gained !== undefined && whole.gained !== undefined) {
    return part.gained / whole.gained >= mostOfWhole.gained;
  }
  return part.points / whole.points >= mostOfWhole.points;
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

/** A sentence with its list and its finding. */
export interface Told {
  list: keyof Summary;
  sentence: string;
  finding: Finding;
}

/**
 * The sentences of a text in order, each list with a separate voice. A drill is given only for findings that
 * repeat: never for luck, nor for one match's +/-.
 */
export function tell(
  { gains, losses }: Chosen,
  match: FinishedMatch,
  language: Language,
  { name = '' } = {},
): Told[] {
  const voice = (list: string, findings: readonly Finding[]) =>
    new Voice({
      language,
      seed: seedOf(match),
      name: `${name} ${list}`,
      opponent: match.opponentName,
      player: name,
      told: new Set(findings.flatMap((finding) => finding.playerId ?? [])),
    });
  const working = voice('working', gains);
  const focus = voice('focus', losses);
  const practice = voice('practice', []);
  const said = (list: keyof Summary, finding: Finding, sentence: string | undefined): Told[] =>
    sentence === undefined ? [] : [{ list, sentence, finding }];
  return [
    ...gains.flatMap((finding) => said('whatsWorking', finding, working.tell(finding))),
    ...losses.flatMap((finding) => said('focusAreas', finding, focus.tell(finding))),
    ...trainedFor(losses).flatMap((finding) =>
      said('suggestions', finding, finding.drill && practice.practise(finding.drill)),
    ),
  ];
}

/** The three lists of a text, and what their sentences rest on; a list without a finding is empty. */
export function writtenLists(...what: Parameters<typeof tell>): {
  summary: Summary;
  evidence: EvidenceLists;
} {
  const told = tell(...what);
  const of = (name: keyof Summary) => told.filter(({ list }) => list === name);
  const sentencesOf = (name: keyof Summary) => of(name).map(({ sentence }) => sentence);
  const drilled = of('suggestions').map(({ finding }) => finding);
  const evidenceOf = (name: 'whatsWorking' | 'focusAreas') =>
    of(name).map(({ finding }): Evidence => {
      const { number, stretch } = finding;
      return {
        ...(number ? { number } : {}),
        ...(stretch ? { stretch } : {}),
        ...(drilled.includes(finding) ? { hasDrill: true } : {}),
      };
    });
  return {
    summary: {
      whatsWorking: sentencesOf('whatsWorking'),
      focusAreas: sentencesOf('focusAreas'),
      suggestions: sentencesOf('suggestions'),
    },
    evidence: { whatsWorking: evidenceOf('whatsWorking'), focusAreas: evidenceOf('focusAreas') },
  };
}

/** Losses with a drill; the match as a whole keeps its drill only if no other loss has one. */
function trainedFor(losses: readonly Finding[]): Finding[] {
  const trained = losses.filter((finding) => repeats(finding) && finding.drill !== undefined);
  const others = trained.filter(({ topic }) => topic !== 'margin');
  return others.length > 0 ? others : trained;
}

/** Whether half of the number over half a season is the club's own. */
function repeats({ repeats: share }: Finding): boolean {
  return spearmanBrown(share, halfSeason) >= 0.5;
}
