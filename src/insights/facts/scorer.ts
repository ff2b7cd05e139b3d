import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { scoringWithout, share, trueShootingAttempts } from '../../basketball/shooting.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import { counted, greatest, listed, nouns, percent, whole } from '../numbers.ts';
import { referenceOf, unnamed } from '../reference.ts';
import type { Season } from '../season.ts';
import { type Finding, signOf } from './fact.ts';

/** Fewer shots (free throws at 0.44) hold no claim about a scorer. */
const leastShots = 8;

/** How far the best and the worst scorer of a match usually go, before a season says so. */
const assumed = { best: 6.5, worst: -4, deviation: 2.5 };

/** What anybody would make of a scorer's shots, of what the team-mates make: many shots above it are worth more than few. */
const anybody = 0.8;

/** Who gets the ball repeats, what falls does not (our judgement): of an own scorer's match a tenth, of a stranger's nothing. */
const scorerRepeats = 0.1;

/** The team's scorers who made most and least of their shots, and the opponent's who made most. */
export function scorer(season: Season): Finding[] {
  return (['best', 'worst', 'opponent'] as const).flatMap((which) => finding(season, which) ?? []);
}

function finding({ match, earlier }: Season, which: keyof typeof texts): Finding | null {
  const side = which === 'opponent' ? 'opponent' : 'team';
  const sign = which === 'worst' ? -1 : 1;
  const found = furthest(match, side, sign);
  if (found === null) return null;
  const { deviation, best, worst } = assumed;
  const usual = referenceOf(
    earlier.map((before) => furthest(before, side, sign)?.worth ?? null),
    2,
    {
      mean: sign > 0 ? best : worst,
      deviation,
      source: unnamed,
      basis: 'match',
    },
  );
  const { player, scored, shots, others, over, worth } = found;
  const beyondUsual = worth - usual.mean;
  if (sign * beyondUsual <= 0 || sign * over <= 0) return null;
  const { playerId, name } = player;
  const totals = totalsOf(match)[side];
  const all = totals.points ?? 0;
  const { subject, sentences } = texts[which];
  return {
    topic: `scorer ${playerId}`,
    playerId,
    points: signOf(side) * beyondUsual,
    deviations: Math.abs(beyondUsual) / usual.deviation,
    value: over,
    usual: usual.mean,
    repeats: which === 'best' ? scorerRepeats : 0,
    eventIds: idsOf(
      match.events.filter((event) => event.playerId === playerId && event.made !== undefined),
    ),
    say: (voice) =>
      voice.say(subject, sentences, {
        name,
        scored,
        all,
        points: (language) => counted(scored, nouns.point, language),
        line: (language) => shotLine(player, language),
        share: (language) => percent(share({ made: scored, attempted: all }) ?? 0, language),
        taken: fieldGoals(player).attempted ?? 0,
        made: fieldGoals(player).made ?? 0,
        shots: fieldGoals(totals).attempted ?? 0,
      }) +
      (which === 'best' && over >= leastLuck
        ? ` ${voice.say('luck of a scorer', lucky, { norm: whole(others * shots) })}`
        : '') +
      besides(player, voice.language),
  };
}

/** The scorers of a side with points beside what the team-mates would have made of as many shots. */
function scorersOf(match: FinishedMatch, side: Side, sign: 1 | -1) {
  const totals = totalsOf(match)[side];
  return match.boxScore[side].players.flatMap((player) => {
    const shots = player.played ? trueShootingAttempts(player) : null;
    const scored = player.points;
    if (shots === null || scored === null || shots < leastShots) return [];
    const others = scoringWithout(totals, player);
    if (others === null) return [];
    const over = scored - others * shots;
    // A good scorer brings points with every shot above anybody's; a poor one costs what the team-mates would have made.
    const worth = sign > 0 ? scored - anybody * others * shots : over;
    return [{ player, shots, scored, others, over, worth }];
  });
}

function furthest(match: FinishedMatch, side: Side, sign: 1 | -1) {
  return greatest(scorersOf(match, side, sign), ({ worth }) => sign * worth);
}

/** "6 of 11 from the field, 3 of 4 at the line"; "6 de 11 en tiros de campo y 3 de 4 en libres". */
function shotLine(player: PlayerLine, language: Language): string {
  const { made, attempted } = fieldGoals(player);
  const { made: hit, attempted: thrown } = player.freeThrows;
  if (language === 'es') {
    const line = thrown ? ` y ${hit} de ${thrown} en tiros libres` : '';
    return `${made} de ${attempted} en tiros de campo${line}`;
  }
  return `${made} of ${attempted} from the field${thrown ? `, ${hit} of ${thrown} at the line` : ''}`;
}

/** From so many points above what the team-mates would have made of as many shots the difference is called luck. */
const leastLuck = 4;

/** What else a scorer did is told from so many on. */
const leastRebounds = 6;
const leastAssists = 4;

/** " Eva also had 9 rebounds and 6 assists."; empty where it was little. */
function besides(player: PlayerLine, language: Language): string {
  const boards = rebounds(player) ?? 0;
  const assists = player.assists ?? 0;
  const acts = [
    ...(boards >= leastRebounds ? [counted(boards, nouns.rebound, language)] : []),
    ...(assists >= leastAssists ? [counted(assists, nouns.assist, language)] : []),
  ];
  if (acts.length === 0) return '';
  const also = language === 'es' ? 'sumó además' : 'also had';
  return ` ${player.name} ${also} ${listed(acts, language)}.`;
}

const lucky = {
  en: [
    'The team-mates would have had {norm} from as many shots; most of that gap is luck in one match.',
  ],
  es: [
    'Sus compañeros habrían anotado {norm} con tantos tiros; en un solo partido casi toda la diferencia es suerte.',
  ],
} as const;

const texts = {
  best: {
    subject: 'scorer',
    sentences: {
      en: [
        '{name} scored {scored} of your {all} points: {line}.',
        '{name} had {points} on {line}, {share} of all you scored.',
      ],
      es: [
        '{name} metió {scored} de tus {all} puntos: {line}.',
        '{name} sumó {points} con {line}, el {share} de lo que anotaste.',
      ],
    },
  },
  worst: {
    subject: 'cold scorer',
    sentences: {
      en: [
        '{name} took {taken} of your {shots} shots and made {made}; in one match that is mostly luck.',
      ],
      es: [
        '{name} lanzó {taken} de tus {shots} tiros y metió {made}; en un solo partido eso es sobre todo suerte.',
      ],
    },
  },
  opponent: {
    subject: 'opponent scorer',
    sentences: {
      en: [
        '{name} scored {scored} of {their} {all} points: {line}.',
        'You found no answer to {name}: {points}, {line}.',
      ],
      es: [
        '{name} metió {scored} de los {all} puntos {their}: {line}.',
        'No encontraste respuesta a {name}: {points}, {line}.',
      ],
    },
  },
} as const;
