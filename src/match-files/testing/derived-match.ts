import { deriveBoxScore } from '../../basketball/box-score.ts';
import type { RecordedMatch, RecordedSideName } from '../recorded-match.ts';
import { type MatchRecordOptions, toMatchRecord } from '../to-match-record.ts';

/** Options that give readable ids, from side and player. */
export const recordOptions: MatchRecordOptions = {
  side: 'home',
  matchId: '6f1c1b0e-2f57-4d53-9b0e-6a3a5d1f0c11',
  fixture: { startsAt: '2026-01-10T12:00:00.000Z' },
  identify: (side, player) => `${side}-${player.key}`,
};

/** A recorded match from one of its sides: its record, and the data derived from it. */
export function derivedMatch(recorded: RecordedMatch, side: RecordedSideName = 'home') {
  const record = toMatchRecord(recorded, { ...recordOptions, side });
  const { id, fixture, matchSheet, events } = record;
  const { boxScore, notes } = deriveBoxScore({
    matchId: id,
    status: fixture.status,
    rules: recorded.rules,
    team: { name: 'Own' },
    opponent: { name: 'Other' },
    matchSheet,
    events,
  });
  return { recorded, record, boxScore, notes };
}
