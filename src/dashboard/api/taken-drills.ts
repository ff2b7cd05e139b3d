import { useState } from 'react';
import * as v from 'valibot';
import { type DeviceStorage, drillsKey } from './device-storage.ts';
import { useStorages } from './session-context.ts';

const drillSchema = v.object({ teamId: v.string(), matchId: v.string(), text: v.string() });
const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(drillSchema));

/** A drill that a coach took from a match's insights for the next practice. */
export type TakenDrill = v.InferOutput<typeof drillSchema>;

function storedDrills(storage: DeviceStorage): TakenDrill[] {
  const stored = v.safeParse(storedSchema, storage.getItem(drillsKey));
  return stored.success ? stored.output : [];
}

/** A team's drills in the order in which they were taken. Private, so only this device stores them. */
export function takenDrills(storage: DeviceStorage, teamId: string): TakenDrill[] {
  return storedDrills(storage).filter((drill) => drill.teamId === teamId);
}

/** A team's drills, and a function that takes a drill, or leaves it out if it was taken. */
export function useTakenDrills(teamId: string) {
  const { local } = useStorages();
  const [drills, setDrills] = useState(() => takenDrills(local, teamId));
  const toggle = ({ matchId, text }: Omit<TakenDrill, 'teamId'>) => {
    const stored = storedDrills(local);
    const others = stored.filter(
      (drill) => drill.teamId !== teamId || drill.matchId !== matchId || drill.text !== text,
    );
    const next = others.length < stored.length ? others : [...stored, { teamId, matchId, text }];
    local.setItem(drillsKey, JSON.stringify(next));
    setDrills(next.filter((drill) => drill.teamId === teamId));
  };
  return [drills, toggle] as const;
}
