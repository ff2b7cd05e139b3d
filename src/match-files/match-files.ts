import { contentOf } from './content.ts';
import { euroleague } from './euroleague/euroleague.ts';
import type { MatchFormat, ParsedFile, ReadMatch } from './format.ts';
import { IntakeError } from './intake-error.ts';
import { liveStats } from './livestats/livestats.ts';
import { statCrew } from './statcrew/statcrew.ts';

/** A file as given to the import: `place` is what messages call it. */
export interface MatchFile {
  place: string;
  text: string;
}

const formats: readonly MatchFormat[] = [liveStats, euroleague, statCrew];
const names = formats.map(({ name }) => name).join(' or ');

/**
 * The matches of `files`, in the order of each one's first file. What a file is, its content says, not its name. Throws an
 * IntakeError for what is no match.
 */
export function readMatchFiles(files: readonly MatchFile[]): ReadMatch[] {
  const parsed = files.map(
    ({ place, text }): ParsedFile => ({ place, content: contentOf(text, place) }),
  );
  const byFormat = new Map<MatchFormat, ParsedFile[]>();
  for (const file of parsed) {
    const format = formats.find(({ recognises }) => recognises(file.content));
    if (format === undefined) {
      throw new IntakeError(
        `${file.place}: no match file of ${names}. Leave it out, or save it again.`,
      );
    }
    byFormat.set(format, [...(byFormat.get(format) ?? []), file]);
  }
  return [...byFormat]
    .flatMap(([format, own]) => format.group(own).map((group) => ({ format, group })))
    .sort((one, other) => firstOf(parsed, one.group) - firstOf(parsed, other.group))
    .map(({ format, group }) => format.read(group));
}

const firstOf = (all: readonly ParsedFile[], group: readonly ParsedFile[]) =>
  Math.min(...group.map((file) => all.indexOf(file)));
