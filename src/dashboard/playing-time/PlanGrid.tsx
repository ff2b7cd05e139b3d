import { i18n } from '@lingui/core';
import { type PointerEvent, useRef, useState } from 'react';
import { brokenRules, moved } from '../../basketball/rotation-move.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { Section } from '../figures/Section.tsx';
import { formatCount } from '../ui/format.ts';
import { moveFocus } from '../ui/Table.tsx';
import styles from './PlayingTime.module.css';
import {
  byFirstShift,
  movable,
  type PlanPart,
  plannedMinutes,
  shiftCount,
  shiftText,
} from './plan-model.ts';
import { brokenText, minutesNumber } from './rule-words.ts';

/** A cell of the plan. */
interface Cell {
  playerId: string;
  shift: number;
}

/**
 * The plan: a strip a player, a cell a shift. A press puts a player on or off, and who takes over is chosen; a drag along a
 * strip lengthens or shortens it. Arrow keys go from cell to cell, which are one stop of the Tab key.
 */
export function PlanGrid({ plan, names, change }: PlanPart) {
  const shifts = Array.from({ length: shiftCount(plan) }, (_, shift) => shift);
  const [focused, setFocused] = useState<Cell | null>(null);
  const [said, setSaid] = useState('');
  const ids = byFirstShift(plan, names.ordered(plan.players.map((each) => each.playerId)));
  const isOn = ({ playerId, shift }: Cell) => plan.fives[shift]?.includes(playerId) === true;
  const broken = brokenRules(movable(plan));

  function put(cell: Cell): void {
    const after = moved(movable(plan), cell.shift, cell.playerId);
    const when = shiftText(plan, cell.shift);
    if (after.other === null) {
      setSaid(i18n.t('{when}: nobody can take over', { when }));
      return;
    }
    const wasOn = isOn(cell);
    const [on, off] = wasOn ? [after.other, cell.playerId] : [cell.playerId, after.other];
    setSaid(
      i18n.t('{when}: {on} on, {off} off', { when, on: names.short(on), off: names.short(off) }),
    );
    change({ ...plan, fives: after.fives.map((five) => [...five]) });
  }
  const drag = useDrag(isOn, put);
  const first =
    focused && ids.includes(focused.playerId) ? focused : { playerId: ids[0], shift: 0 };

  return (
    <Section title={i18n.t('The plan')} note={said || i18n.t('press a part, or drag an end')}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <table
        className={styles.plan}
        aria-label={i18n.t('The plan')}
        onKeyDown={moveFocus}
        {...drag}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{i18n.t('Player')}</span>
            </th>
            {periodLabels(plan.periods, plan.periods).map((label) => (
              <th key={label} scope="colgroup" colSpan={plan.shiftsPerPeriod}>
                {label}
              </th>
            ))}
            <th scope="col">{i18n.t('MIN')}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((playerId) => (
            <tr key={playerId}>
              <th scope="row">
                <b>{names.number(playerId)}</b> {names.short(playerId)}
              </th>
              {shifts.map((shift) => (
                <td key={shift} data-begins={shift % plan.shiftsPerPeriod === 0 || undefined}>
                  <button
                    type="button"
                    data-player={playerId}
                    data-shift={shift}
                    aria-pressed={isOn({ playerId, shift })}
                    aria-label={i18n.t('{name}, {when}', {
                      name: names.short(playerId),
                      when: shiftText(plan, shift),
                    })}
                    tabIndex={first.playerId === playerId && first.shift === shift ? 0 : -1}
                    onFocus={() => setFocused({ playerId, shift })}
                    onClick={() => put({ playerId, shift })}
                  />
                </td>
              ))}
              <td>{minutesNumber(plannedMinutes(plan, playerId))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n.t('On court')}</th>
            {shifts.map((shift) => (
              <td key={shift} data-begins={shift % plan.shiftsPerPeriod === 0 || undefined}>
                {formatCount(plan.fives[shift]?.length ?? 0)}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      {broken.length > 0 ? (
        <ul className={styles.broken} aria-label={i18n.t('What the plan does not keep to')}>
          {broken.map((each) => (
            <li key={JSON.stringify(each)}>{brokenText(each, plan, names)}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

/** A drag from one cell along its row gives the others what the first one has. */
function useDrag(isOn: (cell: Cell) => boolean, put: (cell: Cell) => void) {
  const from = useRef<(Cell & { on: boolean; last: number }) | null>(null);
  const dragged = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellAt(event);
      dragged.current = false;
      from.current = cell && { ...cell, on: isOn(cell), last: cell.shift };
    },
    onPointerMove(event: PointerEvent) {
      // The button was let go beside the table.
      if (event.buttons === 0) from.current = null;
      const start = from.current;
      if (!start) return;
      const shift = shiftAt(event, start.playerId);
      if (shift === undefined || shift === start.last) return;
      start.last = shift;
      dragged.current = true;
      const cell = { playerId: start.playerId, shift };
      if (isOn(cell) !== start.on) put(cell);
    },
    onPointerUp() {
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
    onClickCapture(event: { stopPropagation(): void }) {
      // The end of a drag is no press.
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}

/** The cell under a pointer. */
function cellAt({ clientX, clientY }: PointerEvent): Cell | null {
  const button = document.elementFromPoint(clientX, clientY)?.closest('button');
  const { player, shift } = button?.dataset ?? {};
  return player === undefined ? null : { playerId: player, shift: Number(shift) };
}

/** The part of a player's strip above or below a pointer: a change moves the rows under a thumb. */
function shiftAt({ clientX, currentTarget }: PointerEvent, playerId: string): number | undefined {
  const strip = `button[data-player="${CSS.escape(playerId)}"]`;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>(strip)];
  const under = cells.find((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return left <= clientX && clientX < right;
  });
  const { shift } = under?.dataset ?? {};
  return shift === undefined ? undefined : Number(shift);
}
