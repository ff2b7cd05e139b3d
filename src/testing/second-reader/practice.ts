import { type CountWord, countOf } from './counts.ts';
import { finalScore } from './course.ts';
import { type Claim, is, so } from './reading.ts';
import type { Written } from './written.ts';

/*
 * A drill is a claim about a match only if it has a number or a player's name. It must also have a cause: a finding of the
 * same text that cost points, was not luck, and fits the drill.
 */

/** The keys of the sentences that may cause each drill; for a verdict, its cause. */
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
  /** Shown instead of a drill after a defeat without a cause that repeats. */
  none: /^verdict (?:fell|nothing)$/,
};

/** The statistic that a drill's number counts. */
const counted: Readonly<Record<string, CountWord>> = {
  assisting: 'assists',
  playerFouls: 'fouls',
  playerTurnovers: 'turnovers',
};

/** Checks a suggestion against the record and against its cause. */
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
  // Some texts of a drill leave out its number, but none has another number of the match.
  const saysOther = /in this match|en este partido|the mark|superar|^Watch|^Ver en/.test(sentence);
  const sheet = [...match.matchSheet.team, ...match.matchSheet.opponent];
  // Of two players with one name, the one of the list.
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

/** Plants errors: another number, another player, a cause of another drill, a cause that is not in the text. */
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
