import { i18n } from '@lingui/core';
import type { PlayerNaming } from '../figures/player-naming.ts';
import type { SeasonRatings } from '../figures/season-ratings.ts';
import { whyLittle } from '../insights/insight-lists.ts';
import { paperColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import type { TalkCardPaper } from './match-paper.ts';
import { PaperInsights } from './PaperInsights.tsx';
import { partOf } from './part.ts';
import { averageText } from './season-averages.ts';

interface TalkCardProps {
  card: TalkCardPaper;
  naming: PlayerNaming;
  /** The team's: its values tell the scale of a player's ratings too. */
  season: SeasonRatings;
}

/** One player's page, for a talk between coach and player: the line, the season's averages, the insights, room to write. */
export function TalkCard({ card, naming, season: ratings }: TalkCardProps) {
  const { player, season, insights } = card;
  const known = partOf(season);
  return (
    <>
      <h2 className="paper-player">
        {player.number ? <span className="paper-number">{player.number}</span> : null}
        {naming.of(player)}
      </h2>
      <StatTable
        paper
        label={i18n.t('Statistics')}
        nameHeading={i18n.t('Statistics')}
        columns={paperColumns}
        rows={[
          { key: 'match', name: i18n.t('This match'), text: ({ text }) => text(player) },
          ...(known
            ? [
                {
                  key: 'season',
                  name: i18n.t(
                    '{matches, plural, one {Season, # match} other {Season, # matches}}',
                    {
                      matches: known.matches,
                    },
                  ),
                  text: averageText(known),
                },
              ]
            : []),
        ]}
      />
      {'missing' in season ? <p className="paper-remark">{season.missing}</p> : null}
      {/* The means are the team's: on a player's bars they would be taken for the player's own. */}
      <PaperInsights
        insights={insights}
        whyEmpty={whyLittle(player)}
        naming={naming}
        season={{ ...ratings, means: new Map() }}
      />
      <p className="paper-lines">{i18n.t('Notes')}</p>
    </>
  );
}
