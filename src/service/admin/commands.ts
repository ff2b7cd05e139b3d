import { clubCommands, rosterCommands, teamCommands } from './club-commands.ts';
import type { Command } from './command.ts';
import { clubFileCommands, fileCommands } from './file-commands.ts';
import { importCommand } from './import-command.ts';
import { insightsCommands } from './insights-command.ts';
import { keyCommands, trailCommand } from './key-commands.ts';
import { matchCommands } from './match-commands.ts';
import { playerCommands } from './player-commands.ts';

/** Every command, under its noun if it has one. */
export const groups: [noun: string, about: string, commands: Command[]][] = [
  ['club', 'clubs', [...clubCommands, ...clubFileCommands]],
  ['team', 'teams of a club', teamCommands],
  ['match', 'matches that are stored', matchCommands],
  ['player', 'players of the rosters', playerCommands],
  ['key', 'API keys', keyCommands],
  ['roster', "a team's players", rosterCommands],
  ['insights', 'written insights', insightsCommands],
  ['', '', [importCommand, trailCommand, ...fileCommands]],
];
