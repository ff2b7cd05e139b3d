import { existsSync } from 'node:fs';
import type { BoxScore } from '../../src/contract/box-score.ts';
import type { DataOf } from '../../src/contract/endpoints.ts';
import { createApiClient } from '../../src/dashboard/api/api-client.ts';
import { withAnswer } from '../../src/foreign/mapping.ts';
import type { Reading } from '../../src/foreign/read-tolerantly.ts';
import { valueAt } from '../../src/foreign/table.ts';
import { type Fact, untrueSentences } from './stranger-sentences.ts';

/*
 * `npx tsx e2e/soak/strangers.ts FROM TO`: reads the generated services of a folder beside the repository with the
 * dashboard's client, and counts facts as the README there describes. Prints every problem, and totals. With `sentences` it
 * also writes insights and compares them with the service's facts.
 */

interface Stranger extends Record<'key' | 'clubId', string> {
  facts: Fact[];
  handle: (...call: unknown[]) => { status: number; headers: Record<string, string>; body: string };
}
type Readings = Map<string, Reading<object> | null>;

const tableOf = (text: string) =>
  new Map(text.split(/\s+/).map((pair) => pair.split('=') as [string, string]));
/** Where a page's record has a fact. */
const places =
  tableOf(`start=startsAt opponent=opponent.name home=homeAway ownScore=score.team oppScore=score.opponent
  clock=clockSeconds player=playerId place=courtPosition twosMade=twos.made twosTried=twos.attempted
  threesMade=threes.made threesTried=threes.attempted goalsMade=twos.made+threes.made
  goalsTried=twos.attempted+threes.attempted freesMade=freeThrows.made freesTried=freeThrows.attempted
  offRebounds=offensiveRebounds defRebounds=defensiveRebounds rebounds=offensiveRebounds+defensiveRebounds
  blocked=blocksReceived fouled=foulsDrawn`);
/** The facts' words for the contract's; empty if they have none. */
const words =
  tableOf(`completed=done scheduled=next team=own opponent=opp home=true away=false unknown= –= live=live postponed=postponed twoPointer=two
  threePointer=three freeThrow=free offensive=offRebound defensive=defRebound blockReceived=blocked foulDrawn=fouled`);

/** The text that a page's record shows for a fact; '' if it shows none. */
function shownOf(page: unknown, { kind, field }: Fact): unknown {
  const read = (path: string) => valueAt(page, path.split('.'));
  const place = kind === 'insight' ? field : (places.get(field) ?? field);
  const values = place.split('+').map(read);
  if (values.some((value) => value === null || value === undefined)) return '';
  if (values.length > 1) return Number(values[0]) + Number(values[1]);
  const [value] = values;
  if (field === 'score' || field === 'periods')
    return [value]
      .flat()
      .flatMap((pair) => Object.values(Object(pair)))
      .join();
  const isCombined =
    kind === 'play' && field === 'type' && /^(rebound|substitution)$/.test(String(value));
  const word = isCombined ? (read('subtype') ?? '') : value;
  // An unknown status is shown with a question mark.
  if (field === 'status') return words.get(String(word)) ?? '';
  return (kind === 'match' || kind === 'play' ? words.get(String(word)) : undefined) ?? word;
}

/** Whether a shown value equals the fact: a date with an unknown time zone may differ, a position may be rounded. */
function isSame({ field, value, shownAs }: Fact, shown: unknown): boolean {
  const text = String(shown);
  if (shownAs) {
    const time = new Date(text);
    const wall = new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString();
    if (shownAs.isDayOnly || text.length === 10) return text === shownAs.local.slice(0, 10);
    return shownAs.zone === 'none'
      ? wall.startsWith(shownAs.local)
      : time.getTime() === Date.parse(String(value));
  }
  const isNear = (a: unknown, b: unknown, by: number) => Math.abs(Number(a) - Number(b)) < by;
  if (field === 'place')
    return ['x', 'y'].every((axis) => isNear(valueAt(value, [axis]), valueAt(shown, [axis]), 0.1));
  if (field === 'seconds' || field === 'clock' || field === 'number')
    return isNear(shown, value, field === 'number' ? 0.1 : 1);
  return (
    String([shown].flat().join(' ')) ===
    String([value].flat().join(field === 'score' || field === 'periods' ? ',' : ' '))
  );
}

/** Reads a whole service like the pages, and compares every fact. */
async function score(service: Stranger, now: number, mapping?: string) {
  const [questions, bodies] = [new Map<string, readonly string[]>(), new Map<string, unknown>()];
  const api = createApiClient({
    serviceAddress: 'http://stranger',
    key: service.key,
    now: () => now,
    mapping,
    pause: async () => {},
    fetch: async (input, { method = 'GET', headers } = {}) => {
      const { pathname, search } = new URL(String(input));
      const path = decodeURIComponent(pathname);
      const reply = service.handle(
        method,
        path,
        search.slice(1),
        Object.fromEntries(new Headers(headers)),
      );
      if (reply.body) bodies.set(path + search, JSON.parse(reply.body));
      return new Response(reply.body || null, reply);
    },
  });
  const readings: Readings = new Map();
  const keep = async <R extends Reading<object>>(at: string, call: Promise<R>) => {
    // The page of a failed call reports the failure.
    const reading = await call.catch(() => null);
    readings.set(at, reading);
    for (const { id, answers } of reading?.report?.questions ?? []) questions.set(id, answers);
    return reading?.value as R['value'] | undefined;
  };
  const facts = new Map<string, Fact[]>();
  for (const fact of service.facts) {
    const at = `${fact.kind} ${fact.id}`;
    facts
      .set(at, facts.get(at) ?? [])
      .get(at)
      ?.push(fact);
  }
  const of = (start: string) => [...facts.keys()].filter((at) => at.startsWith(start));
  const idsOf = (kind: string) =>
    new Set(of(`${kind} `).map((at) => at.slice(kind.length + 1).replace(/\/.*/, '')));
  const pages = new Map<string, object>();
  const problems: string[] = [];
  const show = (at: string, page: object) => {
    if (!facts.has(at) || pages.has(at)) problems.push(`WRONG ${at} is shown and is none`);
    pages.set(at, page);
  };
  await keep('club', api.call('getClub', {}));
  const teams = await keep('team', api.call('listTeams', { clubId: service.clubId }));
  for (const team of teams?.teams ?? []) show(`team ${team.id}`, team);
  for (const teamId of idsOf('team')) {
    const list = await keep(`match ${teamId}`, api.call('listMatches', { teamId }));
    for (const match of list?.matches ?? []) show(`match ${match.id}`, match);
    const roster = await keep(`player ${teamId}`, api.call('listRoster', { teamId }));
    for (const entry of roster?.roster ?? []) show(`player ${entry.playerId}`, entry);
  }
  for (const matchId of idsOf('total')) {
    const box = await keep(`line ${matchId}`, api.call('getBoxScore', { matchId }));
    for (const [side, { players, totals }] of Object.entries(
      box ? { own: box.team, opp: box.opponent } : {},
    )) {
      const saysStarters = players.some(({ starter }) => starter);
      for (const line of players)
        show(`line ${matchId}/${line.playerId}`, saysStarters ? line : { ...line, starter: null });
      if (totals) show(`total ${matchId}/${side}`, totals);
    }
    const events =
      (await keep(`play ${matchId}`, api.call('getPlayByPlay', { matchId })))?.events ?? [];
    // Two plays sent as one may be read as one event.
    const plays = of(`play ${matchId}/`);
    const told = plays.filter((at) => facts.get(at)?.every(({ how }) => how !== 'the play before'));
    for (const [index, event] of events.entries())
      show(
        (events.length > told.length ? plays : told)[index] ?? `event ${index}`,
        event.score.team === null ? { ...event, score: null } : event,
      );
  }
  for (const at of of('insight ')) {
    const [matchId = '', playerId = ''] = at.slice(8).split('/');
    const ask = () =>
      keep(
        at,
        playerId
          ? api.call('getPlayerInsights', { matchId, playerId })
          : api.call('getInsights', { matchId }),
      );
    if (!playerId) await api.call('writeInsights', { matchId }).catch(() => null);
    let insight = await ask();
    for (let poll = 0; poll < 3 && insight?.status !== 'ready'; poll += 1) insight = await ask();
    const ratings = Object.entries(insight?.ratings ?? {}).flatMap(([name, { value, comment }]) => [
      [name, value] as const,
      [`${name} comment`, comment] as const,
    ]);
    show(at, { ...insight?.summary, ...Object.fromEntries(ratings) });
  }

  // Sentences take longer than all other facts.
  const told = (asksForSentences ? [...idsOf('team')] : []).map((id) => {
    const list = readings.get(`match ${id}`)?.value as DataOf<'listMatches'> | undefined;
    const matches = (list?.matches ?? []).flatMap((match) => {
      const [box, plays] = ['line', 'play'].map(
        (kind) => readings.get(`${kind} ${match.id}`)?.value,
      );
      return match.status === 'completed' && box
        ? [{ match, box: box as BoxScore, plays: plays as DataOf<'getPlayByPlay'> | undefined }]
        : [];
    });
    return untrueSentences(service.facts, matches);
  });
  problems.push(...told.flatMap(({ untrue }) => untrue));
  const counts = {
    shown: 0,
    unread: 0,
    missing: 0,
    wrong: problems.length,
    claims: 0,
    doubtful: 0,
  };
  for (const { claims, doubtful } of told) {
    counts.claims += claims;
    counts.doubtful += doubtful;
  }
  const seen = new Set<string>();
  for (const [at, fields] of facts) {
    const page = pages.get(at);
    const outcomeOf = (fact: Fact): 'shown' | 'unread' | 'missing' | 'wrong' | undefined => {
      const isAbsence = fact.didNotPlay && valueAt(page, ['played']) === false;
      const shown = shownOf(page, fact);
      const isNone = shown === '' || (Array.isArray(shown) && shown.length === 0);
      if (!isNone && !isAbsence && !isSame(fact, shown)) return 'wrong';
      if (!fact.sent || !isNone || isAbsence) return fact.sent ? 'shown' : undefined;
      const before = at.replace(/\d+$/, (n) => String(Number(n) - 1));
      const parts =
        fact.how === 'the play before'
          ? (facts.get(before) ?? []).filter(({ field }) => field === fact.field)
          : fields.filter(({ field }) => fact.how?.split(' ').includes(field));
      return [fact, ...parts].some((part) => isNamed(part, readings, bodies))
        ? 'unread'
        : 'missing';
    };
    for (const fact of fields) {
      const outcome = outcomeOf(fact);
      if (!outcome) continue;
      counts[outcome] += 1;
      const what = `${outcome.toUpperCase()} ${fact.kind} ${fact.field}`;
      if (outcome === 'shown' || outcome === 'unread' || seen.has(what)) continue;
      seen.add(what);
      const said = fact.at?.[0] ? `${fact.at[0].route} ${fact.at[0].path.join('.')}` : fact.how;
      problems.push(
        `${what} of ${fact.id}: ${JSON.stringify(shownOf(page, fact))}, is ${JSON.stringify(fact.value)}, ${said}`,
      );
    }
  }
  return { counts, problems, questions };
}

/** Whether the fact's page reports that its field, its record or the whole reply was not understood. */
function isNamed(
  { kind, id, team, at = [] }: Fact,
  readings: Readings,
  bodies: ReadonlyMap<string, unknown>,
): boolean {
  const [match, ofTeam] = [id.split('/')[0], at[0]?.route.split('/')[3]];
  const owners = new Map([
    ['team', 'team'],
    ['player', `player ${team}`],
    ['match', `match ${ofTeam}`],
    ['total', `line ${match}`],
    ['insight', `insight ${id}`],
  ]);
  const reading = readings.get(owners.get(kind) ?? `${kind} ${match}`);
  if (!reading) return reading === null;
  if (reading.unreadableRows || reading.unreadableFields || reading.understood === false)
    return true;
  const { unread = [], leftOut = [] } = reading.report ?? {};
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const paths = [...unread.map(({ path }) => path), ...leftOut.flatMap(({ paths }) => paths)];
  const said = new Set(paths.flatMap((path) => path.split(/[.[\]]+/).map(plain)));
  return at.some(({ route, path }) =>
    namesOf(bodies.get(route), path).some((name) => said.has(plain(name))),
  );
}

/** The names of a value's column in a reply: its key, its heading, or the texts beside it. */
function namesOf(body: unknown, path: readonly (string | number)[]): string[] {
  const inside = (depth: number) =>
    Object.values(
      Object(
        path
          .slice(0, depth)
          .reduce((value: unknown, step) => Reflect.get(Object(value), step), body),
      ),
    );
  const isText = (value: unknown) => typeof value === 'string';
  const beside = inside(path.length - 1).filter(isText);
  const last = path.at(-1);
  if (typeof last !== 'number') return [String(last), ...(beside.length <= 2 ? beside : [])];
  const lists = inside(path.length - 3).filter((list) => Array.isArray(list) && list.every(isText));
  return [
    ...lists.flatMap((list) => list.at(last) ?? []),
    ...beside,
    ...path.filter(isText).slice(-1),
  ];
}

const strangers = new URL('../../../shared/strangers/stranger.mjs', import.meta.url);
const isThere = existsSync(strangers);
if (!isThere) console.log('No service is read, since ../shared/strangers is not there.');
const { stranger } = isThere ? await import(strangers.href) : {};
const asksForSentences = process.argv.includes('sentences');
const [from = 0, to = from] = isThere ? process.argv.slice(2, 4).map(Number) : [0, -1];
const now = Date.parse('2026-11-22T12:34:00Z');
const sums = [0, 1].map(() => ({
  shown: 0,
  unread: 0,
  missing: 0,
  wrong: 0,
  claims: 0,
  doubtful: 0,
}));
for (let seed = from; seed <= to; seed += 1) {
  const read = (mapping?: string) => score(stranger(seed, { now, polls: 1 }), now, mapping);
  const first = await read();
  let [best, mapping]: [typeof first, string?] = [first];
  for (const [question, answers] of [...first.questions].slice(0, 3)) {
    const before = mapping;
    for (const answer of answers) {
      const text = withAnswer(before, question, answer);
      const tally = await read(text);
      // A coach would choose the right answer: it shows most, and nothing wrong.
      const worth = ({ counts }: typeof first) => counts.shown - 1000 * counts.wrong;
      if (worth(tally) > worth(best)) [best, mapping] = [tally, text];
    }
  }
  for (const [at, { counts }] of [first, best].entries())
    for (const name of ['shown', 'unread', 'missing', 'wrong', 'claims', 'doubtful'] as const)
      if (sums[at]) sums[at][name] += counts[name];
  const lines = [...new Set([...first.problems, ...best.problems])];
  const more = lines.length > 6 ? [`and ${lines.length - 6} more`] : [];
  if (lines.length > 0) console.log([seed, ...lines.slice(0, 6), ...more].join('\n  '));
}
for (const [at, { shown, unread, missing, wrong, claims, doubtful }] of isThere
  ? sums.entries()
  : []) {
  const share = ((100 * shown) / (shown + unread + missing)).toFixed(2);
  console.log(
    `figure: strangers ${from} to ${to} ${at ? 'after three questions' : 'without a question'}: ${share}% shown, ${wrong} wrong, ${missing} missing, ${unread} unread, ${claims} claims of sentences, ${doubtful} doubtful`,
  );
}
