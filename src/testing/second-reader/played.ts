import { v5 as uuidV5 } from 'uuid';
import { deriveBoxScore } from '../../basketball/box-score.ts';
import { simulateLeague } from '../../league/simulate-league.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { recordedSides } from '../../match-files/recorded-match.ts';
import { otherSide, toMatchRecord } from '../../match-files/to-match-record.ts';
import { type RealFormat, realFiles, realText } from '../real-matches.ts';
import type { PlayedMatch } from './match.ts';

/* The input of the writer: matches with the service's derived box score. The check counts for itself from the events. */

/** A team's matches in the order played. */
export interface PlayedSeason {
  name: string;
  category: string | undefined;
  roster: readonly { playerId: string; name: string }[];
  matches: (PlayedMatch & { events: PlayedMatch['events'][number][] })[];
}

/** The seasons of a demo club's teams. */
export function demoSeasons(seed: number): PlayedSeason[] {
  const { teams } = simulateLeague({ seed, now: new Date('2026-11-20T10:00:00.000Z') });
  return teams.map(({ team, roster, matches }) => ({
    name: team.name,
    category: team.category,
    roster,
    matches: matches
      .filter(({ fixture }) => fixture.status === 'completed')
      .map(({ id, fixture, matchSheet, events }) => {
        const opponentName = fixture.opponent.name;
        const { boxScore } = deriveBoxScore({
          matchId: id,
          status: 'completed',
          rules: fixture,
          team: { name: team.name },
          opponent: { name: opponentName },
          matchSheet,
          events,
        });
        const startsAt = new Date(fixture.startsAt ?? 0);
        const heading = { id, startsAt, rules: fixture, teamName: team.name, opponentName };
        return { ...heading, matchSheet, events, boxScore };
      }),
  }));
}

/**
 * The real matches beside the repository as seasons: each format's files in order, as if the side named first (then the
 * other) were one club's team.
 */
export function realSeasons(
  formats: readonly RealFormat[] = ['livestats', 'euroleague'],
): PlayedSeason[] {
  return formats.flatMap((format) => {
    const files = realFiles(format).map((fileName) => ({
      fileName,
      text: realText(format, fileName),
    }));
    const read = readMatchFiles(files);
    return recordedSides.map((side): PlayedSeason => {
      const matches = read.map(({ recorded }, index) => {
        const teamName = recorded[side].name;
        const opponentName = recorded[otherSide(side)].name;
        const startsAt = new Date(Date.UTC(2026, 0, 1 + index));
        const record = toMatchRecord(recorded, {
          side,
          matchId: uuidV5(`${format} ${side} ${index}`, uuidV5.URL),
          fixture: { startsAt: startsAt.toISOString() },
          identify: (of, player) => `${of}-${player.name.replaceAll(/\s/g, '-')}`,
        });
        const { id, matchSheet, events } = record;
        const box = { team: { name: teamName }, opponent: { name: opponentName } };
        const { rules } = recorded;
        const { boxScore } = deriveBoxScore({
          matchId: id,
          status: 'completed',
          rules,
          ...box,
          matchSheet,
          events,
        });
        return { id, startsAt, rules, boxScore, matchSheet, events, teamName, opponentName };
      });
      const players = new Map(
        matches.flatMap(({ matchSheet }) => matchSheet.team.map((each) => [each.playerId, each])),
      );
      const name = `${format}, ${side}`;
      return { name, category: undefined, roster: [...players.values()], matches };
    });
  });
}
