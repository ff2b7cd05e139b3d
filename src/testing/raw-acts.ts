import * as v from 'valibot';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { type RealFormat, realFiles, realText } from './real-matches.ts';

/*
 * What each side did in a match, read from the raw rows of a file by code that shares nothing with the importers and the
 * statistics.
 */

/** One row that counts, with the side as the file has it. */
interface Act {
  isHome: boolean;
  period: number;
  kind: 'two' | 'three' | 'free' | 'offensive' | 'defensive' | 'turnover' | 'assist';
  made: boolean;
  /** The shirt number; '' for the team. */
  shirt: string;
  /** Of an assist: whether it was on a free throw. */
  onFreeThrow?: boolean;
}

/** The counts of one side. */
export interface RawCounts {
  points: number;
  pointsByPeriod: number[];
  /** Points by shirt number. */
  pointsBy: Map<string, number>;
  fieldGoalPoints: number;
  made: number;
  attempted: number;
  threesMade: number;
  freeThrowsMade: number;
  freeThrows: number;
  offensive: number;
  rebounds: number;
  turnovers: number;
  assists: number;
  assistsOnBaskets: number;
}

const worth = { two: 2, three: 3, free: 1 };

function countsOf(acts: readonly Act[], isHome: boolean, periods: number): RawCounts {
  const own = acts.filter((act) => act.isHome === isHome);
  const count = (isCounted: (act: Act) => boolean) => own.filter(isCounted).length;
  const pointsOf = ({ kind, made }: Act) => (made && kind in worth ? worth[kind as 'two'] : 0);
  const sum = (among: readonly Act[]) => among.reduce((all, act) => all + pointsOf(act), 0);
  const isFieldGoal = ({ kind }: Act) => kind === 'two' || kind === 'three';
  const pointsBy = new Map<string, number>();
  for (const act of own) pointsBy.set(act.shirt, (pointsBy.get(act.shirt) ?? 0) + pointsOf(act));
  return {
    points: sum(own),
    pointsByPeriod: Array.from({ length: periods }, (_, index) =>
      sum(own.filter(({ period }) => period === index + 1)),
    ),
    pointsBy,
    fieldGoalPoints: sum(own.filter(isFieldGoal)),
    made: count((act) => isFieldGoal(act) && act.made),
    attempted: count(isFieldGoal),
    threesMade: count(({ kind, made }) => kind === 'three' && made),
    freeThrowsMade: count(({ kind, made }) => kind === 'free' && made),
    freeThrows: count(({ kind }) => kind === 'free'),
    offensive: count(({ kind }) => kind === 'offensive'),
    rebounds: count(({ kind }) => kind === 'offensive' || kind === 'defensive'),
    turnovers: count(({ kind }) => kind === 'turnover'),
    assists: count(({ kind }) => kind === 'assist'),
    assistsOnBaskets: count(({ kind, onFreeThrow }) => kind === 'assist' && !onFreeThrow),
  };
}

/** Both sides' counts of one match, home first. */
export type RawMatch = readonly [home: RawCounts, away: RawCounts];

function matchOf(acts: readonly Act[]): RawMatch {
  const periods = Math.max(...acts.map(({ period }) => period));
  return [countsOf(acts, true, periods), countsOf(acts, false, periods)];
}

/** The matches of a format's files, in the order of their names. */
export function rawMatches(format: RealFormat): RawMatch[] {
  const names = realFiles(format);
  if (format === 'livestats')
    return names.map((name) => matchOf(ofLiveStats(realText(format, name))));
  if (format === 'statcrew')
    return names.map((name) => matchOf(ofStatCrew(realText(format, name))));
  return names
    .filter((name) => name.endsWith('_PlaybyPlay.json'))
    .map((name) => matchOf(ofEuroleague(realText(format, name))));
}

const liveStats = v.object({
  pbp: v.array(
    v.object({
      tno: v.number(),
      period: v.number(),
      periodType: v.string(),
      actionType: v.string(),
      subType: v.string(),
      success: v.number(),
      actionNumber: v.number(),
      previousAction: v.union([v.number(), v.string()]),
      shirtNumber: v.optional(v.string(), ''),
    }),
  ),
});

function ofLiveStats(text: string): Act[] {
  const { pbp } = v.parse(liveStats, JSON.parse(text));
  const types = new Map(pbp.map(({ actionNumber, actionType }) => [actionNumber, actionType]));
  const kinds: Record<string, Act['kind']> = {
    '2pt': 'two',
    '3pt': 'three',
    freethrow: 'free',
    turnover: 'turnover',
    assist: 'assist',
    'rebound offensive': 'offensive',
    'rebound defensive': 'defensive',
  };
  return pbp.flatMap((row): Act[] => {
    const { actionType, subType, tno, periodType, shirtNumber } = row;
    const kind = kinds[actionType] ?? kinds[`${actionType} ${subType}`];
    if (kind === undefined || tno === 0) return [];
    return [
      {
        kind,
        isHome: tno === 1,
        period: periodType === 'OVERTIME' ? 4 + row.period : row.period,
        made: row.success === 1,
        shirt: shirtNumber,
        onFreeThrow: types.get(Number(row.previousAction)) === 'freethrow',
      },
    ];
  });
}

const rows = v.array(
  v.object({ CODETEAM: v.string(), PLAYTYPE: v.string(), DORSAL: v.nullish(v.string(), '') }),
);
const euroleague = v.object({
  CodeTeamA: v.string(),
  FirstQuarter: rows,
  SecondQuarter: rows,
  ThirdQuarter: rows,
  ForthQuarter: rows,
  ExtraTime: v.optional(rows, []),
});

function ofEuroleague(text: string): Act[] {
  const file = v.parse(euroleague, JSON.parse(text));
  const { FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime } = file;
  const kinds: Record<string, Act['kind']> = {
    '2FG': 'two',
    '3FG': 'three',
    FT: 'free',
    O: 'offensive',
    D: 'defensive',
    TO: 'turnover',
    AS: 'assist',
  };
  const acts: Act[] = [];
  let period = 0;
  for (const quarter of [FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime]) {
    for (const { CODETEAM, PLAYTYPE, DORSAL } of quarter) {
      if (PLAYTYPE === 'BP') period += 1;
      const word = PLAYTYPE.trim();
      const kind = kinds[word.replace(/^(2FG|3FG|FT)[MA]$/, '$1')];
      if (kind === undefined || CODETEAM.trim() === '') continue;
      const isHome = CODETEAM.trim() === file.CodeTeamA.trim();
      acts.push({
        kind,
        isHome,
        period,
        made: word.endsWith('M'),
        shirt: DORSAL?.trim() ?? '',
        onFreeThrow: lastBasket(acts, isHome) === 'free',
      });
    }
  }
  return acts;
}

/** The kind of a side's last basket before this row. */
function lastBasket(acts: readonly Act[], isHome: boolean): Act['kind'] | undefined {
  return acts.findLast((act) => act.isHome === isHome && act.made)?.kind;
}

function ofStatCrew(text: string): Act[] {
  const acts: Act[] = [];
  let period = 0;
  for (const [tag, name] of text.matchAll(/<(period|play)\b[^>]*>/g)) {
    if (name === 'period') period += 1;
    const read = (attribute: string) =>
      new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const [action, type, isHome] = [read('action'), read('type'), read('vh') === 'H'];
    const shot = type === '3PTR' ? 'three' : type === 'FT' ? 'free' : 'two';
    const rebound = type === 'OFF' ? 'offensive' : type === 'DEF' ? 'defensive' : undefined;
    const kind = {
      GOOD: shot,
      MISS: shot,
      REBOUND: rebound,
      TURNOVER: 'turnover',
      ASSIST: 'assist',
    }[action] as Act['kind'] | undefined;
    if (kind === undefined) continue;
    acts.push({
      kind,
      isHome,
      period,
      made: action === 'GOOD',
      shirt: read('uni'),
      onFreeThrow: lastBasket(acts, isHome) === 'free',
    });
  }
  return acts;
}

/** Likewise the counts of an invented match, from its events: our side is at home. */
export function rawOfEvents(
  events: readonly MatchEvent[],
  shirts: ReadonlyMap<string, string>,
): RawMatch {
  const types = new Map(events.map(({ id, type }) => [id, type]));
  const kinds: Record<string, Act['kind']> = {
    twoPointer: 'two',
    threePointer: 'three',
    freeThrow: 'free',
    turnover: 'turnover',
    assist: 'assist',
    'rebound offensive': 'offensive',
    'rebound defensive': 'defensive',
  };
  return matchOf(
    events.flatMap(({ type, subtype, side, period, made, playerId, relatedEventId }): Act[] => {
      const kind = kinds[type] ?? kinds[`${type} ${subtype}`];
      if (kind === undefined || side === null) return [];
      return [
        {
          kind,
          isHome: side === 'team',
          period,
          made: made === true,
          shirt: shirts.get(playerId ?? '') ?? '',
          onFreeThrow: types.get(relatedEventId ?? '') === 'freeThrow',
        },
      ];
    }),
  );
}
