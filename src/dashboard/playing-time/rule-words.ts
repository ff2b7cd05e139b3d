import { i18n } from '@lingui/core';
import type { NoPlan, Rules } from '../../basketball/rotation.ts';
import type { BrokenRule } from '../../basketball/rotation-move.ts';
import type { Plan } from '../../contract/playing-time.ts';
import { formatFixed, formatList } from '../ui/format.ts';
import {
  type MatchSoFar,
  type Owed,
  plannedMinutes,
  shiftSeconds,
  shiftText,
} from './plan-model.ts';
import type { PlayerNames } from './player-names.tsx';

/** Whole minutes without decimals, others with one: "20 min", "7.5 min". */
export function minutesText(minutes: number): string {
  return i18n.t('{minutes} min', { minutes: minutesNumber(minutes) });
}

/** The same without the unit. */
export function minutesNumber(minutes: number): string {
  return formatFixed(minutes, Number.isInteger(minutes) ? 0 : 1);
}

const inMinutes = (plan: Plan, shifts: number) => minutesText((shifts * shiftSeconds(plan)) / 60);

/** The most names in a sentence. */
const mostNamed = 5;

/**
 * The numbers of a rule; a share is one player for one shift.
 * @param owed used to check that the extra minutes go to the players owed most
 */
export function ruleText(
  plan: Plan,
  names: PlayerNames,
  owed: Owed,
  soFar: MatchSoFar | null,
): string {
  const given = plan.least * plan.players.length;
  const all = plan.fives.flat().length;
  const each = plan.players.map(({ playerId }) => ({
    playerId,
    minutes: plannedMinutes(plan, playerId, soFar),
  }));
  const least = Math.min(...each.map(({ minutes }) => minutes));
  const more = names.ordered(
    each.filter(({ minutes }) => minutes > least).map(({ playerId }) => playerId),
  );
  if (plan.rule === 'none') {
    return i18n.t(
      'Nothing is evened out: the plan changes by hand, and where a player can’t play.',
    );
  }
  if (plan.rule === 'targets') {
    const wished = plan.players.reduce((sum, { target }) => sum + (target ?? 0), 0);
    const there = plan.periods * plan.periodMinutes * 5;
    return i18n.t('{wished} of {there} minutes are given away.', {
      wished: minutesNumber(wished),
      there: minutesNumber(there),
    });
  }
  const share =
    plan.rule === 'least'
      ? i18n.t('{minutes} each is {given} of {all} shares.', {
          minutes: inMinutes(plan, plan.least),
          given,
          all,
        })
      : i18n.t('{minutes} to {more} each.', {
          minutes: minutesNumber(least),
          more: minutesText(Math.max(...each.map(({ minutes }) => minutes))),
        });
  if (more.length === 0) return i18n.t('{minutes} each.', { minutes: minutesText(least) });
  if (more.length > mostNamed) return share;
  const others = each.filter(({ minutes }) => minutes === least);
  const owedLeast = Math.min(...more.map(owed));
  const isOwed = others.every(({ playerId }) => owed(playerId) < owedLeast);
  const called = formatList(more.map(names.short));
  const rest = isOwed
    ? i18n.t('More for who has played least so far: {names}.', { names: called })
    : i18n.t('More for {names}.', { names: called });
  return `${share} ${rest}`;
}

/** Why there is no plan. */
export function reasonText(reason: NoPlan, plan: Plan, names: PlayerNames): string {
  switch (reason.kind) {
    case 'few':
      return i18n.t(
        '{count, plural, one {Five must play: # player is here at {when}.} other {Five must play: # players are here at {when}.}}',
        { count: reason.players, when: shiftText(plan, reason.shift) },
      );
    case 'least':
      return i18n.t('{count} players at {minutes} each need {needs} of {all} shares.', {
        count: plan.players.length,
        minutes: inMinutes(plan, plan.least),
        needs: reason.needs,
        all: reason.places,
      });
    case 'most':
      return i18n.t('{count} players at {minutes} at most fill {needs} of {all} shares.', {
        count: plan.players.length,
        minutes: inMinutes(plan, plan.most),
        needs: reason.needs,
        all: reason.places,
      });
    case 'player':
      return i18n.t('{name} can’t get to {minutes} any more.', {
        name: names.short(reason.id),
        minutes: inMinutes(plan, reason.least),
      });
    case 'group':
      return i18n.t('At {when} {names} can’t be on court as the rule wants it.', {
        when: shiftText(plan, reason.shift),
        names: formatList(reason.group.ids.map(names.short)),
      });
    default:
      return i18n.t('Each rule could be met; all of them together can’t.');
  }
}

/** What the nearest rules change. */
export function nearestText(nearest: Rules, plan: Plan): string {
  const changes = [
    ...(plan.rule === 'least' && nearest.least !== plan.least
      ? [i18n.t('at least {minutes} each', { minutes: inMinutes(plan, nearest.least) })]
      : []),
    ...(plan.rule === 'least' && nearest.most !== plan.most
      ? [i18n.t('at most {minutes}', { minutes: inMinutes(plan, nearest.most) })]
      : []),
    ...(nearest.groups.length < plan.groups.length
      ? [i18n.t('one rule fewer on who must be on court')]
      : []),
  ];
  return i18n.t('Use {changes}', { changes: formatList(changes) });
}

/** How a manually changed plan breaks a rule. */
export function brokenText(broken: BrokenRule, plan: Plan, names: PlayerNames): string {
  switch (broken.kind) {
    case 'least':
      return i18n.t('{name}: {minutes}, less than the rule gives', {
        name: names.short(broken.id),
        minutes: inMinutes(plan, broken.shifts),
      });
    case 'most':
      return i18n.t('{name}: {minutes}, more than the rule gives', {
        name: names.short(broken.id),
        minutes: inMinutes(plan, broken.shifts),
      });
    case 'absent':
      return i18n.t('{name} can’t play at {when}', {
        name: names.short(broken.id),
        when: shiftText(plan, broken.shift),
      });
    default:
      return i18n.t('{when}: {names} not on court as the rule wants it', {
        when: shiftText(plan, broken.shift),
        names: formatList(broken.group.ids.map(names.short)),
      });
  }
}
