import { opponentIdOf } from '../recognise.ts';
import { type MatchRow, movedTo } from '../stored-match.ts';
import { comparableName } from './typed-name.ts';

/** What may be changed of a match, besides what was recorded on court. */
export interface MatchChange {
  /** YYYY-MM-DD */
  day?: string | undefined;
  opponent?: string | undefined;
  competition?: string | undefined;
  venue?: string | undefined;
  homeAway?: MatchRow['homeAway'] | undefined;
}

/** What a change sets in a match's row: to another day at the hour that it had. Throws CareError for a name that is none. */
export function setByChange(
  row: Pick<MatchRow, 'clubId' | 'startsAt' | 'matchDay'>,
  { day, opponent, competition, venue, homeAway }: MatchChange,
): Partial<MatchRow> {
  return {
    ...(day === undefined ? {} : movedTo(row, day)),
    ...(opponent === undefined ? {} : opponentOf(row.clubId, opponent)),
    ...(competition === undefined ? {} : { competition }),
    ...(venue === undefined ? {} : { venue }),
    ...(homeAway === undefined ? {} : { homeAway }),
  };
}

function opponentOf(clubId: string, name: string) {
  return {
    opponentName: name,
    normalisedOpponent: comparableName(name),
    opponentId: opponentIdOf(clubId, name),
  };
}
