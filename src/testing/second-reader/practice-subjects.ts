import type { Language } from '../../contract/language.ts';

/* What a drill trains, and what in a text may be its cause: a drill that answers nothing is an error. */

/** How the drills of one subject begin, and how a sentence that asks for one reads. */
type Subject = Readonly<Record<Language, readonly [drill: RegExp, cause: RegExp]>>;

const ofTeams: readonly Subject[] = [
  {
    en: [
      /^(?:Full-court 4 on 4 without|Pivot and pass|Advance against pressure)/,
      /^You lost the ball|of your \d+ turnovers|off your \d+ turnover|^Lost on the ball/,
    ],
    es: [
      /^(?:Todo el campo, 4 contra 4 sin bote|Pivota y pasa|Sube el balón contra presión)/,
      /^Perdiste el balón|^De tus \d+ pérdidas|de tus \d+ pérdida|^Derrota en el cuidado/,
    ],
  },
  {
    en: [
      /^(?:Pass fakes and|Outlet and lead|Play 5 on 5 in which a shot)/,
      /were (?:bad passes|balls out of bounds)/,
    ],
    es: [
      /^(?:Fintas y ángulos|Primer pase y pase adelantado|Juega 5 contra 5: un tiro)/,
      /fueron (?:malos pases|balones fuera)/,
    ],
  },
  {
    en: [/^(?:Dribble under|Two defenders, one|Strength on)/, /were balls lost off the dribble/],
    es: [/^(?:Bote bajo|Dos defensores, un|Fuerza con)/, /fueron balones perdidos en el bote/],
  },
  {
    en: [/^(?:Jump stop, pivot|Catch and go|Stop off the dribble)/, /were travels/],
    es: [/^(?:Parada, pivote|Recibe y sal|Parada tras bote)/, /fueron pasos/],
  },
  {
    en: [/^(?:Stop before the help|Set, then hit|Drive 2 on 2)/, /were offensive fouls/],
    es: [/^(?:Para antes de|Primero quieto|Penetra en 2 contra 2)/, /fueron faltas en ataque/],
  },
  {
    en: [
      /^(?:Pressure the first|Run and jump|Deny the wing)/,
      /(?<!You )lost the ball (?:only|0)|off \d+ turnovers? by /,
    ],
    es: [
      /^(?:Presiona el primer|Salta y cambia|Niega el pase)/,
      /perdió el balón (?:solo|0)|^Sacaste .* pérdida/,
    ],
  },
  {
    en: [
      /^(?:Hit, find, get|Box out with|Guards rebound down|Finish the stop)/,
      /under your basket|^Lost on the boards|(?<!You )turned \d+ offensive|(?<!You )got \d+ points? from second/,
    ],
    es: [
      /^(?:Choca, busca|Cierra el rebote|Los bases bajan|Acaba la defensa)/,
      /bajo tu aro|^Derrota en el rebote|^Concediste .* rebotes? ofensivo|convirtió \d+ rebote|de segundas oportunidades/,
    ],
  },
  {
    en: [
      /^(?:Send three|Swim move|Rehearse the shot)/,
      /off your own shots|^You turned|^Second chances/,
    ],
    es: [
      /^(?:Tres al rebote|Esquiva y entra|Ensaya el tiro)/,
      /de tus propios tiros|^Sacaste .* posibles|^Convertiste|^Las segundas/,
    ],
  },
  {
    en: [/^(?:Outlet in|After each steal|Run off)/, /^You scored .* on the fast break/],
    es: [/^(?:Primer pase en|Tras cada robo|Corre tras)/, /^Anotaste .* al contraataque/],
  },
  {
    en: [/^(?:Sprint back|Name the safety|Stop the ball)/, /(?<!You )scored .* on the fast break/],
    es: [/^(?:Vuelve a|Nombra el|Para el balón)/, /anotó .* al contraataque/],
  },
  {
    en: [
      /^(?:Attack the chest|5 on 5 for 10 possessions|Shot fake)/,
      /^You got (?:only )?\d+ free throw|^Lost at the line/,
    ],
    es: [
      /^(?:Ataca el pecho|5 contra 5 durante 10 posesiones|Finta de tiro)/,
      /^Tuviste .* tiros? libre|^Derrota en la línea/,
    ],
  },
  {
    en: [
      /^(?:Shell drill with hands|Wall up|Chart the)/,
      /to the line for|free throws? from your fouls/,
    ],
    es: [/^(?:Shell con|Verticalidad|Apunta las)/, /^Tus faltas|libres? por tus faltas/],
  },
  {
    en: [
      /^(?:Better shots|Grade every|Run the set)/,
      /^Your shots came from poorer|^You settled|^Lost on poorer/,
    ],
    es: [
      /^(?:Primero mejores|Pon nota|Repite 12)/,
      /^Tiraste desde peores|^Te conformaste|^Derrota con peores/,
    ],
  },
  {
    en: [/^(?:Take the rim|Pack the lane|Decide what)/, /came from better places|^You let /],
    es: [/^(?:Quita el aro|Cierra la zona|Decide qué)/, /tiró desde mejores|^Concediste mejores/],
  },
  {
    en: [/^(?:Drive, kick|Cut after|Make the extra)/, /came off a pass|assists? on \d+ basket/],
    es: [/^(?:Penetrar, doblar|Cortar después|El pase extra)/, /tras un pase|asistencias? en \d/],
  },
];

const ofPlayers: readonly Subject[] = [
  {
    en: [/drive from the wing and|not allowed to shoot|^Read the help/, /assist/],
    es: [/penetra desde el lado|pueda tirar|^Leer la ayuda/, /asistencia/],
  },
  {
    en: [/slides and close-outs|^Deny and deflect|^One on one over/, /steal/],
    es: [/salidas al tirador|^Negar y tocar|^Uno contra uno a/, /robo/],
  },
  {
    en: [/contest straight up|^Beat the dribbler|^Watch the \d/, /foul/],
    es: [/puntea en vertical|^Defender con los pies|^Ver en vídeo/, /falta/],
  },
  {
    en: [/hit, turn and go|^Weak-side crash|^Two on one rebounding/, /rebound/],
    es: [/contacto, giro|^Cargar el rebote|^Rebote uno contra dos/, /rebote/],
  },
  {
    en: [/ball handling against|^Pass fake before|^Bring the ball up/, /turnover|lost the ball/i],
    es: [/manejo de balón|^Finta de pase antes|^Subir el balón/, /pérdida|perdió el balón/i],
  },
];

/** How a sentence reads that asks for this drill; `null` where nobody knows what it trains. */
export function causeOf(drill: string, language: Language, isOfPlayer: boolean): RegExp | null {
  const subjects = isOfPlayer ? ofPlayers : ofTeams;
  const found = subjects.filter((subject) => subject[language][0].test(drill));
  return found.length === 1 ? (found[0]?.[language][1] ?? null) : null;
}
