import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { numbersOf } from '../../basketball/line.ts';
import { pointsOfLine } from '../../basketball/shots.ts';
import { type BoxScore, type PlayerLine, statistics } from '../../contract/box-score.ts';
import type { CorrectedNumber } from '../../contract/care.ts';
import { sides } from '../../contract/play-by-play.ts';
import { boxScoreQuery } from '../api/matches.ts';
import { useApi } from '../api/session-context.ts';
import { CareForm } from '../figures/CareForm.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { columnFieldName, statisticText } from '../figures/statistic-names.ts';
import { Button } from '../ui/Button.tsx';
import { FieldRow, Hint, SelectField, TextField } from '../ui/Fields.tsx';
import { notRecorded } from '../ui/format.ts';

interface CorrectNumbersProps {
  matchId: string;
  onDone: () => void;
}

/** Corrects numbers of the box score: several at once, since a basket of another player is four. */
export function CorrectNumbers({ matchId, onDone }: CorrectNumbersProps) {
  const { data, error } = useQuery(boxScoreQuery(useApi(), matchId));
  if (!data) return <MutationError error={error} />;
  return <NumbersForm boxScore={data.value} matchId={matchId} onDone={onDone} />;
}

interface Row {
  id: number;
  playerId: string;
  statistic: string;
  /** As typed. */
  to: string;
}

const emptyRow = (id: number): Row => ({ id, playerId: '', statistic: '', to: '' });

function NumbersForm({ boxScore, matchId, onDone }: CorrectNumbersProps & { boxScore: BoxScore }) {
  // The numbers as the form opens: the correction is refused if one of them has changed since.
  const [{ team, opponent }] = useState(boxScore);
  const [rows, setRows] = useState([emptyRow(0)]);
  const lines = [...team.players, ...opponent.players];
  const change = (id: number, row: Partial<Row>) =>
    setRows(rows.map((each) => (each.id === id ? { ...each, ...row } : each)));
  const numbers = rows.map((row) => numberOf(row, lines));
  const isWhole = numbers.every((number) => number !== null);
  return (
    <CareForm
      act={
        isWhole
          ? {
              name: 'correctMatch',
              ids: { matchId },
              body: { numbers: numbers.filter((number) => number !== null) },
            }
          : null
      }
      onDone={onDone}
      hint={
        <Hint>
          {i18n.t(
            'Totals follow, the box score shows the old number, and insights can be written again.',
          )}
        </Hint>
      }
    >
      {rows.map((row) => (
        <FieldRow key={row.id}>
          <SelectField
            label={i18n.t('Player')}
            value={row.playerId}
            onChange={({ target }) => change(row.id, { playerId: target.value })}
          >
            <option value="">–</option>
            {sides.map((side) => (
              <optgroup key={side} label={boxScore[side].name}>
                {boxScore[side].players.map(({ playerId, name, number }) => (
                  <option key={playerId} value={playerId}>
                    {number === undefined ? name : `#${number} ${name}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <SelectField
            label={i18n.t('Which number')}
            value={row.statistic}
            onChange={({ target }) => change(row.id, { statistic: target.value })}
          >
            <option value="">–</option>
            {correctable(lines.find(({ playerId }) => playerId === row.playerId)).map(
              ([statistic, value]) => (
                <option key={statistic} value={statistic}>
                  {i18n.t('{statistic}, now {value}', {
                    statistic: columnFieldName(statistic),
                    value: value === null ? notRecorded : statisticText(statistic, value),
                  })}
                </option>
              ),
            )}
          </SelectField>
          <TextField
            label={i18n.t('Right is')}
            inputMode="numeric"
            maxLength={6}
            value={row.to}
            onChange={({ target }) => change(row.id, { to: target.value })}
          />
        </FieldRow>
      ))}
      <p>
        <Button onClick={() => setRows([...rows, emptyRow(rows.length)])}>
          {i18n.t('Another number')}
        </Button>
      </p>
    </CareForm>
  );
}

/** The numbers of a line that can be corrected: without points that follow from the shots. */
function correctable(line: PlayerLine | undefined) {
  if (line === undefined) return [];
  const follows = line.points !== null && line.points === pointsOfLine(line);
  const values = new Map(numbersOf(line));
  return statistics
    .filter((statistic) => statistic !== 'points' || !follows)
    .map((statistic) => [statistic, values.get(statistic) ?? null] as const);
}

/** The correction of a row; `null` while something is missing or unreadable. */
function numberOf(
  { playerId, statistic, to }: Row,
  lines: readonly PlayerLine[],
): CorrectedNumber | null {
  const line = lines.find((each) => each.playerId === playerId);
  const found = correctable(line).find(([name]) => name === statistic);
  const [, minutes, seconds] = /^(?:(\d{1,3}):)?([-−]?\d{1,3})$/.exec(to.trim()) ?? [];
  if (found === undefined || seconds === undefined) return null;
  const [name, from] = found;
  if ((minutes !== undefined) !== (name === 'seconds')) return null;
  const value = 60 * Number(minutes ?? 0) + Number(seconds.replace('−', '-'));
  return { playerId, statistic: name, from, to: value };
}
