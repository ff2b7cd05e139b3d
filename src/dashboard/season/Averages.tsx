import { i18n } from '@lingui/core';
import { type PlayerSeason, perMinutes } from '../../basketball/season.ts';
import { Section } from '../figures/Section.tsx';
import { averageColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';

interface AveragesProps {
  season: PlayerSeason;
  /** What the second row goes by. */
  minutes: number;
}

/** A season's means per match and per so many minutes, and its totals. */
export function Averages({ season, minutes }: AveragesProps) {
  const { matches, starts, totals, perMatch } = season;
  const ofMinutes = perMinutes(totals, minutes);
  return (
    <Section
      title={i18n.t('Averages')}
      note={i18n.t('{matches, plural, one {one match} other {# matches}}, {starts} as a starter', {
        matches,
        starts,
      })}
    >
      <StatTable
        label={i18n.t('Averages and totals')}
        nameHeading={i18n.t('Basis')}
        columns={averageColumns}
        rows={[
          {
            key: 'match',
            name: i18n.t('Per match'),
            text: perMatch && (({ average }) => average(perMatch)),
          },
          {
            key: 'minutes',
            name: i18n.t('Per {minutes} min', { minutes }),
            text: ofMinutes && (({ average }) => average(ofMinutes)),
            absence: i18n.t('time on court not recorded in every match'),
          },
          { key: 'totals', name: i18n.t('Totals'), text: ({ text }) => text(totals) },
        ]}
      />
    </Section>
  );
}
