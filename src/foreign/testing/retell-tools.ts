import type { RecordKind } from '../../contract/vocabulary.ts';
import type { Choose, wording } from './other-words.ts';

export type Values = Record<string, unknown>;

/** The tools for rewording all parts of a reply. */
export interface Tools extends Omit<ReturnType<typeof wording>, 'part'> {
  choose: Choose;
  number: (value: unknown) => unknown;
  id: (value: string | undefined) => unknown;
  renamed: (kind: RecordKind, values: Values) => Values;
}

export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
