import { useReducer, useState } from 'react';
import { useParams } from 'react-router';
import { ageOf, type TeamAge } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import { type DeviceStorage, storages } from '../api/device-storage.ts';
import { useOnline } from '../api/use-online.ts';
import type { NamesOrNumbers } from './player-naming.ts';

/* The coach's answers to "Are these players under 18?", as "+team -other". They never leave this device. */
const storageKey = 'boxout.under18';

const answersIn = (storage: DeviceStorage) => (storage.getItem(storageKey) ?? '').split(' ');

/** The answer for a team; `null` before the coach has answered. */
function readUnder18(storage: DeviceStorage, teamId: string): boolean | null {
  const answer = answersIn(storage).find((each) => each.slice(1) === teamId);
  return answer === undefined ? null : answer.startsWith('+');
}

function saveUnder18(storage: DeviceStorage, teamId: string, isUnder18: boolean): void {
  const others = answersIn(storage).filter((each) => each !== '' && each.slice(1) !== teamId);
  storage.setItem(storageKey, [...others, `${isUnder18 ? '+' : '-'}${teamId}`].join(' '));
}

export function forgetUnder18(storage: DeviceStorage): void {
  storage.removeItem(storageKey);
}

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
  /** What was chosen; names of adults otherwise, and shirt numbers of all others. */
  names: NamesOrNumbers;
}

/**
 * The naming of the team in the page's address.
 * @param begins what was chosen on an earlier visit
 */
export function useTeamNaming(begins: NamesOrNumbers | null = null): TeamNaming {
  const { teamId = '' } = useParams();
  const { team, failed } = useTeam(teamId);
  const online = useOnline();
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const [chosen, choose] = useState(begins);
  const age = ageOf(team);
  const isUnder18 = readUnder18(storages.local, teamId);
  const settled = team !== undefined || failed || !online;
  const isAdult = age === 'adult' || (age === 'unknown' && settled && isUnder18 === false);
  return {
    age,
    settled,
    isUnder18,
    answer: (answered) => {
      saveUnder18(storages.local, teamId, answered);
      readAgain();
    },
    chosen,
    choose,
    names: chosen ?? (isAdult ? 'names' : 'numbers'),
  };
}
