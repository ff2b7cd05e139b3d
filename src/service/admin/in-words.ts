import * as v from 'valibot';
import { lookSchema } from '../../contract/adding.ts';
import { trailSchema } from '../../contract/care.ts';
import { careInWords, matchesInWords, playersInWords } from './care-in-words.ts';
import { insightsInWords } from './insights-in-words.ts';
import { unreadInWords } from './look-in-words.ts';
import type { AdminRequest } from './request.ts';

const named = v.object({ name: v.string(), id: v.string() });
const side = v.nullable(v.number());

const imported = v.object({
  team: named,
  matches: v.array(
    v.object({
      id: v.nullable(v.string()),
      file: v.string(),
      outcome: v.string(),
      opponent: v.string(),
      score: v.nullable(v.object({ team: side, opponent: side })),
      disagreements: v.array(
        v.object({
          name: v.string(),
          statistic: v.string(),
          file: v.number(),
          events: v.number(),
        }),
      ),
      unread: lookSchema.entries.matches.item.entries.unread,
      failedChecks: v.array(v.string()),
    }),
  ),
  refused: v.array(v.object({ file: v.string(), reason: v.string() })),
});
const keyList = v.object({
  keys: v.array(
    v.object({
      id: v.string(),
      prefix: v.string(),
      name: v.nullable(v.string()),
      kind: v.string(),
      club: named,
      createdAt: v.string(),
      endsOn: v.nullable(v.string()),
      lastUsed: v.nullable(v.string()),
      revokedAt: v.nullable(v.string()),
    }),
  ),
});

/** The result of an admin request as text for people. Throws ValiError for a result of another shape. */
export function inWords(command: AdminRequest['command'], result: unknown): string {
  switch (command) {
    case 'club add': {
      const { club } = v.parse(v.object({ club: named }), result);
      return `Added the club ${club.name} (${club.id}).`;
    }
    case 'team add': {
      const { club, team } = v.parse(v.object({ club: named, team: named }), result);
      return `Added the team ${team.name} (${team.id}) to ${club.name}.`;
    }
    case 'key add': {
      const shape = v.object({ key: v.string(), kind: v.string(), club: named });
      const { key, kind, club } = v.parse(shape, result);
      return `A ${kind} key for ${club.name}. It is shown this once:\n${key}`;
    }
    case 'key list': {
      const { keys } = v.parse(keyList, result);
      if (keys.length === 0) return 'There are no keys.';
      return keys
        .map(({ id, prefix, name, kind, club, createdAt, endsOn, lastUsed, revokedAt }) =>
          [
            `${prefix}…  ${id}  ${club.name}: ${name ?? 'no name'} (${kind})`,
            `made ${createdAt.slice(0, 10)}`,
            lastUsed === null ? 'never used' : `last used ${lastUsed}`,
            ...(endsOn === null ? [] : [`ends ${endsOn}`]),
            ...(revokedAt === null ? [] : [`revoked ${revokedAt.slice(0, 10)}`]),
          ].join(', '),
        )
        .join('\n');
    }
    case 'key revoke': {
      const shape = v.object({ name: v.nullable(v.string()), prefix: v.string() });
      const { name, prefix } = v.parse(shape, result);
      return `Revoked the key ${prefix}…${name === null ? '' : ` (${name})`}`;
    }
    case 'roster add': {
      const shape = v.object({
        team: named,
        player: v.object({ name: v.string(), playerId: v.string() }),
        outcome: v.picklist(['added', 'updated']),
      });
      const { team, player, outcome } = v.parse(shape, result);
      const done = outcome === 'added' ? 'Added' : 'Updated';
      return `${done} ${player.name} (${player.playerId}) on the roster of ${team.name}.`;
    }
    case 'import':
      return importInWords(v.parse(imported, result));
    case 'insights show':
      return insightsInWords(result);
    case 'trail':
      return trailInWords(result);
    case 'match list':
      return matchesInWords(result);
    case 'player list':
      return playersInWords(result);
    default:
      return careInWords(command, result);
  }
}

function importInWords({ team, matches, refused }: v.InferOutput<typeof imported>): string {
  const told = matches.flatMap(
    ({ file, id, outcome, opponent, score, disagreements, unread, failedChecks }) => [
      id === null
        ? `${file}: ${outcome}`
        : `${file}: ${outcome} ${team.name} ${score?.team ?? '–'}–${score?.opponent ?? '–'} ${opponent} (${id})`,
      ...disagreements.map(
        (found) =>
          `  ${found.name}, ${found.statistic}: ${found.file} in the file's totals, ${found.events} from its events`,
      ),
      ...[...unreadInWords(unread), ...failedChecks].map((sentence) => `  ${sentence}`),
    ],
  );
  return [...told, ...refused.map(({ file, reason }) => `${file}: not taken, ${reason}`)].join(
    '\n',
  );
}

const trails = v.object({
  trails: v.array(v.object({ club: named, ...trailSchema.entries })),
});

/** A line a day, act and key, under a line a club. */
function trailInWords(result: unknown): string {
  const lines = v.parse(trails, result).trails.flatMap(({ club, entries }) => [
    club.name,
    ...entries.map(({ act, by, count, firstAt, lastAt }) => {
      const [from, to] = [firstAt, lastAt].map((moment) => moment.slice(11, 16));
      const time = from === to ? from : `${from}–${to}`;
      return `  ${lastAt.slice(0, 10)} ${time}  ${act}${count === 1 ? '' : ` (${count})`}  ${by ?? 'by a command'}`;
    }),
  ]);
  return lines.length === 0 ? 'There are no clubs.' : lines.join('\n');
}
