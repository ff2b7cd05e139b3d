/* The coach's changes to the proposal: order, minutes, removed themes. Private, so only this device stores them. */
import type { DeviceStorage } from '../api/device-storage.ts';
import type { Theme } from './practice-report.ts';
import { type ThemeKey, themeKeys } from './themes.ts';

/** A theme with the coach's choices. */
interface Entry {
  key: ThemeKey;
  /** `null` = as proposed. */
  minutes: number | null;
  chosen: boolean;
}

/** The coach's choices in order, without untouched themes. */
export type Choices = readonly Entry[];

export interface Planned {
  theme: Theme;
  minutes: number;
}

/** The themes of a practice in order, and the other recurring ones. */
export interface Plan {
  chosen: Planned[];
  others: Theme[];
}

/** Themes in a proposal, and the most that fit one practice and its sheet. */
const proposed = 3;
export const mostChosen = 4;
export const mostMinutes = 90;
/** Minutes of a proposal, and the fewest for a theme. */
const whole = 45;
const least = 5;

const storageKey = (teamId: string) => `boxout.practice.${teamId}`;

/** Reads choices stored as "turnovers=20 rim -fouling"; unknown words are skipped. */
export function readChoices(storage: DeviceStorage, teamId: string): Choices {
  const words = (storage.getItem(storageKey(teamId)) ?? '').split(' ');
  return words.flatMap((word): Entry[] => {
    const [, out, name, given] = /^(-?)(\w+)(?:=(\d+))?$/.exec(word) ?? [];
    const key = themeKeys.find((each) => each === name);
    if (key === undefined) return [];
    const minutes = given === undefined ? null : Math.min(mostMinutes, Number(given));
    return [{ key, minutes, chosen: out === '' }];
  });
}

/** Stores the choices; without any, the proposal applies again. */
export function saveChoices(storage: DeviceStorage, teamId: string, choices: Choices): void {
  const words = choices.map(
    ({ key, minutes, chosen }) =>
      `${chosen ? '' : '-'}${key}${minutes === null ? '' : `=${minutes}`}`,
  );
  if (words.length === 0) storage.removeItem(storageKey(teamId));
  else storage.setItem(storageKey(teamId), words.join(' '));
}

/**
 * The plan: the coach's choices, then the untouched proposals. Minutes are proportional to the square root of the cost,
 * so that the costliest theme gets most and a cheap one still gets some.
 */
export function planOf(themes: readonly Theme[], choices: Choices): Plan {
  const entryOf = (theme: Theme) => choices.find(({ key }) => key === theme.key);
  const placeOf = (theme: Theme) => {
    const at = choices.findIndex(({ key }) => key === theme.key);
    return at === -1 ? choices.length + themes.indexOf(theme) : at;
  };
  const isChosen = (theme: Theme, at: number) => entryOf(theme)?.chosen ?? at < proposed;
  const chosen = themes
    .filter(isChosen)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, mostChosen);
  const weightOf = ({ cost }: Theme) => Math.sqrt(cost);
  const sum = chosen.reduce((total, theme) => total + weightOf(theme), 0);
  return {
    chosen: chosen.map((theme) => ({
      theme,
      minutes:
        entryOf(theme)?.minutes ?? Math.max(least, Math.round((whole * weightOf(theme)) / sum)),
    })),
    others: themes.filter((theme) => !chosen.includes(theme)),
  };
}

/** A plan as choices: every theme in its order, with the coach's minutes. */
function choicesOf({ chosen, others }: Plan, choices: Choices): Entry[] {
  const minutesOf = (key: ThemeKey) => choices.find((each) => each.key === key)?.minutes ?? null;
  const entry = (theme: Theme, isChosen: boolean): Entry => ({
    key: theme.key,
    minutes: minutesOf(theme.key),
    chosen: isChosen,
  });
  return [
    ...chosen.map(({ theme }) => entry(theme, true)),
    ...others.map((theme) => entry(theme, false)),
  ];
}

/** The choices after a theme moved by one position, up (−1) or down (1). */
export function moved(plan: Plan, choices: Choices, key: ThemeKey, by: -1 | 1): Choices {
  const order = choicesOf(plan, choices);
  const from = order.findIndex((entry) => entry.key === key);
  const to = from + by;
  const [one, other] = [order[from], order[to]];
  if (!one?.chosen || !other?.chosen) return choices;
  return order.with(from, other).with(to, one);
}

/** The choices after a theme was added at the end of the practice, or removed from it. */
export function chosenOrNot(
  plan: Plan,
  choices: Choices,
  key: ThemeKey,
  isChosen: boolean,
): Choices {
  const order = choicesOf(plan, choices);
  const rest = order.filter((entry) => entry.key !== key);
  const entry = { key, minutes: null, chosen: isChosen };
  return [...rest.filter(({ chosen }) => chosen), entry, ...rest.filter(({ chosen }) => !chosen)];
}

/** The choices after a change of minutes; `null` = as proposed. */
export function withMinutes(
  plan: Plan,
  choices: Choices,
  key: ThemeKey,
  minutes: number | null,
): Choices {
  return choicesOf(plan, choices).map((entry) =>
    entry.key === key ? { ...entry, minutes } : entry,
  );
}
