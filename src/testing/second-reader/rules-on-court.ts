import { finalScore } from './course.ts';
import { endOf } from './match.ts';
import { secondsOf, spellsOf, together } from './on-court.ts';
import { is, type Rule, so, whoseOf } from './reading.ts';
import { periodsOf } from './stretches.ts';

/* A player of a match on court and off it, as the team's text tells. */

/** "With Eva on court you were +6 in 18:20; in the other 21:40, −4." */
const onOff: Rule = {
  pattern:
    / with (?<who>w\d+) (?:_on _court you _were|in _pista run _fue) (?<on>d-?\d+) in (?<time>t\d+) ; in (?:_other|_otros) (?<off>t\d+) , (?<rest>d-?\d+)(?= )/dg,
  read: (found, context) => {
    const { match } = context;
    const { side, playerId = '' } = whoseOf(context, found.word('who') ?? undefined);
    const { seconds, own, against } = together(match, side, [playerId]);
    const { team, opponent } = finalScore(match);
    const times = [found.number('time'), found.number('off')];
    const [on = Number.NaN, off = Number.NaN] = times;
    return [
      is(`margin with ${playerId}`, found.number('on'), [own - against], 'name'),
      is('margin without', found.number('rest'), [team - opponent - (own - against)]),
      so(`on for ${on} s`, 'name', Math.abs(seconds - on) <= 1, `${seconds}`),
      so(`off for ${off} s`, 'name', Math.abs(secondsOf(match) - seconds - off) <= 1, 'the rest'),
    ];
  },
};

/** "Their Eva left after 14:33 on court, with 3:47 left in the third quarter, and did not come back: you were +12 from there." */
const earlyExit: Rule = {
  pattern:
    /^(?<all>.* (?<who>w\d+) (?:, of opp , )?(?:_left _after|_se _retiró _tras) (?<time>t\d+) .* (?:d-?\d+|n0) .*)$/dg,
  read: (found, context) => {
    const { match, text } = context;
    const { side, playerId = '' } = whoseOf(context, found.word('who') ?? undefined);
    const own = spellsOf[side](match).filter(({ players }) => players.has(playerId));
    const left = own.at(-1)?.to ?? Number.NaN;
    const played = own.reduce((sum, { from, to }) => sum + to - from, 0);
    const after = spellsOf[side](match).filter(({ from }) => from >= left);
    const margin = after.reduce((sum, spell) => sum + spell.own - spell.against, 0);
    const [, clock, mark] = / with t(\d+) (?:leftin|of) (q:\S+) /.exec(text) ?? [];
    const start = / startof (q:\S+) /.exec(text)?.[1];
    const period = periodsOf(mark ?? start ?? '', match)[0] ?? Number.NaN;
    const at =
      clock === undefined ? endOf(period - 1, match) : endOf(period, match) - Number(clock);
    const isTheirs = / opp (?:w\d+ _left|, _se)| of opp , /.test(text);
    return [
      so(`side of ${playerId}`, 'name', isTheirs === (side === 'opponent'), side),
      so(
        `on court for ${found.number('time')} s`,
        'name',
        near(found.number('time'), played),
        `${played}`,
      ),
      so(`left at ${at} s`, 'context', near(at, left), `${left}`),
      is('margin from there', Number(/ (?:d(?=-?\d)|n(?=0 ))(-?\d+) /.exec(text)?.[1]), [
        side === 'team' ? margin : -margin,
      ]),
    ];
  },
};

function near(said: number, seconds: number): boolean {
  return Math.abs(Math.floor(seconds) - said) <= 1;
}

export const onCourtRules: readonly Rule[] = [onOff, earlyExit];
