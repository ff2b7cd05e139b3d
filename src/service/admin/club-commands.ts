import { Option } from 'commander';
import * as v from 'valibot';
import { name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import { answerOf } from './admin.ts';
import { clubOption, command, confirmOption, countOf, flag, optional } from './command.ts';
import { requireClub, requireTeam } from './find.ts';

const done =
  (said: string) =>
  ({ matches }: { matches: number }) =>
    `${said} (${countOf(matches)})`;

export const clubCommands = [
  command({
    line: 'club add <name>',
    about: 'add a club',
    options: [new Option('--namesake', 'though another club has that name')],
    words: v.object({ name, namesake: flag }),
    run: ({ admin }, json) => answerOf(admin.api.clubs.$post({ json })),
    say: ({ club }) => `Added the club ${club.name} (${club.id}).`,
  }),
  command({
    line: 'club rename <club> <name>',
    about: 'give a club (name or id) another name',
    words: v.object({ club: name, name }),
    async run({ admin }, { club, ...body }) {
      const { id } = await requireClub(admin, club);
      return await admin.call(id, addingEndpoints.changeClub, { body });
    },
    say: done('Renamed the club.'),
  }),
  command({
    line: 'club delete <club>',
    about: 'delete a club with all that it has, keys too; club export keeps a copy',
    options: [confirmOption('its name')],
    words: v.object({ club: name, confirm: name }),
    async run({ admin }, { club, confirm }) {
      const param = { clubId: (await requireClub(admin, club)).id };
      return await answerOf(admin.api.clubs[':clubId'].$delete({ param, json: { name: confirm } }));
    },
    say: done('Deleted the club.'),
  }),
];

export const teamCommands = [
  command({
    line: 'team add <club> <name>',
    about: 'add a team to a club (name or id)',
    options: [
      new Option('--category <text>', 'for instance "U16" or "Senior women"'),
      new Option('--season <text>', 'for instance "2026-27"'),
      new Option('--colour <hex>', 'for instance "#b3261e"'),
    ],
    words: v.object({
      club: name,
      name,
      category: optional,
      season: optional,
      colour: v.optional(
        v.pipe(v.string(), v.hexColor('a colour is written like "#b3261e" (CSS hex)')),
      ),
    }),
    async run({ admin }, { club: named, ...json }) {
      const club = await requireClub(admin, named);
      const param = { clubId: club.id };
      const { team } = await answerOf(admin.api.clubs[':clubId'].teams.$post({ param, json }));
      return { club, team };
    },
    say: ({ club, team }) => `Added the team ${team.name} (${team.id}) to ${club.name}.`,
  }),
  command({
    line: 'team rename <team> <name>',
    about: 'give a team (name or id) another name, in its box scores, too',
    options: [clubOption],
    words: v.object({ team: name, name, club: optional }),
    async run({ admin }, { name: called, ...those }) {
      const { id: teamId, club } = await requireTeam(admin, those);
      const sent = { ids: { teamId }, body: { name: called } };
      return await admin.call(club.id, addingEndpoints.changeTeam, sent);
    },
    say: done('Renamed the team.'),
  }),
  command({
    line: 'team delete <team>',
    about: 'delete a team with its players and matches',
    options: [clubOption, confirmOption('its name')],
    words: v.object({ team: name, club: optional, confirm: name }),
    async run({ admin }, { confirm, ...those }) {
      const { id: teamId, club } = await requireTeam(admin, those);
      const sent = { ids: { teamId }, body: { name: confirm } };
      return await admin.call(club.id, addingEndpoints.deleteTeam, sent);
    },
    say: done('Deleted the team.'),
  }),
];

export const rosterCommands = [
  command({
    line: 'roster add <team> <name>',
    about: 'add a player to a team (name or id), or bring the player up to date',
    options: [
      clubOption,
      new Option('--number <shirt>', 'shirt number, as it is written: "00" is not "0"'),
      new Option('--position <position>', 'G, F, C or a pair'),
      new Option('--captain', 'the captain'),
      new Option('--no-captain', 'not the captain any more'),
    ],
    words: v.object({
      team: name,
      club: optional,
      name,
      number: optional,
      position: optional,
      captain: v.optional(v.boolean()),
    }),
    async run({ admin }, { team, club, ...json }) {
      const found = await requireTeam(admin, { team, club });
      const param = { clubId: found.club.id, teamId: found.id };
      const { players } = admin.api.clubs[':clubId'].teams[':teamId'];
      return await answerOf(players.$post({ param, json }));
    },
    say({ team, player, outcome }) {
      const did = outcome === 'added' ? 'Added' : 'Updated';
      return `${did} ${player.name} (${player.playerId}) on the roster of ${team.name}.`;
    },
  }),
];
