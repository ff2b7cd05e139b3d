import type { Act } from '../links.ts';
import { type RecordedSideName, recordedSides } from '../recorded-match.ts';
import type { StatCrewPlay } from './file.ts';

/** A row of the file in the contract's words; one that the file does not have has no play. */
export interface StatCrewAct extends Act {
  side: RecordedSideName | null;
  play?: StatCrewPlay;
}

type Starters = Record<RecordedSideName, readonly string[]>;

/**
 * The acts of each period with substitutions that carry on from period to period. StatCrew restarts them: at a period's
 * start its rows replace the match's starters, independent of the period before. Other programs carry on;
 * the reading with fewer contradictions is taken. `lengthOf` gives a period's seconds.
 */
export function continuousLineUps(
  periods: readonly StatCrewAct[][],
  starters: Starters,
  lengthOf: (period: number) => number,
): StatCrewAct[][] {
  const plain = periods.map((acts) => [...acts]);
  const substituted = plain.flat().some(({ type }) => type === 'substitution');
  if (!substituted) return plain;
  const openings = plain.map((acts, index) => opening(acts, lengthOf(index + 1)));
  const restarted = fromStarters(plain, openings, starters, lengthOf);
  const faults = openings.map((rows) => contradictions(rows, starters));
  const fromStart = faults.reduce(
    (sum, count) => sum + count,
    contradictions(restarted.flat(), starters),
  );
  return fromStart <= contradictions(plain.flat(), starters) ? restarted : plain;
}

/** The substitutions at a period's start, before any other act. */
function opening(acts: readonly StatCrewAct[], full: number): StatCrewAct[] {
  const end = acts.findIndex((act) => act.type !== 'substitution' || act.clockSeconds !== full);
  return acts.slice(0, end === -1 ? acts.length : end);
}

function fromStarters(
  periods: readonly StatCrewAct[][],
  openings: readonly StatCrewAct[][],
  starters: Starters,
  lengthOf: (period: number) => number,
): StatCrewAct[][] {
  const court = courtOf(starters);
  return periods.map((acts, index) => {
    const period = index + 1;
    const clockSeconds = lengthOf(period);
    const first = openings[index] ?? [];
    const begun = courtOf(starters);
    for (const act of first) substitute(begun, act);
    const changes = recordedSides.flatMap((side) => {
      const change = (playerKey: string, subtype: 'in' | 'out'): StatCrewAct => ({
        type: 'substitution',
        subtype,
        period,
        clockSeconds,
        side,
        playerKey,
      });
      return [
        ...[...begun[side]].filter((key) => !court[side].has(key)).map((key) => change(key, 'in')),
        ...[...court[side]].filter((key) => !begun[side].has(key)).map((key) => change(key, 'out')),
      ];
    });
    const continued = [...changes, ...acts.slice(first.length)];
    for (const act of continued) substitute(court, act);
    return continued;
  });
}

/** Substitutions in of someone on court or out of someone off it, and acts of players who were not on court. */
function contradictions(acts: readonly StatCrewAct[], starters: Starters): number {
  const court = courtOf(starters);
  let count = 0;
  for (const act of acts) {
    if (act.side === null || act.playerKey === undefined) continue;
    const onCourt = court[act.side].has(act.playerKey);
    const expected = act.type === 'substitution' ? act.subtype === 'out' : true;
    if (onCourt !== expected) count += 1;
    substitute(court, act);
  }
  return count;
}

function courtOf({ home, away }: Starters): Record<RecordedSideName, Set<string>> {
  return { home: new Set(home), away: new Set(away) };
}

function substitute(court: ReturnType<typeof courtOf>, act: StatCrewAct): void {
  if (act.type !== 'substitution' || act.side === null || act.playerKey === undefined) return;
  if (act.subtype === 'in') court[act.side].add(act.playerKey);
  else court[act.side].delete(act.playerKey);
}
