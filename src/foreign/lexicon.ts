/*
 * Meanings of words, in the languages of basketball: a name is split at case, digits and `_`, and each of its words
 * means one or more things. A field's name means the combination of its words (`lines.ts`, `matches.ts`).
 * Words only propose: the values prove them, or no other field fits.
 */

/** Words by meaning. A word with `*` also matches within longer words, for German and the Nordic languages. */
const lists = {
  // Lines.
  points:
    'points point pts pt pnts pnt ptos pto puntos punto punti punto pti punkte punkt pkt korbpunkte pontos ponto pontuacao poeng poengsum poang point pisteet punten p',
  score:
    'end score scores scored scorede scoring tally result results resultado resultat resultado ergebnis endergebnis endstand spielstand marcador tanteo anotacion marque stilling sluttresultat sluttstilling punteggio risultato finale placar scoreline marks final full resultat stillingen matchresultat',
  rebound:
    'rebound* reb rebs board boards carom caroms rebote* rebond* rimbalz* ressalto* retur* trb treb',
  off: 'off offensive offence offense offens* offensiv* attack* ataque attaque attacco angriff* angrep* angreb* front ofensivo ofensivos ofensiva of ofens o sokken',
  def: 'def defensive defence defense defens* defensiv* defending back defensa difesa difens* abwehr* forsvar* forsvars* defesa d',
  offReb: 'oreb orebs orb orbs ro offreb or',
  defReb: 'dreb drebs drb drbs rd defreb dr',
  totReb: 'rt ret tr totreb',
  assist:
    'assist* ast asts asst asis asistenc* asist asi dime dimes helper helpers helps as ass pd korbvorlage* vorlage* malpasning* malgivende assistenz*',
  pass: 'pass passes pases passagg* pasning* passe decisives decisive',
  turnover:
    'turnover* tov tovs to tos giveaway giveaways errors error perdida* perdido* perdu* perte pertes ballverlust* verlust* bv tapte tapt mistet misted tb perse persa perda perdas pb bp pp possessions lostball',
  lost: 'lost lose loses',
  ball: 'ball balls ballon ballons balle balles baller balon balones palle palla bola bolas',
  steal:
    'steal* stl stls stolen takeaway takeaways interception* theft thefts swipe swipes robo* robado* roubo* voles ballgewinn* gewinne bg snapp* sn vunnet vunden recuper* pr rb br desarme* st rec int inter',
  won: 'won gewonnen earned wins ganados',
  block:
    'st block* blk blks bs rejection* swat swats stuff stuffs stuffed tapon* tap contre* ct geblockt* bl blokk* bloker* stoppat* toco tocos dl reject* contrado',
  received:
    'by against received receive taken conceded got was suffered own sufrid* encajad* subis subi subies subite subiti subito sofrid* kassiert av fatt mot contra recibid* recu recus erhaltene erhalten gezogen* eigene rejected imot drawn faced provocad* provoquee* provosert* sacadas ganhas from him',
  tir: 'tir tirs tiri',
  blockReceived:
    'rejected desarmados contrados stoppati blka bka bsr tpr cs blg blm ss ts tc_contra bla',
  foul: 'foul fouls pf pfs fls fl personal personals personlige infraction infractions falta* faute* fp falli fallo ff fc feil f personenfoul',
  foulReceived: 'fouled fd pfd fpr fpv gf fm fs fr rf drawn provocadas provocados',
  contacts: 'contacts contact',
  plusMinus:
    'plusminus plmi pm mm net diff margin differential difference diferencia differentiel bilanz differanse differenziale saldo plussminus piumeno maismenos pmt',
  plus: 'plus pluss mas piu mais',
  minus: 'minus menos moins meno',
  minutes: 'min mins minute minutes minuten minutos minuti minutter minuter minuts mp minutaje',
  time: 'time temps tiempo zeit tid tempo clock tijd',
  court: 'court floor pista banen jeu parket game einsatz bana',
  played:
    'played playing play spielzeit* einsatzzeit* spilletid speltid toi tp tps jouees spielminuten sec secs seconds segundos jugados jugado gespielt spilt',
  // Shots, and their parts.
  two: 'to toskudd topoengsskudd two twos 2 deuce deuces inside dos deux zwei zweier* topoeng* due dois tvapoang* 2p 2pt 2pts 2fg 2er',
  three:
    'treskudd trepoengsskudd three threes 3 triple triples tres trois drei dreier* trepoeng* tre trepoang* long 3p 3pt 3pts 3fg 3er triplas',
  free: 'lancer lancers free frees freethrow freethrows ft fts charity libre libres libri liberi libero livre livres francs franc lf freiwurf* freiwurfe* freie fw straffekast* frikast* frakast sk tl ll foulshots line straffkast uno 1p 1pt 1',
  goal: 'field goal goals fg fgs fga fgm floor baskets all campo champ feld* tc lc feltskudd shooting falt canastas',
  shot: 'shot shots tiro tiros wurf wurfe* skudd lancamento* lanzamiento* throw throws kast pointer pointers lances w skott korb paniers panier',
  made: 'made in good hit hits makes converted sunk m successful success anotado* dentro metido* encestad* convertido* reussi* marque* marques dedans treffer* getroffen* satt treff inne segnat* realizzat* certo* acierto* c erfolgreich makes scored basket went scoret traff entro encest segno drin',
  tried:
    'tried att atts attempt* taken tries launched a lanzado* intentad* tentes tente tentat* essai* versuch* forsok* prov provd avfyrt provati tentado* lancado* l v fga total taken intentos tirado*',
  missed:
    'missed out off misses failed x miss fallad* fallo* errad* rates rate manque* daneben fehl* verfehlt bom bommet brent sbagliat* errat* falhad* misset uten ikke off failed no fuera fora utenfor ratee',
  parts: 't r s f b m',
  percent:
    'pct percent percentage prozent porcentaje pourcentage prosent percentuale porcentagem quote ratio rate efg ts% avg average per usage',
  // People.
  name: 'name names nombre nom navn namn nome bezeichnung* libelle intitule denominacion denominazione designacao title label display called caption anzeigename* visningsnavn known printed',
  full: 'full long complete completo fullt public whole voll',
  short: 'short abbreviation abbr initials kurz* corto court initial tricode nick',
  first:
    'first given forename fname vorname* rufname* fornavn fornamn prenom prenome primer primero primeiro christian pila prename kallenavn petit erster proprio battesimo',
  last: 'last family surname lname apellido* apelido* nachname* familienname* zuname etternavn etternamn efternamn slektsnavn cognome sobrenome second lastname famille patronyme famiglia ultimo',
  shirt:
    'shirt jersey squad bib kit vest back singlet worn dorsal camiseta maillot dossard trikot* ruckennummer* drakt* draktnr ryggnummer* maglia camisola troya numerodossard uniform number',
  number: 'number no num nr numero nummer # numer n nummer numeron',
  id: 'id ids pid identifier uid guid uuid ref key pk reference code codigo kode codice objectid',
  player:
    'player players athlete person people performer member actor participant hooper individual jugador* joueur* spieler* spiller* giocator* jogador* atleta* auteur autor akteur utover aktor spelare deltager',
  starter:
    'starter starters started starting start gs titular* titulaire* titolare* quinteto quintetto startaufgebot* startfem* startoppstilling* utgangsfem* inicia inicio debute depart lineup five cinq cinco opening began startet quintet femma',
  captain: 'captain capitan capitano kapitan kaptein capitaine capitao',
  position: 'position pos posicion posizione posicao posisjon puesto role ruolo poste',
  category:
    'category age band tier division bracket class grade level section group categoria edad nivel categorie tranche niveau altersklasse* kategorie stufe klasse arsklasse niva fascia eta livello escalao etaria faixa klass aldersgrupp agegroup',
  season: 'season saison temporada sesong stagione epoca sasong',
  colour: 'colour color farbe farge couleur colore cor',
  // Matches.
  match:
    'match matches game games fixture fixtures event schedule calendar partidos encuentros encuentro',
  start:
    'start starts kick kickoff off tip tipoff begins begin beginning scheduled commences whistle planned throw comienzo inicio inizio debut envoi beginn* anwurf* spielbeginn anpfiff* avkast* kampstart starter palla salto bola schedule datetime when tipp oppkast matchstart previsto planlagt avspark',
  date: 'date day dato datum fecha dia jour tag giorno data dag calendar spieltag kampdag journee',
  hour: 'time hour clock hora horario heure horaire uhrzeit zeit kl klokka klokkeslett ora orario tid hhmm um from at',
  created:
    'created updated modified published changed recorded inserted creado erstellt opprettet cree creato criado end ended ends endedat closes processed',
  status:
    'status state progress stage lifecycle condition situation situacion phase estado fase etat statut avancement zustand stand lage tilstand kampstatus stato situazione avanzamento situacao andamento standing where lage skede',
  competition:
    'competition league tournament cup series contest championship event comp competicion liga torneo campeonato competition championnat tournoi wettbewerb runde serien turnering konkurranse competizione campionato competicao torneio copa coppa coupe pokal',
  round: 'round matchday jornada ronda week journee giornata spieltag runde omgang rodada',
  venue:
    'venue hall gym arena place location gymnasium pabellon cancha sede salle gymnase lieu halle* spielort* spielstatte* idrettshall bane palestra palazzetto campo pavilhao recinto local played stadium sports idrottshall',
  attendance:
    'attendance spectators crowd fans publico espectadores zuschauer tilskuere spectateurs spettatori',
  officials: 'officials referees refs umpires arbitros arbitres schiedsrichter dommere arbitri',
  outcome: 'outcome wl won',
  created2: 'video logo photo url image link',
  periods:
    'periods quarters quarter breakdown segments stanzas splits cuartos parciales periodes quart viertel abschnitte vierteln perioder omganger quarti parziali periodi quartos periodos parciais linescore line scoreline period by',
  teams:
    'teams sides squads competitors participants contestants opponents equipos equipes mannschaften lagene lag squadre equipas groups gruppi groupes tropper times',
  team: 'team squad club side equipo equipe mannschaft lag squadra equipa laget klubb verein',
  // Sides.
  own: 'us our ours own we my mine club team propio propios propia nosotros nuestro nuestros nuestra nous notre notres wir unser unsere eigene eigenes vi eget egne vare var noi nostra nostro nostri nos nossa nosso nossos for home_team_own favor pour favor favore',
  opp: 'them opp oppo opponent opponents opposition rival rivals rivale rivales theirs their they other otro otra altro altra outro outra against opposing adversary adversario adversaria adversaire* adverse foe challenger facing up visitors_opp ellos eux sie gegner* gegnerisch kontrahent* fremd motlag* motpart* motstander* motspiller loro avversar* avversari deles eles adversari* adversarios contrario contrincante oponente mot imot andre anderes autre contra contre encaisses recibidos subiti sofridos conceded allowed kassiert foreign not concessi sluppet cadence they',
  ownScored: 'scored marcados anotados erzielt segnati fatti marques scoret',
  home: 'home host hosts hosting heim* gastgeber* hjemme* heime vert casa local domicile recevant recoit zuhause ospitante visitado anfitrion hemma ground',
  away: 'away guest guests road visitor visitors visiting auswarts* gast borte* gjest* fuera visitante exterieur visiteur ospite trasferta fora borta',
  total:
    'total totals sum overall aggregate suma totaux cumul gesamt summe totalt samlet totale totali somma totais soma conjunto team equipo lag all',
  // Plays.
  sequence:
    'sequence order index nth rank row step counter orden secuencia fila ordre rang folge lfd rekkefolge lopenummer ordine sequenza progressivo ordem sequencia linha log seq number',
  period:
    'period quarter qtr q per stanza segment part periodo cuarto periode qt viertel abschnitt omgang quarto tempo',
  clock:
    'clock left remaining countdown reloj restante chrono reste restant spieluhr* restzeit* verbleibend klokke gjenstar resttid cronometro rimanente resta relogio falta reading queda',
  elapsed:
    'elapsed gone since passed run ran into used transcurrido jugado pasado ecoule joue vergangen abgelaufen gatt forlopt trascorso giocato decorrido passado gespielte',
  type: 'type action what kind event play label category happening verb accion tipo jugada geste aktion art ereignis handling hendelse azione evento acao lance code',
  madeFlag:
    'made good success went converted scored hit basket acierto convertido reussi getroffen treffer inne realizzato segnato certo entrou',
  place:
    'spot location coords xy coordinates place point position lugar posicion lieu ort wurfort* stelle sted skuddsted plass posizione punto posicao ponto endroit zona shot court',
  into: 'in dentro coming enters on incoming joins replacement entra ingresa ingresso entrant entre remplacant rein eingewechselt kommt inn innbytter entrante entrada entrou inntil',
  out: 'out going leaves off outgoing departs replaced sale fuera retira sortant sort remplace raus ausgewechselt geht ut byttes esce uscita uscente sai saida saiu',
  x: 'x',
  y: 'y',
} as const satisfies Record<string, string>;

export type Concept = keyof typeof lists;

const exact = new Map<string, Set<Concept>>();
const stems: [string, Concept][] = [];
for (const [concept, words] of Object.entries(lists) as [Concept, string][]) {
  for (const word of words.split(' ')) {
    const plain = word.replace('*', '');
    if (word.endsWith('*') && plain.length >= 4) stems.push([plain, concept]);
    const known = exact.get(plain) ?? new Set();
    exact.set(plain, known.add(concept));
  }
}
// "segnati" is scored by us, and made like every word that begins so.
for (const [word, said] of exact)
  for (const [stem, concept] of stems)
    if (concept === 'made' && word.startsWith(stem)) said.add(concept);

/** Lower-case text without accents: "Élan" → "elan", "gjenstår" → "gjenstar". */
export function bareText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l');
}

/** A function that caches its results by text, up to a limit. */
export function remembering<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    const made = make(text);
    if (known.size < 5_000 && text.length < 100) known.set(text, { made });
    return made;
  };
}

/** The words of a name: `homeTeamScore` → home, team, score; `FG3_made` → fg, 3, made. */
export const wordsIn = remembering((name): string[] =>
  bareText(
    name
      .slice(0, 80)
      .replace(/\+\s*\/\s*[-–−]/g, ' plusminus ')
      .replaceAll('%', ' pct ')
      .replaceAll('#', ' number ')
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) =>
      exact.has(word) ? [word] : word.split(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u),
    )
    .flatMap(partsOfCompound),
);

/** The known parts of a German or Nordic compound such as "forsvarsretur"; otherwise the word itself. */
function partsOfCompound(word: string): string[] {
  if (word.length < 8 || exact.has(word)) return [word];
  const found = stems
    .flatMap(([stem]) => (word.includes(stem) ? [{ stem, at: word.indexOf(stem) }] : []))
    .sort((a, b) => b.stem.length - a.stem.length);
  const parts: typeof found = [];
  for (const one of found)
    if (
      !parts.some(
        (other) => one.at < other.at + other.stem.length && other.at < one.at + one.stem.length,
      )
    )
      parts.push(one);
  return parts.length > 1 ? parts.sort((a, b) => a.at - b.at).map(({ stem }) => stem) : [word];
}

/** The meanings of a word; empty if unknown. */
export const saysOf = remembering((word): ReadonlySet<Concept> => {
  const said = new Set(exact.get(word));
  if (said.size === 0 && word.length > 4) {
    for (const [stem, concept] of stems) if (word.includes(stem)) said.add(concept);
    const single = word.replace(/(es|s|n|en|er)$/, '');
    if (said.size === 0) for (const concept of exact.get(single) ?? []) said.add(concept);
  }
  return said;
});

/** Whether one of a name's words has a meaning. */
export const says = (words: readonly string[], concept: Concept): boolean =>
  words.some((word) => saysOf(word).has(concept));

/** Words in a field's name that do not change its meaning: the record's name before it, the kind of value after it. */
const noise = new Set(
  'stat stats est wert player jugador joueur spieler spiller giocatore jogador athlete match game fixture encuentro spiel kamp gara jogo event count value text flag utc local stated de do da di du the of per en la le les los las der die das el af og och an'.split(
    ' ',
  ),
);

/** The words of a name without noise, or all if only noise is left. */
export function wordsOf(name: string): string[] {
  const words = wordsIn(name);
  const meant = words.filter((word) => !noise.has(word));
  return meant.length > 0 ? meant : words;
}

/** The names of each field as sets of concepts (`off+rebound`); a name has a word for every concept of one set. */
export type Rules<Field extends string> = Readonly<Record<Field, string>>;

interface CompiledRule {
  field: string;
  concepts: Concept[];
}
const compiled = new WeakMap<object, CompiledRule[]>();

/** The fields that words may mean, the best fit first; words that a rule does not use lower its fit. */
export function fieldsSaid<Field extends string>(
  words: readonly string[],
  rules: Rules<Field>,
): { field: Field; fit: number }[] {
  let list = compiled.get(rules);
  if (!list) {
    list = Object.entries<string>(rules).flatMap(([field, names]) =>
      names.split(' ').map((name) => ({ field, concepts: name.split('+') as Concept[] })),
    );
    compiled.set(rules, list);
  }
  const best = new Map<Field, number>();
  const said = words.map(saysOf);
  const any = new Set(said.flatMap((one) => [...one]));
  if (any.size === 0) return [];
  for (const { field, concepts } of list) {
    const maySay = concepts.length <= words.length && concepts.every((one) => any.has(one));
    if (!maySay || !covers(said, concepts)) continue;
    const fit = 3 * concepts.length - (words.length - concepts.length);
    if (fit > (best.get(field as Field) ?? 0)) best.set(field as Field, fit);
  }
  return [...best].map(([field, fit]) => ({ field, fit })).sort((a, b) => b.fit - a.fit);
}

/** Whether each concept is the meaning of a different word. */
function covers(
  said: readonly ReadonlySet<Concept>[],
  [first, ...others]: readonly Concept[],
): boolean {
  if (first === undefined) return true;
  return said.some(
    (one, at) =>
      one.has(first) &&
      covers(
        said.filter((_, other) => other !== at),
        others,
      ),
  );
}

/** Words before ours that mean the other side: "against us", "not ours". */
const opposites = new Set(
  'against not no non nao ikke nicht pas contra contre gegen mot imot'.split(' '),
);

export type SaidSide = 'own' | 'opp' | 'home' | 'away';

/** The side that a word or a short name means: ours or theirs, home or away; `null` = none, or several. */
export function sideSaid(text: string): SaidSide | null {
  const words = wordsIn(text);
  return words.length > 4 ? null : sideIn(words);
}

/** Like `sideSaid`, for words. */
export function sideIn(words: readonly string[]): SaidSide | null {
  const found = (['opp', 'away', 'home', 'own'] as const).filter((side) => says(words, side));
  if (found.length <= 1) return found[0] ?? null;
  if (found.includes('opp') && words.some((word) => opposites.has(word))) return 'opp';
  // "other team", "points rival", "team home": a word with a second meaning counts less than the other one.
  const strong = found.filter((side) =>
    words.some(
      (word) => saysOf(word).has(side) && !weak.some((concept) => saysOf(word).has(concept)),
    ),
  );
  return strong.length === 1 ? (strong[0] ?? null) : null;
}

const weak = ['team', 'score', 'points', 'name', 'venue', 'outcome', 'received'] as const;
