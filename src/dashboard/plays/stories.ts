import type { Play } from '../figures/plays.ts';

/** Simultaneous plays in one line: a basket with its assist, a miss with its rebound, a steal with its turnover. */
export interface Story {
  /** The first play of the line. */
  main: Play;
  /** Related plays, in match order. */
  rest: readonly Play[];
}

/** The longest time between a miss and its rebound, in seconds. */
const reboundSeconds = 6;

/**
 * Groups plays into lines, in match order. A related play next to its main one joins it: an assist its basket, a block
 * and a rebound their miss, a steal its turnover, a foul drawn its foul; free throws of one trip and substitutions at
 * one clock share a line. Nothing is left out.
 */
export function storiesOf(plays: readonly Play[]): Story[] {
  const stories: { main: Play; rest: Play[] }[] = [];
  for (const play of plays) {
    // A related play may be recorded before or after its main one.
    const near = stories.slice(-3).reverse();
    const known = near.find(({ main, rest }) => belongs(play, main, rest));
    const early = known ? undefined : near.find(({ main, rest }) => leads(play, main, rest));
    if (known) known.rest.push(play);
    else if (early) {
      stories.splice(stories.indexOf(early), 1);
      stories.push({ main: play, rest: [early.main] });
    } else stories.push({ main: play, rest: [] });
  }
  return stories;
}

const isShot = ({ event }: Play) => event.type === 'twoPointer' || event.type === 'threePointer';

/** Whether a play leads to another story's first play: "Steal" to "Turnover". */
function leads(play: Play, before: Play, rest: readonly Play[]): boolean {
  const first = before.event.type;
  if (rest.length > 0 || !['assist', 'steal', 'block', 'foulDrawn'].includes(first)) return false;
  return belongs(before, play, []);
}

function belongs({ event }: Play, main: Play, rest: readonly Play[]): boolean {
  const other = main.event;
  if (event.period !== other.period) return false;
  const isAtOnce = event.clockSeconds === other.clockSeconds;
  const isOwn = event.side === other.side;
  const has = (type: string) => rest.some((each) => each.event.type === type);
  switch (event.type) {
    case 'assist':
      return isAtOnce && isOwn && isShot(main) && other.made === true && !has('assist');
    case 'block':
      return isAtOnce && !isOwn && isShot(main) && other.made === false && !has('block');
    case 'steal':
      return isAtOnce && !isOwn && other.type === 'turnover' && !has('steal');
    case 'foulDrawn':
      return isAtOnce && !isOwn && other.type === 'foul' && !has('foulDrawn');
    case 'rebound': {
      const missed = [main, ...rest.filter((each) => each.event.type === 'freeThrow')].at(-1);
      const after = (other.clockSeconds ?? 0) - (event.clockSeconds ?? 0);
      const isShotMissed =
        missed?.event.made === false && (isShot(main) || other.type === 'freeThrow');
      return isShotMissed && after >= 0 && after <= reboundSeconds && !has('rebound');
    }
    case 'freeThrow':
      return isAtOnce && other.type === 'freeThrow' && event.playerId === other.playerId;
    case 'substitution':
      return isAtOnce && isOwn && other.type === 'substitution';
    default:
      return false;
  }
}
