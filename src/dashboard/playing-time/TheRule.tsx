import { i18n } from '@lingui/core';
import { useState } from 'react';
import type { Plan } from '../../contract/playing-time.ts';
import { Section } from '../figures/Section.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { CheckField, FieldRow, FormActions, SelectField, TextField } from '../ui/Fields.tsx';
import { formatList } from '../ui/format.ts';
import styles from './PlayingTime.module.css';
import {
  type Owed,
  type PlanPart,
  plannedMinutes,
  shiftCount,
  shiftSeconds,
} from './plan-model.ts';
import { minutesText, ruleText } from './rule-words.ts';

const rules = ['equal', 'least', 'targets'] as const;

/** The plan's rule, and its numbers. */
export function TheRule({ plan, names, change, owed }: PlanPart & { owed: Owed }) {
  return (
    <Section title={i18n.t('The rule')}>
      <Choice
        legend={i18n.t('Rule')}
        options={[
          { value: 'equal', label: i18n.t('Equal minutes') },
          { value: 'least', label: i18n.t('At least') },
          { value: 'targets', label: i18n.t('Own minutes') },
        ]}
        value={plan.rule}
        onChange={(chosen) => {
          const rule = rules.find((each) => each === chosen);
          if (rule) change(withTargets({ ...plan, rule }));
        }}
      />
      {plan.rule === 'least' ? <Bounds plan={plan} names={names} change={change} /> : null}
      {plan.rule === 'targets' ? (
        <FieldRow>
          {names.ordered(plan.players.map(({ playerId }) => playerId)).map((playerId) => (
            <Target key={playerId} playerId={playerId} plan={plan} names={names} change={change} />
          ))}
        </FieldRow>
      ) : null}
      {plan.fives.length > 0 ? (
        <p className={styles.sentence}>{ruleText(plan, names, owed)}</p>
      ) : null}
      <Groups plan={plan} names={names} change={change} />
    </Section>
  );
}

/** Each player's minutes as they are now, where the coach has not given any. */
function withTargets(plan: Plan): Plan {
  if (plan.rule !== 'targets') return plan;
  return {
    ...plan,
    players: plan.players.map((player) => ({
      ...player,
      target: player.target ?? plannedMinutes(plan, player.playerId),
    })),
  };
}

function Bounds({ plan, change }: PlanPart) {
  const all = Array.from({ length: shiftCount(plan) }, (_, index) => index + 1);
  const option = (shifts: number) => (
    <option key={shifts} value={shifts}>
      {minutesText((shifts * shiftSeconds(plan)) / 60)}
    </option>
  );
  return (
    <FieldRow>
      <SelectField
        label={i18n.t('At least, each')}
        value={plan.least}
        onChange={({ target }) => {
          const least = Number(target.value);
          change({ ...plan, least, most: Math.max(least, plan.most) });
        }}
      >
        {all.map(option)}
      </SelectField>
      <SelectField
        label={i18n.t('At most')}
        value={plan.most}
        onChange={({ target }) => {
          const most = Number(target.value);
          change({ ...plan, most, least: Math.min(most, plan.least) });
        }}
      >
        {all.map(option)}
      </SelectField>
    </FieldRow>
  );
}

/** A player's minutes; an empty field wishes for none. */
function Target({ plan, names, change, playerId }: PlanPart & { playerId: string }) {
  const player = plan.players.find((each) => each.playerId === playerId);
  const most = plan.periods * plan.periodMinutes;
  return (
    <TextField
      label={names.numbered(playerId)}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={player?.target ?? ''}
      onChange={({ target: { value } }) => {
        const target = value === '' ? null : Math.min(most, Math.max(0, Number(value)));
        change({
          ...plan,
          players: plan.players.map((each) =>
            each.playerId === playerId ? { ...each, target } : each,
          ),
        });
      }}
    />
  );
}

/** Who must be on court at any moment: a guard, a tall one, one of two. */
function Groups({ plan, names, change }: PlanPart) {
  const [pair, setPair] = useState(['', '']);
  const idsAt = (position: string) =>
    names.all.filter((player) => player.position?.includes(position)).map((each) => each.playerId);
  const kinds = [
    { kind: 'guards' as const, ids: idsAt('G'), label: i18n.t('Always a guard on court') },
    { kind: 'tall' as const, ids: idsAt('C'), label: i18n.t('Always a tall one on court') },
  ].filter(({ ids }) => ids.length > 0);
  const withGroups = (groups: Plan['groups']) => change({ ...plan, groups });
  const here = names.ordered(plan.players.map(({ playerId }) => playerId));
  const [one = '', other = ''] = pair;
  const apart = plan.groups.filter(({ kind }) => kind === 'apart');
  const select = (at: number, label: string) => (
    <SelectField
      label={label}
      value={pair[at]}
      onChange={({ target }) => setPair(pair.with(at, target.value))}
    >
      <option value="">–</option>
      {here.map((id) => (
        <option key={id} value={id}>
          {names.numbered(id)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <details className={styles.groups}>
      <summary>{i18n.t('Who must be on court')}</summary>
      {kinds.map(({ kind, ids, label }) => (
        <CheckField
          key={kind}
          label={`${label} (${formatList(ids.map(names.number))})`}
          checked={plan.groups.some((group) => group.kind === kind)}
          onChange={({ target }) => {
            const others = plan.groups.filter((group) => group.kind !== kind);
            withGroups(target.checked ? [...others, { kind, ids, least: 1, most: 5 }] : others);
          }}
        />
      ))}
      {apart.map((group) => (
        <p key={group.ids.join()} className={styles.pair}>
          {i18n.t('{names}: always one of them on court', {
            names: formatList(group.ids.map(names.short)),
          })}
          <Button onClick={() => withGroups(plan.groups.filter((each) => each !== group))}>
            {i18n.t('Remove')}
          </Button>
        </p>
      ))}
      <FieldRow>
        {select(0, i18n.t('Always one on court of'))}
        {select(1, i18n.t('and'))}
        <FormActions>
          <Button
            disabled={one === '' || other === '' || one === other}
            onClick={() => {
              withGroups([...plan.groups, { kind: 'apart', ids: [one, other], least: 1, most: 2 }]);
              setPair(['', '']);
            }}
          >
            {i18n.t('Add')}
          </Button>
        </FormActions>
      </FieldRow>
    </details>
  );
}
