import { plainName } from './plain-name.ts';

/*
 * The words of services, score sheets and spreadsheets for the contract's fields: those of the NBA, FIBA LiveStats,
 * EuroLeague, NCAA StatCrew and common REST APIs, in English and Spanish. They are compared as `plainName` returns them. If a
 * record has two words for one text field (a short and a full name), the earlier wins.
 * Within one kind of record a word belongs to one field only. Fields that the contract lacks (first name, field goals, the
 * home side's score) are listed too, since ours are derived from them.
 */

/** The words for each of the contract's fields, separated by blanks. */
type Words = Readonly<Record<string, string>>;

const club: Words = {
  id: 'club_id organization_id organisation_id uuid codigo',
  name: 'club_name organization_name organisation_name title nombre nombre_club display_name',
};

const team: Words = {
  id: 'team_id uuid team_uuid equipo_id id_equipo codigo',
  name: 'team_name title full_name display_name nombre nombre_equipo equipo',
  category: 'age_group age age_category division level team_category grade categoria edad',
  season: 'season_name season_year temporada',
  colour: 'color team_color team_colour primary_color primary_colour',
};

/** Fields that identify a player, in every kind of record. */
const person: Words = {
  playerId:
    'id player_uuid uuid person_id participant_id athlete_id member_id pid player_code id_jugador jugador_id codigo',
  name: 'full_name player_name display_name person_name complete_name nombre_completo nombre_jugador nombre player athlete jugador scoreboard_name',
  firstName: 'given_name forename fname first nombre_pila primer_nombre',
  lastName: 'family_name surname lname last apellido apellidos',
  number:
    'jersey jersey_number shirt shirt_number jersey_no shirt_no no num nr player_number uniform uniform_number bib dorsal camiseta #',
  position: 'pos playing_position position_name posicion puesto demarcacion',
  captain: 'is_captain capitan es_capitan',
  starter:
    'is_starter started starting is_starting starting_five starting5 in_starting_five gs game_started titular es_titular quinteto_inicial',
  played: 'has_played did_play participated jugo ha_jugado',
  notPlayed: 'dnp did_not_play no_jugo',
  teamId: 'team_uuid id_team tno team_number equipo_id id_equipo',
  teamSide: 'side team_side home_away own_team is_own_team ours',
  teamName: 'team club equipo team_code',
};

/** The statistics of a line. Words for shots combine with `shootingParts` before or after them. */
const line: Words = {
  seconds:
    'secs sec minutes minute min mins mp minutes_played mins_played min_played seconds_played secs_played time_played played_time playing_time play_time time_on_court time_on_floor minutes_on_court toi time duration s_minutes minutos minutos_jugados segundos segundos_jugados tiempo tiempo_jugado milliseconds milliseconds_played',
  points: 'pts points_scored pts_scored total_points s_points tp puntos ptos puntos_anotados',
  twos: 'two two_pointers two_pointer two_points two_point two_pt two_pts two_point_field_goals two_point_shots 2p 2pt 2pts 2fg 2pt_fg 2_pointers 2_point_field_goals fg2 fg_2 fg2p fg_2pt field_goals_2 field_goals_2pt s_two_pointers t2 tiros_2 tiros_de_2 tiros_de_dos canastas_de_2 dobles',
  'twos.made': 'fgm2 2ptm field_goals_made2 two_pointers_in t2c',
  'twos.attempted': 'fga2 2pta field_goals_attempted2 t2i',
  threes:
    'three three_pointers three_pointer three_points three_point three_pt three_pts three_point_field_goals three_point_shots 3p 3pt 3pts 3fg 3pt_fg 3_pointers 3_point_field_goals fg3 fg_3 fg3p fg_3pt field_goals_3 field_goals_3pt s_three_pointers t3 tiros_3 tiros_de_3 tiros_de_tres canastas_de_3 triples',
  'threes.made': 'fgm3 tpm 3ptm field_goals_made3 t3c',
  'threes.attempted': 'fga3 tpa 3pta field_goals_attempted3 t3i',
  freeThrows:
    'free_throw ft fts s_free_throws foul_shots 1pt tiros_libres tiro_libre libres tl t1 tiros_1 tiros_de_1',
  'freeThrows.made': 't1c',
  'freeThrows.attempted': 't1i',
  fieldGoals: 'field_goal fg fgs s_field_goals shots tiros_de_campo tiros_campo tc',
  offensiveRebounds:
    'offensive_rebound off_rebounds off_rebound off_reb off_rebs oreb orebs orb orbs or rebounds_offensive rebounds_off reb_offensive reb_off reb_o rebs_off s_rebounds_offensive rebounds_attack rebotes_ofensivos rebotes_ataque rebotes_of reb_of ro',
  defensiveRebounds:
    'defensive_rebound def_rebounds def_rebound def_reb def_rebs dreb drebs drb drbs dr rebounds_defensive rebounds_def reb_defensive reb_def reb_d rebs_def s_rebounds_defensive rebounds_defence rebotes_defensivos rebotes_defensa rebotes_def rd',
  rebounds:
    'rebound reb rebs trb treb tot_reb total_rebounds rebounds_total rebounds_tot rebounds_all reb_tot reb_total s_rebounds_total rebotes rebotes_totales rebotes_total total_rebotes rt',
  assists: 'assist ast asts as assistances s_assists asistencias asistencia asist asi',
  turnovers:
    'turnover to tos tov tovs turn_overs s_turnovers lost_balls perdidas balones_perdidos perd bp',
  steals:
    'steal stl stls st s_steals ball_steals robos recuperaciones recuperados balones_recuperados robados rec br',
  blocks:
    'block blk blks bs blocked_shots shots_blocked s_blocks blocks_favour blocks_made tapones tapones_favor tapones_a_favor tap tf_favor',
  blocksReceived:
    'blocks_against block_against blk_against blka bka blkr blocked blocks_suffered got_blocked s_blocks_received tapones_recibidos tapones_contra tapones_en_contra tc_contra',
  fouls:
    'foul pf pfs personal_fouls personal_foul fouls_personal fouls_committed fouls_commited fouls_made s_fouls_personal faltas faltas_personales faltas_cometidas fp fc',
  foulsDrawn:
    'foul_drawn fouls_received fouls_on fouls_suffered drawn_fouls fd pfd rf s_fouls_on faltas_recibidas fr',
  plusMinus: '+/- +- plus_minus_points s_plus_minus_points pm pmt mas_menos',
};

/** The parts of a pair of shots, as prefixes or suffixes: `fg` + `m`, `twoPointers` + `Made`. */
const shootingParts = {
  made: 'made m makes makes_count in scored converted hit good metidos anotados convertidos encestados',
  attempted: 'attempted a att atts attempts tried taken intentados intentos lanzados tirados',
} as const;

const match: Words = {
  id: 'match_id game_id fixture_id event_id uuid match_uuid game_uuid game_key match_key game_code partido_id id_partido codigo',
  startsAt:
    'starts_at start_at start starts_on start_time start_date_time started_at date_time date_utc utc_date date_time_utc start_time_utc start_utc scheduled_at scheduled_for scheduled scheduled_time scheduled_start kickoff kick_off tip_off tipoff_at tip_off_at begins_at when played_at game_time match_time timestamp fecha_hora fecha_inicio inicio hora_inicio comienzo',
  date: 'match_date game_date start_date play_date event_date day date_only local_date fecha dia fecha_partido',
  time: 'local_time start_hour hour time_local match_hour hora hora_partido',
  status:
    'state match_status game_status match_state game_state status_text phase estado situacion estado_partido',
  finished:
    'is_finished is_final final is_complete is_completed completed ended has_ended played is_played over finalizado terminado jugado',
  result: 'outcome win_loss wl w_l resultado',
  competition:
    'competition_name league league_name tournament tournament_name comp competicion nombre_competicion liga torneo',
  round: 'round_name round_number matchday match_day game_day game_week week jornada ronda',
  venue:
    'venue_name location location_name arena arena_name hall gym stadium court place pabellon cancha sede lugar',
  homeAway:
    'home_or_away ha h_a is_home is_home_team is_home_game is_home_match home_game home_match at_home we_are_home playing_at side venue_type location_type es_local juega_en_casa condicion',
  isAway: 'away_game away_match is_away_game es_visitante',
  neutral: 'is_neutral neutral_site neutral_venue is_neutral_site campo_neutral',
  periods:
    'period_scores quarters quarter_scores by_period by_quarter scores_by_period scores_by_quarter line_scores linescore line_score partials parciales cuartos',
  regulationPeriods: 'number_of_periods period_count periods_count num_periods quarter_count',
  periodMinutes:
    'period_length period_duration quarter_minutes quarter_length minutes_per_period minutes_per_quarter minutos_por_cuarto',
  overtimeMinutes:
    'overtime_length ot_minutes ot_length overtime_duration minutes_per_overtime minutos_por_prorroga',
  attendance: 'spectators crowd fans publico espectadores asistencia',
  officials: 'referees refs umpires arbitros',
  insightsStatus: 'insight_status insights_state',
  competitors:
    'teams sides participants competitor contestants opponents team_list equipos rivales',
};

const event: Words = {
  id: 'event_id play_id action_id uuid event_uuid play_uuid id_evento',
  sequence:
    'seq sequence_number order order_number event_order event_number play_number number_of_play action_number event_num orden index',
  period: 'quarter qtr per period_number quarter_number periodo cuarto',
  clockSeconds:
    'clock game_clock time_remaining remaining_time time_left seconds_remaining secs_remaining seconds_left clock_remaining gt pc_time_string clock_time marker_time reloj tiempo_restante',
  elapsed: 'time_elapsed elapsed_time elapsed_seconds seconds_elapsed period_elapsed',
  minute: 'game_minute match_minute minuto',
  side: 'team_side home_away own_team own is_own_team',
  teamId: 'team_uuid tno team_number equipo_id id_equipo',
  teamName: 'team team_code code_team equipo',
  playerId: 'person_id participant_id athlete_id pid player_uuid player jugador_id id_jugador',
  type: 'event_type action_type play_type action event kind code event_code tipo accion tipo_evento',
  subtype: 'sub_type event_subtype action_sub_type detail details sub_tipo subtipo',
  made: 'success successful is_made shot_made shot_made_flag shot_result scored result acierto anotado encestado',
  points: 'pts points_scored point_value shot_value value valor puntos',
  x: 'court_x pos_x x_pos position_x x_legacy loc_x coord_x x_coord coordinate_x location_x shot_x court_position_x court_pos_x coordinates_x coords_x posicion_x',
  y: 'court_y pos_y y_pos position_y y_legacy loc_y coord_y y_coord coordinate_y location_y shot_y court_position_y court_pos_y coordinates_y coords_y posicion_y',
  relatedEventId:
    'related_event related_id previous_action linked_event_id parent_id parent_event_id evento_relacionado',
  qualifiers: 'qualifier tags flags labels etiquetas',
};

/** The fields of each kind of record, with their words. */
export const vocabulary = {
  club,
  team,
  rosterEntry: person,
  match,
  playerLine: { ...person, ...line },
  line,
  event,
  sheetEntry: person,
} as const satisfies Record<string, Words>;
export type RecordKind = keyof typeof vocabulary;

/** Words for a side of a match, which services combine with others (`homeScore`, `opponent.name`). */
export const sideWords = {
  team: 'team own us our ours we my for mine propio nuestro favor equipo_propio',
  opponent:
    'opponent opponents opp opposition against them their theirs other rival contrario contra oponente',
  home: 'home host hosts local casa home_team equipo_local',
  away: 'away visitor visitors visiting guest guests road visitante fuera equipo_visitante',
} as const;
export type SideWord = keyof typeof sideWords;

/** Words that follow a side's word. */
export const sideParts = {
  name: 'name title full_name display_name team_name nombre club club_name',
  id: 'id uuid team_id code equipo_id',
  score:
    'score points pts goals final_score total_score total_points puntos marcador result scored',
  periods: 'periods quarters linescores linescore period_scores scores_by_period parciales cuartos',
  isHome: 'is_home home home_away ha side qualifier venue condicion es_local',
  isOwn: 'is_own own ours is_own_team own_team mine is_us',
  coach: 'coach head_coach coach_name entrenador',
  players:
    'players player_stats player_lines player_statistics player_box_scores player_totals lines rows athletes roster box_score box stats_players people members pl jugadores estadisticas_jugadores plantilla',
  starters: 'starters starting_five starting5 starting_lineup titulares quinteto',
  reserves: 'substitutes subs reserves suplentes banquillo',
  totals:
    'totals total team_totals team_total team_stats team_statistics team_line totals_line stats statistics summary totales total_equipo estadisticas_equipo',
  bench: 'bench bench_line team_only',
} as const;

/** The words of a list in the vocabulary. */
export const wordsOf = (list: string): string[] => list.split(' ').filter((word) => word !== '');

/** A word's field and its rank: the field's own name first, then its other words in order. */
export interface WordMeaning {
  field: string;
  rank: number;
}

const indexes = new Map<RecordKind, ReadonlyMap<string, WordMeaning>>();

/** The meaning of each word in a kind of record, by plain name; fields include `twos.made` and the like. */
export function meaningsOf(kind: RecordKind): ReadonlyMap<string, WordMeaning> {
  const known = indexes.get(kind);
  if (known) return known;
  const index = new Map<string, WordMeaning>();
  for (const [field, word, rank] of everyWord(kind)) index.set(plainName(word), { field, rank });
  indexes.set(kind, index);
  return index;
}

/** Every field of a kind of record with each of its words, including those composed of a shot and a part. */
export function* everyWord(
  kind: RecordKind,
): Generator<[field: string, word: string, rank: number]> {
  for (const [field, list] of Object.entries(vocabulary[kind])) {
    const words = [field, ...wordsOf(list)];
    for (const [rank, word] of words.entries()) yield [field, word, rank];
    if (!shots.has(field)) continue;
    for (const [part, ends] of Object.entries(shootingParts)) {
      for (const [rank, word] of words.entries()) {
        for (const end of wordsOf(ends)) {
          yield [`${field}.${part}`, `${word}_${end}`, rank];
          if (end.length > 2) yield [`${field}.${part}`, `${end}_${word}`, rank];
        }
      }
    }
  }
}

const shots = new Set(['twos', 'threes', 'freeThrows', 'fieldGoals']);
