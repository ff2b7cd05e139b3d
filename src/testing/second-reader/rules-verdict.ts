import { countOf, type ShotWord, shotsOf } from './counts.ts';
import { basketsOf, finalScore } from './course.ts';
import { lastPeriodOf } from './match.ts';
import { type Context, is, type Rule, so } from './reading.ts';
import { between } from './stretches.ts';

/* What decided the match: "Lost at the line, 6 free throws to 26, and in 51 seconds of the fourth quarter: 45–44 became 45–52." */

/** 1 where the sentence begins with a win, −1 with a defeat; `null` where it is no verdict. */
function resultIn({ text }: Context): 1 | -1 | null {
  const how = /^ (won|lost) (?!_by n\d+ _in)/.exec(text)?.[1];
  return how === undefined ? null : how === 'won' ? 1 : -1;
}

/** "6 free throws to 26": counts of both sides, the winner's better */
const counted: Rule = {
  pattern:
    / (?<own>n\d+) (?<kind>k:(?:freeThrows|turnovers|offensiveRebounds)) (?:to|against) (?<other>n\d+)(?= )/dg,
  read: (found, context) => {
    const [result, kind] = [resultIn(context), found.word('kind')];
    if (result === null) return null;
    const of = (side: 'team' | 'opponent') => {
      if (kind === 'freeThrows') return shotsOf(context.match, kind, { side })?.attempted ?? 0;
      return countOf(context.match, kind === 'turnovers' ? kind : 'offensiveRebounds', { side });
    };
    const [own, other] = [of('team'), of('opponent')];
    const better = (kind === 'turnovers' ? -1 : 1) * ((own ?? 0) - (other ?? 0));
    return [
      is(`own ${kind}`, found.number('own'), [own]),
      is(`their ${kind}`, found.number('other'), [other]),
      so(`decided by ${kind}`, 'direction', result * better > 0, `${own} to ${other}`),
    ];
  },
};

/** "on threes, 12 of 25 to 10 of 41": both sides' shots, the winner's share higher */
const fell: Rule = {
  pattern:
    / k:(?<kind>threes|twos|freeThrows) , (?<made>n\d+) of (?<all>n\d+) (?:to|against) (?<made2>n\d+) of (?<all2>n\d+)(?= )/dg,
  read: (found, context) => {
    const [result, kind] = [resultIn(context), found.word('kind')];
    if (result === null) return null;
    const of = (side: 'team' | 'opponent') => shotsOf(context.match, kind as ShotWord, { side });
    const [own, other] = [of('team'), of('opponent')];
    const share = (of: typeof own) => (of === null ? Number.NaN : of.made / of.attempted);
    return [
      is(`own ${kind} made`, found.number('made'), [own?.made ?? null]),
      is(`own ${kind}`, found.number('all'), [own?.attempted ?? null]),
      is(`their ${kind} made`, found.number('made2'), [other?.made ?? null]),
      is(`their ${kind}`, found.number('all2'), [other?.attempted ?? null]),
      so(`decided by ${kind}`, 'direction', result * (share(own) - share(other)) > 0, ''),
    ];
  },
};

/** "on better shots, worth 0.99 points each to 0.92": a model's */
const worth: Rule = {
  modelled: true,
  pattern:
    / (?<own>f\d\.\d+) k:points (?:_each|_cada _uno) (?:to|against) (?<other>f\d\.\d+)(?= )/dg,
  read: (found, context) => {
    const better = found.number('own') > found.number('other');
    const isSaid = / mix better /.test(context.text);
    return [
      so(
        'better shots',
        'direction',
        better === isSaid && (resultIn(context) ?? 0) > 0 === better,
        '',
      ),
    ];
  },
};

/** "in 4 minutes: 11–0": of a run from the start of the match */
const opening: Rule = {
  pattern: / k:(?:minutes|seconds)(?: of q:1)? : (?<score>s\d+-\d+)(?= \.)/dg,
  read: (found, context) => {
    if (resultIn(context) === null) return null;
    context.stretch = between(context.match, [0, 0], found.score('score'));
    const about = `from the start to ${found.score('score').join('–')}`;
    return [so(about, 'number', context.stretch !== null, about)];
  },
};

/** "in 51 seconds of the fourth quarter", after which the loser never drew level */
const lasted: Rule = {
  pattern: / in (?<length>n\d+) k:(?<unit>seconds|minutes)(?: of (?<period>q:(?:o?\d|l)))?(?= :)/dg,
  read: (found, context) => {
    const { stretch, match } = context;
    const result = resultIn(context);
    if (stretch === null || result === null) return null;
    const unit = found.word('unit') === 'minutes' ? 60 : 1;
    const lengths = stretch.begins.flatMap((from) => stretch.ends.map((to) => (to - from) / unit));
    const near = lengths.some((each) => Math.abs(each - found.number('length')) <= 0.5 + 1e-9);
    const claims = [so(`lasted ${found.number('length')}`, 'number', near, lengths.join(' or '))];
    const baskets = basketsOf(match);
    const period = found.word('period')?.slice(2);
    if (period !== undefined) {
      const said = period === 'l' ? match.rules.regulationPeriods : Number(period);
      const inside = baskets.slice(stretch.first, stretch.last + 1);
      const holds = inside.every((basket) => basket.period === said);
      claims.push(so(`in period ${said}`, 'context', holds, `${inside[0]?.period}`));
    }
    const after = baskets.slice(stretch.last);
    const isKept = after.every(({ team, opponent }) => result * (team - opponent) > 0);
    return [...claims, so('never level again', 'context', isKept, `${after.length} baskets`)];
  },
};

/** "Won", "Lost after 2 overtimes": the result; overtimes are named of every match without plays */
const result: Rule = {
  pattern:
    /^ (?<how>won|lost)(?: (?:_after|_tras) (?:(?<one>q:o1)|(?<times>n\d+) overtimes))?(?= (?:_on|at|in|with|_by|per) )/dg,
  read: (found, { match }) => {
    const { team, opponent } = finalScore(match);
    const how = found.word('how');
    const said = found.word('one') === null ? found.number('times') || 0 : 1;
    const played = lastPeriodOf(match) - match.rules.regulationPeriods;
    return [
      so(`${how}`, 'direction', (how === 'won') === team > opponent, `${team}–${opponent}`),
      is('overtimes', said, [match.events.length === 0 ? played : 0], 'context'),
    ];
  },
};

/** Read before the rules of stretches. */
export const verdictRules: readonly Rule[] = [result, counted, fell, worth, opening];
/** Read after the stretch is known. */
export const lengthRules: readonly Rule[] = [lasted];
