import { Option } from 'commander';
import * as v from 'valibot';
import { name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import { answerOf } from './admin.ts';
import { clubOption, command, dayOf, flag, optional } from './command.ts';
import { among, requireClub } from './find.ts';

export const keyCommands = [
  command({
    line: 'key add <club>',
    about: 'make a key for a club (name or id); it is printed this once',
    options: [
      new Option('--name <text>', 'what the key is called, for instance "Tablet in the hall"'),
      new Option('--recorder', 'a key that may also add matches'),
      new Option('--ends <day>', 'the last day on which it opens anything, YYYY-MM-DD'),
    ],
    words: v.object({
      club: name,
      name: optional,
      recorder: flag,
      ends: v.optional(dayOf('--ends')),
    }),
    async run({ admin }, { club, name: called = null, recorder, ends = null }) {
      const param = { clubId: (await requireClub(admin, club)).id };
      const kind: 'recorder' | 'reading' = recorder ? 'recorder' : 'reading';
      const json = { name: called, kind, endsOn: ends };
      return await answerOf(admin.api.clubs[':clubId'].keys.$post({ param, json }));
    },
    say: ({ key, kind, club }) => `A ${kind} key for ${club.name}. It is shown this once:\n${key}`,
  }),
  command({
    line: 'key list',
    about: 'list the keys',
    options: [clubOption],
    words: v.object({ club: optional }),
    run: async ({ admin }, those) =>
      answerOf(admin.api.keys.$get({ query: await among(admin, those) })),
    say({ keys }) {
      if (keys.length === 0) return 'There are no keys.';
      const lines = keys.map((key) => [
        `${key.prefix}…  ${key.id}  ${key.club.name}: ${key.name ?? 'no name'} (${key.kind})`,
        `made ${key.createdAt.slice(0, 10)}`,
        key.lastUsed === null ? 'never used' : `last used ${key.lastUsed}`,
        ...(key.endsOn === null ? [] : [`ends ${key.endsOn}`]),
        ...(key.revokedAt === null ? [] : [`revoked ${key.revokedAt.slice(0, 10)}`]),
      ]);
      return lines.map((parts) => parts.join(', ')).join('\n');
    },
  }),
  command({
    line: 'key revoke <key>',
    about: 'revoke a key, named by its name or id (see: key list)',
    words: v.object({ key: name }),
    run: ({ admin }, json) => answerOf(admin.api.keys.revoke.$post({ json })),
    say: ({ name: called, prefix }) =>
      `Revoked the key ${prefix}…${called === null ? '' : ` (${called})`}`,
  }),
];

export const trailCommand = command({
  line: 'trail',
  about: 'show who changed the clubs, when and with which key (UTC)',
  options: [clubOption],
  words: v.object({ club: optional }),
  async run({ admin }, { club }) {
    const clubs =
      club === undefined
        ? (await answerOf(admin.api.clubs.$get())).clubs
        : [await requireClub(admin, club)];
    const trails = [];
    for (const each of clubs) {
      trails.push({ club: each, ...(await admin.call(each.id, addingEndpoints.readTrail)) });
    }
    return { trails };
  },
  /** A line a day, act and key, under a line a club. */
  say({ trails }) {
    const lines = trails.flatMap(({ club, entries }) => [
      club.name,
      ...entries.map(({ act, by, count, firstAt, lastAt }) => {
        const [from, to] = [firstAt, lastAt].map((moment) => moment.slice(11, 16));
        const time = from === to ? from : `${from}–${to}`;
        return `  ${lastAt.slice(0, 10)} ${time}  ${act}${count === 1 ? '' : ` (${count})`}  ${by ?? 'by a command'}`;
      }),
    ]);
    return lines.length === 0 ? 'There are no clubs.' : lines.join('\n');
  },
});
