import { surname } from './match-text.ts';
import { SeasonLink } from './SeasonNote.tsx';

interface PlayerNeighboursProps {
  players: readonly { playerId: string; name: string; number?: string | undefined }[];
  playerId: string;
  addressOf: (playerId: string) => string;
}

/** Links to the players before and after one of a list. */
export function PlayerNeighbours({ players, playerId, addressOf }: PlayerNeighboursProps) {
  const at = players.findIndex((player) => player.playerId === playerId);
  return [at - 1, at + 1].map((beside) => {
    const player = at < 0 ? undefined : players[beside];
    if (!player) return null;
    const label = [player.number, surname(player.name)].filter(Boolean).join(' ');
    return (
      <SeasonLink key={beside} className="touch plain soft" to={addressOf(player.playerId)}>
        {beside < at ? <span aria-hidden="true">‹ </span> : null}
        {label}
        {beside > at ? <span aria-hidden="true"> ›</span> : null}
      </SeasonLink>
    );
  });
}
