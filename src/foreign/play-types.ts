import { plainName } from '../contract/plain-name.ts';
import { fieldsSaid, type Rules, remembering, says, saysOf, wordsIn } from './lexicon.ts';
import { rules as counts } from './line-words.ts';
import type { Notes } from './notes.ts';
import { type Column, distinct } from './table.ts';
import { areAll, isNothing, tableOfWords, tally, wholeOf, yesOrNo } from './values.ts';

export const isShot = (type: string) => /^(twoPointer|threePointer|freeThrow|shot)$/.test(type);

export function periodOf(value: unknown): number | undefined {
  const number = wholeOf(value);
  if (number !== undefined) return number >= 1 && number <= 60 ? number : undefined;
  const text = typeof value === 'string' ? value.slice(0, 24).trim() : '';
  const regular =
    /^(?:\p{L}{0,9}\.?)?\s*(\d{1,2})(?:st|nd|rd|th|q|º|°|\.)?\s*(?:\p{L}{0,9})?$/iu.exec(text);
  if (!regular) return undefined;
  return /^(ot|overtime|extra|prorroga)/i.test(text) ? 4 + Number(regular[1]) : Number(regular[1]);
}

/** The column of small numbers that rise from 1; words decide between several. */
export function periodColumn(
  columns: readonly Column[],
  called: Column | undefined,
): Column | undefined {
  if (called?.values.some((value) => periodOf(value) !== undefined)) return called;
  const possible = columns.filter(({ values }) => {
    const numbers = values.map((value) => periodOf(value) ?? 0);
    const rises = numbers.every((number, at) => [0, 1].includes(number - (numbers[at - 1] ?? 1)));
    return numbers[0] === 1 && rises && (numbers.at(-1) ?? 0) <= 12;
  });
  return (
    possible.find(({ words }) => says(words, 'period')) ??
    (possible.length === 1 ? possible[0] : undefined)
  );
}

/** A longer text is a sentence and not a play's type. */
const longestWord = 200;

export interface Types {
  columns: Column[];
  sent: (string | undefined)[];
  actions: (Action | undefined)[];
}

/** The column of play types: the one with most known words. */
export function readTypes(
  columns: readonly Column[],
  called: Column | undefined,
  notes: Notes,
): Types {
  const wordOf = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && value.length < longestWord)
      ? String(value).trim()
      : undefined;
  const share = (column: Column) => {
    const values = distinct(column.values);
    const known = values.filter(
      (value) => typeof value === 'string' && actionOf(value) !== undefined,
    ).length;
    const isFlag = values.every(
      (value) => typeof value === 'string' && madeOf(value) !== undefined,
    );
    return values.length === 0 || isFlag
      ? 0
      : known * (known / values.length) +
          (column === called ? 2 : 0) +
          (says(column.words, 'type') ? 1 : 0);
  };
  const ranked = columns
    .map((column) => ({ column, share: share(column) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const best = ranked[0]?.column ?? called;
  if (!best) return { columns: [], sent: [], actions: [] };
  // Some rows have a record and others a text under one key: both are the type.
  const near = ranked
    .filter(
      ({ column }) =>
        column !== best &&
        (best.path.startsWith(`${column.path}.`) || column.path.startsWith(`${best.path}.`)),
    )
    .map(({ column }) => column);
  const sent = best.values.map(
    (value, row) =>
      wordOf(value) ??
      wordOf(near.map((column) => column.values[row]).find((one) => !isNothing(one))),
  );
  const meanings = new Map<string | undefined, Action | undefined>([[undefined, undefined]]);
  for (const word of new Set(sent)) if (word !== undefined) meanings.set(word, actionOf(word));
  for (const word of meanings.keys()) {
    const [first, second] = ambiguous.get(plainName(word ?? '')) ?? [];
    if (!first || !second) continue;
    const isTaken = [...meanings].some(
      ([other, action]) => other !== word && action?.type === first.type,
    );
    meanings.set(word, isTaken ? second : first);
  }
  const actions = sent.map((word) => meanings.get(word));
  notes.read('events[].type', [best], 'wordOfTheContract');
  for (const { column } of ranked) if (column !== best && column.keys.length > 1) notes.use(column);
  return { columns: [best], sent, actions };
}

/** The column for shots that went in: yes and no, or two words, and empty for other plays. */
export function madeColumn(
  columns: readonly Column[],
  called: Column | undefined,
  actions: readonly (Action | undefined)[],
): Column | undefined {
  const isFit = ({ values }: Column) =>
    areAll(values, (value) => (madeOf(value) ?? yesOrNo(value)) !== undefined);
  if (called && isFit(called)) return called;
  const ofShots = columns.filter(isFit).filter((column) => {
    const { holds, breaks } = tally(
      column.values.map((value, row) =>
        isNothing(value) ? undefined : isShot(actions[row]?.type ?? ''),
      ),
    );
    return holds > 20 * breaks;
  });
  return (
    ofShots.find(({ words }) => says(words, 'madeFlag')) ??
    (ofShots.length === 1 ? ofShots[0] : undefined)
  );
}

/** The meaning of a word for an event. Another field gives the worth of a `shot`; `swap` is a substitution of two. */
export interface Action {
  type: string;
  subtype?: string;
  made?: boolean;
}

/** Phrases that mean something other than their words, by the play's type and its subtype or outcome. */
const phrases = {
  'twoPointer made': '2fgm 2pm 2ptm',
  'twoPointer missed': '2fga 2pa',
  'threePointer made': '3fgm 3pm 3ptm',
  'threePointer missed': '3fga 3pa',
  'freeThrow made': 'ftm t1_anotado',
  'freeThrow missed': 'fta',
  shot: 'shot field_goal fg shot_attempt field_goal_attempt tiro',
  'shot made': 'made_shot shot_made field_goal_made fgm canasta',
  'shot missed': 'missed_shot shot_missed field_goal_missed fga tiro_fallado',
  rebound: 'rebound reb rebote',
  'rebound offensive': 'o',
  'rebound defensive': 'd',
  block: 'fv blokkering_av_skudd skuddblokkering toco stoppata',
  foul: 'cm',
  foulDrawn: 'rv',
  swap: 'substitution sub subst change swap cambio sustitucion changement remplacement wechsel auswechslung bytte innbytte sostituzione substituicao substitucion byte vaihto wissel',
  'substitution in':
    'in sub_in substitution_in player_in enters entra entree entre entrant rein wechsel_rein einwechslung eingewechselt inn bytte_inn cambio_entra entrada substituicao_entra ingresso',
  'substitution out':
    'out sub_out substitution_out player_out leaves bench sale sortie sort sortant raus wechsel_raus ausgewechselt ut bytte_ut esce cambio_sale cambio_esce uscita sai saida substituicao_sai',
  timeout:
    'timeout tout time_out to_called break tiempo_muerto tm temps_mort auszeit az pause_lag sospensione minuto minuto_di_sospensione desconto_de_tempo dt pausa',
  jumpBall:
    'jumpBall jump_ball jb jump tip_off salto sprungball entre_deux hoppball palla_a_due bola_ao_ar',
  periodStart:
    'periodStart period_start start_period start_of_period quarter_start begin_period inicio_periodo',
  periodEnd: 'periodEnd period_end end_period end_of_period quarter_end ep fin_periodo',
  blockReceived:
    'blocked got_blocked shot_rejected blka blocked_shot_against tapon_recibido tapon_sufrido tpr contre_subi cs wurf_geblockt blg ble_blokkert blm stoppata_subita ss toco_sofrido ts',
};

function phraseOf(key: string): Action {
  const [type = '', detail] = key.split(' ');
  if (detail === undefined) return { type };
  return /^(made|missed)$/.test(detail)
    ? { type, made: detail === 'made' }
    : { type, subtype: detail };
}

const actions = new Map<string, Action>(
  Object.entries(phrases).flatMap(([key, words]) =>
    words.split(' ').map((word) => [plainName(word), phraseOf(key)] as const),
  ),
);

const rules = {
  threePointer: 'three three+points three+shot three+points+shot three+goal three+goal+shot',
  twoPointer: 'two two+points two+shot two+points+shot two+goal two+goal+shot',
  freeThrow: 'free free+shot free+points foul+shot',
  ...counts,
  blocksReceived: `${counts.blocksReceived} block+tried`,
} satisfies Rules<string>;

/** Whether a word means a missed or a made shot; a letter alone means neither. */
const saysPart = (word: string, part: 'made' | 'missed') =>
  word.length > 1 && (saysOf(word).has(part) || (part === 'made' && saysOf(word).has('madeFlag')));

/** Whether a word means that a shot went in; `undefined` if it means neither. */
export function madeOf(value: unknown): boolean | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const words = wordsIn(value);
  if (words.some((word) => saysPart(word, 'missed')) || (words.includes('no') && words.length > 1))
    return false;
  return words.some((word) => saysPart(word, 'made')) ? true : undefined;
}

/** The meaning of a word for an event; `undefined` if unknown. */
const actionOf = remembering((word): Action | undefined => {
  if (word.length > 60 || !/\p{L}/u.test(word)) return undefined;
  const whole = actions.get(plainName(word));
  if (whole) return whole;
  const words = wordsIn(word);
  const made = madeOf(word);
  const rest = words.filter(
    (one) => !(saysPart(one, 'missed') || saysPart(one, 'made')) || saysOf(one).has('block'),
  );
  const said = fieldsSaid(words, rules)[0];
  const shot = fieldsSaid(rest.length > 0 ? rest : words, rules)[0];
  if (shot && (!said || shot.fit > said.fit - 3) && isShot(shot.field))
    return { type: shot.field, ...(made === undefined ? {} : { made }) };
  if (!said || said.field === 'points' || said.field === 'plusMinus') return undefined;
  // "foulsDrawn" of a line is a "foulDrawn" of a play.
  const type = said.field.replace(/s(?=[A-Z]|$)/, '');
  const subtype = /^(offensive|defensive)Rebound$/.exec(type)?.[1];
  return subtype ? { type: 'rebound', subtype } : { type };
});

/** Words with two meanings in different languages: the second, if another word of the service has the first. */
const ambiguous: ReadonlyMap<string, readonly [Action, Action]> = new Map([
  ['st', [{ type: 'steal' }, { type: 'block' }]],
  ['rb', [{ type: 'rebound' }, { type: 'steal' }]],
]);

/** The subtypes of the contract, in the words of other services; another one stays as it was sent. */
export const subtypes = tableOfWords({
  offensive: 'off ofensivo o oreb',
  defensive: 'def defensivo d dreb',
  deadBall: 'dead_ball',
  personal: 'personal_foul',
  shooting: 'shooting_foul',
  technical: 'technical_foul tecnica tech',
  unsportsmanlike: 'flagrant antideportiva unsportsmanlike_foul',
  disqualifying: 'ejection descalificante',
  in: 'entra enters',
  out: 'sale leaves',
  won: 'ganado',
  lost: 'perdido',
});
