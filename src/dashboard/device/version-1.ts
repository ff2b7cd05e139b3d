import type { MatchRecord } from '../../basketball/match-record.ts';
import {
  DocumentError,
  type Documents,
  type Kind,
  packed,
  type StoredClub,
  type StoredErased,
  type StoredMatch,
  type StoredRun,
  type StoredTeam,
  unpacked,
} from '../../club/documents.ts';
import { erasedId } from '../../club/edit.ts';
import { outlineOf } from '../../club/tools.ts';
import { oldestStates } from '../../club/undo.ts';
import type { WrittenInsights } from '../../insights/write-insights.ts';

/* Converts the first version of a browser's clubs into current documents. */

interface MatchV1 extends Omit<StoredMatch, 'sheet'> {
  run: Omit<StoredRun, 'matchId'> | null;
}

/** The values of ["club", club], ["match", club, match] and so on. */
export interface Version1 {
  club: StoredClub & {
    teams: Omit<StoredTeam, 'madeAt'>[];
    erased?: StoredErased[];
  };
  match: MatchV1;
  record: MatchRecord;
  texts: WrittenInsights;
  undo: Omit<Documents['adding'], 'replaced'> & {
    replaced: { match: MatchV1; record: MatchRecord }[];
  };
}

/** A value with its key; a match needs its record too. */
export type Entry1 =
  | { kind: 'club'; value: Version1['club'] }
  | { kind: 'match'; value: Version1['match']; record: MatchRecord }
  | { kind: 'record'; value: Version1['record'] }
  | { kind: 'texts'; matchId: string; value: Version1['texts'] }
  | { kind: 'undo'; value: Version1['undo'] };

/** The current documents of an entry. Throws DocumentError if it is damaged; `matchId` is '' for the club's entries. */
export function documentsOf(clubId: string, entry: Entry1, matchId: string) {
  try {
    const documents = entriesOf(clubId, entry);
    for (const { kind, id, document } of documents) unpacked(kind, clubId, id, document);
    return documents;
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    const kind = entry.kind === 'undo' ? 'adding' : entry.kind;
    throw new DocumentError(kind, clubId, matchId, String(cause));
  }
}

const one = <Name extends Kind>(kind: Name, id: string, document: Documents[Name]) => ({
  kind,
  id,
  document: packed(kind, document),
});

function entriesOf(clubId: string, entry: Entry1): { kind: Kind; id: string; document: object }[] {
  switch (entry.kind) {
    case 'club': {
      const { teams, erased = [], ...club } = entry.value;
      // Teams are listed in the order of creation.
      const madeAt = (index: number) => new Date(new Date(club.madeAt).getTime() + index);
      return [
        one('club', clubId, club),
        ...teams.map((team, index) => one('team', team.id, { ...team, madeAt: madeAt(index) })),
        ...erased.map((row) => one('erased', erasedId(row.teamId, row.hash), row)),
      ];
    }
    case 'match': {
      const { run, ...match } = entry.value;
      const { id } = match.row;
      const sheet = outlineOf(entry.record.matchSheet);
      return [
        one('match', id, { ...match, sheet }),
        ...(run === null ? [] : [one('run', id, { ...run, matchId: id })]),
      ];
    }
    case 'record':
      return [one('record', entry.value.id, entry.value)];
    case 'texts': {
      const { team, players } = entry.value;
      return [one('texts', entry.matchId, { team, players: Object.fromEntries(players) })];
    }
    case 'undo': {
      const { replaced, ...adding } = entry.value;
      const oldest = oldestStates(
        adding.added,
        replaced.map(({ match: { run: _, ...match }, record }) => {
          const sheet = outlineOf(record.matchSheet);
          return [match.row.id, { match: { ...match, sheet }, record }];
        }),
      );
      return [
        one('adding', clubId, { ...adding, replaced: [...oldest.keys()] }),
        ...[...oldest].map(([id, before]) => one('undo', id, before)),
      ];
    }
  }
}
