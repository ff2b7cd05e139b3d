import type { MatchStatus } from '../contract/match.ts';
import { matchStatuses, type Score } from '../contract/match.ts';
import { plainName } from '../contract/plain-name.ts';
import type { ReadingContext } from './context.ts';
import { says, sideSaid, wordsIn } from './lexicon.ts';
import type { Notes } from './notes.ts';
import { type Column, distinct, thereOf } from './table.ts';
import { areAll, groupBy, isNothing, tableOfWords, wholeOf, yesOrNo } from './values.ts';

/** A match that began this long ago is over, in milliseconds: longer than any match with its overtimes. */
const surelyOverMs = 12 * 3600_000;

/** A match that began more recently is not over, in milliseconds. */
const surelyOnMs = 75 * 60_000;

export function readStatuses(
  columns: readonly Column[],
  starts: readonly (string | undefined)[],
  scores: readonly (Score | null)[],
  context: ReadingContext,
  notes: Notes,
): (string | undefined)[] {
  const { now } = context;
  const startOf = (row: number) => Date.parse(starts[row] ?? '');
  /** A match without a time may begin as late as the end of its day. */
  const latestOf = (row: number) => {
    const day = starts[row] ?? '';
    const end = day.length === 10 ? context.readLocalTime(`${day}T23:59:00`) : null;
    return Date.parse(end ?? day);
  };
  const isScored = (row: number) => (scores[row]?.team ?? 0) + (scores[row]?.opponent ?? 0) > 0;
  const meaning = (value: unknown): string | undefined =>
    typeof value === 'string' || typeof value === 'number'
      ? (context.answers?.get(`status ${value}`) ?? statusOf(String(value)))
      : undefined;
  const said = columns.filter(({ words, around, values }) => {
    const texts = distinct(thereOf(values)).filter((value) =>
      /^(string|number)$/.test(typeof value),
    );
    const isStatus = (value: unknown) => typeof value === 'string' && statusOf(value) !== undefined;
    return (
      texts.length > 0 &&
      !says(words, 'created2') &&
      !/insight/i.test(words.join('')) &&
      (says(words, 'status') || says(around.at(-1) ?? [], 'status') || texts.some(isStatus))
    );
  });
  const knownShare = ({ values }: Column) =>
    thereOf(values).filter((value) => meaning(value) !== undefined).length;
  const column = said.toSorted((a, b) => knownShare(b) - knownShare(a))[0];
  const flags = readFlags(columns);
  const byEvidence = (row: number): string | undefined => {
    const start = startOf(row);
    if (Number.isNaN(start)) return undefined;
    if (start > now && !isScored(row)) return 'scheduled';
    return isScored(row) && latestOf(row) < now - surelyOverMs ? 'completed' : undefined;
  };
  /** The only meaning of an unknown word that fits the scores and dates of all its matches. */
  const provedMeaning = (rows: readonly number[], kinds: number, isNumber: boolean) => {
    const [starts, ends] = [rows.map(startOf), rows.map(latestOf)];
    // A code means only what its matches prove; a word of a single match may mean more than that it is over.
    const isAlone = !isNumber && (kinds < 2 || rows.length < 2);
    if (isAlone || starts.some(Number.isNaN) || !rows.every(isScored)) return undefined;
    if (ends.every((start) => start < now - surelyOnMs * 2)) return 'completed';
    const isOn =
      starts.every((start) => start > now - surelyOnMs) && ends.every((start) => start <= now);
    return isOn ? 'live' : undefined;
  };
  if (column && (knownShare(column) > 0 || !flags)) {
    const { values } = column;
    const groups = groupBy(
      [...values.keys()].filter((row) => !isNothing(values[row])),
      (row) => values[row],
    );
    const meanings = new Map(
      [...groups].map(([value, rows]) => [
        value,
        meaning(value) ?? provedMeaning(rows, groups.size, wholeOf(value) !== undefined),
      ]),
    );
    const unknown = [...groups.keys()].filter((value) => meanings.get(value) === undefined);
    if (unknown.length > 0) notes.leaveOut('matches[].status', [column], 'twoReadings');
    else notes.read('matches[].status', [column], 'wordOfTheContract');
    for (const value of unknown) {
      const word = String(value);
      notes.ask({ id: `status ${word}`, about: 'status', word, answers: matchStatuses });
    }
    return values.map((value, row) =>
      isNothing(value)
        ? byEvidence(row)
        : (meanings.get(value) ?? (typeof value === 'string' ? value : undefined)),
    );
  }
  if (flags) {
    notes.read('matches[].status', flags.columns, 'wordOfTheContract');
    return flags.values.map(
      (value, row) => value ?? (flags.isWhole ? 'scheduled' : byEvidence(row)),
    );
  }
  const derived = scores.map((_, row) => byEvidence(row));
  if (derived.every((one) => one !== undefined))
    notes.read('matches[].status', [], 'fromScoreAndDate');
  return derived;
}

/** Flags with the name of a status: `completed: true`. */
function readFlags(
  columns: readonly Column[],
): { columns: Column[]; values: (string | undefined)[]; isWhole: boolean } | null {
  const found = columns.flatMap((column) => {
    const word = column.keys.length <= 2 ? statusOf(column.keys.at(-1) ?? '') : undefined;
    const isFlag = areAll(column.values, (value) => yesOrNo(value) !== undefined);
    return isFlag && word ? [{ column, word }] : [];
  });
  if (found.length === 0) return null;
  const values = (found[0]?.column.values ?? []).map((_, row) => {
    const [yes, another] = found.filter(({ column }) => yesOrNo(column.values[row]) === true);
    return another ? undefined : yes?.word;
  });
  // Without a flag for the end, unset flags don't mean that a match is over.
  const isWhole = found.length >= 2 && found.some(({ word }) => word === 'completed');
  return { columns: found.map(({ column }) => column), values, isWhole };
}

/** The status of a match in other services' words. */
const statusWords = tableOfWords<MatchStatus>({
  scheduled:
    'upcoming not_started notstarted pre pregame pre_game future planned fixture created pending next set announced to_be_played to_come programado programada pendiente proximo por_jugar sin_comenzar tbd ns confirmed a_venir programme prevu planifie angesetzt geplant ausstehend anstehend bevorstehend kommende kommende_kamp ikke_startet ikke_pabegynt berammet planlagt terminfestet da_giocare in_programma prevista programmata agendado agendada por_realizar marcado marcada planerad ej_startad kommande gepland',
  live: 'in_progress inprogress playing ongoing started running in_play inplay active half_time halftime halfbreak in_game under_way underway current on_court on_air en_juego en_curso en_vivo en_directo jugando inplaybreak en_cours en_direct commence en_jeu lauft laufend im_gange begonnen i_gang direkte spilles_na pagar pa_gang in_corso in_diretta iniziata iniziato em_andamento ao_vivo a_decorrer em_curso pagaende bezig',
  completed:
    'complete finished final ended end done played closed over full_time fulltime ft fin concluded official post postgame game_over aot f finalizado finalizada terminado terminada jugado jugada acabado acabada concluido concluida termine terminee fini finie joue jouee clos close beendet abgeschlossen gespielt fertig abgepfiffen zu_ende avsluttet spilt slutt sluttfort ferdig ferdigspilt faerdig afsluttet conclusa concluso terminato terminata finita finito giocata giocato encerrado encerrada realizado avslutad spelad slut afgelopen gespeeld',
  postponed:
    'delayed rescheduled suspended moved put_off deferred adjourned held_over shifted ppd aplazado aplazada pospuesto pospuesta suspendido reporte reportee remis remise differe differee verlegt verschoben vertagt utsatt flyttet omberammet udsat rinviata rinviato posticipata posticipato adiado adiada remarcado uppskjuten uitgesteld',
  cancelled:
    'canceled abandoned called_off forfeited cancelado cancelada anulado annulled annule annulee abgesagt abgebrochen avlyst annullata cancellata cncl aflyst installt',
});

/** Words around a status without a meaning. */
const around = new Set('status match game state is ot aot after overtime stat event'.split(' '));

/** The contract's word for a match's status; `undefined` if the service's is unknown. */
export function statusOf(said: string): MatchStatus | undefined {
  if (said.length > 60) return undefined;
  const whole = statusWords.get(plainName(said));
  if (whole) return whole;
  const words = wordsIn(said);
  const joined = statusWords.get(words.join(''));
  if (joined) return joined;
  const meant = words.filter((word) => !around.has(word) && !/^\d+$/.test(word));
  return meant.length > 0 && meant.length < 4 ? statusWords.get(meant.join('')) : undefined;
}

/** Where our team plays. */
const homeAwayWords = tableOfWords({
  home: 'h local l casa host en_casa 1_home vs heim domicile hjemme',
  away: 'a visitor visitante v fuera guest road at auswarts exterieur borte',
  neutral: 'n neutral_venue neutral_site neutral_court pista_neutral neutro neutre neutraler_platz',
});

/** A longer text is no word. */
const longestWord = 60;

/** Home or away by the value of a field named for home (or for away): a word, a letter, a yes or no. */
export function homeAwayOf(
  value: unknown,
  isOfAway: boolean,
): 'home' | 'away' | 'neutral' | undefined {
  if (typeof value === 'string' && value.length < longestWord) {
    if (value.trim() === '@') return 'away';
    const word = homeAwayWords.get(plainName(value));
    if (word) return word as 'home';
    const side = sideSaid(value);
    if (side === 'home' || side === 'away') return side;
  }
  const flag = yesOrNo(value);
  return typeof flag === 'boolean' ? (flag === isOfAway ? 'away' : 'home') : undefined;
}

/** How a match ended. */
export const resultWords = tableOfWords({
  won: 'w win victory v victoria ganado victoire gagne sieg gewonnen seier vunnet vittoria vinta vitoria',
  lost: 'l loss lose defeat d derrota perdido defaite perdu niederlage verloren tap tapt sconfitta persa n p',
  drawn: 't tie draw empate',
});
