import type { Language } from '../../contract/language.ts';
import { type CountWord, countOf } from './counts.ts';
import { finalScore } from './course.ts';
import { causeOf } from './practice-subjects.ts';
import { type Claim, is, so } from './reading.ts';
import type { Written } from './written.ts';

/*
 * What to practise is no claim about a match but where it names a number of it or a player; and it must have a cause:
 * something that cost points in the same text, was no luck, and is what the drill trains.
 */

/** A number of the match within what to practise: how it is worded, and what it counts. */
const numbers: Record<Language, readonly (readonly [RegExp, CountWord])[]> = {
  en: [
    [/(\d+) assists? is the mark/, 'assists'],
    [/Watch the (\d+) fouls?/, 'fouls'],
    [/(\d+) lost balls? in this match/, 'turnovers'],
  ],
  es: [
    [/superar las? (\d+) asistencias?/, 'assists'],
    [/las? (\d+) faltas? con/, 'fouls'],
    [/(\d+) pérdidas? en este partido/, 'turnovers'],
  ],
};

const ofThisMatch = /in this match|en este partido|the mark|superar/;
const luck = /\bluck|\bsuerte/i;

/** What stands in the place of a drill after a clear defeat without a cause that repeats. */
const noDrill: Record<Language, RegExp> = {
  en: /(?:lost this match|this loss) by (\d+).*does not repeat/i,
  es: /esta derrota por (\d+).*no se repite/i,
};

/** Reads one item of what to practise: its claims, and whether it speaks of the match in words that nobody reads. */
export function readPractice(item: Omit<Written, 'beside'>): { claims: Claim[]; unread: boolean } {
  const { match, language, sentence, playerId } = item;
  const lostBy = noDrill[language].exec(sentence)?.[1];
  if (lostBy !== undefined) {
    const { team, opponent } = finalScore(match);
    const claims = [
      is('lost by', Number(lostBy), [opponent - team >= 10 ? opponent - team : null]),
    ];
    return { claims, unread: false };
  }
  const whose = { side: 'team' as const, ...(playerId === undefined ? {} : { playerId }) };
  const counted = numbers[language].flatMap(([pattern, word]) => {
    const said = pattern.exec(sentence)?.[1];
    return said === undefined ? [] : [is(word, Number(said), [countOf(match, word, whose)])];
  });
  const sheet = [...match.matchSheet.team, ...match.matchSheet.opponent];
  // Of two players of one name it is the list's own.
  const own = sheet.find((entry) => entry.playerId === playerId)?.name;
  const named = sheet
    .filter(({ name }) => sentence.includes(name))
    .map(({ name }) => so(`${name} is to practise`, 'name', name === own, own ?? 'a team'));
  const asksForIt = causeOf(sentence, language, playerId !== undefined);
  // What luck was worth follows a verdict in sentences of its own.
  const focus = item.focus.map((one) =>
    /^(?:Lost|Derrota) /.test(one) ? one.split('. ')[0] : one,
  );
  const hasCause = focus.some((one = '') => !luck.test(one) && asksForIt?.test(one));
  const cause = so('what to practise has a cause', 'context', hasCause, `${asksForIt}`);
  const claims = [...counted, ...named, cause];
  const isUnread = asksForIt === null || (counted.length === 0 && ofThisMatch.test(sentence));
  return { claims, unread: isUnread };
}

/** Errors for the reader to name: another number, another player, a text in which only luck and other things cost points. */
export function plantedInPractice(item: Written): { kind: string; item: Written }[] {
  const { sentence, language, match, playerId } = item;
  if (noDrill[language].test(sentence)) {
    const other = sentence.replace(/\d+/, (said) => String(Number(said) + 1));
    return [{ kind: 'number', item: { ...item, sentence: other } }];
  }
  const asksForIt = causeOf(sentence, language, playerId !== undefined);
  const planted: { kind: string; item: Written }[] = [
    { kind: 'cause', item: { ...item, focus: item.focus.filter((one) => !asksForIt?.test(one)) } },
  ];
  for (const [pattern] of numbers[language]) {
    const [whole, said] = pattern.exec(sentence) ?? [];
    if (whole === undefined || said === undefined) continue;
    const other = whole.replace(said, String(Number(said) + 1));
    planted.push({ kind: 'number', item: { ...item, sentence: sentence.replace(whole, other) } });
  }
  const own = match.matchSheet.team.find((entry) => entry.playerId === playerId);
  for (const side of ['team', 'opponent'] as const) {
    const other = match.matchSheet[side].find((entry) => entry.name !== own?.name);
    if (!own || !other || !sentence.includes(own.name)) continue;
    const changed = sentence.replace(own.name, () => other.name);
    planted.push({ kind: 'name', item: { ...item, sentence: changed } });
  }
  return planted;
}
