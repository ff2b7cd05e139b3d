import { i18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import { lineupTotals } from '../../basketball/lineup-totals.ts';
import { five } from '../../basketball/rotation.ts';
import { lineupStints } from '../../basketball/stints.ts';
import type { Plan } from '../../contract/playing-time.ts';
import { useSeasonPlays } from '../api/season-reading.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { Choice } from '../ui/Choice.tsx';
import { CheckField, FieldRow, noOption, SelectField, TextField } from '../ui/Fields.tsx';
import { formatList, formatSigned } from '../ui/format.ts';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './PlayingTime.module.css';
import { type PlanPart, plannedMinutes, shiftCount, shiftSeconds } from './plan-model.ts';
import { minutesText, ruleText } from './rule-words.ts';
import type { Evening } from './use-evening.ts';

const rules = ['equal', 'least', 'targets', 'none'] as const;

interface TheRuleProps extends PlanPart {
  /** The plan that the rule gave, before manual changes. */
  made: Plan;
  evening: Evening;
}

/** The plan's rule, and its numbers. */
export function TheRule({ made, evening, ...part }: TheRuleProps) {
  const { plan, names, change, soFar } = part;
  return (
    <Section title={i18n.t('The rule')}>
      <Choice
        legend={i18n.t('Rule')}
        options={[
          { value: 'equal', label: i18n.t('Equal minutes') },
          { value: 'least', label: i18n.t('At least') },
          { value: 'targets', label: i18n.t('Own minutes') },
          { value: 'none', label: i18n.t('None') },
        ]}
        value={plan.rule}
        onChange={(chosen) => {
          const rule = rules.find((each) => each === chosen);
          if (rule) change(withTargets({ ...plan, rule }, soFar));
        }}
      />
      <div className={styles.fields}>
        {plan.rule === 'least' ? <Bounds {...part} /> : null}
        {plan.rule === 'targets' ? (
          <FieldRow>
            {names.ordered(plan.players.map(({ playerId }) => playerId)).map((playerId) => (
              <Target key={playerId} playerId={playerId} {...part} />
            ))}
          </FieldRow>
        ) : null}
      </div>
      {made.fives.length > 0 && soFar?.isPlanned !== false ? (
        <p className={`sentence snug ${styles.sentence}`}>
          {ruleText(made, names, evening.owed, soFar)}
        </p>
      ) : null}
      <div className="row top">
        <OpenedDetails summary={i18n.t('Who must be on court')}>
          {() => <Groups {...part} />}
        </OpenedDetails>
        <OpenedDetails summary={i18n.t('Fives that worked')}>
          {() => <Fives {...part} matches={evening.matches} />}
        </OpenedDetails>
      </div>
    </Section>
  );
}

/** Fills empty targets with the players' planned minutes. */
function withTargets(plan: Plan, soFar: PlanPart['soFar']): Plan {
  if (plan.rule !== 'targets') return plan;
  return {
    ...plan,
    players: plan.players.map((player) => ({
      ...player,
      target: player.target ?? plannedMinutes(plan, player.playerId, soFar),
    })),
  };
}

function Bounds({ plan, change }: PlanPart) {
  const options = Array.from({ length: shiftCount(plan) }, (_, index) => {
    const text = minutesText(((index + 1) * shiftSeconds(plan)) / 60);
    return [String(index + 1), text] as const;
  });
  return (
    <FieldRow>
      <SelectField
        label={i18n.t('At least, each')}
        value={String(plan.least)}
        options={options}
        onChoose={(chosen) => {
          const least = Number(chosen);
          change({ ...plan, least, most: Math.max(least, plan.most) });
        }}
      />
      <SelectField
        label={i18n.t('At most')}
        value={String(plan.most)}
        options={options}
        onChoose={(chosen) => {
          const most = Number(chosen);
          change({ ...plan, most, least: Math.min(most, plan.least) });
        }}
      />
    </FieldRow>
  );
}

/** A player's minutes; empty for no target. */
function Target({ plan, names, change, playerId }: PlanPart & { playerId: string }) {
  const most = plan.periods * plan.periodMinutes;
  return (
    <TextField
      label={names.numbered(playerId)}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={plan.players.find((each) => each.playerId === playerId)?.target ?? ''}
      onChange={({ target: { value } }) => {
        const target = value === '' ? null : Math.min(most, Math.max(0, Number(value)));
        const players = plan.players.map((each) =>
          each.playerId === playerId ? { ...each, target } : each,
        );
        change({ ...plan, players });
      }}
    />
  );
}

type Group = Plan['groups'][number];

/** Replaces the plan's group of the same kind; an empty group removes it. */
function withGroup(plan: Plan, group: Group): Plan {
  const others = plan.groups.filter(({ kind }) => kind !== group.kind);
  return { ...plan, groups: group.ids.length > 0 ? [...others, group] : others };
}

const idsOf = (plan: Plan, kind: Group['kind']) =>
  plan.groups.find((group) => group.kind === kind)?.ids ?? [];

/** Who must always be on court: a guard, a tall player, one of two. */
function Groups({ plan, names, change }: PlanPart) {
  const [pair, setPair] = useState(() => idsOf(plan, 'apart'));
  const idsAt = (position: string) =>
    names.all.filter((player) => player.position?.includes(position)).map((each) => each.playerId);
  const kinds = [
    { kind: 'guards' as const, ids: idsAt('G'), label: i18n.t('Always a guard on court') },
    { kind: 'tall' as const, ids: idsAt('C'), label: i18n.t('Always a tall one on court') },
  ].filter(({ ids }) => ids.length > 0);
  const here = names.ordered(plan.players.map(({ playerId }) => playerId));
  const pick = (at: number, label: string) => (
    <SelectField
      label={label}
      value={pair[at] ?? ''}
      options={[noOption, ...here.map((id) => [id, names.numbered(id)] as const)]}
      onChoose={(id) => {
        const [one = '', other = ''] = at === 0 ? [id, pair[1]] : [pair[0], id];
        setPair([one, other]);
        const ids = one && other && one !== other ? [one, other] : [];
        if (ids.join() !== idsOf(plan, 'apart').join()) {
          change(withGroup(plan, { kind: 'apart', ids, least: 1, most: 2 }));
        }
      }}
    />
  );
  return (
    <>
      {kinds.map(({ kind, ids, label }) => (
        <CheckField
          key={kind}
          label={`${label} (${formatList(ids.map(names.number))})`}
          checked={idsOf(plan, kind).length > 0}
          onChange={({ target }) =>
            change(withGroup(plan, { kind, ids: target.checked ? ids : [], least: 1, most: five }))
          }
        />
      ))}
      <FieldRow>
        {pick(0, i18n.t('Always one on court of'))}
        {pick(1, i18n.t('and'))}
      </FieldRow>
    </>
  );
}

/** Fives with fewer seconds together are left out. */
const leastTogether = 120;

/** The season's fives of players who are here, best margin first; one may begin the match, one end it. */
function Fives({ plan, names, change, matches }: PlanPart & { matches: Evening['matches'] }) {
  const { entries, reading } = useSeasonPlays(matches, true);
  const totals = useMemo(() => {
    const stints = entries.flatMap(
      ({ match, value }) =>
        (value && lineupStints({ ...value, rules: match, finished: true }, 'team')) ?? [],
    );
    return lineupTotals(stints.filter(({ playerIds }) => playerIds.length === five))
      .filter(({ seconds, margin }) => margin !== null && (seconds ?? 0) >= leastTogether)
      .toSorted((a, b) => (b.margin ?? 0) - (a.margin ?? 0));
  }, [entries]);
  if (reading) {
    return <SkeletonRows count={2} height="2.8rem" label={i18n.t('Loading the season’s fives')} />;
  }
  const here = plan.players.map(({ playerId }) => playerId);
  const options = totals
    .filter(({ playerIds }) => playerIds.every((id) => here.includes(id)))
    .map(({ playerIds, margin, seconds }) => {
      const text = i18n.t('{players}: {margin} in {minutes}', {
        players: names.ordered(playerIds).map(names.number).join(' '),
        margin: formatSigned(margin),
        minutes: formatMinutes(seconds),
      });
      return [playerIds.join(' '), text] as const;
    });
  const pick = (kind: 'begins' | 'ends', label: string) => (
    <SelectField
      label={label}
      value={idsOf(plan, kind).join(' ')}
      options={[noOption, ...options]}
      onChoose={(chosen) => {
        const ids = chosen.split(' ').filter(Boolean);
        change(withGroup(plan, { kind, ids, least: five, most: five }));
      }}
    />
  );
  return (
    <FieldRow>
      {pick('begins', i18n.t('Begins the match'))}
      {pick('ends', i18n.t('Ends the match'))}
    </FieldRow>
  );
}
