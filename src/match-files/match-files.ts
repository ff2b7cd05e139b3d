import { euroleagueMatch } from './euroleague.ts';
import type { EuroleagueFiles, EuroleagueKind } from './euroleague-file.ts';
import { euroleagueSchemas } from './euroleague-file.ts';
import type { FileFormat } from './file-values.ts';
import { checkContent, parseJson } from './file-values.ts';
import { IntakeError } from './intake-error.ts';
import { readLiveStats } from './livestats.ts';
import type { RecordedMatch } from './recorded-match.ts';

/** A file as given to the import: `place` is what messages call it. */
export interface MatchFile {
  place: string;
  text: string;
}

/** A match and the files that it was read from. */
export interface ReadMatch {
  place: string;
  recorded: RecordedMatch;
}

const format: FileFormat = {
  file: 'EuroLeague file',
  match: 'EuroLeague match',
  nextStep: 'Save the match’s files again and import them together.',
};

/**
 * The matches of `files`, in order, whatever their format. A FIBA LiveStats `data.json` is a match by itself. A
 * EuroLeague match is two to four files whose names differ in their ending only (`…_Boxscore.json`, `…_PlaybyPlay.json`,
 * and where there are any `…_Header.json` and `…_Points.json`). Throws an IntakeError for what is no match.
 */
export function readMatchFiles(files: readonly MatchFile[]): ReadMatch[] {
  const matches = new Map<string, () => ReadMatch>();
  const parts = new Map<string, Map<EuroleagueKind, MatchFile>>();
  for (const file of files) {
    const ending = /[_-]?(Boxscore|PlaybyPlay|Header|Points)(?=\.json$)/i.exec(file.place);
    if (ending === null) {
      const { place, text } = file;
      matches.set(`file ${place}`, () => ({ place, recorded: readLiveStats(text, place) }));
      continue;
    }
    const stem = file.place.slice(0, ending.index);
    const kind = kinds.find((name) => name.toLowerCase() === ending[1]?.toLowerCase());
    const own = parts.get(stem) ?? new Map<EuroleagueKind, MatchFile>();
    parts.set(stem, own);
    if (kind !== undefined) own.set(kind, file);
    matches.set(`stem ${stem}`, () => readEuroleague(own));
  }
  return [...matches.values()].map((read) => read());
}

const kinds: readonly EuroleagueKind[] = ['Boxscore', 'PlaybyPlay', 'Header', 'Points'];

function readEuroleague(files: ReadonlyMap<EuroleagueKind, MatchFile>): ReadMatch {
  const read = <Kind extends EuroleagueKind>(kind: Kind) => {
    const file = files.get(kind);
    if (file === undefined) return undefined;
    const content = parseJson(file.text, file.place, format);
    return checkContent(euroleagueSchemas[kind], content, file.place, format);
  };
  const [Boxscore, PlaybyPlay, Header, Points] = [
    read('Boxscore'),
    read('PlaybyPlay'),
    read('Header'),
    read('Points'),
  ];
  const [first] = files.values();
  const place = files.get('PlaybyPlay')?.place ?? first?.place ?? '';
  if (Boxscore === undefined || PlaybyPlay === undefined) {
    const missing = Boxscore === undefined ? 'Boxscore' : 'PlaybyPlay';
    throw new IntakeError(
      `${place}: its ${missing} file is missing. A EuroLeague match needs its Boxscore and its PlaybyPlay file: name both.`,
    );
  }
  const match: EuroleagueFiles = {
    Boxscore,
    PlaybyPlay,
    ...(Header === undefined ? {} : { Header }),
    ...(Points === undefined ? {} : { Points }),
  };
  return { place, recorded: euroleagueMatch(match) };
}
