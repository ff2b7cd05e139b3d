import { ratingsEs } from './ratings-es.ts';
import type { sentencesEn } from './sentences-en.ts';

/** The sentences of `sentencesEn`. */
export const sentencesEs = {
  'part/won first': ['Ganaste {name} por {score}.'],
  'part/won later': ['Ganaste {name} por {score}, del {before} al {after}.'],
  'part/lost first': ['Perdiste {name} por {score}.'],
  'part/lost later': ['Perdiste {name} por {score}, del {before} al {after}.'],
  'run/team first': ['Abriste el partido con un parcial de {points}–0{within}.'],
  'run/team long': [
    'Un parcial de {points}–0 en {length}, {since}, te llevó del {before} al {after}.',
  ],
  'run/team short': ['Un parcial de {points}–0 {since} te llevó del {before} al {after}.'],
  'run/opponent first': ['{They} abrió el partido con un parcial de {points}–0{within}.'],
  'run/opponent long': [
    '{They} anotó {points} puntos seguidos en {length}, {since}: del {before} al {after}.',
  ],
  'run/opponent short': ['{They} anotó {points} puntos seguidos {since}: del {before} al {after}.'],
  'lead/team level': ['Perdías de {lead}, {before}, {when}, y empataste{within}: {after}.'],
  'lead/team behind': [
    'Perdías de {lead}, {before}, {when}, y te pusiste por delante{within}: {after}.',
  ],
  'lead/opponent level': ['Ganabas de {lead}, {before}, {when}, y {they} empató{within}: {after}.'],
  'lead/opponent behind': [
    'Ganabas de {lead}, {before}, {when}, y {they} se puso por delante{within}: {after}.',
  ],
  'drought/first': ['No anotaste en los primeros {length}, mientras {they} metía {allowed}.'],
  'drought/later': [
    '{When} te quedaste {length} sin anotar mientras {they} metía {allowed}: del {before} al {after}.',
  ],
  'finish/team': ['Ganaste los últimos 5 minutos por {score}, del {before} al {after}.'],
  'finish/opponent': ['Perdiste los últimos 5 minutos por {score}, del {before} al {after}.'],
  'overtime/team one': ['Ganaste la prórroga por {score}: del {before} al {after}.'],
  'overtime/team several': [
    'Hicieron falta {count} prórrogas: las ganaste por {score}, del {before} al {after} ({names}).',
  ],
  'overtime/opponent one': ['Perdiste la prórroga por {score}: del {before} al {after}.'],
  'overtime/opponent several': [
    'Hicieron falta {count} prórrogas: las perdiste por {score}, del {before} al {after} ({names}).',
  ],
  'chance/end': ['Antes, tus opciones de ganar eran {from}.'],
  'chance/up': ['Tus opciones de ganar subieron de {from} a {to}.'],
  'chance/down': ['Tus opciones de ganar bajaron de {from} a {to}.'],
  'scorer of a stretch/most': ['{name} metió {own} de los {all}.'],
  'scorer of a stretch/all': ['{name} metió los {all}.'],
  'turnovers/good': [
    'Perdiste el balón {fewTimes}{beside}; te valió {about} frente a lo habitual.',
  ],
  'turnovers/poor': ['Perdiste el balón {times}{beside}. Te costó {about} frente a lo habitual.'],
  'won/good': [
    '{They} perdió el balón {times}{beside}; te valió {about} frente a lo habitual.',
    'Hiciste perder el balón {them} {times}{beside}; te valió {about} frente a lo habitual.',
  ],
  'won/poor': ['{They} perdió el balón {fewTimes}{beside}. Te costó {about} frente a lo habitual.'],
  'trips/good': [
    'Lanzaste {throws}{beside}; te valió {about} frente a lo habitual.',
    'Tu ataque sacó faltas: {throws}{beside}; te valió {about} frente a lo habitual.',
  ],
  'trips/poor': ['Tuviste {fewThrows}{beside}. Te costó {about} frente a lo habitual.'],
  'trips given/good': ['{They} tuvo {fewThrows}{beside}. Te ahorró {about} frente a lo habitual.'],
  'trips given/poor': [
    'Tus faltas dieron {throws} {them}{beside}. Te costó {about} frente a lo habitual.',
    '{They} tuvo {throws} por tus faltas{beside}. Te costó {about} frente a lo habitual.',
  ],
  'fast break/good': ['Anotaste {scored} al contraataque{beside}.'],
  'fast break/poor': ['Anotaste {fewScored} al contraataque{beside}.'],
  'fast break against/good': ['{They} anotó {fewScored} al contraataque{beside}.'],
  'fast break against/poor': ['{They} anotó {scored} al contraataque{beside}.'],
  'own boards/good': [
    'Capturaste {offensive} de {chances} rebotes de tus propios tiros{beside}; te valió {about} frente a lo habitual.',
    'Sacaste {boards} de {chances} posibles{beside}; te valió {about} frente a lo habitual.',
  ],
  'own boards/poor': [
    'Capturaste {few} de {chances} rebotes de tus propios tiros{beside}. Te costó {about} frente a lo habitual.',
  ],
  'their boards/good': [
    '{They} capturó {few} de {chances} rebotes bajo tu aro{beside}. Te ahorró {about} frente a lo habitual.',
    'Dejaste {them} {few} de {chances} rebotes bajo tu aro{beside}. Te ahorró {about} frente a lo habitual.',
  ],
  'their boards/poor': [
    '{They} capturó {offensive} de {chances} rebotes bajo tu aro{beside}. Te costó {about} frente a lo habitual.',
    'Concediste {them} {boards} de {chances} posibles{beside}. Te costó {about} frente a lo habitual.',
  ],
  'shot mix/good': [
    'Tiraste desde mejores sitios: {count} de {shots} {zone}{beside}; te valió {about} frente a lo habitual, entrasen o no.',
    'Buscaste mejores tiros: {count} de {shots} {zone}{beside}; te valió {about} frente a lo habitual, entrasen o no.',
  ],
  'shot mix/poor': [
    'Tiraste desde peores sitios: {count} de {shots} {zone}{beside}. Te costó {about} frente a lo habitual, entrasen o no.',
    'Te conformaste con peores tiros: {count} de {shots} {zone}{beside}. Te costó {about} frente a lo habitual, entrasen o no.',
  ],
  'shot mix against/good': [
    '{They} tiró desde peores sitios: {count} de {shots} {zone}{beside}. Te ahorró {about} frente a lo habitual, entrasen o no.',
    'Concediste peores tiros {them}: {count} de {shots} {zone}{beside}. Te ahorró {about} frente a lo habitual, entrasen o no.',
  ],
  'shot mix against/poor': [
    '{They} tiró desde mejores sitios: {count} de {shots} {zone}{beside}. Te costó {about} frente a lo habitual, entrasen o no.',
    'Concediste mejores tiros {them}: {count} de {shots} {zone}{beside}. Te costó {about} frente a lo habitual, entrasen o no.',
  ],
  'bench/good': [
    'Tu banquillo metió {scored}{usual}.',
    'De tu banquillo salieron {scored}{usual}.',
  ],
  'bench/poor': ['Tu banquillo metió {only}{usual}.', 'De tu banquillo salieron {only}{usual}.'],
  'their bench/good': [
    'El banquillo {their} metió {only}{usual}.',
    'Dejaste el banquillo {their} en {scored}{usual}.',
  ],
  'their bench/poor': [
    'El banquillo {their} metió {scored}{usual}.',
    'Del banquillo {their} salieron {scored}{usual}.',
  ],
  'best of the bench': ['{name} metió {own} de ellos.'],
  'turnovers of a kind': [
    'De tus {all} pérdidas, {count} fueron {noun}{beside}. Te costó {about}.',
  ],
  'lost in a period': [
    'De tus {all} pérdidas, {count} llegaron en {period}{beside}. Te costó {about}.',
    'Perdiste el balón {times} solo en {period}{beside}, de {all} en total. Te costó {about}.',
  ],
  'who lost': ['{name} perdió {count} de esos balones.'],
  stolen: ['{count} de esos balones fueron robados.'],
  'after misses': ['{count} de esos rebotes llegaron tras {misses}.'],
  'who rebounded': ['{name} capturó {count} de esos rebotes.'],
  'points off turnovers team/good': ['Sacaste {scored} de {turnovers} {their}{beside}.{back}'],
  'points off turnovers team/poor': [
    'Sacaste {fewScored} de {turnovers} {their}{beside}. Te costó {about}.{back}',
  ],
  'points off turnovers team/luck': [
    'Sacaste {someScored} de {turnovers} {their}{beside}: {about}, sobre todo {luck}.{back}',
  ],
  'points back/team': [' El rival sacó {points} de las tuyas.'],
  'points off turnovers opponent/good': [
    '{They} sacó {fewScored} de tus {turnovers}{beside}. Te ahorró {about}.{back}',
  ],
  'points off turnovers opponent/poor': [
    '{They} sacó {scored} de tus {turnovers}{beside}. Te costó {about}.{back}',
  ],
  'points off turnovers opponent/luck': [
    '{They} sacó {someScored} de tus {turnovers}{beside}: {about}, sobre todo {luck}.{back}',
  ],
  'points back/opponent': [' Tú sacaste {points} de las suyas.'],
  'second chance/good': ['Convertiste {boards} en {scored}{beside}.'],
  'second chance/poor': ['Convertiste {boards} en {fewScored}{beside}.'],
  'second chance against/good': ['{They} convirtió {boards} en {fewScored}{beside}.'],
  'second chance against/poor': ['{They} convirtió {boards} en {scored}{beside}.'],
  'it was luck/good': ['Fue sobre todo suerte.'],
  'it was luck/poor': ['Fue sobre todo mala suerte.'],
  'assists/good': [
    '{count} de tus {made} canastas llegaron tras un pase, un {share}{usual}.',
    'Diste {assists} en {made} canastas, un {share}{usual}.',
  ],
  'assists/poor': [
    '{Few} de tus {made} canastas llegaron tras un pase, un {share}{usual}.',
    'Diste solo {assists} en {made} canastas, un {share}{usual}.',
  ],
  pair: [
    '{passer} asistió a {shooter} en {count} canastas: {scored}.',
    '{shooter} metió {count} canastas a pase de {passer}: {scored}.',
  ],
  'scope/boards': ['con otros tantos'],
  'scope/balls': ['con otras tantas'],
  'scope/places': ['desde los mismos sitios'],
  'lost as/badpass': ['malos pases'],
  'lost as/ballhandling': ['balones perdidos en el bote'],
  'lost as/travel': ['pasos'],
  'lost as/offensive': ['faltas en ataque'],
  'lost as/outofbounds': ['balones fuera'],
  'missed/threePointer': ['triples fallados'],
  'missed/twoPointer': ['tiros de dos fallados'],
  'missed/freeThrow': ['tiros libres fallados'],
  'came/rim': ['fueron bajo el aro'],
  'came/paint': ['fueron en la zona, pero no bajo el aro'],
  'came/wholePaint': ['fueron en la zona'],
  'came/midRange': ['fueron de media distancia'],
  'came/cornerThree': ['fueron triples de esquina'],
  'came/aboveBreakThree': ['fueron triples fuera de las esquinas'],
  'came/two': ['fueron tiros de dos'],
  'came/three': ['fueron triples'],
  'luck is/good': ['suerte'],
  'luck is/poor': ['mala suerte'],
  'luck/brought': ['El acierto en el tiro, que es sobre todo suerte, te dio unos {points} puntos.'],
  'luck/cost': ['El acierto en el tiro, que es sobre todo suerte, te costó unos {points} puntos.'],
  'beyond/brought': [
    'El acierto en el tiro te dio unos {points} puntos, más de lo que hace la suerte sola.',
  ],
  'beyond/cost': [
    'El acierto en el tiro te costó unos {points} puntos, más de lo que hace la suerte sola.',
  ],
  'again/level': [
    'Jugado otra vez mañana, lo normal está entre {low} y {high}: los dos equipos están casi igualados.',
    'Si se jugara otra vez, lo normal estaría entre {low} y {high}; los dos equipos están casi igualados.',
  ],
  'again/you': [
    'Jugado otra vez mañana, lo normal está entre {low} y {high}: eres superior en {about}.',
    'Si se jugara otra vez, lo normal estaría entre {low} y {high}; eres superior en {about}.',
  ],
  'again/they': [
    'Jugado otra vez mañana, lo normal está entre {low} y {high}: {they} es superior en {about}.',
    'Si se jugara otra vez, lo normal estaría entre {low} y {high}; {they} es superior en {about}.',
  ],
  'fell/team good': [
    'Anotaste {made} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    'Te entraron {made} de {attempted} {noun}{beside}. Valió {about} y fue {mostly}.',
  ],
  'fell/team poor': [
    'Anotaste {few} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    'De tus {attempted} {noun} metiste {few}{beside}. Te costó {about} y fue {mostly}.',
  ],
  'fell/opponent good': [
    '{They} anotó {few} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    '{They} metió {few} de {attempted} {noun}{beside}. Te ahorró {about} y fue {mostly}.',
  ],
  'fell/opponent poor': [
    '{They} anotó {made} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    '{They} metió {made} de {attempted} {noun}{beside}. Te costó {about} y fue {mostly}.',
  ],
  'free throws fell/team good': [
    'Anotaste {made} de {attempted} {noun}{beside}: {about}, {mostly}.',
  ],
  'free throws fell/team poor': [
    'Anotaste {few} de {attempted} {noun}{beside}: {about} perdidos en la línea, {mostly}.',
  ],
  'free throws fell/opponent good': [
    '{They} anotó {few} de {attempted} {noun}{beside}: {about} de suerte, porque un tiro libre no se defiende.',
  ],
  'free throws fell/opponent poor': [
    '{They} anotó {made} de {attempted} {noun}{beside}: {about} de mala suerte, porque un tiro libre no se defiende.',
  ],
  'luck share/good mostly': ['sobre todo suerte'],
  'luck share/good partly': ['en parte suerte'],
  'luck share/poor mostly': ['sobre todo mala suerte'],
  'luck share/poor partly': ['en parte mala suerte'],
  'advice/team good': ['; no cuentes con ello la próxima vez'],
  'advice/team poor': ['; no cambies tus tiros por ello'],
  'advice/opponent good': ['; no cuentes con ello otra vez'],
  'advice/opponent poor': ['; no rehagas tu defensa por ello'],
  'who shot': ['{name} anotó {made} de {tries}.'],
  'kind/twos': ['tiros de dos'],
  'kind/threes': ['triples'],
  'kind/freeThrows': ['tiros libres'],
  'kind/rim': ['tiros bajo el aro'],
  'kind/paint': ['tiros cortos en la zona'],
  'kind/wholePaint': ['tiros en la zona'],
  'kind/midRange': ['tiros de media distancia'],
  'kind/cornerThree': ['triples de esquina'],
  'kind/aboveBreakThree': ['triples fuera de las esquinas'],
  'early exit/team': [
    '{name} se retiró tras {time} en pista, {when}, y no volvió: desde ahí el parcial fue de {margin}.',
  ],
  'early exit/opponent': [
    '{name}, {their}, se retiró tras {time} en pista, {when}, y no volvió: desde ahí el parcial fue de {margin}.',
  ],
  'first five/won': [
    'Tu quinteto inicial ganó por {score} sus {time} en pista; los demás minutos acabaron en {rest}. Un partido dice poco de un quinteto.',
  ],
  'first five/lost': [
    'Tu quinteto inicial perdió por {score} sus {time} en pista; los demás minutos acabaron en {rest}. Un partido dice poco de un quinteto.',
  ],
  'foul trouble': [
    '{name} cometió su {number}.ª personal {when} y pasó {time} en el banquillo: el parcial fue de {margin}.',
    'Sin {name}, que pasó {time} en el banquillo tras su {number}.ª personal {when}, el parcial fue de {margin}.',
  ],
  'line-up/good': [
    '{names} ganaron por {score} sus {time} en pista; sin ese quinteto el resultado fue {rest}. Un partido dice poco de un quinteto.',
    'En {time} con {names} el parcial fue de {score}; en los demás minutos, {rest}. Un partido dice poco de un quinteto.',
  ],
  'line-up/poor': [
    '{names} perdieron por {score} sus {time} en pista; sin ese quinteto el resultado fue {rest}. Un partido dice poco de un quinteto.',
    'En {time} con {names} el parcial fue de {score} en contra; en los demás minutos, {rest}. Un partido dice poco de un quinteto.',
  ],
  'on and off': [
    'Con {name} en pista el parcial fue de {plusMinus} en {on}; en los otros {off}, de {rest}. En un partido eso es sobre todo suerte.',
  ],
  scorer: [
    '{name} metió {scored} de tus {all} puntos: {line}.',
    '{name} sumó {points} con {line}, el {share} de lo que anotaste.',
  ],
  'cold scorer': [
    '{name} lanzó {taken} de tus {shots} tiros y metió {made}; en un solo partido eso es sobre todo suerte.',
  ],
  'opponent scorer': [
    '{name} metió {scored} de los {all} puntos {their}: {line}.',
    'No encontraste respuesta a {name}: {points}, {line}.',
  ],
  'luck of a scorer': [
    'El resto del equipo habría anotado {norm} con los mismos tiros; en un solo partido casi toda la diferencia es suerte.',
  ],
  besides: ['{name} sumó además {acts}.'],
  'shot line/field': ['{made} de {attempted} en tiros de campo'],
  'shot line/both': ['{made} de {attempted} en tiros de campo y {hit} de {thrown} en tiros libres'],
  'shots from/field': ['{made} de {attempted} en tiros de campo'],
  'shots from/both': [
    '{made} de {attempted} en tiros de campo y {hit} de {thrown} en tiros libres',
  ],
  trio: ['Entre {names} metieron {sum} de los {all} puntos {their}.'],
  'pace/good': ['Te vino bien un partido {how}: {count} posesiones por equipo{usual}{worth}.'],
  'pace/poor': ['No te vino bien un partido {how}: {count} posesiones por equipo{usual}{worth}.'],
  'pace is/fast': ['rápido'],
  'pace is/slow': ['lento'],
  'season first/points most': [
    'Anotaste {value}, el máximo en {count} partidos; hasta ahora era {record}.',
  ],
  'season first/points fewest': [
    'Anotaste {value}, el mínimo en {count} partidos; hasta ahora era {record}.',
  ],
  'season first/points allowed most': [
    '{They} anotó {value}, el máximo de un rival en {count} partidos; hasta ahora era {record}.',
  ],
  'season first/points allowed fewest': [
    '{They} anotó {value}, el mínimo de un rival en {count} partidos; hasta ahora era {record}.',
  ],
  'streak/won': ['Ya son {count} victorias seguidas, tu mejor racha hasta ahora.'],
  'streak/lost': ['Ya son {count} derrotas seguidas, tu peor racha hasta ahora.'],
  'assists/own good': [
    '{who dio} {assists} en unas {chances} canastas del resto del equipo{usual}.',
    '{who repartió} {assists} en unas {chances} canastas del resto del equipo{usual}.',
  ],
  'assists/own poor': [
    '{who dio} solo {assists} en unas {chances} canastas del resto del equipo{usual}.',
    '{who repartió} solo {assists} en unas {chances} canastas del resto del equipo{usual}.',
  ],
  'assists/own none': [
    '{who acabó} sin asistencias en unas {chances} canastas del resto del equipo{usual}.',
  ],
  'turnovers/own few': [
    '{who perdió} el balón solo {times} en unas {plays} jugadas{usual}.',
    '{who tuvo} solo {turnovers} en unas {plays} jugadas{usual}.',
  ],
  'turnovers/own many': [
    '{who perdió} el balón {times} en unas {plays} jugadas{usual}.',
    '{who tuvo} {turnovers} en unas {plays} jugadas{usual}.',
  ],
  'turnovers/own share': [
    '{who perdió} el balón {times}{usual}: el {share} de unas {plays} jugadas.',
  ],
  'boards/good': [
    '{who capturó} {rebounds} de unos {available} posibles{usual}.',
    '{who cogió} {rebounds} de unos {available} posibles{usual}.',
  ],
  'boards/offensive': [
    '{who capturó} {rebounds} de unos {available} posibles{usual}; {offensive} fueron ofensivos.',
    '{who cogió} {rebounds}, {offensive} de ellos ofensivos, de unos {available} posibles{usual}.',
  ],
  'boards/poor': [
    '{who capturó} solo {rebounds} de unos {available} posibles{usual}.',
    '{who cogió} solo {rebounds} de unos {available} posibles{usual}.',
  ],
  'boards/none': ['{who acabó} sin rebotes de unos {available} posibles{usual}.'],
  'points/few': ['{who anotó} solo {scored} en {time}{usual}.'],
  'points/many': ['{who anotó} {scored} en {time}{usual}.'],
  'fouls/alone': ['{who cometió} {fouls} en {time}.', '{who sumó} {fouls} en {time} en pista.'],
  'fouls/beside': [
    '{who cometió} {fouls} en {time}{usual}.',
    '{who sumó} {fouls}{usual}, en {time} en pista.',
  ],
  'on court/turned': [
    'El parcial fue de {margin} en los {time} con {name} en pista, y de {without} en los otros {rest}. En un partido eso es sobre todo suerte.',
    'Con {name} en pista el parcial fue de {margin} en {time}; en el banquillo, de {without} en {rest}. En un partido eso es sobre todo suerte.',
  ],
  'on court/more': [
    'Los {time} con {name} acabaron en {margin}; los otros {rest}, en {without}. En un partido eso es sobre todo suerte.',
    'De la diferencia, {margin} llegó en {time} con {name}, y {without} en los otros {rest}. En un partido eso es sobre todo suerte.',
  ],
  'shots/all': ['{who metió} {attempted} de {attempted} {noun}{usual}: {gap}, sobre todo suerte.'],
  'shots/many': [
    '{who anotó} {made} de {attempted} {noun}, el {share}{usual}: {gap}, sobre todo suerte.',
  ],
  'shots/few': [
    '{who anotó} {made} de {attempted} {noun}, el {share}{usual}: {gap}, sobre todo mala suerte.',
  ],
  'shots/none': ['{who falló} los {attempted} {noun}{usual}: {gap}, sobre todo mala suerte.'],
  'on so many': ['en otras tantas'],
  'of so many': ['de otros tantos'],
  defence: [
    '{who sumó} {acts} en {time}: {total} en total{usual}.',
    '{who acabó} con {acts} en {time}: {total} en total{usual}.',
  ],
  'scoring/own good': [
    '{who anotó} {scored} con {from}, cuando lo habitual con los mismos tiros serían {norm}: {gap}, sobre todo suerte.',
    '{who metió} {from}: {scored}, cuando lo habitual con los mismos tiros serían {norm}. Casi toda la diferencia es suerte.',
  ],
  'scoring/own poor': [
    '{who anotó} {scored} con {from}, cuando lo habitual con los mismos tiros serían {norm}: {gap}, sobre todo mala suerte.',
    '{who metió} {from}: {scored}, cuando lo habitual con los mismos tiros serían {norm}. Casi toda la diferencia es mala suerte.',
  ],
  'scoring/others good': [
    '{who anotó} {scored} con {from}; el resto del equipo habría anotado {norm} con los mismos tiros. En un partido eso es casi todo suerte.',
  ],
  'scoring/others poor': [
    '{who anotó} {scored} con {from}; el resto del equipo habría anotado {norm} con los mismos tiros. En un partido eso es casi todo mala suerte.',
  ],
  ...ratingsEs,
} as const satisfies Record<keyof typeof sentencesEn, readonly string[]>;
