import { plainName } from '../contract/plain-name.ts';
import { tableOfWords, yesOrNo } from './convert.ts';

/** Where a match stands, in the words of other services. */
export const statusWords = tableOfWords({
  scheduled:
    'upcoming not_started notstarted pre pregame pre_game future planned fixture created pending programado programada pendiente proximo por_jugar sin_comenzar tbd ns confirmed',
  live: 'in_progress inprogress playing ongoing started running in_play inplay active half_time halftime halfbreak in_game under_way underway en_juego en_curso en_vivo en_directo jugando inplaybreak',
  completed:
    'complete finished final ended done played closed over full_time fulltime ft fin concluded official post postgame final_ot after_overtime aot f finalizado finalizada terminado terminada jugado jugada acabado',
  postponed: 'delayed rescheduled suspended aplazado aplazada pospuesto pospuesta suspendido ppd',
  cancelled: 'canceled abandoned called_off forfeited cancelado cancelada anulado annulled cncl',
});

/** Where our team plays. */
export const homeAwayWords = tableOfWords({
  home: 'h local l casa host en_casa 1_home vs',
  away: 'a visitor visitante v fuera guest road at',
  neutral: 'n neutral_venue neutral_site neutral_court pista_neutral',
});

/** What a word says of where our team plays: "home", "H", "visitante". */
export const homeOrAway = (word: string) => homeAwayWords.get(plainName(word));

/** Whether a value says "home" or yes, "away" or no; `null` = it says nothing of it. */
export function homeFlag(value: unknown): boolean | null {
  const word = typeof value === 'string' ? homeOrAway(value) : undefined;
  if (word === 'home' || word === 'away') return word === 'home';
  const flag = yesOrNo(value);
  return typeof flag === 'boolean' ? flag : null;
}

/** How a match ended. */
export const resultWords = tableOfWords({
  won: 'w win victory v victoria ganado',
  lost: 'l loss lose defeat d derrota perdido',
  drawn: 't tie draw empate',
});
