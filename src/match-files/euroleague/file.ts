import * as v from 'valibot';
import { flag, label, whole } from '../file-values.ts';

const lineSchema = v.object({
  Minutes: v.optional(v.nullable(v.string())),
  Points: whole,
  FieldGoalsMade2: whole,
  FieldGoalsAttempted2: whole,
  FieldGoalsMade3: whole,
  FieldGoalsAttempted3: whole,
  FreeThrowsMade: whole,
  FreeThrowsAttempted: whole,
  OffensiveRebounds: whole,
  DefensiveRebounds: whole,
  Assistances: whole,
  Steals: whole,
  Turnovers: whole,
  BlocksFavour: whole,
  BlocksAgainst: whole,
  FoulsCommited: whole,
  FoulsReceived: whole,
});
export type EuroleagueLine = v.InferOutput<typeof lineSchema>;

const playerSchema = v.object({
  ...lineSchema.entries,
  Player_ID: label,
  IsStarter: flag,
  Dorsal: label,
  Player: label,
  Plusminus: v.optional(v.nullable(whole), null),
});
export type EuroleaguePlayer = v.InferOutput<typeof playerSchema>;

const teamSchema = v.object({
  Team: label,
  Coach: label,
  PlayersStats: v.array(playerSchema),
  totr: lineSchema,
});
export type EuroleagueTeam = v.InferOutput<typeof teamSchema>;

const rowSchema = v.object({
  NUMBEROFPLAY: whole,
  CODETEAM: label,
  PLAYER_ID: label,
  PLAYTYPE: v.pipe(label, v.nonEmpty()),
  MARKERTIME: v.pipe(label, v.regex(/^(\d+:\d\d)?$/, 'Invalid clock: Expected "MM:SS"')),
  POINTS_A: v.optional(v.nullable(whole), null),
  POINTS_B: v.optional(v.nullable(whole), null),
});
export type EuroleagueRow = v.InferOutput<typeof rowSchema>;

const rows = v.array(rowSchema);

/** The four kinds of files of a match, by the end of their names. Header and Points are optional. */
export const euroleagueSchemas = {
  Boxscore: v.object({
    Attendance: label,
    Referees: label,
    Stats: v.tuple([teamSchema, teamSchema]),
  }),
  PlaybyPlay: v.object({
    TeamA: v.pipe(label, v.nonEmpty()),
    TeamB: v.pipe(label, v.nonEmpty()),
    CodeTeamA: v.pipe(label, v.nonEmpty()),
    CodeTeamB: v.pipe(label, v.nonEmpty()),
    FirstQuarter: rows,
    SecondQuarter: rows,
    ThirdQuarter: rows,
    ForthQuarter: rows,
    ExtraTime: v.optional(v.nullable(rows), []),
  }),
  Header: v.object({
    Date: label,
    Stadium: label,
    Competition: label,
    Round: label,
    CoachA: label,
    CoachB: label,
    Referee1: label,
    Referee2: label,
    Referee3: label,
  }),
  Points: v.object({
    Rows: v.array(
      v.object({
        NUM_ANOT: whole,
        ID_ACTION: label,
        COORD_X: v.number(),
        COORD_Y: v.number(),
        FASTBREAK: label,
        SECOND_CHANCE: label,
        POINTS_OFF_TURNOVER: label,
      }),
    ),
  }),
} as const;

export type EuroleagueKind = keyof typeof euroleagueSchemas;
type FileOf<Kind extends EuroleagueKind> = v.InferOutput<(typeof euroleagueSchemas)[Kind]>;
export type EuroleagueShots = FileOf<'Points'>['Rows'];
export type EuroleaguePlays = FileOf<'PlaybyPlay'>;

/** The checked files of one match. */
export interface EuroleagueFiles {
  Boxscore: FileOf<'Boxscore'>;
  PlaybyPlay: EuroleaguePlays;
  Header?: FileOf<'Header'>;
  Points?: FileOf<'Points'>;
}
