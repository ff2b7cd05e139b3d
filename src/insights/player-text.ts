import { minutesAndSeconds } from '../basketball/clock.ts';
import { rebounds } from '../basketball/line.ts';
import type { Summary } from '../contract/insight.ts';
import type { Language } from '../contract/language.ts';
import { type Chosen, chooseFindings, listsOf, withoutEmptyLists } from './choose.ts';
import { playerFacts } from './facts/facts.ts';
import { counted } from './numbers.ts';
import type { PlayerSeason } from './player-season.ts';
import { Voice } from './voice.ts';

/** Under this much on court, in seconds, nothing is said; under twice this, only the greatest finding of each sign. */
const tooShort = 5 * 60;

/** The findings that a player's text tells: at most three of each sign, one after a short stay on court. */
export function chosenPlayerFacts(player: PlayerSeason): Chosen {
  const { seconds } = player.line;
  if (seconds !== null && seconds < tooShort) return { gains: [], losses: [] };
  return chooseFindings(
    Object.values(playerFacts).flatMap((fact) => fact(player) ?? []),
    {
      most: seconds !== null && seconds < 2 * tooShort ? 1 : 3,
      leastPoints: 1,
      leastDeviations: 0.8,
    },
  );
}

/** A player's three lists: fewer sentences the shorter the player was on court, and then why. */
export function playerSummary(player: PlayerSeason, chosen: Chosen, language: Language): Summary {
  const { line, season } = player;
  const { seconds } = line;
  const lists = listsOf(chosen, season.match, language, line);
  if (seconds === null || seconds >= 2 * tooShort) return ordinary(player, lists, language);
  const time = minutesAndSeconds(seconds);
  if (lists.whatsWorking.length + lists.focusAreas.length === 0) {
    const why =
      seconds < tooShort ? `too little to judge ${line.name} by` : 'nothing stood out in that time';
    return { ...lists, suggestions: [`No suggestion from ${time} on court: ${why}.`] };
  }
  return withoutEmptyLists(lists, {
    whatsWorking: () => `Nothing else stood out in ${time} on court.`,
    focusAreas: () => `Nothing else stood out in ${time} on court.`,
    suggestions: () => `No suggestion from ${time} on court.`,
  });
}

/** An honest sentence where nothing stood out. */
function ordinary(
  { line, season: { match } }: PlayerSeason,
  lists: Summary,
  language: Language,
): Summary {
  const voice = new Voice({
    language,
    matchId: match.id,
    name: `${line.playerId} ordinary`,
    opponent: match.opponentName,
  });
  const values = {
    name: line.name,
    did: `${counted(line.points ?? 0, 'point')}, ${counted(rebounds(line) ?? 0, 'rebound')} and ${counted(line.assists ?? 0, 'assist')}`,
    time: line.seconds === null ? 'the match' : `${minutesAndSeconds(line.seconds)} on court`,
  };
  return withoutEmptyLists(lists, {
    whatsWorking: () => voice.say('working', nothing.working, values),
    focusAreas: () => voice.say('focus', nothing.focus, values),
    suggestions: () => voice.say('practice', nothing.practice, values),
  });
}

const nothing = {
  working: [
    '{did} in {time}: nothing clearly above the usual.',
    'Nothing clearly above the usual to report from {time}: {did}.',
    '{did} in {time}, and no number clearly above the usual.',
  ],
  focus: [
    'Nothing fell clearly below the usual in {time}.',
    'No clear weak spot in {time}.',
    'In {time} no number was far enough below the usual to be named.',
  ],
  practice: [
    'Nothing to repair from {time}; {name} goes on with the plan for the season.',
    'No extra work for {name} out of these {time}.',
    'Let {name} choose the drill for 10 minutes: this match asks for none.',
  ],
} as const;
