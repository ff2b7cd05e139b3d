import type { MatchStatus } from '../contract/match.ts';
import { plainName } from '../contract/plain-name.ts';
import { tableOfWords, yesOrNo } from './convert.ts';
import { sideSaid, wordsIn } from './lexicon.ts';

/** Where a match stands, in the words of other services. */
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

/** Words around a status that say nothing of it. */
const around = new Set([
  'status',
  'match',
  'game',
  'state',
  'is',
  'ot',
  'aot',
  'after',
  'overtime',
  'stat',
  'event',
]);

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

/** What a value says of where our team plays, under a name that speaks of home (or of away): a word, a letter, a yes or no. */
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
