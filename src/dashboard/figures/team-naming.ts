import { useReducer, useState } from 'react';
import { useParams } from 'react-router';
import { ageOf, type TeamAge } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import { readUnder18, saveUnder18 } from '../api/device-storage.ts';
import { useStorages } from '../api/session-context.ts';
import { useOnline } from '../api/use-online.ts';
import type { NamesOrNumbers } from './player-naming.ts';

/** How the page's team is called on what leaves the page. */
export interface TeamNaming {
  age: TeamAge;
  /** Whether the team has been read, or can't be. Until then nothing is drawn: numbers would turn into names. */
  settled: boolean;
  /** The coach's answer; it counts where the age is unknown. */
  isUnder18: boolean | null;
  answer(isUnder18: boolean): void;
  /** What the coach chose on this visit; `null` before. */
  chosen: NamesOrNumbers | null;
  choose(names: NamesOrNumbers): void;
  /** By default names for adults, and shirt numbers for all others. */
  names: NamesOrNumbers;
}

/**
 * The naming of the team in the page's address.
 * @param begins the choice of an earlier visit
 */
export function useTeamNaming(begins: NamesOrNumbers | null = null): TeamNaming {
  const { teamId = '' } = useParams();
  const { local } = useStorages();
  const { team, failed } = useTeam(teamId);
  const online = useOnline();
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const [chosen, choose] = useState(begins);
  const age = ageOf(team);
  const isUnder18 = readUnder18(local, teamId);
  const settled = team !== undefined || failed || !online;
  const isAdult = age === 'adult' || (age === 'unknown' && settled && isUnder18 === false);
  return {
    age,
    settled,
    isUnder18,
    answer: (answered) => {
      saveUnder18(local, teamId, answered);
      readAgain();
    },
    chosen,
    choose,
    names: chosen ?? (isAdult ? 'names' : 'numbers'),
  };
}
