import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { useApi } from '../api/api-context.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery } from '../api/matches.ts';
import { Loaded } from '../figures/Loaded.tsx';
import { namedRatings } from '../figures/rating-names.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import { totalsComparison } from '../figures/team-comparison.ts';
import { notRecorded } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './Compare.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';

interface ComparedMatchesProps {
  a: Match;
  b: Match;
  heading: (match: Match) => ReactNode;
}

/** The team's totals and ratings in two matches. */
export function ComparedMatches({ a, b, heading }: ComparedMatchesProps) {
  const api = useApi();
  const skeleton = (
    <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the box scores')} />
  );
  const [first, second] = [useQuery(boxScoreQuery(api, a.id)), useQuery(boxScoreQuery(api, b.id))];
  const ratingsA = useQuery(insightsQuery(api, a.id)).data?.value;
  const ratingsB = useQuery(insightsQuery(api, b.id)).data?.value;
  return (
    <Loaded query={first} skeleton={skeleton}>
      {(left) => (
        <Loaded query={second} skeleton={skeleton}>
          {(right) => {
            const totals = totalsGroups(left, right);
            const ratings = ratingsGroup(ratingsA, ratingsB);
            return (
              <>
                {totals.length === 0 ? (
                  <p className={styles.remark}>
                    {i18n.t('Totals of both sides were not recorded in one of these matches.')}
                  </p>
                ) : null}
                <ComparisonTable
                  caption={i18n.t('The team in both matches')}
                  a={heading(a)}
                  b={heading(b)}
                  groups={[...totals, ...ratings]}
                />
              </>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

function totalsGroups(left: BoxScore, right: BoxScore) {
  const [a, b] = [left, right].map(({ team, opponent }) =>
    team.totals && opponent.totals ? totalsComparison(team.totals, opponent.totals) : null,
  );
  if (!a || !b) return [];
  return a.map(({ title, rows }, group) => ({
    title,
    rows: rows.map(({ name, meaning, team }, row) => ({
      key: name,
      name,
      meaning,
      a: team.text,
      b: b[group]?.rows[row]?.team.text ?? notRecorded,
    })),
  }));
}

function ratingsGroup(left: InsightResult | undefined, right: InsightResult | undefined) {
  const [a, b] = [left, right].map((result) =>
    result?.ratings ? namedRatings(result.ratings) : [],
  );
  const named = new Map([...(a ?? []), ...(b ?? [])].map(({ key, name }) => [key, name]));
  if (named.size === 0) return [];
  const ratingOf = (ratings: typeof a, key: string) =>
    formatAsSent(ratings?.find((rating) => rating.key === key)?.value ?? null);
  return [
    {
      title: i18n.t('Ratings, as the service sent them'),
      rows: [...named].map(([key, name]) => ({
        key,
        name,
        meaning: '',
        a: ratingOf(a, key),
        b: ratingOf(b, key),
      })),
    },
  ];
}
