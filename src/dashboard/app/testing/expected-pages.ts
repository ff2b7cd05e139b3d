import type { PageName } from '../../api/paths.ts';

/** What a page leads to and sorts, as `links.ts` writes links. */
export interface ExpectedPage {
  title: string;
  /** Of a page that is in no navigation: what Find lists it as, or the page with a link to it. */
  reached?: { find: string } | { from: PageName };
  /** The links of its navigations, by their names, besides `inClub`. */
  navigation?: Record<string, string>;
  /** The name of the tab that is current. */
  tab?: string;
  /** Its other links, without repetitions. */
  links: readonly string[];
  /** The headers that sort, by the name of their table. */
  sorts?: Record<string, string>;
  /** Where Ctrl+P leads; `null` = it prints the page itself. */
  print: PageName | null;
}

/** The bar's navigation of a page without a team. */
export const inClub = { Breadcrumbs: 'Kestrel Bay Basketball Club → club' };
const inTeam = { Breadcrumbs: `${inClub.Breadcrumbs} | Kestrel Bay Women → team` };
const inMatch = { Breadcrumbs: `${inTeam.Breadcrumbs} | v/at {opponent}, {day} → match` };

const teamTabs = (print: PageName) => ({
  Team: `Matches → team | Practice → practice | Trends → trends | Roster → roster | Line-ups → lineUps | Shots → shots | Compare → comparePlayers | Print → ${print}`,
});
const matchTabs = {
  Match:
    'Box score → match | Insights → insights | Plays → plays | Print → print | Share it → share',
};
const compareTabs = { Compare: 'Two players → comparePlayers | Two matches → compareMatches' };
const matchHead = [
  'Kestrel Bay Women → team',
  'compare with Nov # → compareMatches a b',
  '{opponent} → opponent',
];
const boxScore = '# Name MIN PTS FG 2P 3P FT OR DR REB AST TO STL BLK PF FD +/- EFF';
const averages = 'MIN PTS FG FG% 3P 3P% FT FT% REB AST TO STL BLK PF +/- EFF GP GS';
const meetings = ['{score} → match'];

/** Each page of the table, rendered over the replies of `recorded-club.ts`. */
export const expectedPages: Record<PageName, ExpectedPage> = {
  club: {
    title: 'Kestrel Bay Basketball Club · Boxout',
    links: [
      'Follow → match of the live match',
      'Half-time card → halfTime of the live match',
      'Kestrel Bay Women → team',
      'Prepare → opponent of the next match',
      'Print → print of the last match',
      'What to train → practice',
      'Who plays when → playingTime',
      'v/at {opponent} → match',
      '{opponent} → opponent',
      '{outcome} v/at {opponent}, {day}, {score} → match',
    ],
    print: null,
  },
  settings: {
    title: 'Settings · Boxout',
    reached: { find: 'Page: Settings' },
    links: ['Go to your teams → club', 'How your data is read → replies'],
    print: null,
  },
  add: {
    title: 'Add matches · Kestrel Bay Basketball Club · Boxout',
    reached: { find: 'Page: Add matches' },
    links: [],
    print: null,
  },
  replies: {
    title: 'How your data is read · Settings · Boxout',
    reached: { from: 'settings' },
    links: ['Back to the settings → settings'],
    print: null,
  },
  team: {
    title: 'Matches · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printSeason') },
    tab: 'Matches',
    links: [
      'Half-time card → halfTime of the live match',
      'Insights → insights of the last match',
      'Prepare → opponent of the next match',
      'v/at {opponent} → match',
      '{opponent} → match',
    ],
    print: 'printSeason',
  },
  trends: {
    title: 'Trends · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printSeason') },
    tab: 'Trends',
    links: [
      'v/at {opponent}, {day} → insights',
      'v/at {opponent}, {day} → match',
      'v/at {opponent}, {day}: # → insights',
      'v/at {opponent}, {day}: # → match',
    ],
    print: 'printSeason',
  },
  roster: {
    title: 'Roster · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printRoster') },
    tab: 'Roster',
    links: ['Who plays when → playingTime', '{player} → seasonPlayer'],
    sorts: { Players: averages },
    print: 'printRoster',
  },
  lineUps: {
    title: 'Line-ups · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printSeason') },
    tab: 'Line-ups',
    links: ['{player} → seasonPlayer'],
    sorts: { 'Playing time, on and off court': 'GP MIN On Off On − off' },
    print: 'printSeason',
  },
  shots: {
    title: 'Shots · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printSeason') },
    tab: 'Shots',
    links: [],
    print: 'printSeason',
  },
  seasonPlayer: {
    title: 'Eun-ji Quispel · Kestrel Bay Women · Boxout',
    reached: { find: 'Player: Eun-ji Quispel' },
    navigation: { Breadcrumbs: `${inTeam.Breadcrumbs} | Roster → roster` },
    links: [
      '# Grywald › → seasonPlayer of another player',
      'Compare → comparePlayers a',
      'v/at {opponent}, {day} → playerInsights',
      'v/at {opponent}, {day}: # → playerInsights',
      '{day} v/at {opponent} → playerInsights',
      '‹ # Ostrander → seasonPlayer of another player',
    ],
    print: null,
  },
  comparePlayers: {
    title: 'Compare players · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printSeason'), ...compareTabs },
    tab: 'Compare',
    links: ['# {player} → seasonPlayer'],
    print: 'printSeason',
  },
  compareMatches: {
    title: 'Compare matches · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printSeason'), ...compareTabs },
    tab: 'Compare',
    links: ['{player} → seasonPlayer', '{score} → match'],
    print: 'printSeason',
  },
  match: {
    title: 'Box score · Kestrel Bay Women v Drumfield Anvils · Boxout',
    navigation: { ...inMatch, ...matchTabs },
    tab: 'Box score',
    links: [
      ...matchHead,
      'This match in the season → trends match#standing',
      '{player} → playerInsights',
    ],
    sorts: {
      'Box score of Kestrel Bay Women': boxScore,
      'Box score of Drumfield Anvils': boxScore,
    },
    print: 'print',
  },
  insights: {
    title: 'Insights · Kestrel Bay Women v Drumfield Anvils · Boxout',
    navigation: { ...inMatch, ...matchTabs },
    tab: 'Insights',
    links: [...matchHead, 'Q# # → plays#play-#', '{player} → playerInsights'],
    print: 'print',
  },
  plays: {
    title: 'Plays · Kestrel Bay Women v Drumfield Anvils · Boxout',
    navigation: {
      ...inMatch,
      ...matchTabs,
      'On this page':
        'Score flow → plays#score-flow | Shot chart → plays#shots | Line-ups → plays#line-ups | Play-by-play → plays#play-by-play',
    },
    tab: 'Plays',
    links: [
      ...matchHead,
      '# Kestrel Bay Women → plays#play-#',
      '# {opponent} → plays#play-#',
      '# {player}, # points → plays#play-#',
      '#, ended by the play at Q# # → plays#play-#',
      'Q# #, # {player}, # points, # → plays#play-#',
      'Q# #, # {player}, Missed three, # → plays#play-#',
      'Q# #, # {player}, Missed two, # → plays#play-#',
    ],
    print: 'print',
  },
  playerInsights: {
    title: 'Eun-ji Quispel · Insights · Boxout',
    reached: { from: 'match' },
    navigation: { ...inMatch, ...matchTabs },
    tab: 'Insights',
    links: [
      '# Grywald › → playerInsights of another player',
      ...matchHead,
      'The player’s season → seasonPlayer',
      'The team’s insights → insights',
      '‹ # Ostrander → playerInsights of another player',
    ],
    print: 'print',
  },
  opponent: {
    title: 'Drumfield Anvils · Kestrel Bay Women · Boxout',
    reached: { find: 'Opponent: Drumfield Anvils' },
    navigation: inTeam,
    links: ['Print → printOpponent', ...meetings],
    print: 'printOpponent',
  },
  halfTime: {
    title: 'Half-time · Kestrel Bay Women · Boxout',
    reached: { from: 'team' },
    navigation: inMatch,
    links: [],
    print: null,
  },
  practice: {
    title: 'What to train · Kestrel Bay Women · Boxout',
    navigation: { ...inTeam, ...teamTabs('printPractice') },
    tab: 'Practice',
    links: ['Print → printPractice'],
    print: 'printPractice',
  },
  playingTime: {
    title: 'Who plays when · Kestrel Bay Women · Boxout',
    reached: { find: 'Page: Who plays when' },
    navigation: inTeam,
    links: ['Print → printPlayingTime'],
    print: 'printPlayingTime',
  },
  print: {
    title: '2026-11-11 Kestrel Bay Women 65-71 Drumfield Anvils',
    navigation: inMatch,
    links: ['Back to the match → match', 'Poster for the wall → poster'],
    print: null,
  },
  poster: {
    title: '2026-11-11 Kestrel Bay Women 65-71 Drumfield Anvils Poster',
    reached: { find: 'Page: Poster for the wall' },
    navigation: inMatch,
    links: ['Back to the sheet → print'],
    print: null,
  },
  share: {
    title: 'Share the match · Drumfield Anvils · Boxout',
    navigation: inMatch,
    links: ['Back to the match → match'],
    print: null,
  },
  printSeason: {
    title: 'Kestrel Bay Women season 2026-27',
    navigation: inTeam,
    links: ['Back to the team → team'],
    print: null,
  },
  printRoster: {
    title: 'Kestrel Bay Women roster 2026-27',
    navigation: inTeam,
    links: ['Back to the team → team'],
    print: null,
  },
  printOpponent: {
    title: 'Drumfield Anvils Opponent 2026-27',
    reached: { from: 'opponent' },
    navigation: inTeam,
    links: ['Back to the opponent → opponent', ...meetings],
    print: null,
  },
  printPractice: {
    title: 'Kestrel Bay Women Practice 2026-27',
    navigation: inTeam,
    links: ['Back to the practice → practice'],
    print: null,
  },
  printPlayingTime: {
    title: '2026-11-20 Kestrel Bay Women Who plays when',
    reached: { from: 'playingTime' },
    navigation: inTeam,
    links: ['Back to the plan → playingTime'],
    print: null,
  },
};
