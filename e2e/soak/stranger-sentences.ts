import type { BoxScore } from '../../src/contract/box-score.ts';
import type { DataOf } from '../../src/contract/endpoints.ts';
import type { Match } from '../../src/contract/match.ts';
import type { MatchEvent, Side } from '../../src/contract/play-by-play.ts';
import type { PlayedMatch } from '../../src/testing/second-reader/match.ts';
import { read } from '../../src/testing/second-reader/read.ts';
import { writtenOf } from '../../src/testing/second-reader/written.ts';

/*
 * Writes insights from the matches read from a service, and checks their claims against everything that the service knows,
 * sent or not.
 */

/** A fact that a service knows; `at` lists where its replies have it. */
export interface Fact extends Record<'kind' | 'id' | 'field', string> {
  value: unknown;
  sent: boolean;
  how?: string;
  side?: string;
  team?: string;
  didNotPlay?: true;
  shownAs?: { zone: string; local: string; isDayOnly?: true };
  at?: { route: string; path: (string | number)[] }[];
}

/** The replies about a finished match. */
export interface ReadMatch {
  match: Match;
  box: BoxScore;
  plays: DataOf<'getPlayByPlay'> | undefined;
}

const sides: Readonly<Record<string, Side>> = { own: 'team', opp: 'opponent' };

/** The contract's types for a service's words for plays. */
const typeOf: Readonly<Record<string, Partial<MatchEvent>>> = {
  two: { type: 'twoPointer' },
  three: { type: 'threePointer' },
  free: { type: 'freeThrow' },
  offRebound: { type: 'rebound', subtype: 'offensive' },
  defRebound: { type: 'rebound', subtype: 'defensive' },
  blocked: { type: 'blockReceived' },
  fouled: { type: 'foulDrawn' },
  in: { type: 'substitution', subtype: 'in' },
  out: { type: 'substitution', subtype: 'out' },
};

/** A line of the contract from the facts about it. */
function lineOf(facts: ReadonlyMap<string, unknown>) {
  const count = (field: string) => (facts.get(field) as number | undefined) ?? null;
  const shots = (kind: string) => ({
    made: count(`${kind}Made`),
    attempted: count(`${kind}Tried`),
  });
  const [seconds, points, assists, turnovers, steals, blocks, fouls, plusMinus] =
    'seconds points assists turnovers steals blocks fouls plusMinus'.split(' ').map(count);
  return {
    ...{ seconds, points, assists, turnovers, steals, blocks, fouls, plusMinus },
    ...{ twos: shots('twos'), threes: shots('threes'), freeThrows: shots('frees') },
    ...{ offensiveRebounds: count('offRebounds'), defensiveRebounds: count('defRebounds') },
    ...{ blocksReceived: count('blocked'), foulsDrawn: count('fouled') },
  } as PlayedMatch['boxScore']['team']['players'][number];
}

/** A match as its service knows it, with the names and start that were read. */
function knownMatch(facts: readonly Fact[], shown: PlayedMatch): PlayedMatch {
  const records = new Map<string, Map<string, unknown>>();
  const ownerOf = new Map<string, Fact>();
  for (const fact of facts.filter(({ id }) => id.startsWith(shown.id))) {
    const at = `${fact.kind} ${fact.id}`;
    records.set(at, (records.get(at) ?? new Map()).set(fact.field, fact.value));
    ownerOf.set(at, fact);
  }
  const of = (kind: string) =>
    [...records]
      .filter(([at]) => at.startsWith(`${kind} ${shown.id}/`))
      .map(([at, fields]) => ({
        fields,
        id: at.slice(at.indexOf('/') + 1),
        side: sides[ownerOf.get(at)?.side ?? ''],
        didPlay: !ownerOf.get(at)?.didNotPlay,
      }));
  const lines = of('line');
  const playersOf = (side: Side) =>
    lines
      .filter((line) => line.side === side)
      .map(({ id, fields, didPlay }) => ({
        ...lineOf(fields),
        playerId: id,
        name: String(fields.get('name')),
        number: String(fields.get('number')),
        starter: fields.get('starter') === true,
        played: didPlay,
      }));
  const sideOf = (name: string, side: Side) => {
    const total = records.get(`total ${shown.id}/${side === 'team' ? 'own' : 'opp'}`);
    return { name, players: playersOf(side), totals: total ? lineOf(total) : null };
  };
  const plays = of('play');
  const events = plays.map(({ id, fields }, index): MatchEvent => {
    // A service may round locations, and zones have borders.
    const rounded = plays.length === shown.events.length ? shown.events[index] : undefined;
    const [type, [team = null, opponent = null] = []] = [
      String(fields.get('type')),
      fields.get('score') as (number | null)[] | undefined,
    ];
    const isShot = ['two', 'three', 'free'].includes(type);
    return {
      ...{ id, sequence: Number(id), period: Number(fields.get('period')) },
      clockSeconds: fields.get('clock') as number,
      side: sides[String(fields.get('side'))] ?? null,
      type: type as MatchEvent['type'],
      ...typeOf[type],
      ...(fields.get('player') ? { playerId: String(fields.get('player')) } : {}),
      ...(isShot ? { made: fields.get('made') === true } : {}),
      courtPosition: rounded?.courtPosition ?? (fields.get('place') as MatchEvent['courtPosition']),
      score: { team, opponent },
    };
  });
  const [team, opponent] = [sideOf(shown.teamName, 'team'), sideOf(shown.opponentName, 'opponent')];
  return {
    ...shown,
    boxScore: { ...shown.boxScore, team, opponent },
    matchSheet: { team: team.players, opponent: opponent.players },
    events,
  };
}

/**
 * The claims of a team's sentences that are true of the replies but not of the service's facts; with the number of claims,
 * and of those true of neither.
 */
export function untrueSentences(facts: readonly Fact[], matches: readonly ReadMatch[]) {
  const season = matches
    .map(({ match, box, plays }) => ({
      id: match.id,
      startsAt: new Date(match.startsAt ?? 0),
      rules: match,
      boxScore: box,
      matchSheet: plays?.matchSheet ?? { team: [], opponent: [] },
      events: plays?.events ?? [],
      teamName: box.team.name,
      opponentName: match.opponent.name,
    }))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const known = new Map(season.map((match) => [match.id, knownMatch(facts, match)]));
  const truth = (match: PlayedMatch) => known.get(match.id) ?? match;
  const players = season.flatMap(({ boxScore }) => boxScore.team.players);
  const roster = [...new Map(players.map((player) => [player.playerId, player])).values()];
  // The guide depends on the age in the team's name.
  const category = season[0]?.teamName;
  const items = writtenOf({ name: '', category, roster, matches: season }, [...season.keys()]);
  const told = { claims: 0, doubtful: 0, untrue: [] as string[] };
  for (const item of items) {
    if (item.list === 'suggestions') continue;
    const found = read({ ...item, match: truth(item.match), earlier: item.earlier.map(truth) });
    const own = read(item).claims;
    told.claims += found.claims.length;
    for (const [at, { kind, about, counted, holds }] of found.claims.entries()) {
      // An overtime that no play, period or minute shows can't be mentioned, which is not untrue.
      if (holds || (about.startsWith('overtimes') && item.match.events.length === 0)) continue;
      if (own[at]?.holds === false) told.doubtful += 1;
      else
        told.untrue.push(
          `UNTRUE ${kind} ${about}, is ${counted} in ${item.match.id}: ${item.sentence}`,
        );
    }
  }
  return told;
}
