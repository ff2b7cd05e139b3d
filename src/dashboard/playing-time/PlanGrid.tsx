import { i18n } from '@lingui/core';
import { type ReactNode, useRef, useState } from 'react';
import { brokenRules, moved } from '../../basketball/rotation-move.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { Section } from '../figures/Section.tsx';
import { formatCount } from '../ui/format.ts';
import { type Column, Table } from '../ui/Table.tsx';
import { Lane } from './Lane.tsx';
import styles from './PlayingTime.module.css';
import {
  movable,
  type PlanPart,
  plannedMinutes,
  shiftCount,
  shiftSeconds,
  shiftText,
} from './plan-model.ts';
import { nameColumn } from './player-names.tsx';
import { brokenText, minutesNumber } from './rule-words.ts';

/**
 * The columns of a plan's table: one per shift, under its period. A row is a player's id. `cell` draws the plan, but of a
 * match that is followed by its plays only the rest: a lane over all shifts draws both.
 */
export function planColumns(
  { plan, names, soFar }: Omit<PlanPart, 'change'>,
  cell: (playerId: string, shift: number) => ReactNode,
): Column<string>[] {
  const labels = periodLabels(plan.periods, plan.periods);
  const shifts = Array.from({ length: shiftCount(plan) }, (_, shift): Column<string> => {
    const begins = shift % plan.shiftsPerPeriod === 0;
    return {
      key: String(shift),
      heading: begins ? (labels[shift / plan.shiftsPerPeriod] ?? '') : '',
      className: begins ? styles.begins : styles.shift,
      cell: (playerId) => (
        <>
          {soFar && shift === 0 ? (
            <Lane
              plan={plan}
              playerId={playerId}
              whole={shiftSeconds(plan)}
              end={shiftCount(plan) * shiftSeconds(plan)}
              first={soFar.isPlanned ? 0 : soFar.first}
            />
          ) : null}
          {plan.fives[shift] && shift >= (soFar?.first ?? 0) ? cell(playerId, shift) : null}
        </>
      ),
    };
  });
  const minutes: Column<string> = {
    key: 'minutes',
    heading: i18n.t('MIN'),
    cell: (playerId) => minutesNumber(plannedMinutes(plan, playerId, soFar)),
  };
  return [nameColumn(names, (playerId) => playerId), ...shifts, minutes];
}

/** A player in a shift. */
interface Cell {
  playerId: string;
  shift: number;
}

interface PlanGridProps extends PlanPart {
  /** The order of rows. Manual changes don't affect it, or a second press would hit another player. */
  order: readonly string[];
}

/**
 * The plan: one strip per player, one cell per shift. A press puts a player on or off and picks who swaps; a drag along
 * a strip lengthens or shortens it. Arrow keys move between cells, which are one tab stop.
 */
export function PlanGrid({ plan, names, order, change, soFar }: PlanGridProps) {
  const [stop, setStop] = useState({ playerId: '', shift: 0 });
  const [said, setSaid] = useState({ playerId: '', shift: 0, text: '' });
  const drag = useRef({ playerId: '', isOn: false, pointerId: -1, isLong: false });
  const isOn = ({ playerId, shift }: Cell) => plan.fives[shift]?.includes(playerId) === true;
  // The solver keeps the rules for the rest of a match that is followed.
  const broken = soFar ? [] : brokenRules(movable(plan));
  const stopped = order.includes(stop.playerId) ? stop.playerId : order[0];
  const stopShift = Math.max(stop.shift, soFar?.first ?? 0);

  function put(cell: Cell): void {
    const after = moved(movable(plan), cell.shift, cell.playerId);
    const when = shiftText(plan, cell.shift);
    if (after.other === null) {
      setSaid({ ...cell, text: i18n.t('{when}: nobody can take over', { when }) });
      return;
    }
    const [on, off] = isOn(cell) ? [after.other, cell.playerId] : [cell.playerId, after.other];
    const called = { when, on: names.short(on), off: names.short(off) };
    setSaid({ ...cell, text: i18n.t('{when}: {on} on, {off} off', called) });
    // Otherwise the rule would plan over a change by hand with the next play.
    const rule = soFar ? 'none' : plan.rule;
    change({ ...plan, rule, fives: after.fives.map((five) => [...five]) });
  }

  const cellOf = (playerId: string, shift: number) => (
    <>
      <button
        type="button"
        aria-pressed={isOn({ playerId, shift })}
        aria-label={i18n.t('{name}, {when}', {
          name: names.short(playerId),
          when: shiftText(plan, shift),
        })}
        tabIndex={stopped === playerId && stopShift === shift ? 0 : -1}
        onFocus={() => setStop({ playerId, shift })}
        onBlur={() => setSaid((last) => ({ ...last, playerId: '' }))}
        onPointerDown={({ currentTarget, pointerId }) => {
          // Touch captures the pointer; releasing it lets the other cells get its events.
          currentTarget.releasePointerCapture(pointerId);
          const begun = { playerId, isOn: isOn({ playerId, shift }) };
          drag.current = { ...begun, pointerId, isLong: false };
        }}
        onPointerEnter={({ pointerId, buttons }) => {
          const begun = drag.current;
          if (buttons === 0 || begun.pointerId !== pointerId) return;
          begun.isLong = true;
          const cell = { playerId: begun.playerId, shift };
          if (isOn(cell) !== begun.isOn) put(cell);
        }}
        onClick={() => {
          // Ignores the end of a drag.
          if (!drag.current.isLong) put({ playerId, shift });
          drag.current.isLong = false;
        }}
      />
      {said.playerId === playerId && said.shift === shift ? (
        <span
          className={`absolute strong ${styles.said}`}
          data-late={shift * 3 >= shiftCount(plan)}
          aria-hidden="true"
        >
          {said.text}
        </span>
      ) : null}
    </>
  );
  const isPlanned = soFar?.isPlanned !== false;
  return (
    <Section
      title={isPlanned ? i18n.t('The plan') : i18n.t('Played so far')}
      note={isPlanned ? i18n.t('press a part, or drag an end') : null}
    >
      <p className="visually-hidden" role="status">
        {said.text}
      </p>
      <Table
        className={`${styles.plan} ${soFar ? styles.followed : ''}`}
        label={i18n.t('The plan')}
        rows={order}
        keyOf={(playerId) => playerId}
        columns={planColumns({ plan, names, soFar }, cellOf)}
        foot={[
          {
            key: 'court',
            cell: (column) =>
              column === 'player'
                ? i18n.t('On court')
                : column === 'minutes'
                  ? ''
                  : formatCount(plan.fives[Number(column)]?.length ?? null),
          },
        ]}
      />
      {broken.length > 0 ? (
        <ul
          className={`small bad ${styles.broken}`}
          aria-label={i18n.t('What the plan does not keep to')}
        >
          {broken.map((each) => (
            <li key={JSON.stringify(each)}>{brokenText(each, plan, names)}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
