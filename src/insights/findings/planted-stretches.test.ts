import { expect, it } from 'vitest';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { changed, movedMakes, shot } from '../testing/plant.ts';
import { base, describePlanted, matches, plantedIn } from '../testing/planted.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { teamSummary } from './team-findings.ts';

/* Stretches of a match, and who was on court in them. */

function starters(match: FinishedMatch, side: Side): Set<string | undefined> {
  return new Set(
    match.matchSheet[side].filter(({ starter }) => starter).map(({ playerId }) => playerId),
  );
}

/** Three quick fouls for a starter before a natural rest of some minutes, which then goes badly. */
function foulTrouble(events: MatchEvent[], match: FinishedMatch): MatchEvent[] {
  for (const playerId of starters(match, 'team')) {
    const out = events.findIndex(
      (event) =>
        event.playerId === playerId &&
        event.subtype === 'out' &&
        event.period <= 2 &&
        (event.clockSeconds ?? 0) > 0,
    );
    const back = events.findIndex(
      (event, index) => index > out && event.playerId === playerId && event.subtype === 'in',
    );
    const [from, to] = [events[out], events[back]];
    if (playerId === undefined || from === undefined || to === undefined) continue;
    const seat =
      (to.period - from.period) * 600 + (from.clockSeconds ?? 0) - (to.clockSeconds ?? 0);
    if (seat < 270) continue;
    const fouls = [1, 2, 3].map(
      (number): MatchEvent => ({
        ...from,
        id: `planted foul ${number}`,
        type: 'foul',
        subtype: 'personal',
        playerId,
      }),
    );
    const none = events.filter((event) => !(event.type === 'foul' && event.playerId === playerId));
    const at = none.indexOf(from);
    const planted = [...none.slice(0, at), ...fouls, ...none.slice(at)];
    const first = planted.indexOf(from);
    const last = planted.indexOf(to);
    const seated = new Set(planted.slice(first, last).map(({ id }) => id));
    const within = (event: MatchEvent) => seated.has(event.id);
    const colder = movedMakes(planted, 'team', within, { into: false, count: 9 });
    return movedMakes(colder, 'opponent', within, { into: true, count: 5 });
  }
  throw new Error('no starter rests long enough');
}

describePlanted([
  [
    'a bench that scored 40',
    'gains',
    /^bench team$/,
    (events, match) => {
      const five = starters(match, 'team');
      return movedMakes(events, 'team', (event) => !five.has(event.playerId), {
        into: true,
        count: 9,
      });
    },
  ],
  [
    'a 20–0 run',
    'gains',
    /^(run team|period 2)$/,
    (events) => {
      const within = (event: MatchEvent) => event.period === 2 && (event.clockSeconds ?? 0) > 200;
      const stopped = movedMakes(events, 'opponent', within, { into: false, count: 9 });
      return movedMakes(stopped, 'team', within, { into: true, count: 3 });
    },
  ],
  [
    'a period lost by far',
    'losses',
    /^(period 3|run opponent|drought)$/,
    (events) => {
      const within = (event: MatchEvent) => event.period === 3;
      const stopped = movedMakes(events, 'team', within, { into: false, count: 9 });
      return movedMakes(stopped, 'opponent', within, { into: true, count: 3 });
    },
  ],
  ['foul trouble', 'losses', /^foul trouble /, foulTrouble],
  [
    'a five that won its minutes',
    'gains',
    /^line-up 1$/,
    (events, match) => {
      const five = starters(match, 'team');
      const court = new Set(five);
      const ids = new Set<string>();
      for (const event of events) {
        if (event.type === 'substitution' && event.side === 'team') {
          if (event.subtype === 'in') court.add(event.playerId);
          else court.delete(event.playerId);
        }
        if ([...five].every((id) => court.has(id))) ids.add(event.id);
      }
      const within = (event: MatchEvent) => ids.has(event.id);
      const stopped = movedMakes(events, 'opponent', within, { into: false, count: 6 });
      return movedMakes(stopped, 'team', within, { into: true, count: 6 });
    },
  ],
]);

/** A match that was within two points with five minutes left. */
const close = matches.find(isClose) ?? base;

function isClose({ events }: FinishedMatch): boolean {
  const before = events.findLast((event) => event.period === 4 && (event.clockSeconds ?? 0) >= 300);
  const { team, opponent } = before?.score ?? {};
  return Math.abs((team ?? 0) - (opponent ?? 99)) <= 2;
}

it('a finish that slipped', () => {
  const { chosen, season } = plantedIn(close, (events) => {
    const late = (event: MatchEvent) =>
      event.period === 4 && (event.clockSeconds ?? 0) < 300 && event.made !== undefined;
    const cold = changed(
      events,
      (e) => e.side === 'team' && late(e),
      99,
      (e) => shot(e, false),
    );
    return changed(
      cold,
      (e) => e.side === 'opponent' && late(e),
      4,
      (e) => shot(e, true),
    );
  });
  expect(chosen.losses[0]?.topic).toBe('clutch');
  expect(teamSummary(season).focusAreas[0]).toMatch(/last five minutes|five minutes left/);
});
