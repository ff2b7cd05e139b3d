import { type CountWord, countOf } from './counts.ts';
import { finalScore } from './course.ts';
import { type Claim, is, so } from './reading.ts';
import type { Written } from './written.ts';

/*
 * A drill is no claim about a match unless it has a number of it or names a player; and it must have a cause:
 * a finding that cost points in the same text, was no luck, and fits the drill.
 */

/** The sentences that ask for each drill, by their keys; of a verdict its cause. */
const causes: Readonly<Record<string, RegExp>> = {
  turnover:
    /^(?:turnovers\/poor|lost in a period|points off turnovers opponent\/poor|verdict turnovers)$/,
  passing: /^turnovers of a kind lost as\/(?:badpass|outofbounds)$/,
  ballHandling: /^turnovers of a kind lost as\/ballhandling$/,
  footwork: /^turnovers of a kind lost as\/travel$/,
  offensiveFoul: /^turnovers of a kind lost as\/offensive$/,
  pressure: /^(?:won\/poor|points off turnovers team\/poor)$/,
  boxOut: /^(?:their boards\/poor|second chance against\/poor|verdict rebounds)$/,
  crash: /^(?:own boards\/poor|second chance\/poor)$/,
  attack: /^(?:trips\/poor|verdict line)$/,
  fouling: /^trips given\/poor$/,
  betterShots: /^(?:shot mix\/poor|verdict shots)$/,
  takeAway: /^shot mix against\/poor$/,
  transition: /^fast break\/poor$/,
  transitionDefence: /^fast break against\/poor$/,
  assisting: /^assists\/poor$/,
  playerAssists: /^assists\/own (?:poor|none)$/,
  playerTurnovers: /^turnovers\/own (?:many|share)$/,
  playerRebounds: /^boards\/(?:poor|none)$/,
  playerFouls: /^fouls\//,
  /** Said instead of a drill after a defeat without a cause that repeats. */
  none: /^verdict (?:fell|nothing)$/,
};

/** What the number of a drill counts. */
const counted: Readonly<Record<string, CountWord>> = {
  assisting: 'assists',
  playerFouls: 'fouls',
  playerTurnovers: 'turnovers',
};

/** Checks one item of what to practise against the record and against what it follows from. */
export function readPractice(item: Written): Claim[] {
  const { match, sentence, playerId, focus, trained } = item;
  if (trained === undefined) return [so('drill', 'context', false, 'none')];
  const { drill, number, cause } = trained;
  const whose = { side: 'team' as const, ...(playerId === undefined ? {} : { playerId }) };
  const word = counted[drill];
  const { team, opponent } = finalScore(match);
  const lost = opponent - team >= 10 ? opponent - team : null;
  const numbers = [
    ...(word === undefined ? [] : [is(word, number ?? Number.NaN, [countOf(match, word, whose)])]),
    ...(drill === 'none' ? [is('lost by', number ?? Number.NaN, [lost])] : []),
  ];
  const isSaid = new RegExp(`(?<!\\d)${number}(?!\\d)`).test(sentence);
  // Several texts of a drill may leave its number out, but none has another number of the match.
  const saysOther = /in this match|en este partido|the mark|superar|^Watch|^Ver en/.test(sentence);
  const sheet = [...match.matchSheet.team, ...match.matchSheet.opponent];
  // Of two players of one name it is the list's own.
  const own = sheet.find((entry) => entry.playerId === playerId)?.name;
  const named = sheet
    .filter(({ name }) => sentence.includes(name))
    .map(({ name }) => so(`${name} is to practise`, 'name', name === own, own ?? 'a team'));
  return [
    ...numbers,
    so(`${number} is said`, 'number', isSaid || !(saysOther || drill === 'none'), sentence),
    ...named,
    so(`${drill} follows from ${cause}`, 'context', causes[drill]?.test(cause) === true, cause),
    so('its cause is said', 'context', focus.includes(trained.sentence), trained.sentence),
  ];
}

/** Errors to be named: another number, another player, a cause that asks for another drill, one that is not said. */
export function plantedInPractice(item: Written): { kind: string; item: Written }[] {
  const { sentence, match, playerId, trained } = item;
  if (trained === undefined) return [];
  const planted: { kind: string; item: Written }[] = [
    { kind: 'cause', item: { ...item, trained: { ...trained, cause: 'fell/team poor' } } },
    { kind: 'cause', item: { ...item, focus: [] } },
  ];
  const { number } = trained;
  const said = new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g');
  const changed = sentence.replace(said, `${(number ?? 0) + 1}`);
  if (changed !== sentence) planted.push({ kind: 'number', item: { ...item, sentence: changed } });
  const own = match.matchSheet.team.find((entry) => entry.playerId === playerId);
  for (const side of ['team', 'opponent'] as const) {
    const other = match.matchSheet[side].find((entry) => entry.name !== own?.name);
    if (!own || !other || !sentence.includes(own.name)) continue;
    const renamed = sentence.replace(own.name, () => other.name);
    planted.push({ kind: 'name', item: { ...item, sentence: renamed } });
  }
  return planted;
}
