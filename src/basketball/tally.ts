import type { Line, Shooting } from '../contract/box-score.ts';
import { knownWord } from '../contract/known-word.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { pointsScored } from './shots.ts';

type Count = Exclude<keyof Line, 'twos' | 'threes' | 'freeThrows'>;

const countOf: Partial<Record<string, Count>> = {
  assist: 'assists',
  turnover: 'turnovers',
  steal: 'steals',
  block: 'blocks',
  foul: 'fouls',
  foulDrawn: 'foulsDrawn',
};

const shotOf: Partial<Record<string, 'twos' | 'threes' | 'freeThrows'>> = {
  twoPointer: 'twos',
  threePointer: 'threes',
  freeThrow: 'freeThrows',
};

/** Adds one event to the line of the player (or bench) that it belongs to; a dead-ball rebound is not counted. */
export function tally(line: Line, event: MatchEvent): void {
  const shot = knownWord(shotOf, event.type);
  if (shot) {
    addShot(line[shot], event.made === true);
    add(line, 'points', pointsScored(event));
    return;
  }
  if (event.type === 'rebound') {
    if (event.subtype === 'offensive') add(line, 'offensiveRebounds', 1);
    if (event.subtype === 'defensive') add(line, 'defensiveRebounds', 1);
    return;
  }
  const count = knownWord(countOf, event.type);
  if (count) add(line, count, 1);
}

/** Adds `amount` to a count; an unrecorded count stays unrecorded. */
export function add(line: Line, count: Count, amount: number): void {
  const before = line[count];
  if (before !== null) line[count] = before + amount;
}

function addShot(shooting: Shooting, made: boolean): void {
  if (shooting.attempted !== null) shooting.attempted += 1;
  if (made && shooting.made !== null) shooting.made += 1;
}
