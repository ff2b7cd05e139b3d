import { lineSchema, playerLineSchema } from '../contract/box-score.ts';
import { clubSchema, rosterEntrySchema, teamSchema } from '../contract/club.ts';
import { insightResultSchema } from '../contract/insight.ts';
import { matchSchema } from '../contract/match.ts';
import { matchEventSchema } from '../contract/play-by-play.ts';
import type { ReplyKind } from './report.ts';

const fieldsOf = ({ entries }: { entries: object }, prefix = '') =>
  Object.keys(entries).map((field) => prefix + field);

/**
 * The contract's fields by kind of reply, as reports and mappings name them. Those of a box score stand without their
 * side, since both sides are written alike: `players[].points`, `totals.points`.
 */
export const contractFields: Readonly<Record<ReplyKind, readonly string[]>> = {
  club: fieldsOf(clubSchema),
  teams: fieldsOf(teamSchema, 'teams[].'),
  roster: fieldsOf(rosterEntrySchema, 'roster[].'),
  matches: fieldsOf(matchSchema, 'matches[].').flatMap((field) =>
    field === 'matches[].opponent' ? [`${field}.id`, `${field}.name`] : field,
  ),
  boxScore: [
    ...['matchId', 'status', 'team', 'opponent', 'name', 'coach'],
    ...fieldsOf(playerLineSchema, 'players[].'),
    ...fieldsOf(lineSchema, 'bench.'),
    ...fieldsOf(lineSchema, 'totals.'),
  ],
  playByPlay: [
    ...['matchId', 'matchSheet.team', 'matchSheet.opponent'],
    ...fieldsOf(matchEventSchema, 'events[].'),
  ],
  // Of a run that is through, when it began says nothing.
  insights: fieldsOf(insightResultSchema).filter((field) => field !== 'startedAt'),
};
