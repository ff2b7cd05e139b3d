import { minutesAndSeconds } from '../../basketball/clock.ts';
import { rebounds } from '../../basketball/line.ts';
import type { Summary } from '../../contract/insight.ts';
import type { PlayerSeason } from '../ratings/player-season.ts';
import { counted } from '../wording/numbers.ts';
import { Voice } from '../wording/voice.ts';
import { chooseFindings } from './choose.ts';
import { playerOnCourt } from './player-court.ts';
import { playerPlay } from './player-play.ts';
import { playerScoring } from './player-scoring.ts';
import { summaryOf } from './summary.ts';

/** Under this much on court, in seconds, nothing is said; under twice this, only the greatest finding of each sign. */
const tooShort = 5 * 60;

const limits = { leastPoints: 1, leastDeviations: 0.8 };

/** A player's three lists: fewer sentences the shorter the player was on court, and then why. */
export function playerSummary(player: PlayerSeason): Summary {
  const { line, season } = player;
  const { seconds } = line;
  if (seconds !== null && seconds < tooShort) {
    const why = `No suggestion from ${minutesAndSeconds(seconds)} on court: too little to judge ${line.name} by.`;
    return { whatsWorking: [], focusAreas: [], suggestions: [why] };
  }
  const short = seconds !== null && seconds < 2 * tooShort;
  const chosen = chooseFindings(
    [...playerScoring(player), ...playerPlay(player), ...playerOnCourt(player)],
    { ...limits, most: short ? 1 : 3 },
  );
  const { id, opponentName } = season.match;
  const summary = summaryOf(chosen, { matchId: id, playerId: line.playerId, opponentName });
  return short ? brief(minutesAndSeconds(seconds), summary) : ordinary(player, summary);
}

/** A short stay's three lists, each with why there is nothing, or nothing else, in it. */
function brief(minutes: string, { whatsWorking, focusAreas, suggestions }: Summary): Summary {
  const quiet = whatsWorking.length + focusAreas.length === 0;
  if (quiet) {
    const why = `No suggestion from ${minutes} on court: nothing stood out in that time.`;
    return { whatsWorking, focusAreas, suggestions: [why] };
  }
  const nothingElse = [`Nothing else stood out in ${minutes} on court.`];
  return {
    whatsWorking: whatsWorking.length > 0 ? whatsWorking : nothingElse,
    focusAreas: focusAreas.length > 0 ? focusAreas : nothingElse,
    suggestions: suggestions.length > 0 ? suggestions : [`No suggestion from ${minutes} on court.`],
  };
}

/** An honest sentence where nothing stood out. */
function ordinary({ line, season }: PlayerSeason, summary: Summary): Summary {
  const voice = new Voice(season.match.id, `${line.playerId} ordinary`, season.match.opponentName);
  const did = `${counted(line.points ?? 0, 'point')}, ${counted(rebounds(line) ?? 0, 'rebound')} and ${counted(line.assists ?? 0, 'assist')}`;
  const time = line.seconds === null ? 'the match' : `${minutesAndSeconds(line.seconds)} on court`;
  const { whatsWorking, focusAreas, suggestions } = summary;
  return {
    whatsWorking:
      whatsWorking.length > 0
        ? whatsWorking
        : [
            voice.pick('working', [
              () => `${did} in ${time}: nothing clearly above the usual.`,
              () => `Nothing clearly above the usual to report from ${time}: ${did}.`,
              () => `${did} in ${time}, and no number clearly above the usual.`,
            ]),
          ],
    focusAreas:
      focusAreas.length > 0
        ? focusAreas
        : [
            voice.pick('focus', [
              () => `Nothing fell clearly below the usual in ${time}.`,
              () => `No clear weak spot in ${time}.`,
              () => `In ${time} no number was far enough below the usual to be named.`,
            ]),
          ],
    suggestions:
      suggestions.length > 0
        ? suggestions
        : [
            voice.pick('practice', [
              () =>
                `Nothing to repair from ${time}; ${line.name} goes on with the plan for the season.`,
              () => `No extra work for ${line.name} out of these ${time}.`,
              () => `Let ${line.name} choose the drill for 10 minutes: this match asks for none.`,
            ]),
          ],
  };
}
