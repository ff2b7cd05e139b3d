import { expect, test } from 'vitest';
import type { BoxScore } from '../contract/box-score.ts';
import type { Match } from '../contract/match.ts';
import { isUnderstood } from './report.ts';
import { readService } from './testing/read-service.ts';

/*
 * Services of other companies in a folder beside the repository. They were not written for it, and stay out of it; their
 * facts are counted as their README describes.
 */

interface Person {
  id: string;
  name: string;
  number: number;
}
type TrueLine = Record<string, number> & { p: Person };
interface Truth {
  teams: { id: string; name: string }[];
  matches: {
    id: string;
    date: string;
    off: string;
    opponent: string;
    us: number | null;
    them: number | null;
    st: string;
  }[];
  box: (match: Truth['matches'][number]) => {
    own: TrueLine[];
    opp: TrueLine[];
    ownT: TrueLine;
    oppT: TrueLine;
  };
}
interface Service {
  teams: () => unknown;
  matches: () => unknown;
  box: (match: Truth['matches'][number]) => unknown;
}

const files = import.meta.glob<{ V?: Record<string, Service> } & Partial<Truth>>(
  '../../../shared/vendors/{replies,truth}.mjs',
  { eager: true },
);
const modules = Object.values(files);
const services = modules.find(({ V }) => V)?.V;
const found = modules.find((module) => module.box);
const truth = found?.teams && found.matches && found.box ? (found as Truth) : undefined;
const reason = truth ? '' : ' (skipped: no services in ../shared/vendors)';

test.runIf(services && truth).each(Object.keys(services ?? { none: 0 }))(
  `%s: at least 98 percent of what it sends is read, and nothing wrongly${reason}`,
  (name) => {
    const service = services?.[name];
    if (!service || !truth) throw new Error('no such service');
    const json = (value: unknown) => JSON.parse(JSON.stringify(value));
    const of = (id: string) => truth.matches.find((match) => match.id === id) ?? fail(id);
    const played = truth.matches.filter(({ us }) => us !== null);
    const read = readService(
      {
        teams: json(service.teams()),
        matches: json(service.matches()),
        box: (id) => json(service.box(of(id))),
      },
      truth.teams[0]?.id ?? '',
      played.map(({ id }) => id),
    );
    const facts: [string, unknown, unknown][] = [];
    for (const { id, name } of truth.teams) {
      facts.push([`team ${id}`, name, read.teams.find((team) => team.id === id)?.name]);
    }
    for (const match of truth.matches)
      factsOfMatch(
        match,
        read.matches.find(({ id }) => id === match.id),
        facts,
      );
    const sendsOpponents = !name.startsWith('V1');
    for (const match of played) {
      factsOfBox(
        truth.box(match),
        read.boxScores.get(match.id),
        sendsOpponents,
        name.startsWith('V1') ? 3 : 0,
        facts,
      );
    }
    const wrong = facts.filter(
      ([, is, told]) => told !== null && told !== undefined && told !== is,
    );
    const right = facts.filter(([, is, told]) => told === is).length;
    console.log(`figure: shared service ${name}: ${right} of ${facts.length} facts (98%)`);
    expect(wrong).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(0.98 * facts.length);
    expect(read.reports.filter((report) => !isUnderstood(report))).toEqual([]);
  },
);

function fail(id: string): never {
  throw new Error(`no match ${id}`);
}

function factsOfMatch(
  match: Truth['matches'][number],
  read: Match | undefined,
  facts: [string, unknown, unknown][],
) {
  const status = { done: 'completed', live: 'live', next: 'scheduled' }[match.st];
  facts.push([`${match.id} opponent`, match.opponent, read?.opponent.name]);
  facts.push([`${match.id} status`, status, read?.status]);
  // To the minute, since one service sends no seconds; it sends no zone either, and the device's is UTC here.
  const minute = (iso: string) => Math.floor(Date.parse(iso) / 60_000);
  const start = read?.startsAt == null ? null : minute(read.startsAt);
  const sent = [minute(match.date), minute(`${match.off.slice(0, 16)}Z`)];
  facts.push([
    `${match.id} start`,
    start !== null && sent.includes(start) ? start : sent[0],
    start,
  ]);
  if (match.us === null) return;
  facts.push([`${match.id} ours`, match.us, read?.score?.team]);
  facts.push([`${match.id} theirs`, match.them, read?.score?.opponent]);
}

function factsOfBox(
  { own, opp, ownT, oppT }: ReturnType<Truth['box']>,
  read: BoxScore | undefined,
  sendsOpponents: boolean,
  rounding: number,
  facts: [string, unknown, unknown][],
) {
  for (const line of own) {
    const player = read?.team.players.find(({ playerId }) => playerId === line.p.id);
    const at = `own ${line.p.name}`;
    facts.push(
      [`${at} name`, line.p.name, player?.name],
      [`${at} number`, String(line.p.number), player?.number],
    );
    facts.push([`${at} plus-minus`, line.pm, player?.plusMinus]);
    factsOfLine(at, line, player, rounding, facts);
  }
  for (const line of sendsOpponents ? opp : []) {
    const player = read?.opponent.players.find(({ playerId }) => playerId === line.p.id);
    facts.push([`other ${line.p.name}`, line.p.name, player?.name]);
    factsOfLine(`other ${line.p.name}`, line, player, rounding, facts);
  }
  factsOfLine('own totals', ownT, read?.team.totals ?? undefined, 3 * rounding, facts);
  factsOfLine('other totals', oppT, read?.opponent.totals ?? undefined, 3 * rounding, facts);
}

function factsOfLine(
  at: string,
  line: TrueLine,
  read: Partial<BoxScore['team']['totals'] & object> | undefined,
  rounding: number,
  facts: [string, unknown, unknown][],
) {
  const seconds = read?.seconds;
  const near = typeof seconds === 'number' && Math.abs(seconds - (line.sec ?? 0)) <= rounding;
  facts.push([`${at} seconds`, line.sec, near ? line.sec : seconds]);
  const counts: [string, number | undefined, unknown][] = [
    ['points', line.pts, read?.points],
    ['offensive', line.or, read?.offensiveRebounds],
    ['defensive', line.dr, read?.defensiveRebounds],
    ['assists', line.ast, read?.assists],
    ['turnovers', line.to, read?.turnovers],
    ['steals', line.stl, read?.steals],
    ['blocks', line.blk, read?.blocks],
    ['fouls', line.pf, read?.fouls],
    ['twos made', line.twoM, read?.twos?.made],
    ['twos', line.twoA, read?.twos?.attempted],
    ['threes made', line.threeM, read?.threes?.made],
    ['threes', line.threeA, read?.threes?.attempted],
    ['free throws made', line.ftM, read?.freeThrows?.made],
    ['free throws', line.ftA, read?.freeThrows?.attempted],
  ];
  for (const [what, is, told] of counts) facts.push([`${at} ${what}`, is, told]);
}
