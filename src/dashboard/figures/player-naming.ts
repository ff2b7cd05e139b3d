import { i18n } from '@lingui/core';
import { useReducer, useState } from 'react';
import { useParams } from 'react-router';
import type { BoxScore } from '../../contract/box-score.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { ageOf } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import { readUnder18, saveUnder18 } from '../api/device-storage.ts';
import { useOnline, useStorages } from '../api/session-context.ts';

/** How a sheet names players. */
export type NamesOrNumbers = 'names' | 'numbers';

interface Named {
  name: string;
  number?: string | undefined;
}

/** Names players by name, or by shirt number only. */
export interface PlayerNaming {
  of(player: Named): string;
  /** With the shirt number first, for instance "7 Ada Lake"; only the number if names are left out. */
  numbered(player: Named): string;
  /** A written sentence with its players named the same way. */
  inText(sentence: string): string;
}

/**
 * The naming of one match's players. With `numbers`, the service's sentences also lose the names of both sides'
 * players.
 */
export function playerNaming(choice: NamesOrNumbers, boxScore: BoxScore): PlayerNaming {
  if (choice === 'names') {
    return {
      of: ({ name }) => name,
      numbered: ({ name, number }) => [number, name].filter(Boolean).join(' '),
      inText: (sentence) => sentence,
    };
  }
  const players = [...boxScore.team.players, ...boxScore.opponent.players];
  let replace: ((sentence: string) => string) | undefined;
  return {
    of: byNumber,
    numbered: byNumber,
    inText: (sentence) => {
      replace ??= nameReplacer(players);
      return replace(sentence);
    },
  };
}

/** The players of a sheet with shirt numbers instead of names. */
export function numbered<Player extends Named>(
  choice: NamesOrNumbers,
  players: readonly Player[],
): Player[] {
  return players.map((player) =>
    choice === 'names' ? player : { ...player, name: byNumber(player) },
  );
}

function byNumber({ number }: Named): string {
  return number === undefined ? i18n.t('No number') : i18n.t('No. {number}', { number });
}

/** Replaces the players' names as whole words, in the orders that sheets and texts write them, the longest first. */
function nameReplacer(players: readonly Named[]): (sentence: string) => string {
  const labels = new Map<string, Set<string>>();
  const add = (form: readonly string[], player: Named) => {
    const key = form.join(' ');
    labels.set(key, (labels.get(key) ?? new Set()).add(byNumber(player)));
  };
  const written = players.map((player) => ({ player, forms: writtenForms(player.name) }));
  for (const { player, forms } of written) if (forms[0]) add(forms[0], player);
  // "Ana Ruiz" may be short for "Ana Ruiz Soler", unless there is a player of that name.
  const wholeNames = new Set(labels.keys());
  for (const { player, forms } of written) {
    for (const form of forms) if (!wholeNames.has(form.join(' '))) add(form, player);
  }
  const unspacedNames = players
    .filter(({ name }) => unspaced.test(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  const longest = Math.max(0, ...[...labels.keys()].map((key) => key.split(' ').length));
  return (sentence) => {
    const text = unspacedNames.reduce(
      (left, player) => left.replaceAll(player.name, byNumber(player)),
      sentence,
    );
    const words = wordsOf(text);
    let replaced = '';
    let end = 0;
    for (let at = 0; at < words.length; at++) {
      const name = nameAt(words.slice(at, at + longest), labels);
      if (name === null) continue;
      replaced += text.slice(end, words[at]?.start) + name.label;
      end = name.end;
      at += name.words - 1;
    }
    return replaced + text.slice(end);
  };
}

/** A word as it is compared with names; a single letter keeps its full stop, so that "a" is no initial. */
type Word = ReturnType<typeof wordsOf>[number];

function wordsOf(text: string) {
  const found = text.matchAll(
    /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)(\.?)([\s,'’‘`´‐‑-]*)(?=([\p{L}\p{N}])?)/gu,
  );
  return Array.from(found, ({ index, 1: word = '', 2: stop = '', 4: next }) => {
    const isInitial = stop !== '' && /^\p{L}\p{M}*$/u.test(word);
    return {
      key: normalisedName(word) + (isInitial ? '.' : ''),
      text: word,
      start: index,
      end: index + word.length + (isInitial ? 1 : 0),
      /** The next word may belong to the same name: only blanks, commas, full stops, hyphens or apostrophes follow. */
      goesOn: next !== undefined,
    };
  });
}

/** The longest name that these words begin with; `null` for none. */
function nameAt(words: readonly Word[], labels: ReadonlyMap<string, ReadonlySet<string>>) {
  const stop = words.findIndex(({ goesOn }) => !goesOn);
  for (let count = stop < 0 ? words.length : stop + 1; count > 0; count--) {
    const part = words.slice(0, count);
    const called = labels.get(part.map(({ key }) => key).join(' '));
    // "will" is no player, "Will" may be one.
    const isCommonWord = count === 1 && /^\p{Ll}/u.test(part[0]?.text ?? '');
    if (called && !isCommonWord) {
      return { label: [...called].join('/'), end: part.at(-1)?.end ?? 0, words: count };
    }
  }
  return null;
}

/** Scripts without blanks between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;

/**
 * The written forms of a name as lists of words: "Ana Ruiz", "Ruiz, Ana", "A. Ruiz", "Ruiz A."; empty for a single
 * letter.
 */
function writtenForms(name: string): string[][] {
  const [family = '', given = ''] = name.replace(/\(.*?\)/g, ' ').split(',');
  const words = wordsOf(`${given} ${family}`);
  const keys = words.map(({ key }) => key);
  if (!/\p{L}[\p{L}\p{M}]/u.test(name)) return [];
  if (!words.every(({ text }) => /\p{L}/u.test(text))) return [keys];
  const initials = words.map(({ text }) => `${normalisedName(text).slice(0, 1)}.`);
  const forms = [keys];
  for (let at = 1; at < keys.length; at++) {
    // "Ana de la Cruz López" is also "Ana de la Cruz".
    const short = words.findIndex(({ text }, index) => index >= at && !/^\p{Ll}/u.test(text)) + 1;
    const firsts = [keys.slice(0, at), initials.slice(0, at), initials.slice(0, 1)];
    const lasts = [keys.slice(at), ...(short > 0 ? [keys.slice(at, short)] : [])];
    for (const last of lasts) {
      for (const first of firsts) forms.push([...first, ...last], [...last, ...first]);
    }
    // The family name may come first: "Ruiz Ana" is "A. Ruiz" too.
    const initial = initials.slice(at, at + 1);
    forms.push([...initial, ...keys.slice(0, at)], [...keys.slice(0, at), ...initial]);
  }
  return forms;
}

/** How files and sheets name the page's team. */
export type TeamNaming = ReturnType<typeof useTeamNaming>;

/** The naming of the team in the page's address. @param begins the choice of an earlier visit */
export function useTeamNaming(begins: NamesOrNumbers | null = null) {
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
  const names: NamesOrNumbers = chosen ?? (isAdult ? 'names' : 'numbers');
  return {
    age,
    /** Whether the team has loaded or failed to. Nothing is drawn before, since numbers would turn into names. */
    settled,
    /** The coach's answer; it counts if the age is unknown. */
    isUnder18,
    answer: (answered: boolean) => {
      saveUnder18(local, teamId, answered);
      readAgain();
    },
    /** The coach's choice on this visit; `null` before. */
    chosen,
    choose: (names: NamesOrNumbers) => choose(names),
    /** By default names for adults, and shirt numbers for all others. */
    names,
  };
}
