import { i18n } from '@lingui/core';
import type { Side } from '../../contract/play-by-play.ts';
import { Choice } from '../ui/Choice.tsx';

interface SideOnCourtProps {
  names: Record<Side, string>;
  side: Side;
  onChange: (side: string) => void;
}

/** Chooses whose times on court are shown. */
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
