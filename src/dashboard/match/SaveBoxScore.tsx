import { i18n } from '@lingui/core';
import { memo } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { documentTitle } from '../figures/document-title.ts';
import { type NamesOrNumbers, playerNaming } from '../figures/player-naming.ts';
import { SaveMenu } from '../figures/SaveMenu.tsx';
import { savePicture } from '../figures/save-picture.ts';
import { toCsv } from '../ui/csv.ts';
import { downloadFile } from '../ui/download-file.ts';
import { boxScoreRows } from './box-score-csv.ts';
import { boxScorePicture } from './box-score-picture.ts';

interface SaveBoxScoreProps {
  /** As shown: of the match, or of one period. */
  boxScore: BoxScore;
  match: Match;
  /** `null` for the whole match. */
  period: number | null;
}

/** Saves the box score for a spreadsheet, or as a picture for a team's chat. */
export const SaveBoxScore = memo(function SaveBoxScore({
  boxScore,
  match,
  period,
}: SaveBoxScoreProps) {
  const title = documentTitle(match, boxScore.team.name);
  const fileName = period === null ? title : i18n.t('{title} period {period}', { title, period });
  const named = (naming: NamesOrNumbers) => playerNaming(naming, boxScore);
  return (
    <SaveMenu
      actions={[
        {
          label: i18n.t('Box score as CSV'),
          isClubCopy: true,
          save: (naming) =>
            downloadFile(
              `${fileName}.csv`,
              'text/csv',
              toCsv(boxScoreRows(boxScore, named(naming))),
            ),
        },
        {
          label: i18n.t('Box score as picture'),
          save: (naming) =>
            savePicture(`${fileName}.png`, (measure) =>
              boxScorePicture(boxScore, match, named(naming), measure),
            ),
        },
      ]}
    />
  );
});
