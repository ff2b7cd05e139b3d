import type { MatchRecord } from '../../basketball/match-record.ts';
import type { RosterEntry } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { opponentKey, type PageName, pages } from '../api/paths.ts';
import { matchDay } from '../figures/match-text.ts';
import { formatScore } from '../ui/format.ts';
import { textOf } from './table.ts';

/* Links as "name → page", with what the name says of the page's match, player or play replaced by a word in braces. */

type Ids = Partial<Record<'teamId' | 'matchId' | 'playerId' | 'opponent', string>>;

interface KnownClub {
  roster: readonly RosterEntry[];
  records: readonly MatchRecord[];
  matches: readonly Match[];
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element);

/** The page of an address and the ids in it. */
export function readAddress(address: string) {
  const { pathname, searchParams, hash } = new URL(address, 'http://dashboard.example');
  for (const [name, { path }] of Object.entries(pages)) {
    const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const ids: Ids | undefined =
      new RegExp(`^${pattern}$`).exec(pathname)?.groups ?? (pattern === pathname ? {} : undefined);
    if (ids) return { page: name as PageName, ids, search: [...searchParams.keys()], hash };
  }
  throw new Error(`${address} is no page`);
}

/** The word for a match that a link leads to without naming it. */
function whichMatch(to: readonly Match[], matches: readonly Match[]): string {
  const known = {
    live: matches.find(({ status }) => status === 'live'),
    last: matches.find(({ status }) => status === 'completed'),
    next: matches.findLast(({ status }) => status === 'scheduled'),
  };
  const found = Object.entries(known).find(([, match]) => match && to.includes(match));
  return ` of ${found ? `the ${found[0]}` : 'another'} match`;
}

/** A link's name and target, on the page with these ids. */
export function linkText(link: Element, own: Ids, { roster, records, matches }: KnownClub) {
  const { page, ids, search, hash } = readAddress(link.getAttribute('href') ?? '');
  const name = nameOf(link).replace(/\s+/g, ' ');
  let called = name;
  let which = '';
  const to = matches.filter(({ id, opponent }) =>
    ids.matchId ? id === ids.matchId : ids.opponent === opponentKey(opponent),
  );
  const [match] = to;
  if (match) {
    called = called
      .replace(match.opponent.name, '{opponent}')
      .replace(/\b(v|at) \{opponent\}/, 'v/at {opponent}')
      .replace(matchDay(match), '{day}')
      .replace(formatScore(match.score), '{score}')
      .replace(/^(Won|Lost) /, '{outcome} ');
    const isOwn = ids.matchId === own.matchId && ids.opponent === own.opponent;
    if (!isOwn && called === name) which = whichMatch(to, matches);
  }
  const record = records.find(({ id }) => id === ids.matchId);
  const play = record?.events.find(({ sequence }) => hash === `#play-${sequence}`);
  const { team = [], opponent = [] } = record?.matchSheet ?? {};
  const playerId = ids.playerId ?? play?.playerId;
  const player = [...roster, ...team, ...opponent].find((each) => each.playerId === playerId);
  if (player) called = called.replace(player.name, '{player}');
  if (ids.playerId && ids.playerId !== own.playerId && !called.includes('{player}')) {
    which += ' of another player';
  }
  if (play) called = called.replace(/ \(.*\)/, '');
  called = called.replace(/[+−]?\d[\d.:–]*%?/g, '#');
  const rest = search.map((key) => ` ${key}`).join('') + hash.replace(/\d+/, '#');
  return `${called} → ${page}${which}${rest}`;
}
