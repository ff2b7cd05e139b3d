import { i18n } from '@lingui/core';
import { NamingChoice } from '../figures/NamingChoice.tsx';
import type { TeamNaming } from '../figures/team-naming.ts';
import type { PrintChoices } from './print-choices.ts';

interface SheetChoicesProps {
  choices: PrintChoices;
  naming: TeamNaming;
  onChoose: (choices: PrintChoices) => void;
}

const parts = [
  { key: 'boxScore', label: /* i18n */ 'Box score' },
  { key: 'insights', label: /* i18n */ 'Insights and charts' },
  { key: 'talkCards', label: /* i18n */ 'Talk cards, a page a player' },
  { key: 'playByPlay', label: /* i18n */ 'Play-by-play' },
] as const;

/** Whether a sheet would have a page at all. */
export function hasPages(choices: PrintChoices): boolean {
  return parts.some(({ key }) => choices[key]);
}

/** Which pages a match's sheet has and how players are called on it. */
export function SheetChoices({ choices, naming, onChoose }: SheetChoicesProps) {
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
      <NamingChoice naming={naming} onChoose={(names) => onChoose({ ...choices, names })} />
    </>
  );
}
