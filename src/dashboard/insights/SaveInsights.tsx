import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { documentTitle } from '../figures/document-title.ts';
import { playerNaming } from '../figures/player-naming.ts';
import { SaveMenu } from '../figures/SaveMenu.tsx';
import { savePicture } from '../figures/save-picture.ts';
import { insightsPicture } from './insights-picture.ts';

interface SaveInsightsProps {
  result: InsightResult;
  match: Match;
  boxScore: BoxScore;
  /** Whom the insights are about; the team where absent. */
  player?: { name: string; number?: string | undefined } | undefined;
}

/** Saves the insights as a picture for a team's chat; nothing where none are written. */
export function SaveInsights({ result, match, boxScore, player }: SaveInsightsProps) {
  if (!result.ratings && !result.summary) return null;
  const title = documentTitle(match, boxScore.team.name);
  return (
    <SaveMenu
      actions={[
        {
          label: i18n.t('Insights as picture'),
          save: (choice) => {
            const naming = playerNaming(choice, boxScore);
            const about = player && naming.numbered(player);
            const teamName = boxScore.team.name;
            const fileName = [title, about, i18n.t('insights')].filter(Boolean).join(' ');
            return savePicture(`${fileName}.png`, (measure) =>
              insightsPicture({ result, match, teamName, about, naming }, measure),
            );
          },
        },
      ]}
    />
  );
}
