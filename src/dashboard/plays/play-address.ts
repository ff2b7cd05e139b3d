import { useEffect, useRef } from 'react';
import { type To, useLocation, useSearchParams } from 'react-router';
import { knownWord } from '../../contract/known-word.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import type { Play } from '../figures/plays.ts';
import { readChoices, writeChoices } from '../ui/use-search-choice.ts';

/** The groups of plays in the filter, in menu order, with the types in each. */
export const playGroups: Record<string, { name: string; types: readonly string[] }> = {
  scoring: {
    name: /* i18n */ 'Points scored',
    types: ['twoPointer', 'threePointer', 'freeThrow'],
  },
  shots: {
    name: /* i18n */ 'Field goals, made and missed',
    types: ['twoPointer', 'threePointer'],
  },
  'free-throws': { name: /* i18n */ 'Free throws', types: ['freeThrow'] },
  rebounds: { name: /* i18n */ 'Rebounds', types: ['rebound'] },
  assists: { name: /* i18n */ 'Assists', types: ['assist'] },
  turnovers: { name: /* i18n */ 'Turnovers and steals', types: ['turnover', 'steal'] },
  blocks: { name: /* i18n */ 'Blocks', types: ['block'] },
  fouls: { name: /* i18n */ 'Fouls', types: ['foul', 'foulDrawn'] },
  substitutions: { name: /* i18n */ 'Substitutions', types: ['substitution'] },
  timeouts: { name: /* i18n */ 'Time-outs', types: ['timeout'] },
};

/** Filters of the list of plays, by their names in the address; '' filters nothing. */
export interface PlayFilters {
  /** "1" to "4", "OT", in any language. */
  period: string;
  /** `Person.key`, or a side: everything of "team" or "opponent". */
  player: string;
  /** A key of `playGroups`, or a type of the service. */
  type: string;
}

/** No filter. */
export const noFilters: PlayFilters = { period: '', player: '', type: '' };

/** Whether a play passes every filter. A word that is no group counts as the service's type. */
export function passes(play: Play, { period, player, type }: PlayFilters): boolean {
  if (period !== '' && play.periodKey !== period) return false;
  if (player !== '' && !belongsTo(play, player)) return false;
  return type === '' || isOfType(play, type);
}

function belongsTo({ event, person }: Play, player: string): boolean {
  const side: Side | undefined = sides.find((each) => each === player);
  return side === undefined ? person?.key === player : event.side === side;
}

function isOfType({ event }: Play, type: string): boolean {
  if (type === 'scoring' && event.made !== true) return false;
  const types = knownWord(playGroups, type)?.types ?? [type];
  return types.includes(event.type);
}

/** The search parameters in which `play` is listed, without filters that would hide it. */
export function searchShowing(search: URLSearchParams, play: Play): URLSearchParams {
  return passes(play, readChoices(search, noFilters))
    ? search
    : writeChoices(search, noFilters, noFilters);
}

/** Links to a play's row on this page, without filters that would hide it. */
export function usePlayAddress(): (play: Play) => To {
  const [search] = useSearchParams();
  return (play) => ({
    search: searchShowing(search, play).toString(),
    hash: play.anchor,
  });
}

/**
 * Focuses the play or part of the page in the address, and, on Back, the element that had the focus. @param isWhole
 * whether all parts are rendered; later ones would push the focus out of view
 */
export function useFocusOfAddress(isWhole: boolean): void {
  const { hash, key } = useLocation();
  const focused = useRef(new Map<string, EventTarget | null>());
  const arrived = useRef({ key: '', isWhole: false });
  useEffect(() => {
    const before = focused.current.get(key);
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    // A play within another's line is found by that line.
    const named = place?.closest('li') ?? place;
    if (named) {
      const isMore = arrived.current.key === key && isWhole && !arrived.current.isWhole;
      if (isMore && document.activeElement !== named) return;
      arrived.current = { key, isWhole };
      // Its period may be closed, and its part of it.
      for (
        let box = named.closest('details');
        box;
        box = box.parentElement?.closest('details') ?? null
      )
        box.open = true;
      named.scrollIntoView({ block: /^#play-\d/.test(hash) ? 'center' : 'start' });
      named.focus({ preventScroll: true });
    } else if (before instanceof HTMLElement || before instanceof SVGElement) {
      if (before.isConnected) before.focus({ preventScroll: true });
    }
  }, [hash, key, isWhole]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => focused.current.set(key, target);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
}
