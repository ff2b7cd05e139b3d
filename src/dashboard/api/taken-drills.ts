import { useState } from 'react';
import type { DeviceStorage } from './device-storage.ts';
import { useStorages } from './session-context.ts';

/** A drill that a coach took from a match's insights for the next practice. */
export interface TakenDrill {
  matchId: string;
  text: string;
}

const storageKey = (teamId: string) => `boxout.drills.${teamId}`;

/** A team's drills in the order in which they were taken. Private, so only this device stores them. */
export function takenDrills(storage: DeviceStorage, teamId: string): TakenDrill[] {
  const lines = (storage.getItem(storageKey(teamId)) ?? '').split('\n').filter(Boolean);
  return lines.map((line) => {
    const end = line.indexOf(' ');
    return { matchId: line.slice(0, end), text: line.slice(end + 1) };
  });
}

/** A team's drills, and a function that takes a drill, or leaves it out if it was taken. */
export function useTakenDrills(teamId: string) {
  const { local } = useStorages();
  const [drills, setDrills] = useState(() => takenDrills(local, teamId));
  const toggle = ({ matchId, text }: TakenDrill) => {
    const others = drills.filter((drill) => drill.matchId !== matchId || drill.text !== text);
    const next = others.length < drills.length ? others : [...drills, { matchId, text }];
    // A line each; a space ends the id, which has none.
    const lines = next.map((drill) => `${drill.matchId} ${drill.text.replaceAll(/\s+/g, ' ')}`);
    if (next.length === 0) local.removeItem(storageKey(teamId));
    else local.setItem(storageKey(teamId), lines.join('\n'));
    setDrills(next);
  };
  return [drills, toggle] as const;
}
