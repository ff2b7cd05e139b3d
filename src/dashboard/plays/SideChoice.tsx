import { i18n } from '@lingui/core';
import type { Side } from '../../contract/play-by-play.ts';
import { Choice } from '../ui/Choice.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';

interface SideChoiceProps {
  names: Record<Side, string>;
  side: Side;
  onChange: (side: string) => void;
}

/** Chooses a side. */
export function SideChoice({ names, side, onChange }: SideChoiceProps) {
  return (
    <Choice
      legend={i18n.t('Side')}
      options={[
        { value: 'team', label: names.team },
        { value: 'opponent', label: names.opponent },
      ]}
      value={side}
      onChange={onChange}
    />
  );
}

const usual = { 'on-court': 'team' };

/** The side whose times on court are shown, from the address, with its setter. */
export function useSideOnCourt(): [Side, (side: string) => void] {
  const [chosen, choose] = useSearchChoice(usual);
  const side = chosen['on-court'] === 'opponent' ? 'opponent' : 'team';
  return [side, (other) => choose({ 'on-court': other })];
}
