/** What the find dialog searches: loaded teams, matches, opponents and players. */
import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { BoxScore } from '../../contract/box-score.ts';
import type { RosterEntry, Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { findKnownMatch } from '../api/finished-runs.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { matchDay, matchText, opponentText, teamAbout } from '../figures/match-text.ts';
import { collator, formatScore, notRecorded } from '../ui/format.ts';

/** A page that can be found. */
export interface FindTarget {
  /** Shown in the coach's language. */
  kind: 'Team' | 'Match' | 'Player' | 'Opponent' | 'Page';
  key: string;
  title: string;
  /** Distinguishes targets with the same name. */
  note: string;
  href: string;
}

interface FindOptions {
  /** Milliseconds since 1970. */
  now: number;
  mayAdd?: boolean;
}

/**
 * All targets in a client's loaded data: teams, players, matches (the nearest in time first), opponents and each
 * team's pages.
 */
export function findTargets(
  client: QueryClient,
  { now, mayAdd = false }: FindOptions,
): FindTarget[] {
  const teams = client
    .getQueriesData<Reading<Team[]>>({ queryKey: ['teams'] })
    .flatMap(([, reading]) => reading?.value ?? []);
  const nameOf = (teamId: string) => teams.find(({ id }) => id === teamId)?.name ?? '';
  return [
    ...teams.map((team) => ({
      kind: /* i18n */ 'Team' as const,
      key: team.id,
      title: team.name,
      note: teamAbout(team).join(' · '),
      href: paths.team({ teamId: team.id }),
    })),
    ...playerTargets(client, nameOf),
    ...matchTargets(client, nameOf, now),
    ...opponentTargets(client, nameOf),
    ...teams.flatMap((team) => teamPages(team, latestOf(client, team.id))),
    ...(mayAdd ? [pageTarget(i18n.t('Add matches'), '', paths.add())] : []),
    pageTarget(i18n.t('Settings'), '', paths.settings()),
  ];
}

const pageTarget = (title: string, note: string, href: string): FindTarget => ({
  kind: /* i18n */ 'Page',
  key: href,
  title,
  note,
  href,
});

/** A team's latest completed match. */
function latestOf(client: QueryClient, teamId: string): Match | undefined {
  const list = client.getQueryData<Reading<Match[]>>(['matches', teamId]);
  return list?.value.find(({ status }) => status === 'completed');
}

function teamPages({ id: teamId, name }: Team, latest: Match | undefined): FindTarget[] {
  const page = (title: string, href: string) => pageTarget(title, name, href);
  const ofLatest = (title: string, build: typeof paths.share) =>
    latest
      ? [pageTarget(title, `${name} · ${matchText(latest)}`, build({ teamId, matchId: latest.id }))]
      : [];
  return [
    page(i18n.t('What to train'), paths.practice({ teamId })),
    page(i18n.t('Players'), paths.roster({ teamId })),
    page(i18n.t('Who plays when'), paths.playingTime({ teamId })),
    page(i18n.t('Trends'), paths.trends({ teamId })),
    page(i18n.t('Compare matches'), paths.compareMatches({ teamId })),
    page(i18n.t('Compare players'), paths.comparePlayers({ teamId })),
    ...ofLatest(i18n.t('Share the match'), paths.share),
    ...ofLatest(i18n.t('Poster for the wall'), paths.poster),
    ...ofLatest(i18n.t('Print'), paths.print),
  ];
}

function matchTargets(
  client: QueryClient,
  nameOf: (teamId: string) => string,
  now: number,
): FindTarget[] {
  const away = ({ startsAt }: Match) =>
    startsAt === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(startsAt) - now);
  return client
    .getQueriesData<Reading<Match[]>>({ queryKey: ['matches'] })
    .flatMap(([[, teamId], reading]) =>
      (reading?.value ?? []).map((match) => ({ match, teamId: String(teamId) })),
    )
    .map((each) => ({ ...each, away: away(each.match) }))
    .toSorted((a, b) => (a.away === b.away ? 0 : a.away - b.away))
    .map(({ match, teamId }) => ({
      kind: /* i18n */ 'Match' as const,
      // Two teams of a club may play each other.
      key: `${teamId} ${match.id}`,
      title: opponentText(match),
      note: [nameOf(teamId), matchDay(match), formatScore(match.score)]
        .filter((text) => text !== '' && text !== notRecorded)
        .join(' · '),
      href: paths.match({ teamId, matchId: match.id }),
    }));
}

function opponentTargets(client: QueryClient, nameOf: (teamId: string) => string): FindTarget[] {
  const targets = client
    .getQueriesData<Reading<Match[]>>({ queryKey: ['matches'] })
    .flatMap(([[, teamId], reading]) =>
      (reading?.value ?? []).flatMap(({ opponent }) => {
        const key = opponentKey(opponent);
        return key === null ? [] : [{ teamId: String(teamId), key, name: opponent.name }];
      }),
    )
    .map(({ teamId, key, name }) => ({
      kind: /* i18n */ 'Opponent' as const,
      key: `${teamId} ${key}`,
      title: name,
      note: nameOf(teamId),
      href: paths.opponent({ teamId, opponent: key }),
    }));
  // The first one is used: it has the name from the latest match.
  return [...new Map(targets.toReversed().map((target) => [target.key, target])).values()].toSorted(
    (a, b) => collator().compare(a.title, b.title),
  );
}

function playerTargets(client: QueryClient, nameOf: (teamId: string) => string): FindTarget[] {
  const rosters = client.getQueriesData<Reading<RosterEntry[]>>({ queryKey: ['roster'] });
  const boxScores = client.getQueriesData<Reading<BoxScore>>({ queryKey: ['box-score'] });
  const found = [
    ...rosters.map(([[, teamId], reading]) => ({ teamId, players: reading?.value ?? [] })),
    ...boxScores.map(([[, matchId], reading]) => ({
      teamId: findKnownMatch(client, String(matchId))?.teamId,
      players: reading?.value.team.players ?? [],
    })),
  ].flatMap(({ teamId, players }) =>
    typeof teamId === 'string' ? players.map((player) => ({ teamId, player })) : [],
  );
  const targets = found.map(({ teamId, player }) => ({
    kind: /* i18n */ 'Player' as const,
    key: `${teamId} ${player.playerId}`,
    title: player.name,
    note: [player.number ? `#${player.number}` : '', nameOf(teamId)].filter(Boolean).join(' · '),
    href: paths.seasonPlayer({ teamId, playerId: player.playerId }),
  }));
  // The first one is used: a roster is more reliable than an old match sheet.
  return [...new Map(targets.toReversed().map((target) => [target.key, target])).values()].toSorted(
    (a, b) => collator().compare(a.title, b.title),
  );
}

const mostShown = 12;
/** The most matches in the list, so that opponents and pages have lines too. */
const mostMatches = 8;

/**
 * Up to twelve targets that contain every typed word, those with a word that begins with the text first. Without a
 * text, the teams and the nearest matches.
 */
export function matchingTargets(targets: readonly FindTarget[], typed: string): FindTarget[] {
  const text = normalisedName(typed);
  const numbers = typed.match(/#\S+/g) ?? [];
  const words = text.split(' ');
  if (text === '' && numbers.length === 0) {
    return targets.filter(({ kind }) => kind === 'Team' || kind === 'Match').slice(0, mostShown);
  }
  return targets
    .map((target) => ({ target, title: normalisedName(target.title) }))
    .filter(({ target, title }) => {
      const all = `${title} ${normalisedName(target.note)}`;
      return (
        words.every((word) => all.includes(word)) &&
        numbers.every((number) => target.note.includes(number))
      );
    })
    .map((each) => ({ ...each, begins: ` ${each.title}`.includes(` ${text}`) }))
    .toSorted((a, b) => Number(b.begins) - Number(a.begins))
    .map(({ target }) => target)
    .filter(atMost(mostMatches, ({ kind }) => kind === 'Match'))
    .slice(0, mostShown);
}

/** A filter that passes the first `most` values of a sort, and all values of other sorts. */
function atMost<Value>(most: number, isOfSort: (value: Value) => boolean) {
  let seen = 0;
  return (value: Value) => {
    if (!isOfSort(value)) return true;
    seen += 1;
    return seen <= most;
  };
}
