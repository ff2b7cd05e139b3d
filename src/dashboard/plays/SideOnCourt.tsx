import { i18n } from '@lingui/core';
import type { Side } from '../../contract/play-by-play.ts';
import { Choice } from '../ui/Choice.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';

interface SideOnCourtProps {
  names: Record<Side, string>;
  side: Side;
  onChange: (side: string) => void;
}

/** Chooses the side for times on court. */
export function SideOnCourt({ names, side, onChange }: SideOnCourtProps) {
  return (
    <Choice
      legend={i18n.t('Side on court')}
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

/** The chosen side in the address, with its setter. */
export function useSideOnCourt(): [Side, (side: string) => void] {
  const [chosen, choose] = useSearchChoice(usual);
  const side = chosen['on-court'] === 'opponent' ? 'opponent' : 'team';
  return [side, (other) => choose({ 'on-court': other })];
}
