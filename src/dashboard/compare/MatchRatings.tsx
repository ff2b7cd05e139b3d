import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { useSeasonInsights } from '../api/season-reading.ts';
import { Section } from '../figures/Section.tsx';
import type { Difference } from './compared.ts';
import { ratingDifferences } from './compared.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

interface MatchRatingsProps {
  a: Match;
  b: Match;
  matches: readonly Match[];
  names: { a: string; b: string };
  teamName: string;
}

/** The team's ratings in both matches among the season's; nothing if unwritten. */
export function MatchRatings({ a, b, matches, names, teamName }: MatchRatingsProps) {
  const season = useSeasonInsights(matches);
  const of = (match: Match) =>
    season.entries.flatMap(({ match: { id }, value }) => (id === match.id && value ? [value] : []));
  const others = season.entries.flatMap(({ match: { id }, value }) =>
    id !== a.id && id !== b.id && value ? [value] : [],
  );
  const rows = ratingDifferences(of(a), of(b), others);
  return <Ratings rows={rows} names={names} whose={teamName} />;
}

interface RatingsProps {
  rows: readonly Difference[];
  names: { a: string; b: string };
  whose: string;
}

/** Ratings of two, as the service sent them: no colour says good or bad. */
export function Ratings({ rows, names, whose }: RatingsProps) {
  if (rows.length === 0) return null;
  return (
    <Section
      title={i18n.t('Ratings')}
      note={i18n.t('as the service sent them; the mean of several')}
    >
      <DifferenceTable
        label={i18n.t('Ratings')}
        names={names}
        sides={{ team: whose }}
        rows={rows.map((team) => ({ key: team.key, team }))}
      />
    </Section>
  );
}
