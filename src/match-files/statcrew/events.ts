import { type PeriodRules, periodSeconds } from '../../basketball/score.ts';
import { knownWord } from '../../contract/known-word.ts';
import type { EventQualifier } from '../../contract/play-by-play.ts';
import { secondsOf } from '../file-values.ts';
import { type Act, freeThrowTurns, relatedActs } from '../links.ts';
import { type RecordedEvent, type RecordedSideName, recordedSides } from '../recorded-match.ts';
import { isTeamItself, type StatCrewFile, type StatCrewPlay, type StatCrewTeam } from './file.ts';

type Meaning = Pick<RecordedEvent, 'type' | 'subtype'>;

/** Names of shots that differ from the contract's. */
const shotKinds: Partial<Record<string, string>> = { JUMPER: 'jumpshot', HOOK: 'hookshot' };
const rebounds: Partial<Record<string, string>> = {
  OFF: 'offensive',
  DEF: 'defensive',
  DEADB: 'deadBall',
};
const meaningOf: Partial<Record<string, (play: StatCrewPlay) => Meaning>> = {
  REBOUND: ({ type }) => ({ type: 'rebound', ...subtype(knownWord(rebounds, type)) }),
  ASSIST: () => ({ type: 'assist' }),
  STEAL: () => ({ type: 'steal' }),
  BLOCK: () => ({ type: 'block' }),
  TURNOVER: ({ type }) => ({ type: 'turnover', ...subtype(type.toLowerCase()) }),
  TIMEOUT: ({ type }) => ({ type: 'timeout', ...subtype(type.toLowerCase()) }),
  SUB: ({ type }) => ({ type: 'substitution', ...subtype(type.toLowerCase()) }),
  FOUL: (play) => ({ type: 'foul', subtype: foulKind(play) }),
};

function subtype(word = ''): { subtype?: string } {
  return word === '' ? {} : { subtype: word };
}

function foulKind(play: StatCrewPlay): string {
  if (!play.type.startsWith('TECH')) return 'personal';
  return isTeamItself(play) ? 'benchTechnical' : 'technical';
}

/** The file's plays in match order, in the contract's words, with starts and ends of periods. */
export function statCrewEvents(
  file: StatCrewFile,
  rules: PeriodRules,
  finished: boolean,
): RecordedEvent[] {
  const starters = { home: startersOf(file.home), away: startersOf(file.away) };
  const acts = continuousLineUps(
    file.periods.map((plays, index) => actsOf(plays, index + 1, file, rules)),
    starters,
    (period) => periodSeconds(period, rules),
  ).map((period, index, all) => [
    boundary('periodStart', index + 1, periodSeconds(index + 1, rules)),
    ...period,
    ...(finished || index < all.length - 1 ? [boundary('periodEnd', index + 1, 0)] : []),
  ]);
  return recordedEvents(acts.flat());
}

function recordedEvents(acts: readonly StatCrewAct[]): RecordedEvent[] {
  const related = relatedActs(acts);
  const turns = freeThrowTurns(acts, 2);
  const score = { home: 0, away: 0 };
  return acts.map((act, index) => {
    const { play, ...same } = act;
    const points = pointsOf(act);
    if (points !== undefined && act.side !== null) {
      score[act.side] += points;
      score.home = play?.hscore ?? score.home;
      score.away = play?.vscore ?? score.away;
    }
    const relatedTo = related.get(index);
    const turn = turns.get(index);
    return {
      ...same,
      key: String(index + 1),
      score: { ...score },
      ...(turn === undefined ? {} : { subtype: turn }),
      ...(points === undefined || play === undefined
        ? {}
        : { points, qualifiers: qualifiersOf(act, play) }),
      ...(relatedTo === undefined ? {} : { relatedKey: String(relatedTo + 1) }),
    };
  });
}

/** The points of a shot; undefined for any other play. */
function pointsOf({ type, made }: StatCrewAct): number | undefined {
  const worth = { twoPointer: 2, threePointer: 3, freeThrow: 1 };
  const points = knownWord(worth, type);
  return points === undefined || made === undefined ? undefined : made ? points : 0;
}

/** The file's flags, without impossible ones such as a three from the paint. */
function qualifiersOf({ type }: StatCrewAct, { paint, fastb }: StatCrewPlay): EventQualifier[] {
  return [
    ...(paint && type === 'twoPointer' ? (['paint'] as const) : []),
    ...(fastb ? (['fastBreak'] as const) : []),
  ];
}

/** The plays of a period; one without a clock gets the previous one's. */
function actsOf(
  plays: readonly StatCrewPlay[],
  period: number,
  file: StatCrewFile,
  rules: PeriodRules,
): StatCrewAct[] {
  const full = periodSeconds(period, rules);
  let clockSeconds = full;
  const acts = plays.map((play): StatCrewAct => {
    if (play.time !== '') clockSeconds = Math.min(full, secondsOf(play.time));
    const side = play.vh === '' ? null : play.vh === 'H' ? 'home' : 'away';
    const playerKey = side === null ? undefined : playerKeyOf(play, file[side]);
    return {
      play,
      period,
      clockSeconds,
      side,
      ...shotOrOther(play),
      ...(playerKey === undefined ? {} : { playerKey }),
    };
  });
  return acts.map((act, index) => withOffensiveFoul(act, acts[index - 1], acts[index + 1]));
}

function shotOrOther(play: StatCrewPlay): Pick<StatCrewAct, 'type' | 'subtype' | 'made'> {
  const { action, type } = play;
  if (action === 'GOOD' || action === 'MISS') {
    const made = action === 'GOOD';
    if (type === 'FT') return { type: 'freeThrow', made };
    if (type.startsWith('3')) return { type: 'threePointer', made, subtype: 'jumpshot' };
    const kind = knownWord(shotKinds, type) ?? type.toLowerCase();
    return { type: 'twoPointer', made, ...subtype(kind) };
  }
  return knownWord(meaningOf, action)?.(play) ?? { type: action, ...subtype(type) };
}

/** A foul and a turnover of one player at one moment are an offensive foul, for which the file has no word. */
function withOffensiveFoul(
  act: StatCrewAct,
  before: StatCrewAct | undefined,
  after: StatCrewAct | undefined,
): StatCrewAct {
  const isSame = (other: StatCrewAct | undefined, type: string) =>
    other?.type === type &&
    other.side === act.side &&
    other.playerKey === act.playerKey &&
    other.clockSeconds === act.clockSeconds;
  const foul = act.type === 'foul' && act.subtype === 'personal' && isSame(after, 'turnover');
  const turnover = act.type === 'turnover' && act.subtype === undefined && isSame(before, 'foul');
  return act.playerKey !== undefined && (foul || turnover) ? { ...act, subtype: 'offensive' } : act;
}

function playerKeyOf(play: StatCrewPlay, { players }: StatCrewTeam): string | undefined {
  if (isTeamItself(play)) return undefined;
  const sameNumber = players.filter(({ uni }) => uni === play.uni);
  const sameName = (among: typeof players) =>
    among.find(({ checkname }) => checkname === play.checkname);
  const found = sameName(sameNumber) ?? (sameNumber.length === 1 ? sameNumber[0] : undefined);
  return (found ?? sameName(players))?.key ?? `${play.uni} ${play.checkname}`;
}

function startersOf({ players }: StatCrewTeam): string[] {
  return players.filter(({ gs }) => gs).map(({ key }) => key);
}

function boundary(
  type: 'periodStart' | 'periodEnd',
  period: number,
  clockSeconds: number,
): StatCrewAct {
  return { type, period, clockSeconds, side: null };
}

/** A row of the file in the contract's words; an added one has no `play`. */
interface StatCrewAct extends Act {
  side: RecordedSideName | null;
  play?: StatCrewPlay;
}

type Starters = Record<RecordedSideName, readonly string[]>;

/**
 * The plays of each period, with substitutions that continue from the period before. StatCrew's substitutions at a period's
 * start are relative to the match's starters, other programs' continue; the reading with fewer contradictions is used.
 * `lengthOf` gives a period's seconds.
 */
function continuousLineUps(
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

/** The substitutions at a period's start, before any other play. */
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

/** Counts substitutions in of players on court, out of players off it, and plays of players off court. */
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
