import { plainName } from '../../contract/plain-name.ts';
import {
  meaningsOf,
  sideParts,
  sideWords,
  type WordMeaning,
  wordsOf,
} from '../../contract/vocabulary.ts';

/*
 * Headings beyond the vocabulary's English and Spanish. A short heading may mean two things in two languages, so a table is
 * read in the language that knows most of its headings.
 */

type Words = Readonly<Record<string, string>>;

/** Columns that can be computed or that no box score has; the coach is not asked about them. */
const nothing =
  'item ord lfd eff efficiency efficienza effizienz eval evaluation pir index gmsc rank ranking val valoracion valutazione valorizacao avaliacao gp';

const languages: readonly Words[] = [
  {
    name: 'starters reserves player_s',
    points: 'pt',
    offensiveRebounds: 'off',
    defensiveRebounds: 'def',
    rebounds: 'total_reb tot rt tr',
    fouls: 'f',
  },
  {
    name: 'jugadora jugadores jugadoras nombre_y_apellidos apellidos_y_nombre',
    number: 'numero',
    points: 'pt pto punts',
    twos: 't_2 t_de_2 tiros_2p canasta_de_2',
    threes: 't_de_3 canasta_de_3',
    freeThrows: 't_libres t_l',
    'freeThrows.made': 'tlc',
    'freeThrows.attempted': 'tli',
    fieldGoals: 't_campo',
    offensiveRebounds: 'of r_of rebotes_o rebotes_off',
    defensiveRebounds: 'def r_def rebotes_d',
    rebounds: 'reb_t total_reb tr',
    turnovers: 'per perdues',
    steals: 'rob recup recuperades',
    blocks: 'tf tap_f tapones_f taps',
    blocksReceived: 'tap_c tapones_c',
    fouls: 'f f_com f_c fal faltas_c faltes',
    foulsDrawn: 'f_rec f_r',
  },
  {
    name: 'spieler spielerin spielerinnen spielername name_vorname vorname_name',
    firstName: 'vorname',
    lastName: 'nachname familienname',
    number: 'nummer trikot trikotnummer ruckennummer',
    starter: 'start startaufstellung startfunf s5',
    captain: 'kapitan',
    teamName: 'mannschaft verein',
    seconds: 'minuten spielzeit einsatzzeit zeit',
    points: 'punkte pkt pkte',
    twos: '2er zweier zweipunkter 2_punkte 2_punkt_wurfe zweipunktwurfe',
    threes: '3er dreier dreipunkter 3_punkte 3_punkt_wurfe dreipunktwurfe',
    freeThrows: 'fw freiwurfe freiwurf',
    fieldGoals: 'feldwurfe feldkorbe wurfe',
    offensiveRebounds: 'offensivrebounds rebounds_offensiv off',
    defensiveRebounds: 'defensivrebounds rebounds_defensiv def',
    rebounds: 'rebounds_gesamt gesamtrebounds tr rt',
    assists: 'vorlagen korbvorlagen',
    turnovers: 'ballverluste bv',
    steals: 'ballgewinne bg',
    blocks: 'bl geblockte_wurfe',
    fouls: 'f personliche_fouls',
    foulsDrawn: 'gezogene_fouls fouls_gezogen',
  },
  {
    name: 'giocatore giocatrice giocatori giocatrici atleta nominativo cognome_nome cognome_e_nome nome_e_cognome',
    firstName: 'nome',
    lastName: 'cognome',
    number: 'numero maglia n',
    starter: 'quintetto titolare quintetto_base',
    captain: 'capitano',
    teamName: 'squadra',
    seconds: 'minuti minutaggio',
    points: 'pt punti',
    twos: 'tiri_da_2 tiri_2 da_2 td2',
    threes: 'tiri_da_3 tiri_3 da_3 td3',
    freeThrows: 'tiri_liberi liberi',
    fieldGoals: 'tiri_dal_campo tiri',
    offensiveRebounds: 'rimbalzi_offensivi rimb_off rimbalzi_off rimb_o',
    defensiveRebounds: 'rimbalzi_difensivi rimb_dif rimbalzi_dif rimb_d',
    rebounds: 'rimbalzi rimbalzi_totali rimb_tot rimb',
    assists: 'ass',
    turnovers: 'palle_perse palloni_persi perse pp',
    steals: 'palle_recuperate palloni_recuperati recuperate recuperi rubate pr',
    blocks: 'stoppate stoppate_date stoppate_fatte sd',
    blocksReceived: 'stoppate_subite ss',
    fouls: 'f falli falli_fatti falli_commessi ff',
    foulsDrawn: 'falli_subiti fs',
  },
  {
    name: 'joueur joueuse joueurs joueuses nom_prenom prenom_nom nom_et_prenom',
    firstName: 'prenom',
    lastName: 'nom',
    number: 'numero maillot n',
    starter: 'titulaire cinq cinq_de_depart 5_de_depart 5_majeur cinq_majeur',
    captain: 'capitaine',
    teamName: 'equipe',
    seconds: 'temps temps_de_jeu tps tdj',
    points: 'points_marques',
    twos: 'tirs_a_2 tirs_2 tirs_a_2_pts tirs_a_2_points paniers_a_2',
    threes: 'tirs_a_3 tirs_3 tirs_a_3_pts tirs_a_3_points paniers_a_3',
    freeThrows: 'lf lancers lancers_francs',
    fieldGoals: 'tirs paniers tirs_de_champ',
    offensiveRebounds: 'rebonds_offensifs rebonds_off rebonds_o rbds_off',
    defensiveRebounds: 'rebonds_defensifs rebonds_def rebonds_d rbds_def',
    rebounds: 'rebonds rebonds_totaux total_rebonds rt',
    assists: 'passes passes_decisives passes_d pd pdec',
    turnovers: 'balles_perdues pertes pertes_de_balle',
    steals: 'interceptions int inter balles_recuperees',
    blocks: 'contres contres_favorables ctr ct',
    blocksReceived: 'contres_subis cs',
    fouls: 'f fautes fautes_commises fautes_personnelles fte ftes',
    foulsDrawn: 'fautes_provoquees fautes_subies',
  },
  {
    name: 'jogador jogadora jogadores jogadoras atleta nome',
    number: 'numero camisola camisa n',
    starter: 'cinco_inicial 5_inicial inicial',
    captain: 'capitao',
    teamName: 'equipa equipe',
    points: 'pontos',
    twos: 'lances_de_2 2_pontos lancamentos_de_2 duplos',
    threes: 'lances_de_3 3_pontos lancamentos_de_3',
    freeThrows: 'll lances_livres lance_livre',
    fieldGoals: 'lances_de_campo lancamentos lancamentos_de_campo',
    offensiveRebounds: 'ressaltos_ofensivos ressaltos_of ressaltos_off res_of rebotes_of',
    defensiveRebounds: 'ressaltos_defensivos ressaltos_def res_def',
    rebounds: 'ressaltos ressaltos_totais rebotes_totais',
    assists: 'assistencias ass',
    turnovers: 'perdas perdas_de_bola bolas_perdidas pb erros',
    steals: 'roubos roubos_de_bola bolas_recuperadas recuperacoes roubadas',
    blocks: 'desarmes desarmes_de_lancamento tocos abafos dl',
    blocksReceived: 'desarmes_sofridos',
    fouls: 'f faltas_pessoais',
    foulsDrawn: 'faltas_sofridas fs',
  },
];

const opponent = new Set(wordsOf(sideWords.opponent).map(plainName));
/** Without "score", which may be a player's points. */
const score = new Set(
  wordsOf('result marcador resultado ergebnis endstand risultato resultat').map(plainName),
);
/** Fields of a match that a column may repeat in each row. */
const ofMatch = new Set(['date', 'competition', 'venue', 'round', 'homeAway']);

function ofVocabulary(plain: string): WordMeaning | undefined {
  const ofLine = meaningsOf('playerLine').get(plain);
  if (ofLine !== undefined) return ofLine;
  if (opponent.has(plain)) return { field: 'opponent', rank: 0 };
  if (score.has(plain)) return { field: 'score', rank: 0 };
  const ofGame = meaningsOf('match').get(plain);
  return ofGame && ofMatch.has(ofGame.field) ? ofGame : undefined;
}

/** Meanings of normalised headings by language: English, Spanish, German, Italian, French, Portuguese. */
export const headingMeanings: readonly ((plain: string) => WordMeaning | undefined)[] =
  languages.map((words) => {
    const own = new Map<string, WordMeaning>();
    for (const [field, list] of Object.entries({ ...words, nothing })) {
      for (const [rank, word] of wordsOf(list).entries()) {
        own.set(plainName(word), { field, rank: rank + 100 });
      }
    }
    return (plain) => ofVocabulary(plain) ?? own.get(plain);
  });

/**
 * A heading normalised for comparison: "Nº" is "no", and the "(M-A)" or "C/I" of "FG (M-A)" or "T2 C/I", which describes the
 * cells, is removed.
 */
export function plainHeading(word: string): string {
  const plain = word.replace(/[º°]/g, 'o').trim();
  return plainName(plain.replace(howWritten, '') || plain);
}
const howWritten = /\(\s*\p{L}+\s*[-/]\s*\p{L}+\s*\)$|\s*(?:[MCGR]\s*[-/]\s*[AIT])$/u;

/** Words of lines around a table, by their subject. */
export const lineWords = {
  date: 'datum data jour',
  competition: 'wettbewerb campionato championnat campeonato competicao',
  venue: 'halle spielort palestra palazzetto salle gymnase pavilhao ginasio',
  round: 'spieltag giornata journee rodada',
  homeAway: 'heim_auswarts casa_fuera casa_trasferta domicile_exterieur casa_fora',
  attendance: 'zuschauer spettatori spectateurs publico',
  periods: 'viertel parziali quarti quart_temps quartos',
  score: `${sideParts.score} resultado score_line ergebnis endstand risultato punteggio resultat score_final resultado_final marcador_final final_score risultato_finale`,
  coach: `${sideParts.coach} trainer trainerin allenatore allenatrice entraineur entraineuse treinador treinadora`,
  team: `${sideWords.team} team_name equipo club mannschaft verein squadra equipe equipa`,
  opponent: `${sideWords.opponent} gegner avversario avversari adversaire adversario versus vs`,
  home: `${sideWords.home} heim heimteam squadra_di_casa domicile equipe_a_domicile visitado mandante`,
  away: `${sideWords.away} gast gastteam auswarts ospiti ospite exterieur visiteur visiteurs fora`,
  totals: `${sideParts.totals} suma sum total_general gesamt summe insgesamt totale totali totaux totais`,
  bench: `${sideParts.bench} team team_rebounds team_coach equipo banquillo entrenador coach bench_coach tm mannschaft squadra equipe equipa`,
} as const;
