import type { Language } from '../../contract/language.ts';
import { en } from '../../insights/words/en.ts';
import { es } from '../../insights/words/es.ts';
import type { Said, Saying, Value } from '../../insights/words/said.ts';
import { sentencesEn } from '../../insights/words/sentences-en.ts';
import { sentencesEs } from '../../insights/words/sentences-es.ts';
import { endOf, lengthOfPeriod, type PlayedMatch } from './match.ts';
import type { Written } from './written.ts';

/*
 * Checks that a text is one of its finding's templates with the finding's values, each number, name, side and direction in
 * position. Templates are read as data; value formats are implemented independently.
 */

const templates: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: sentencesEn,
  es: sentencesEs,
};

type Item = Pick<Written, 'match' | 'language' | 'playerId'>;

/** Whether the text matches its finding and no other. */
export function saysSo({
  sentence,
  says,
  ...item
}: Item & Pick<Written, 'sentence' | 'says'>): boolean {
  const parts = says.map((one) =>
    'verdict' in one ? verdictText(one, item) : optional(one, ` ${patternOf(one, item)}`),
  );
  return new RegExp(`^${parts.join('').replace(/^(\(\?:)? /, '$1')}$`, 'iu').test(sentence);
}

/** The placeholders of a sentence's texts, in lower case. */
export function placeholders(key: string): string[] {
  const texts = (['en', 'es'] as const).flatMap((language) => templates[language][key] ?? []);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)))];
}

/** Whether the text may be left out, since another sentence of the list has it. */
const optional = ({ unlessTold }: Said, text: string) =>
  unlessTold === undefined ? text : `(?:${text})?`;

const literal = (text: string | number) => String(text).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: readonly string[]) => `(?:${texts.join('|')})`;

function patternOf({ key, values }: Said, item: Item): string {
  const texts = templates[item.language][key] ?? [];
  return anyOf(texts.map((text) => filled(text, values, item)));
}

function filled(text: string, values: Said['values'], item: Item): string {
  return text
    .split(/(\{[^}]+\})/)
    .map((piece) => {
      const [, name = '', verb] = /^\{(\w+)(?: ([\p{L}]+))?\}$/u.exec(piece) ?? [];
      if (name === '') return literal(piece);
      if (verb !== undefined) return `(?:${nameOf(item)} )?${verb}`;
      const value = values[name] ?? values[name.charAt(0).toLowerCase() + name.slice(1)];
      return value === undefined ? opponent(name.toLowerCase(), item) : written(value, item);
    })
    .join('');
}

function nameOf({ match, playerId }: Item): string {
  const own = match.matchSheet.team.find((entry) => entry.playerId === playerId);
  return literal(own?.name ?? '');
}

function opponent(token: string, { match: { opponentName }, language }: Item): string {
  const name = literal(opponentName);
  if (language === 'en') return token === 'their' ? `(?:${name}’s?|their)` : `(?:${name}|${token})`;
  const [before, later] = { them: ['a ', 'al '], their: ['de ', 'del '] }[token] ?? ['', 'el '];
  return `(?:${before}${name}|${later}rival)`;
}

const clock = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
const score = ({ team, opponent: other }: { team: number | null; opponent: number | null }) =>
  `${team}–${other}`;
const signed = (value: number) => {
  const whole = Math.round(Math.abs(value));
  return whole === 0 ? '0' : `${value > 0 ? '\\+' : '−'}${whole}`;
};
const noun = ' \\p{L}[\\p{L} -]*';
const only = (count: number) => (count === 0 ? '0' : `(?:only|solo) ${count}`);
const some = (points: number) => {
  const count = Math.round(Math.abs(points));
  return `(?:about|${count === 1 ? 'cerca de' : 'unos'}) ${count} ${count === 1 ? 'p(?:oint|unto)' : 'p(?:oint|unto)s'}`;
};
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(' (?:and|y|e) ');

/** The chances that texts mention. */
const chances = '1/20 1/10 1/5 1/4 1/3 2/5 1/2 3/5 2/3 3/4 4/5 9/10 19/20'
  .split(' ')
  .map((text) => text.split('/').map(Number));

function chance(value: number, language: Language): string {
  const off = ([few = 0, all = 1]: readonly number[]) => Math.abs(few / all - value);
  const [nearest = []] = chances.toSorted((a, b) => off(a) - off(b));
  if (language === 'es') return nearest.join(' de cada ');
  return nearest.join() === '1,2' ? 'about even' : nearest.join(' in ');
}

const ordinals = {
  en: ['first', 'second', 'third', 'fourth'],
  es: ['primer', 'segundo', 'tercer', 'último'],
};

/** A period or half in a sentence; in Spanish including "el". */
function periodText(
  period: number,
  { rules }: PlayedMatch,
  language: Language,
  half = rules.regulationPeriods === 2,
): string {
  const over = half && rules.regulationPeriods !== 2 ? 0 : period - rules.regulationPeriods;
  if (over > 0)
    return `${language === 'es' ? 'la prórroga' : 'overtime'}${over > 1 ? ` ${over}` : ''}`;
  if (language === 'es')
    return half
      ? `la ${period === 1 ? 'primera' : 'segunda'} parte`
      : `el ${ordinals.es[period - 1]} cuarto`;
  return `the ${ordinals.en[period - 1]} ${half ? 'half' : 'quarter'}`;
}

const ofPeriod = (name: string) => `de ${name}`.replace('de el ', 'del ');

function moment(seconds: number, { match, language }: Item): string {
  let period = 1;
  while (endOf(period, match) <= seconds) period += 1;
  const left = endOf(period, match) - seconds;
  const name = periodText(period, match, language);
  if (left === lengthOfPeriod(period, match.rules))
    return language === 'es'
      ? `(?:al|desde el) comienzo ${ofPeriod(name)}`
      : `(?:at|from) the start of ${name}`;
  return language === 'es'
    ? `(?:a ${clock(left)} del final|desde que quedaban ${clock(left)}) ${ofPeriod(name)}`
    : `(?:with|from) ${clock(left)} left in ${name}`;
}

/** A pattern for how a value is written. */
function written(value: Value, item: Item): string {
  const { match, language } = item;
  if (typeof value !== 'object') return literal(value);
  if ('clock' in value) return clock(value.clock);
  if ('score' in value) return score(value.score);
  if ('chance' in value) return chance(value.chance, language);
  if ('article' in value) return 'an?';
  if ('period' in value) return periodText(value.period, match, language);
  if ('inPeriod' in value) return `(?:in|en) ${periodText(value.inPeriod, match, language)}`;
  if ('half' in value) return periodText(value.half, match, language, true);
  if ('moment' in value) return moment(value.moment, item);
  if ('within' in value)
    return value.within === null ? '' : ` (?:in|within|en) ${clock(value.within)}`;
  if ('overtimes' in value)
    return list(
      value.overtimes.map((one) => `(?:overtime|prórroga) ${one.number} ${score(one.score)}`),
    );
  if ('count' in value) return `${value.count}${noun}`;
  if ('times' in value) return times(value.times, value.few === true);
  if ('few' in value) return `${only(value.few)}${value.of === undefined ? '' : noun}`;
  if ('about' in value) return some(value.about);
  if ('share' in value) return percent(value.share);
  if ('decimal' in value) return decimal(value.decimal, value.digits);
  if ('against' in value) return againstText(value, language);
  if ('signed' in value) return signed(value.signed);
  if ('whole' in value) return String(Math.round(value.whole));
  if ('names' in value) return list(value.names.map(literal));
  if ('counts' in value) return list(value.counts.map((one) => `${one.count}${noun}`));
  if ('said' in value) return patternOf(value.said, item);
  if ('worth' in value)
    return value.worth > 0
      ? `(?:, worth ${some(value.worth)}|: ${some(value.worth)} gained|, que te dio ${some(value.worth)}|: ${some(value.worth)} a favor)`
      : `(?:, which cost ${some(value.worth)}|: ${some(value.worth)} lost|, que te costó ${some(value.worth)}|: ${some(value.worth)} en contra)`;
  return 'where' in value ? where(value, item) : usual(value, item);
}

const decimal = (value: number, digits: number) =>
  value
    .toFixed(digits)
    .replace(/^-(?=[0.]*$)/, '')
    .replace('-', '−')
    .replace('.', '[.,]');

function againstText(
  { against: usual, digits, unnamed }: Extract<Value, { against: unknown }>,
  language: Language,
): string {
  const { mean, source } = usual;
  const number = digits === undefined ? percent(mean) : decimal(mean, digits);
  return `(?:against|frente al?) ${number}${unnamed ? '' : ` ${literal(source[language])}`}`;
}

const percent = (share: number) => `${Math.round(100 * share)}[\\s\\u00A0]?%`;

function times(count: number, few: boolean): string {
  if (few && count === 0) return '0';
  const word =
    count === 1
      ? '(?:once|una vez)'
      : count === 2
        ? '(?:twice|dos veces)'
        : `${count} (?:times|veces)`;
  return `${few ? '(?:only|solo) ' : ''}${word}`;
}

type Where = Extract<Value, { where: unknown }>;
type Usual = Extract<Value, { usual: unknown }>;

/** ", against your usual 46%" or "(your usual: 46%)"; for other sources, with the source. */
function usual({ usual: reference, show, whose, after }: Usual, item: Item): string {
  const { mean } = reference;
  const isSmall = show === 'count' && mean < 0.5;
  const number =
    show === 'percent'
      ? percent(mean)
      : isSmall
        ? mean.toFixed(1).replace('.', '[.,]')
        : String(Math.round(mean));
  return beside(
    number + (after === undefined ? '' : ` ${patternOf(after, item)}`),
    reference,
    whose,
    item,
  );
}

function beside(
  number: string,
  { basis, source, seasonBefore }: Usual['usual'],
  whose: Usual['whose'],
  { language }: Item,
): string {
  const from = literal(source[language]);
  if (basis === 'match') return `, (?:against|frente al?) ${number} ${from}`;
  if (basis === 'guide') return `(?: \\((?:guide|guía): ${number}\\)| \\(${number} ${from}\\))`;
  const of = number + inSeason(seasonBefore);
  if (language === 'es') return `(?:, frente a lo habitual \\(${of}\\)| \\(lo habitual: ${of}\\))`;
  return whose === 'own'
    ? `(?:, against your usual ${of}| \\(your usual: ${of}\\))`
    : `(?:, where ${of} is usual| \\(usual: ${of}\\))`;
}

const inSeason = (season: string | undefined) =>
  season === undefined ? '' : ` (?:in|en) ${literal(season)}`;

/** " where 7 is usual and 9 was the most until now" */
function where({ where: reference, show, balls, scope, first }: Where, item: Item): string {
  const count = Math.round(reference.mean);
  const points =
    show === 'points' || balls !== undefined
      ? `${count} p(?:oint|unto)${count === 1 ? '' : 's'}`
      : `${count}`;
  const number =
    balls === undefined ? points : `${points} (?:off|from|de) ${Math.round(balls.count)}`;
  const { basis, source, seasonBefore } = reference;
  const of = basis === 'match' ? ` ${literal(source[item.language])}` : inSeason(seasonBefore);
  const among = scope ? ` ${patternOf(scope, item)}` : '';
  const said =
    item.language === 'es'
      ? `, cuando lo habitual${among} (?:es|son) ${number}${of}`
      : ` where ${number} (?:is|are) usual${among}${of}`;
  const record =
    first &&
    (item.language === 'es'
      ? ` y el ${first.how === 'most' ? 'máximo' : 'mínimo'} hasta ahora era ${first.record}`
      : ` and ${first.record} was the ${first.how} until now`);
  return (basis === 'guide' ? beside(number, reference, 'neutral', item) : said) + (record ?? '');
}

/** A verdict's sentence: result, causes with both sides' numbers, and the stretch with the scores at its ends. */
function verdictText({ verdict }: Extract<Saying, { verdict: unknown }>, item: Item): string {
  const { match, language } = item;
  const { margin, causes, stretch, overtimes, readFrom } = verdict;
  const words = language === 'es' ? es : en;
  const fill = (text: string, values: Record<string, string | number>) =>
    literal(text).replaceAll(/\\\{(\w+)\\\}/g, (_, name: string) => `${values[name]}`);
  const reasons = causes.map((cause) => {
    if (cause.part === 'fell') {
      const [own, other] = [cause.own, cause.other].map((of) => fill(words.madeOf, { ...of }));
      return fill(words.causes[`fell ${cause.kind}`], {
        own: own ?? '',
        other: other ?? '',
        luck: words[cause.why],
      });
    }
    if (cause.part !== 'shots')
      return fill(words.causes[cause.part], { own: cause.own, other: cause.other });
    const [own, other] = [cause.own, cause.other].map((each) =>
      each.toFixed(2).replace('.', '[.,]'),
    );
    return fill(words.causes[cause.own > cause.other ? 'shots won' : 'shots lost'], {
      own: own ?? '',
      other: other ?? '',
    });
  });
  if (stretch !== null) {
    const { from, to, kind, number } = stretch;
    const isStart = from.score.team + from.score.opponent === 0;
    const lasted = (to.seconds ?? 0) - (from.seconds ?? 0);
    const length =
      lasted < 120
        ? fill(words.seconds, { count: lasted })
        : fill(words.minutes, { count: Math.round(lasted / 60) });
    const period = periodText(from.period, match, language);
    const during = (name: string) => fill(words.during, { period: name });
    const within = fill(words.within, {
      length,
      period: language === 'es' ? ofPeriod(period) : period,
    });
    const when =
      kind === 'finish'
        ? literal(words.finish)
        : kind === 'half'
          ? during(periodText(number ?? 1, match, language, true))
          : kind === 'overtime' && (number ?? 0) > 1
            ? fill(words.overtimes, { count: number ?? 0 })
            : kind === 'period' || kind === 'overtime'
              ? during(period)
              : from.period === to.period
                ? within
                : length;
    reasons.push(
      when +
        fill(isStart ? words.to : words.fromTo, { from: score(from.score), to: score(to.score) }),
    );
  }
  const values = { margin: Math.abs(margin), count: overtimes };
  const over =
    stretch !== null || overtimes === 0
      ? ''
      : fill(overtimes > 1 ? words.afterOvertimes : words.afterOvertime, values);
  const result = (margin > 0 ? words.won : words.lost) + over;
  return reasons.length === 0
    ? `${result}${fill(words.nothingAlone[readFrom], values)}\\.`
    : `${result} ${reasons.join(literal(words.and))}\\.`;
}
