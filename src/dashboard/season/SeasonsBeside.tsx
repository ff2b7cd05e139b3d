import { i18n } from '@lingui/core';
import type { PlayerSeason } from '../../basketball/season.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useMatchesOf, useTeamSeasons } from '../api/team-season.ts';
import { rosterRows, seasonMatches } from '../figures/roster.ts';
import { Section } from '../figures/Section.tsx';
import { averageColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { LineSelect } from '../ui/Fields.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './SeasonPlayerPage.module.css';

const usual = { beside: '' };

interface SeasonsBesideProps {
  teamId: string;
  playerId: string;
  /** The season that is open. */
  season: PlayerSeason;
}

/** A player's averages per match in two seasons; renders nothing for a team with one season. */
export function SeasonsBeside({ teamId, playerId, season }: SeasonsBesideProps) {
  const { seasons, open } = useTeamSeasons(teamId);
  const [{ beside }, choose] = useSearchChoice(usual);
  const others = seasons.filter((each) => each !== open);
  const other = others.find(({ name }) => name === beside);
  const boxScores = useSeasonBoxScores(useMatchesOf(teamId, other));
  if (!open || others.length === 0) return null;
  const then = rosterRows(null, seasonMatches(boxScores.entries)).find(
    (row) => row.playerId === playerId,
  )?.season;
  const rowOf = (name: string, of: PlayerSeason | null | undefined, absence: string) => {
    const perMatch = of?.perMatch ?? null;
    return {
      key: name,
      name,
      matches: of?.matches,
      text: perMatch && (({ average }: (typeof averageColumns)[number]) => average(perMatch)),
      absence,
    };
  };
  return (
    <div data-seasons>
      <Section title={i18n.t('Two seasons')} note={i18n.t('per match')}>
        <p className={`quiet ${styles.beside}`}>
          <LineSelect
            label={i18n.t('{season} beside', { season: open.name })}
            value={other?.name ?? ''}
            onChoose={(name) => choose({ beside: name })}
            options={[
              ['', i18n.t('no other season')],
              ...others.map(({ name }) => [name, name] as const),
            ]}
          />
        </p>
        {other ? (
          <StatTable
            label={i18n.t('Two seasons')}
            nameHeading={i18n.t('Season')}
            lead={[
              {
                key: 'matches',
                heading: i18n.t('Matches'),
                cell: ({ matches }) => matches ?? null,
              },
            ]}
            columns={averageColumns}
            rows={[
              rowOf(open.name, season, ''),
              rowOf(
                other.name,
                boxScores.reading ? null : then,
                boxScores.reading
                  ? i18n.t('Loading the season')
                  : i18n.t('not in a match of that season'),
              ),
            ]}
          />
        ) : null}
      </Section>
    </div>
  );
}
