import { i18n } from '@lingui/core';
import type { PrintChoices } from './print-choices.ts';

interface SheetChoicesProps {
  choices: PrintChoices;
  onChoose: (choices: PrintChoices) => void;
}

const parts = [
  { key: 'boxScore', label: /* i18n */ 'Box score' },
  { key: 'insights', label: /* i18n */ 'Insights and charts' },
  { key: 'talkCards', label: /* i18n */ 'Talk cards, a page a player' },
  { key: 'playByPlay', label: /* i18n */ 'Play-by-play' },
] as const;

const namings = [
  { value: 'names', label: /* i18n */ 'Names' },
  { value: 'numbers', label: /* i18n */ 'Shirt numbers only' },
] as const;

/** Whether a sheet would have a page at all. */
export function hasPages(choices: PrintChoices): boolean {
  return parts.some(({ key }) => choices[key]);
}

/** Which pages a match's sheet has and how players are called on it. */
export function SheetChoices({ choices, onChoose }: SheetChoicesProps) {
  return (
    <>
      <fieldset>
        <legend>{i18n.t('Pages')}</legend>
        {parts.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={choices[key]}
              onChange={(event) => onChoose({ ...choices, [key]: event.target.checked })}
            />
            {i18n.t(label)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{i18n.t('Players')}</legend>
        {namings.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="players"
              checked={choices.names === value}
              onChange={() => onChoose({ ...choices, names: value })}
            />
            {i18n.t(label)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
