import * as v from 'valibot';
import { checkContent, type FileFormat, label, secondsOf, whole } from '../file-values.ts';
import { IntakeError } from '../format.ts';
import type { XmlElement } from '../xml.ts';

/*
 * The used fields of a StatCrew file. Versions and other programs differ in letter case and attributes, so all but the sides
 * may be absent.
 */

const format: FileFormat = {
  file: 'StatCrew file',
  match: 'StatCrew match',
  nextStep: 'Save the match’s XML file again from StatCrew and import that.',
};

/** An absent or empty number is not recorded. */
const count = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^\d{0,6}$/, 'Invalid number: Expected a whole number'),
  v.transform((value): number | null => (value === '' ? null : Number(value))),
);
/** Whole minutes ("31") or "31:24" as seconds. */
const minutes = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^(\d{1,3}(:\d\d)?)?$/, 'Invalid minutes: Expected "31" or "31:24"'),
  v.transform((value): number | null => (value === '' ? null : secondsOf(value))),
);
const yes = v.pipe(
  label,
  v.transform((value) => /^(y|yes|1)$/i.test(value)),
);
/** "09:46", "9:46.3" or ":46"; '' if the scorer left it out. */
const clock = v.pipe(
  label,
  v.regex(/^(\d{0,2}:\d\d([.:]\d{1,2})?)?$/, 'Invalid clock: Expected "MM:SS"'),
);

const venueSchema = v.object({
  date: label,
  location: label,
  attend: label,
  neutralgame: yes,
});
const rulesSchema = v.object({
  prds: v.pipe(whole, v.minValue(1), v.maxValue(10)),
  minutes: v.pipe(whole, v.minValue(1), v.maxValue(60)),
  minutesot: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(60)), 5),
});
const teamSchema = v.object({
  vh: v.pipe(label, v.toUpperCase(), v.picklist(['V', 'H'])),
  id: label,
  name: v.pipe(label, v.nonEmpty()),
  coach: label,
});
const playerSchema = v.object({
  uni: label,
  name: label,
  checkname: label,
  pos: label,
  gp: label,
  gs: yes,
});
const statsSchema = v.object({
  fgm: count,
  fga: count,
  fgm3: count,
  fga3: count,
  ftm: count,
  fta: count,
  tp: count,
  blk: count,
  stl: count,
  ast: count,
  min: minutes,
  oreb: count,
  dreb: count,
  pf: count,
  to: count,
});
export type StatCrewStats = v.InferOutput<typeof statsSchema>;
const playSchema = v.object({
  vh: v.pipe(label, v.toUpperCase(), v.picklist(['V', 'H', ''])),
  time: clock,
  uni: label,
  checkname: label,
  action: v.pipe(label, v.nonEmpty(), v.toUpperCase()),
  type: v.pipe(label, v.toUpperCase()),
  paint: yes,
  fastb: yes,
  vscore: count,
  hscore: count,
});
export type StatCrewPlay = v.InferOutput<typeof playSchema>;

export interface StatCrewPlayer extends v.InferOutput<typeof playerSchema> {
  /** The shirt number, with the name if two players share it. */
  key: string;
  stats: StatCrewStats;
}
export interface StatCrewTeam extends v.InferOutput<typeof teamSchema> {
  /** Without the team's own row. */
  players: StatCrewPlayer[];
  totals: StatCrewStats;
  /** Numbers that belong to no player. */
  bench: StatCrewStats | null;
  /** Points by period, as far as recorded. */
  periods: (number | null)[];
}

/** The validated content of a StatCrew file. */
export interface StatCrewFile {
  venue: v.InferOutput<typeof venueSchema>;
  officials: string;
  rules: v.InferOutput<typeof rulesSchema> | null;
  /** Whether the file says that the match has ended; `null` if it doesn't say. */
  complete: boolean | null;
  away: StatCrewTeam;
  home: StatCrewTeam;
  /** In order; empty if the file has no plays. */
  periods: StatCrewPlay[][];
}

/** Validates the root of a StatCrew file. Throws an IntakeError that names `fileName`, the line and the attribute. */
export function checkStatCrew(root: XmlElement, fileName: string): StatCrewFile {
  const read = <Schema extends v.GenericSchema>(schema: Schema, element: XmlElement) =>
    checkContent(schema, element.attributes, `${fileName}, line ${element.line}`, {
      ...format,
      match: `${format.match} in <${element.name}>`,
    });
  const optional = <Schema extends v.GenericSchema>(schema: Schema, element?: XmlElement) =>
    element === undefined ? null : read(schema, element);
  const venue = childOf(root, 'venue');
  const officials = venue && childOf(venue, 'officials');
  const status = childOf(root, 'status');
  const rules = venue && childOf(venue, 'rules');
  const plays = childOf(root, 'plays');
  const periods = childrenOf(plays ?? nothing, 'period');
  if (periods.length > mostPeriods) {
    throw new IntakeError(
      `${fileName}: ${periods.length} periods, more than any match has. ${format.nextStep}`,
    );
  }
  const teams = childrenOf(root, 'team').map((element): StatCrewTeam => {
    const own = childOf(childOf(element, 'totals') ?? nothing, 'stats');
    const players = childrenOf(element, 'player').map((player) => ({
      ...read(playerSchema, player),
      stats: read(statsSchema, childOf(player, 'stats') ?? nothing),
    }));
    return {
      ...read(teamSchema, element),
      players: withKeys(players.filter((player) => !isTeamItself(player))),
      totals: read(statsSchema, own ?? nothing),
      bench: players.find(isTeamItself)?.stats ?? null,
      periods: childrenOf(childOf(element, 'linescore') ?? nothing, 'lineprd').map(
        (period) => read(v.object({ score: count }), period).score,
      ),
    };
  });
  const side = (vh: 'V' | 'H', word: string) => {
    const [team, second] = teams.filter((of) => of.vh === vh);
    if (team !== undefined && second === undefined) return team;
    const found = team === undefined ? 'no' : 'more than one';
    throw new IntakeError(
      `${fileName}: ${found} <team vh="${vh}"> in it, the ${word} side. ${format.nextStep}`,
    );
  };
  return {
    venue: read(venueSchema, venue ?? nothing),
    officials: officials === undefined ? '' : read(v.object({ text: label }), officials).text,
    rules: optional(rulesSchema, rules),
    complete: optional(v.object({ complete: yes }), status)?.complete ?? null,
    away: side('V', 'visiting'),
    home: side('H', 'home'),
    periods: periods.map((period) =>
      childrenOf(period, 'play').map((play) => read(playSchema, play)),
    ),
  };
}

/** Whether a player's row is the team's own: "TM" or "TEAM". */
export function isTeamItself({ uni, checkname }: { uni: string; checkname: string }): boolean {
  return /^(tm|team)$/i.test(uni) || (uni === '' && /^(tm|team)?$/i.test(checkname));
}

function withKeys(players: readonly Omit<StatCrewPlayer, 'key'>[]): StatCrewPlayer[] {
  const seen = new Map<string, number>();
  return players.map((player) => {
    const shared = players.filter((other) => other.uni === player.uni).length > 1;
    const key = shared || player.uni === '' ? `${player.uni} ${player.checkname}` : player.uni;
    const turn = (seen.get(key) ?? 0) + 1;
    seen.set(key, turn);
    return { ...player, key: turn === 1 ? key : `${key} ${turn}` };
  });
}

const mostPeriods = 20;
const nothing: XmlElement = { name: '', attributes: {}, children: [], line: 0 };

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}
