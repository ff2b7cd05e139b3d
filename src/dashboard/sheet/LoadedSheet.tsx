import { i18n } from '@lingui/core';
import { useLayoutEffect } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { documentTitle } from '../figures/match-text.ts';
import type { NamesOrNumbers } from '../figures/player-naming.ts';
import { seasonRatings } from '../figures/ratings.ts';
import { MatchSheet } from './MatchSheet.tsx';
import type { PlayByPlay } from './match-paper.ts';
import { PaperFoot } from './PrintFrame.tsx';

export interface LoadedSheetProps {
  /** `undefined` if not loaded. */
  match: Match | undefined;
  boxScore: BoxScore | undefined;
  plays: PlayByPlay | undefined;
  names: NamesOrNumbers;
}

const remark =
  /* i18n */ 'Printed from the browser’s menu: page 1 of the loaded data. The Print page has ratings, lists, charts, talk cards and play-by-play.';

/** Page 1 from the data already loaded, with a note on missing parts. */
export function LoadedSheet({ match, boxScore, plays, names }: LoadedSheetProps) {
  const title = match && boxScore ? documentTitle(match, boxScore.team.name) : i18n.t('Match');
  useLayoutEffect(() => {
    // The browser names the file by the document title, so the title changes during the print.
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  if (!match || !boxScore) {
    return (
      <article className="paper">
        <p className="paper-missing">{i18n.t('The box score of this match was not loaded.')}</p>
      </article>
    );
  }
  return (
    <>
      <PaperFoot text={title} />
      <MatchSheet
        paper={{
          match,
          boxScore,
          colour: undefined,
          plays: plays
            ? { value: plays }
            : { missing: i18n.t('The play-by-play was not loaded on the page that was printed.') },
          insights: { missing: '' },
          season: seasonRatings([]),
          cards: [],
          remark: i18n.t(remark),
        }}
        choices={{
          boxScore: true,
          insights: false,
          talkCards: false,
          playByPlay: false,
        }}
        names={names}
      />
    </>
  );
}
