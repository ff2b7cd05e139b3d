import { pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { groupsOf, idsOf } from '../events.ts';
import { type FinishedMatch, playerName } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { counted, fewOf, nouns, whole } from '../numbers.ts';
import { referenceDeviations } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import { ofBothSides, signOf, whoseOf } from './fact.ts';

const benchPoints = measure((match) => notesOf(match).benchPoints, 4);

/** Of one match's bench points hardly a twentieth: minutes and shots falling make the rest (our judgement). */
const benchRepeats = 0.05;

/** Points by those who did not start, beside what they usually score. */
export const bench = ofBothSides((season, side) => {
  const { match } = season;
  const compared = season.compare(benchPoints, side);
  if (compared === null) return null;
  const { value: scored, usual } = compared;
  const starters = match.matchSheet[side].filter(({ starter }) => starter);
  const events = match.events.filter(
    ({ side: of, made, playerId }) =>
      of === side &&
      made === true &&
      playerId !== undefined &&
      !starters.some((entry) => entry.playerId === playerId),
  );
  // What a bench scores more, its starters score less in their shorter time: half of it is a gain.
  const points = (signOf(side) * (scored - usual.mean)) / 2;
  const { subject, good, poor } = texts[side];
  return {
    topic: `bench ${side}`,
    points,
    // A bench's points swing with its minutes: it takes more than the ordinary to be told.
    deviations: 0.75 * referenceDeviations(scored, usual),
    value: scored,
    usual: usual.mean,
    repeats: benchRepeats,
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        scored: (language) => counted(scored, nouns.point, language),
        only: (language) => fewOf(scored, nouns.point, language),
        usual: { reference: usual, show: whole, whose: whoseOf(side) },
      }) + (side === 'team' && points > 0 ? best(voice, match, events) : ''),
  };
});

/** Names the substitute who scored most. */
function best(voice: Voice, match: FinishedMatch, events: readonly MatchEvent[]): string {
  const [first, second] = groupsOf(events, ({ playerId }) => playerId)
    .map(({ key, events: own }) => ({
      playerId: key,
      scored: own.reduce((sum, event) => sum + pointsScored(event), 0),
    }))
    .sort((a, b) => b.scored - a.scored);
  if (first === undefined || first.scored < 8 || second?.scored === first.scored) return '';
  const name = playerName(match, 'team', first.playerId);
  if (name === null) return '';
  return ` ${voice.say('best of the bench', texts.best, { name, own: first.scored })}`;
}

const texts = {
  best: { en: ['{name} had {own} of them.'], es: ['{name} metió {own} de ellos.'] },
  team: {
    subject: 'bench',
    good: {
      en: ['Your bench scored {scored}{usual}.', '{scored} came off your bench{usual}.'],
      es: ['Tu banquillo metió {scored}{usual}.', 'Del banquillo salieron {scored}{usual}.'],
    },
    poor: {
      en: ['Your bench scored {only}{usual}.', 'Off your bench came {only}{usual}.'],
      es: ['Tu banquillo metió {only}{usual}.', 'Del banquillo salieron {only}{usual}.'],
    },
  },
  opponent: {
    subject: 'their bench',
    good: {
      en: ['{Their} bench scored {only}{usual}.', 'You held {their} bench to {scored}{usual}.'],
      es: [
        'El banquillo {their} metió {only}{usual}.',
        'Dejaste el banquillo {their} en {scored}{usual}.',
      ],
    },
    poor: {
      en: ['{Their} bench scored {scored}{usual}.', '{scored} came from {their} bench{usual}.'],
      es: [
        'El banquillo {their} metió {scored}{usual}.',
        'Del banquillo {their} salieron {scored}{usual}.',
      ],
    },
  },
} as const;
