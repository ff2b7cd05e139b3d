import type { PlayerSeason } from '../../basketball/season.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonRatings } from '../figures/season-ratings.ts';
import type { Part } from './part.ts';
import type { WrittenText } from './written-part.ts';

/** Every event of a match with its match sheet. */
export type PlayByPlay = DataOf<'getPlayByPlay'>;

/** One player's page. */
export interface TalkCardPaper {
  player: PlayerLine;
  /** The player's season with this match; missing without box scores. */
  season: Part<PlayerSeason>;
  insights: Part<WrittenText>;
}

/** Everything that a match's sheet is made of. */
export interface MatchPaper {
  match: Match;
  boxScore: BoxScore;
  /** The team's colour, CSS hex; `undefined` if unset. */
  colour: string | undefined;
  plays: Part<PlayByPlay>;
  insights: Part<WrittenText>;
  /** The team's ratings in the matches that define the usual, as far as loaded. */
  season: SeasonRatings;
  /** The season of those matches if it is the one before; otherwise `null` or absent. */
  seasonBefore?: string | null;
  /** In the order of shirt numbers; empty without cards. */
  cards: TalkCardPaper[];
  /** A sentence at the end of page 1, for instance on what this print leaves out. */
  remark?: string;
}
