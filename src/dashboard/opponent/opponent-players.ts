import { sumLines } from '../../basketball/line.ts';
import { numbers } from '../../basketball/numbers.ts';
import { hasPlaces, shotGroupOf } from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { Line, PlayerLine } from '../../contract/box-score.ts';
import { lengthOf, type Meeting } from '../figures/meeting.ts';

/** One of their players over the meetings. */
export type OpponentPlayer = ReturnType<typeof opponentPlayers>[number];

/** Their players from the meetings' box scores, by points, then by minutes. */
export function opponentPlayers(meetings: readonly Meeting[]) {
  const placed =
    meetings.length > 0 && meetings.every(({ plays }) => plays && hasPlaces(plays.events));
  const ids = new Set(
    meetings.flatMap(({ boxScore }) => playedOf(boxScore).map(({ playerId }) => playerId)),
  );
  return [...ids]
    .map((playerId) => {
      const rows = meetings.map(({ boxScore }) =>
        playedOf(boxScore).find((row) => row.playerId === playerId),
      );
      const played = meetings.flatMap((meeting, at) => {
        const row = rows[at];
        return row ? [{ meeting, row }] : [];
      });
      const latest = played.at(-1)?.row;
      const line = sumLines(played.map(({ row }) => row));
      return {
        playerId,
        /** On the latest sheet. */
        number: latest?.number,
        name: latest?.name ?? '',
        matches: played.length,
        starts: played.filter(({ row }) => row.starter).length,
        /** In each meeting; `null` if the player did not play or points were not recorded. */
        points: rows.map((row) => row?.points ?? null),
        /** Totals over the meetings. */
        line,
        usage: usageOf(played, line),
        /** By zone; `null` unless every meeting has shot locations. */
        shots: placed ? shotsOf(meetings, playerId) : null,
      };
    })
    .toSorted(
      (a, b) =>
        (b.line.points ?? 0) - (a.line.points ?? 0) ||
        (b.line.seconds ?? 0) - (a.line.seconds ?? 0),
    );
}

function playedOf(boxScore: Meeting['boxScore']): PlayerLine[] {
  return boxScore?.opponent.players.filter(({ played }) => played) ?? [];
}

function usageOf(played: readonly { meeting: Meeting }[], line: Line): number | null {
  const totals = played.flatMap(({ meeting }) => meeting.boxScore?.opponent.totals ?? []);
  if (totals.length < played.length) return null;
  const seconds = played.reduce((sum, { meeting }) => sum + lengthOf(meeting.match), 0);
  return numbers.usage.of({ own: line, side: sumLines(totals), seconds });
}

function shotsOf(meetings: readonly Meeting[], playerId: string) {
  const shots = {
    rim: { made: 0, attempted: 0 },
    inside: { made: 0, attempted: 0 },
    three: { made: 0, attempted: 0 },
  };
  for (const { plays } of meetings) {
    for (const event of plays?.events ?? []) {
      if (!isFieldGoal(event) || event.side !== 'opponent' || event.playerId !== playerId) continue;
      const group = shots[shotGroupOf(event)];
      group.attempted += 1;
      if (event.made === true) group.made += 1;
    }
  }
  return shots;
}
