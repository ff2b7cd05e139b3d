import { plainName } from '../contract/plain-name.ts';
import { tableOfWords } from './convert.ts';

/** What a word for an event says. `shot` is one whose worth another field tells. */
export interface Action {
  type: string;
  subtype?: string;
  made?: boolean;
}

const lists: readonly (readonly [words: string, action: Action])[] = [
  [
    'twoPointer two_pointer 2pt 2p two_point two_point_shot 2_pointer fg2 two_points',
    { type: 'twoPointer' },
  ],
  [
    '2fgm 2pm two_pointer_made made_two two_point_made 2pt_made t2_anotado canasta_2',
    { type: 'twoPointer', made: true },
  ],
  [
    '2fga 2pa two_pointer_missed missed_two two_point_missed 2pt_missed t2_fallado',
    { type: 'twoPointer', made: false },
  ],
  [
    'threePointer three_pointer 3pt 3p three_point three_point_shot 3_pointer fg3 triple',
    { type: 'threePointer' },
  ],
  [
    '3fgm 3pm three_pointer_made made_three three_point_made 3pt_made triple_anotado',
    { type: 'threePointer', made: true },
  ],
  [
    '3fga 3pa three_pointer_missed missed_three three_point_missed 3pt_missed triple_fallado',
    { type: 'threePointer', made: false },
  ],
  ['freeThrow free_throw ft foul_shot 1pt tiro_libre', { type: 'freeThrow' }],
  [
    'ftm free_throw_made made_free_throw ft_made tiro_libre_anotado',
    { type: 'freeThrow', made: true },
  ],
  [
    'fta free_throw_missed missed_free_throw ft_missed tiro_libre_fallado',
    { type: 'freeThrow', made: false },
  ],
  ['shot field_goal fg shot_attempt field_goal_attempt tiro', { type: 'shot' }],
  ['made_shot shot_made field_goal_made fgm canasta', { type: 'shot', made: true }],
  ['missed_shot shot_missed field_goal_missed tiro_fallado', { type: 'shot', made: false }],
  ['rebound reb rebote', { type: 'rebound' }],
  [
    'o oreb offensive_rebound off_reb rebound_offensive rebote_ofensivo',
    { type: 'rebound', subtype: 'offensive' },
  ],
  [
    'd dreb defensive_rebound def_reb rebound_defensive rebote_defensivo',
    { type: 'rebound', subtype: 'defensive' },
  ],
  ['assist as ast asistencia', { type: 'assist' }],
  ['turnover to tov perdida', { type: 'turnover' }],
  ['steal st stl robo recuperacion', { type: 'steal' }],
  ['block blk fv blocked_shot tapon', { type: 'block' }],
  ['foul cm personal_foul foul_committed falta', { type: 'foul' }],
  ['foul_drawn rv foul_on foul_received drawn_foul falta_recibida', { type: 'foulDrawn' }],
  ['substitution sub change cambio sustitucion', { type: 'substitution' }],
  ['in sub_in substitution_in player_in entra', { type: 'substitution', subtype: 'in' }],
  ['out sub_out substitution_out player_out sale', { type: 'substitution', subtype: 'out' }],
  ['timeout tout time_out tiempo_muerto', { type: 'timeout' }],
  ['jumpBall jump_ball jb jump salto', { type: 'jumpBall' }],
  [
    'periodStart period_start bp start_period start_of_period quarter_start begin_period inicio_periodo',
    { type: 'periodStart' },
  ],
  [
    'periodEnd period_end ep end_period end_of_period quarter_end fin_periodo',
    { type: 'periodEnd' },
  ],
];

const actions = new Map<string, Action>(
  lists.flatMap(([words, action]) =>
    words.split(' ').map((word) => [plainName(word), action] as const),
  ),
);

/** What a word for an event says; `undefined` where nobody knows it. */
export const actionOf = (word: string): Action | undefined => actions.get(plainName(word));

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
