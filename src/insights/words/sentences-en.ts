import { ratingsEn } from './ratings-en.ts';

/**
 * Every sentence over a finding, by "subject/branch": where a subject has several of one branch, the match chooses. A name in
 * braces is replaced by a value of the finding (`said`); with a capital it begins with one.
 */
export const sentencesEn = {
  'part/won first': ['You won {name} {score}.'],
  'part/won later': ['You won {name} {score}, from {before} to {after}.'],
  'part/lost first': ['You lost {name} {score}.'],
  'part/lost later': ['You lost {name} {score}, from {before} to {after}.'],
  'run/team first': ['You opened the match with {a} {points}–0 run{within}.'],
  'run/team long': [
    '{A} {points}–0 run in {length}, begun {when}, took you from {before} to {after}.',
  ],
  'run/team short': ['{A} {points}–0 run {when} took you from {before} to {after}.'],
  'run/opponent first': ['{They} opened the match with {a} {points}–0 run{within}.'],
  'run/opponent long': [
    '{They} scored {points} in a row in {length}, {since}: from {before} to {after}.',
  ],
  'run/opponent short': ['{They} scored {points} in a row {when}: from {before} to {after}.'],
  'lead/team level': ['You were {lead} down, {before}, {when}, and drew level{within}: {after}.'],
  'lead/team behind': ['You were {lead} down, {before}, {when}, and were ahead{within}: {after}.'],
  'lead/opponent level': [
    'You were {lead} ahead, {before}, {when}, and {they} drew level{within}: {after}.',
  ],
  'lead/opponent behind': [
    'You were {lead} ahead, {before}, {when}, and {they} led{within}: {after}.',
  ],
  'drought/first': ['You went the first {length} without a point while {they} scored {allowed}.'],
  'drought/later': [
    '{When} you went {length} without a point while {they} scored {allowed}: from {before} to {after}.',
  ],
  'finish/team': ['You won the last 5 minutes {score}, from {before} to {after}.'],
  'finish/opponent': ['You lost the last 5 minutes {score}, from {before} to {after}.'],
  'overtime/team one': [
    'You won overtime {score}: it stood {before} after regulation and {after} at the end.',
  ],
  'overtime/team several': [
    'It took {count} overtimes: you won them {score}, from {before} to {after} ({names}).',
  ],
  'overtime/opponent one': [
    'You lost overtime {score}: it stood {before} after regulation and {after} at the end.',
  ],
  'overtime/opponent several': [
    'It took {count} overtimes: you lost them {score}, from {before} to {after} ({names}).',
  ],
  'chance/end': ['Before it your chance to win was {from}.'],
  'chance/up': ['Your chance to win rose from {from} to {to}.'],
  'chance/down': ['Your chance to win fell from {from} to {to}.'],
  'scorer of a stretch/most': ['{name} scored {own} of the {all}.'],
  'scorer of a stretch/all': ['{name} scored all {all}.'],
  'turnovers/good': ['You lost the ball {fewTimes}{beside}, worth {about} against the usual.'],
  'turnovers/poor': ['You lost the ball {times}{beside}. That cost {about} against the usual.'],
  'won/good': [
    '{They} lost the ball {times}{beside}, worth {about} to you against the usual.',
    'You made {them} lose the ball {times}{beside}, worth {about} against the usual.',
  ],
  'won/poor': ['{They} lost the ball {fewTimes}{beside}. That cost you {about} against the usual.'],
  'trips/good': [
    'You got to the line for {throws}{beside}, worth {about} against the usual.',
    'Your attack drew fouls: {throws}{beside}, worth {about} against the usual.',
  ],
  'trips/poor': ['You got {fewThrows}{beside}. That cost {about} against the usual.'],
  'trips given/good': ['{They} got {fewThrows}{beside}. That saved {about} against the usual.'],
  'trips given/poor': [
    'You sent {them} to the line for {throws}{beside}. That cost {about} against the usual.',
    '{They} got {throws} from your fouls{beside}. That cost {about} against the usual.',
  ],
  'fast break/good': ['You scored {scored} on the fast break{beside}.'],
  'fast break/poor': ['You scored {fewScored} on the fast break{beside}.'],
  'fast break against/good': ['{They} scored {fewScored} on the fast break{beside}.'],
  'fast break against/poor': ['{They} scored {scored} on the fast break{beside}.'],
  'own boards/good': [
    'You took {offensive} of {chances} rebounds off your own shots{beside}, worth {about} against the usual.',
  ],
  'own boards/poor': [
    'You took {few} of {chances} rebounds off your own shots{beside}. That cost {about} against the usual.',
  ],
  'their boards/good': [
    '{They} took {few} of {chances} rebounds under your basket{beside}. That saved {about} against the usual.',
    'You left {them} {few} of {chances} rebounds under your basket{beside}. That saved {about} against the usual.',
  ],
  'their boards/poor': [
    '{They} took {offensive} of {chances} rebounds under your basket{beside}. That cost {about} against the usual.',
    'You gave {them} {offensive} of {chances} rebounds under your basket{beside}. That cost {about} against the usual.',
  ],
  'shot mix/good': [
    'Your shots came from better places: {count} of {shots} {zone}{beside}, worth {about} against the usual, made or missed.',
    'You found better shots: {count} of {shots} {zone}{beside}, worth {about} against the usual, made or missed.',
  ],
  'shot mix/poor': [
    'Your shots came from poorer places: {count} of {shots} {zone}{beside}. That cost {about} against the usual, made or missed.',
    'You settled for poorer shots: {count} of {shots} {zone}{beside}. That cost {about} against the usual, made or missed.',
  ],
  'shot mix against/good': [
    '{Their} shots came from poorer places: {count} of {shots} {zone}{beside}. That saved {about} against the usual, made or missed.',
    'You gave {them} poorer shots: {count} of {shots} {zone}{beside}. That saved {about} against the usual, made or missed.',
  ],
  'shot mix against/poor': [
    '{Their} shots came from better places: {count} of {shots} {zone}{beside}. That cost {about} against the usual, made or missed.',
    'You let {them} have better shots: {count} of {shots} {zone}{beside}. That cost {about} against the usual, made or missed.',
  ],
  'bench/good': ['Your bench scored {scored}{usual}.', '{scored} came off your bench{usual}.'],
  'bench/poor': ['Your bench scored {only}{usual}.', 'Off your bench came {only}{usual}.'],
  'their bench/good': [
    '{Their} bench scored {only}{usual}.',
    'You held {their} bench to {scored}{usual}.',
  ],
  'their bench/poor': [
    '{Their} bench scored {scored}{usual}.',
    '{scored} came from {their} bench{usual}.',
  ],
  'best of the bench': ['{name} had {own} of them.'],
  'turnovers of a kind': [
    '{count} of your {all} turnovers were {noun}{beside}. That cost {about}.',
  ],
  'lost in a period': [
    '{count} of your {all} turnovers came in {period}{beside}. That cost {about}.',
    'You lost the ball {times} in {period} alone{beside}, of {all} in all. That cost {about}.',
  ],
  'who lost': ['{name} lost {count} of the balls.'],
  stolen: ['{count} of the balls were stolen.'],
  'after misses': ['{count} of the rebounds came off {misses}.'],
  'who rebounded': ['{name} had {count} of the rebounds.'],
  'points off turnovers team/good': [
    'You scored {scored} off {turnovers} by {them}{beside}.{back}',
  ],
  'points off turnovers team/poor': [
    'You scored {fewScored} off {turnovers} by {them}{beside}. That cost {about}.{back}',
  ],
  'points off turnovers team/luck': [
    'You scored {someScored} off {turnovers} by {them}{beside}: {about}, mostly {luck}.{back}',
  ],
  'points back/team': [' They scored {points} off yours.'],
  'points off turnovers opponent/good': [
    '{They} scored {fewScored} off your {turnovers}{beside}. That saved {about}.{back}',
  ],
  'points off turnovers opponent/poor': [
    '{They} scored {scored} off your {turnovers}{beside}. That cost {about}.{back}',
  ],
  'points off turnovers opponent/luck': [
    '{They} scored {someScored} off your {turnovers}{beside}: {about}, mostly {luck}.{back}',
  ],
  'points back/opponent': [' You scored {points} off theirs.'],
  'second chance/good': ['You turned {boards} into {scored}{beside}.'],
  'second chance/poor': ['You turned {boards} into {fewScored}{beside}.'],
  'second chance against/good': ['{They} turned {boards} into {fewScored}{beside}.'],
  'second chance against/poor': ['{They} turned {boards} into {scored}{beside}.'],
  'it was luck/good': ['That was mostly luck.'],
  'it was luck/poor': ['That was mostly bad luck.'],
  'assists/good': [
    '{count} of your {made} baskets came off a pass, {share}{usual}.',
    'You had {assists} on {made} baskets, {share}{usual}.',
  ],
  'assists/poor': [
    '{Few} of your {made} baskets came off a pass, {share}{usual}.',
    'You had only {assists} on {made} baskets, {share}{usual}.',
  ],
  pair: [
    '{passer} found {shooter} for {count} baskets, {scored}.',
    '{shooter} scored {count} baskets off passes by {passer}: {scored}.',
  ],
  'scope/boards': ['for that many'],
  'scope/balls': ['for that many'],
  'scope/places': ['from the same spots'],
  'lost as/badpass': ['bad passes'],
  'lost as/ballhandling': ['balls lost off the dribble'],
  'lost as/travel': ['travels'],
  'lost as/offensive': ['offensive fouls'],
  'lost as/outofbounds': ['balls out of bounds'],
  'missed/threePointer': ['missed threes'],
  'missed/twoPointer': ['missed twos'],
  'missed/freeThrow': ['missed free throws'],
  'came/rim': ['came at the rim'],
  'came/paint': ['came in the paint but not at the rim'],
  'came/wholePaint': ['came in the paint'],
  'came/midRange': ['came from mid-range'],
  'came/cornerThree': ['were corner threes'],
  'came/aboveBreakThree': ['were threes from above the break'],
  'came/two': ['were twos'],
  'came/three': ['were threes'],
  'luck is/good': ['luck'],
  'luck is/poor': ['bad luck'],
  'luck/brought': ['How shots fell, which is mostly luck, brought you about {points}.'],
  'luck/cost': ['How shots fell, which is mostly luck, cost you about {points}.'],
  'beyond/brought': ['How shots fell brought you about {points}, more than luck alone does.'],
  'beyond/cost': ['How shots fell cost you about {points}, more than luck alone does.'],
  'again/level': [
    'Played again tomorrow, anything from {low} to {high} is normal; you are about level.',
    'Play it again and anything from {low} to {high} is normal: you are about level.',
  ],
  'again/you': [
    'Played again tomorrow, anything from {low} to {high} is normal; you are {about} better.',
    'Play it again and anything from {low} to {high} is normal: you are {about} better.',
  ],
  'again/they': [
    'Played again tomorrow, anything from {low} to {high} is normal; {they} are {about} better.',
    'Play it again and anything from {low} to {high} is normal: {they} are {about} better.',
  ],
  'fell/team good': [
    'You made {made} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    '{made} of your {attempted} {noun} fell{beside}. That brought {about} and was {mostly}.',
  ],
  'fell/team poor': [
    'You made {few} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    '{Few} of your {attempted} {noun} fell{beside}. That cost {about} and was {mostly}.',
  ],
  'fell/opponent good': [
    '{They} made {few} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    '{Few} of {their} {attempted} {noun} fell{beside}. That saved you {about} and was {mostly}.',
  ],
  'fell/opponent poor': [
    '{They} made {made} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
    '{made} of {their} {attempted} {noun} fell{beside}. That cost {about} and was {mostly}.',
  ],
  'free throws fell/team good': [
    'You made {made} of {attempted} {noun}{beside}: {about}, {mostly}.',
  ],
  'free throws fell/team poor': [
    'You made {few} of {attempted} {noun}{beside}: {about} left at the line, {mostly}.',
  ],
  'free throws fell/opponent good': [
    '{They} made {few} of {attempted} {noun}{beside}: {about} of luck, since nobody defends a free throw.',
  ],
  'free throws fell/opponent poor': [
    '{They} made {made} of {attempted} {noun}{beside}: {about} of bad luck, since nobody defends a free throw.',
  ],
  'luck share/good mostly': ['mostly luck'],
  'luck share/good partly': ['partly luck'],
  'luck share/poor mostly': ['mostly bad luck'],
  'luck share/poor partly': ['partly bad luck'],
  'advice/team good': [', so do not count on that next time'],
  'advice/team poor': [', so do not change your shots for it'],
  'advice/opponent good': [', so do not count on it again'],
  'advice/opponent poor': [', so do not rebuild your defence for it'],
  'who shot': ['{name} made {made} of {tries}.'],
  'kind/twos': ['twos'],
  'kind/threes': ['threes'],
  'kind/freeThrows': ['free throws'],
  'kind/rim': ['shots at the rim'],
  'kind/paint': ['short shots in the paint'],
  'kind/wholePaint': ['shots in the paint'],
  'kind/midRange': ['mid-range shots'],
  'kind/cornerThree': ['corner threes'],
  'kind/aboveBreakThree': ['threes from above the break'],
  'early exit/team': [
    '{name} left after {time} on court, {when}, and did not come back: you were {margin} from there.',
  ],
  'early exit/opponent': [
    '{Their} {name} left after {time} on court, {when}, and did not come back: you were {margin} from there.',
  ],
  'first five/won': [
    'Your first five won their {time} together {score}; the others came to {rest}. One match says little of a five.',
  ],
  'first five/lost': [
    'Your first five were outscored {score} in {time}; the others came to {rest}. One match says little of a five.',
  ],
  'foul trouble': [
    '{name} picked up foul {number} {when} and sat {time}: you were {margin} in that time.',
    'Without {name}, who sat {time} after foul {number} {when}, you were {margin}.',
  ],
  'line-up/good': [
    '{names} won their {time} together {score}; without that five it was {rest}. One match says little of a five.',
    'In {time} with {names} you outscored {them} {score}; the other minutes came to {rest}. One match says little of a five.',
  ],
  'line-up/poor': [
    '{names} lost their {time} together {score}; without that five it was {rest}. One match says little of a five.',
    'In {time} with {names} you were outscored {score}; the other minutes came to {rest}. One match says little of a five.',
  ],
  'on and off': [
    'With {name} on court you were {plusMinus} in {on}; in the other {off}, {rest}. In one match that is mostly luck.',
  ],
  scorer: [
    '{name} scored {scored} of your {all} points: {line}.',
    '{name} had {points} on {line}, {share} of all you scored.',
  ],
  'cold scorer': [
    '{name} took {taken} of your {shots} shots and made {made}; in one match that is mostly luck.',
  ],
  'opponent scorer': [
    '{name} scored {scored} of {their} {all} points: {line}.',
    'You found no answer to {name}: {points}, {line}.',
  ],
  'luck of a scorer': [
    'Team-mates would have had {norm} from as many shots; most of that gap is luck in one match.',
  ],
  besides: ['{name} also had {acts}.'],
  'shot line/field': ['{made} of {attempted} from the field'],
  'shot line/both': ['{made} of {attempted} from the field, {hit} of {thrown} at the line'],
  'shots from/field': ['{made} of {attempted} from the field'],
  'shots from/both': ['{made} of {attempted} from the field and {hit} of {thrown} at the line'],
  trio: ['{names} scored {sum} of {their} {all} points together.'],
  'pace/good': ['A {how} match suited you: {count} possessions each{usual}{worth}.'],
  'pace/poor': ['A {how} match did not suit you: {count} possessions each{usual}{worth}.'],
  'pace is/fast': ['fast'],
  'pace is/slow': ['slow'],
  'season first/points most': [
    'You scored {value}, the most in {count} matches; {record} was the most until now.',
  ],
  'season first/points fewest': [
    'You scored {value}, the fewest in {count} matches; {record} was the fewest until now.',
  ],
  'season first/points allowed most': [
    '{They} scored {value}, the most by an opponent in {count} matches; {record} was the most until now.',
  ],
  'season first/points allowed fewest': [
    '{They} scored {value}, the fewest by an opponent in {count} matches; {record} was the fewest until now.',
  ],
  'streak/won': ['You have now won {count} in a row, your longest streak so far.'],
  'streak/lost': ['You have now lost {count} in a row, your longest streak so far.'],
  'assists/own good': [
    '{who handed} out {assists} on about {chances} baskets by team-mates{usual}.',
    '{who had} {assists} on about {chances} baskets by team-mates{usual}.',
  ],
  'assists/own poor': [
    '{who had} only {assists} on about {chances} baskets by team-mates{usual}.',
    '{who handed} out only {assists} on about {chances} baskets by team-mates{usual}.',
  ],
  'assists/own none': ['{who had} no assists on about {chances} baskets by team-mates{usual}.'],
  'turnovers/own few': [
    '{who lost} the ball only {times} in about {plays} plays{usual}.',
    '{who had} only {turnovers} in about {plays} plays{usual}.',
  ],
  'turnovers/own many': [
    '{who lost} the ball {times} in about {plays} plays{usual}.',
    '{who had} {turnovers} in about {plays} plays{usual}.',
  ],
  'turnovers/own share': ['{who lost} the ball {times}{usual}: {share} of about {plays} plays.'],
  'boards/good': [
    '{who took} {rebounds} out of about {available}{usual}.',
    '{who got} {rebounds} out of about {available}{usual}.',
  ],
  'boards/offensive': [
    '{who took} {rebounds} out of about {available}{usual}; {offensive} of them were offensive.',
    '{who got} {rebounds}, {offensive} of them offensive, out of about {available}{usual}.',
  ],
  'boards/poor': [
    '{who took} only {rebounds} out of about {available}{usual}.',
    '{who got} only {rebounds} out of about {available}{usual}.',
  ],
  'boards/none': ['{who took} none of about {available} rebounds{usual}.'],
  'points/few': ['{who scored} only {scored} in {time}{usual}.'],
  'points/many': ['{who scored} {scored} in {time}{usual}.'],
  'fouls/alone': ['{who picked} up {fouls} in {time}.', '{who had} {fouls} in {time} on court.'],
  'fouls/beside': [
    '{who picked} up {fouls} in {time}{usual}.',
    '{who had} {fouls}{usual}, in {time} on court.',
  ],
  'on court/turned': [
    'You were {margin} in {time} with {name} on court, and {without} in the other {rest}. In one match that is mostly luck.',
    'With {name} on court you were {margin} in {time}; off it, {without} in {rest}. In one match that is mostly luck.',
  ],
  'on court/more': [
    'The {time} with {name} came to {margin}, the other {rest} to {without}. In one match that is mostly luck.',
    'Of the margin, {margin} came in the {time} with {name}, {without} in the other {rest}. In one match that is mostly luck.',
  ],
  'shots/all': ['{who made} all {attempted} {noun}{usual}: {gap}, mostly luck.'],
  'shots/many': ['{who hit} {made} of {attempted} {noun}, {share}{usual}: {gap}, mostly luck.'],
  'shots/few': ['{who hit} {made} of {attempted} {noun}, {share}{usual}: {gap}, mostly bad luck.'],
  'shots/none': ['{who missed} all {attempted} {noun}{usual}: {gap}, mostly bad luck.'],
  'on so many': ['on that many'],
  'of so many': ['of that many'],
  defence: [
    '{who had} {acts} in {time}: {total} in all{usual}.',
    '{who came} up with {acts} in {time}: {total} in all{usual}.',
  ],
  'scoring/own good': [
    '{who scored} {scored} on {from}, where {norm} is usual from as many shots: {gap}, mostly luck.',
    '{who made} {from}: {scored}, where {norm} is usual from as many shots. Most of that gap is luck.',
  ],
  'scoring/own poor': [
    '{who scored} {scored} on {from}, where {norm} is usual from as many shots: {gap}, mostly bad luck.',
    '{who made} {from}: {scored}, where {norm} is usual from as many shots. Most of that gap is bad luck.',
  ],
  'scoring/others good': [
    '{who scored} {scored} on {from}; team-mates would have had {norm} from as many shots. In one match that is mostly luck.',
  ],
  'scoring/others poor': [
    '{who scored} {scored} on {from}; team-mates would have had {norm} from as many shots. In one match that is mostly bad luck.',
  ],
  ...ratingsEn,
} as const;
