import type { CSSProperties } from 'react';
import type { Team } from '../../contract/club.ts';

/** What draws an element in a team's colour. */
export function inColourOf({ colour }: Pick<Team, 'colour'>) {
  const style: CSSProperties & Record<'--team-colour', string | undefined> = {
    '--team-colour': colour,
  };
  return { style, 'data-team': '' };
}
