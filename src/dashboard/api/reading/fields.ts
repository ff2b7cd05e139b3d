import type { ReplyKind } from './report.ts';

const lineFields = [
  'seconds',
  'points',
  'twos',
  'threes',
  'freeThrows',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'blocksReceived',
  'fouls',
  'foulsDrawn',
  'plusMinus',
];

const under = (prefix: string, fields: readonly string[]) =>
  fields.map((field) => `${prefix}.${field}`);

/**
 * The contract's fields by kind of reply, as reports and mappings name them. Those of a box score stand without their
 * side, since both sides are written alike: `players[].points`, `totals.points`.
 */
export const contractFields: Readonly<Record<ReplyKind, readonly string[]>> = {
  club: ['id', 'name'],
  teams: under('teams[]', ['id', 'name', 'category', 'season', 'colour']),
  roster: under('roster[]', ['playerId', 'name', 'number', 'position', 'captain']),
  matches: under('matches[]', [
    'id',
    'startsAt',
    'status',
    'competition',
    'round',
    'venue',
    'homeAway',
    'opponent.id',
    'opponent.name',
    'score',
    'periods',
    'regulationPeriods',
    'periodMinutes',
    'overtimeMinutes',
    'attendance',
    'officials',
    'insightsStatus',
  ]),
  boxScore: [
    'matchId',
    'status',
    'team',
    'opponent',
    'name',
    'coach',
    ...under('players[]', [
      'playerId',
      'number',
      'name',
      'starter',
      'captain',
      'played',
      ...lineFields,
    ]),
    ...under('bench', lineFields),
    ...under('totals', lineFields),
  ],
  playByPlay: [
    'matchId',
    ...under('matchSheet', ['team', 'opponent']),
    ...under('events[]', [
      'id',
      'sequence',
      'period',
      'clockSeconds',
      'side',
      'playerId',
      'type',
      'subtype',
      'made',
      'points',
      'courtPosition',
      'score',
      'relatedEventId',
      'qualifiers',
    ]),
  ],
  insights: ['status', 'message', 'stale', 'recordedBy', 'summary', 'ratings', 'generatedAt'],
};
