import type { GameNotes } from '../../basketball/game-notes.ts';
import { notRecorded } from '../ui/format.ts';

/** One line of a box score's foot: both sides' numbers, or one for the match. */
export interface NoteRow {
  name: string;
  text: string;
}

const sideNotes: [string, keyof GameNotes['team']][] = [
  ['Points in the paint', 'pointsInThePaint'],
  ['Second chance', 'secondChancePoints'],
  ['Fast break', 'fastBreakPoints'],
  ['From turnovers', 'pointsFromTurnovers'],
  ['Bench', 'benchPoints'],
  ['Biggest lead', 'biggestLead'],
  ['Biggest run', 'biggestRun'],
];

/** The notes that the data holds, own number first; a note that neither side has is left out. */
export function noteRows(notes: GameNotes): NoteRow[] {
  const both = sideNotes
    .filter(([, key]) => notes.team[key] !== null || notes.opponent[key] !== null)
    .map(([name, key]) => ({
      name,
      text: `${notes.team[key] ?? notRecorded} v ${notes.opponent[key] ?? notRecorded}`,
    }));
  const one = (name: string, count: number | null) =>
    count === null ? [] : [{ name, text: String(count) }];
  return [
    ...both,
    ...one('Lead changes', notes.leadChanges),
    ...one('Times tied', notes.timesTied),
  ];
}
