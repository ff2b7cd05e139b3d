import { playsEnded } from '../../basketball/four-factors.ts';
import { addCounts, rebounds } from '../../basketball/line.ts';
import { lengthOf, totalsOf } from '../ratings/measures.ts';
import { type PlayerSeason, teamMatesFieldGoals } from '../ratings/player-season.ts';
import { playerDrill } from '../wording/drill.ts';
import { counted, decimal, times, whole } from '../wording/numbers.ts';
import type { PlayerDrillTopic } from '../wording/player-drill-texts.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { leastDifference } from './least-difference.ts';
import { pointsOfAssist } from './passing.ts';
import { valueOfShot } from './value-of-shot.ts';

/**
 * Balls lost, assists and rebounds of a player beside the player's own usual share of what there was. Few assists or
 * rebounds are held against nobody by another's number: a centre passes less, a guard rebounds less.
 */
export function playerPlay(player: PlayerSeason): Finding[] {
  return [...turnovers(player), ...assists(player), ...boards(player)];
}

/** A whole number, or "under 1" where it would read 0 beside a count. */
function usualCount(value: number): string {
  return value < 0.5 ? decimal(value, 1) : whole(value);
}

interface CountFact {
  topic: PlayerDrillTopic;
  count: number;
  expected: number;
  points: number;
  types: readonly string[];
  say(voice: Voice): string;
}

/** A count whose spread is that of rare events, √expected; nothing where it is hardly apart from the usual. */
function counting({ season, line }: PlayerSeason, fact: CountFact): Finding[] {
  const { topic, count, expected, points, types, say } = fact;
  if (Math.abs(count - expected) < leastDifference) return [];
  return [
    {
      kind: `player ${topic}`,
      topic,
      points,
      deviations: Math.abs(count - expected) / Math.sqrt(Math.max(1, expected)),
      value: count,
      usual: expected,
      eventIds: season.match.events
        .filter((event) => event.playerId === line.playerId && types.includes(event.type))
        .map(({ id }) => id),
      say,
      practise: (voice) => playerDrill(voice, topic, { who: line.name, n: count }),
    },
  ];
}

function turnovers(player: PlayerSeason): Finding[] {
  const { line, season } = player;
  const plays = playsEnded(line);
  const usual = player.reference('turnovers');
  if (plays === null || usual === null || line.turnovers === null || plays < 5) return [];
  const count = line.turnovers;
  const expected = usual.mean * plays;
  const points = (expected - count) * valueOfShot(season);
  const say = (voice: Voice) => {
    const beside = () => voice.usual({ ...usual, mean: expected }, usualCount, 'neutral');
    return voice.pick(
      'turnovers',
      points > 0
        ? [
            () =>
              `${voice.player(line.name, 'ended')} ${whole(plays)} plays with ${count === 0 ? 'no turnover' : counted(count, 'turnover')}${beside()}.`,
            () =>
              `${voice.player(line.name, 'looked')} after the ball: ${count === 0 ? 'no turnover' : counted(count, 'turnover')} in ${whole(plays)} plays${beside()}.`,
          ]
        : [
            () =>
              `${voice.player(line.name, 'lost')} the ball ${times(count)} in ${whole(plays)} plays${beside()}${voice.worth(points)}.`,
            () =>
              `${voice.player(line.name, 'had')} ${counted(count, 'turnover')} in ${whole(plays)} plays${beside()}${voice.worth(points)}.`,
          ],
    );
  };
  return counting(player, {
    topic: 'turnovers',
    count,
    expected,
    points,
    types: ['turnover'],
    say,
  });
}

function assists(player: PlayerSeason): Finding[] {
  const { line } = player;
  const usual = player.reference('assistRate');
  const chances = teamMatesFieldGoals(player);
  if (line.assists === null || usual === null || chances === null || chances < 5) return [];
  const count = line.assists;
  const expected = usual.mean * chances;
  const points = (count - expected) * pointsOfAssist;
  if (points < 0 && usual.basis !== 'earlier') return [];
  const baskets = whole(chances);
  const say = (voice: Voice) => {
    const beside = () => voice.usual({ ...usual, mean: expected }, usualCount, 'neutral');
    return voice.pick(
      'assists',
      points > 0
        ? [
            () =>
              `${voice.player(line.name, 'set')} up ${counted(count, 'basket')} with a pass${beside()}.`,
            () =>
              `${voice.player(line.name, 'had')} ${counted(count, 'assist')} on about ${baskets} team-mates’ baskets${beside()}.`,
          ]
        : [
            () =>
              `${voice.player(line.name, 'had')} ${count === 0 ? 'no assist' : `only ${counted(count, 'assist')}`} on about ${baskets} team-mates’ baskets${beside()}.`,
            () =>
              `${voice.player(line.name, 'set')} up ${count === 0 ? 'no basket' : `just ${counted(count, 'basket')}`}${beside()}.`,
          ],
    );
  };
  return counting(player, { topic: 'assists', count, expected, points, types: ['assist'], say });
}

/** Rebounds by game score's weights (Hollinger): 0.7 for an offensive one, 0.3 for a defensive one. */
function boards(player: PlayerSeason): Finding[] {
  const { line, season } = player;
  const count = rebounds(line);
  const usual = player.reference('rebounds');
  const { own, other } = totalsOf(season.match);
  const all = addCounts(rebounds(own), rebounds(other));
  if (count === null || usual === null || all === null || line.seconds === null) return [];
  const available = (all * line.seconds) / lengthOf(season.match);
  if (available < 15) return [];
  const expected = usual.mean * available;
  const offensive = line.offensiveRebounds ?? 0;
  const each = count === 0 ? 0.4 : (0.7 * offensive + 0.3 * (count - offensive)) / count;
  const points = (count - expected) * each;
  if (points < 0 && usual.basis !== 'earlier') return [];
  const say = (voice: Voice) => {
    const beside = () => voice.usual({ ...usual, mean: expected }, usualCount, 'neutral');
    const took = `${counted(count, 'rebound')}${offensive > 0 ? `, ${offensive} of them offensive` : ''}`;
    return voice.pick(
      'boards',
      points > 0
        ? [
            () => `${voice.player(line.name, 'took')} ${took}${beside()}.`,
            () => `${voice.player(line.name, 'owned')} the glass: ${took}${beside()}.`,
          ]
        : [
            () =>
              `${voice.player(line.name, 'took')} ${count === 0 ? 'no rebound' : `only ${counted(count, 'rebound')}`}${beside()}.`,
            () =>
              `${voice.player(line.name, 'got')} ${count === 0 ? 'none' : `just ${count}`} of about ${whole(available)} rebounds there were${beside()}.`,
          ],
    );
  };
  return counting(player, { topic: 'rebounds', count, expected, points, types: ['rebound'], say });
}
