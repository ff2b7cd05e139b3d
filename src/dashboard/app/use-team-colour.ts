import { useEffect } from 'react';

/** Has the page drawn in a team's colour (CSS hex); in Boxout's own where the team has none. */
export function useTeamColour(colour: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (colour === undefined) style.removeProperty('--team-colour');
    else style.setProperty('--team-colour', colour);
  }, [colour]);
}
