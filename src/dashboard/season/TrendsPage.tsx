import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { fourFactors } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { isUnder13 } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import {
  type SeasonEntry,
  useSeasonBoxScores,
  useSeasonInsights,
  useUnchanged,
} from '../api/season-reading.ts';
import { useUsual } from '../api/team-season.ts';
import {
  certaintyText,
  findings,
  type Latest,
  latestOf,
  leastMatches,
  movesOf,
  numberIn,
  useLatestMatches,
} from '../figures/latest-moves.ts';
import { matchText } from '../figures/match-text.ts';
import { Absence } from '../figures/QueryState.tsx';
import grid from '../figures/SeasonPage.module.css';
import { SeasonCount } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { Strip } from '../figures/Strip.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { axisAround } from '../figures/TrendChart.tsx';
import { nameOf, written } from '../tables/number-words.ts';
import { LineSelect } from '../ui/Fields.tsx';
import { notRecorded } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { Quarters } from './Quarters.tsx';
import { ResultStrip } from './ResultStrip.tsx';
import { standingsOf } from './standings.ts';
import { RatingTrends, TrendPanels, TrendTable } from './TrendPanels.tsx';
import styles from './Trends.module.css';
import {
  efficiencies as efficiencyKeys,
  ratingTrends,
  totalsTrends,
  trendText,
  valuesOf,
} from './trend-series.ts';
import { WriteMissing } from './WriteMissing.tsx';

/** A team's ratings and four factors by match. */
export function TrendsPage() {
  return (
    <TeamMatches title={i18n.t('Trends')} skeleton={<TrendsSkeleton />}>
      {(list) => <Trends {...list} />}
    </TeamMatches>
  );
}

function Trends({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const boxScores = useSeasonBoxScores(matches);
  const insights = useSeasonInsights(matches);
  const usual = useUsual(teamId);
  const isBefore = usual.seasonBefore !== null;
  const boxScoresBefore = useSeasonBoxScores(usual.before);
  const insightsBefore = useSeasonInsights(usual.before);
  const latest = useLatestMatches(teamId, matches);
  const latestScores = useSeasonBoxScores(latest.read);
  const { team } = useTeam(teamId);
  const completed = useUnchanged(boxScores.entries.map(({ match }) => match));
  if (boxScores.entries.length === 0) {
    return (
      <Absence
        title={i18n.t('No match is completed yet')}
        message={i18n.t('Trends begin with the first match that has ended.')}
      />
    );
  }
  const reading = insights.waiting || insightsBefore.waiting;
  const written = insights.entries.filter(({ value }) => value?.ratings).length;
  const count = <SeasonCount readings={[insights, boxScores]} />;
  // No axis moves: the lines follow once all is loaded.
  if (boxScores.waiting || boxScoresBefore.waiting || latestScores.waiting) {
    return (
      <div className={grid.page}>
        {count}
        <TrendsSkeleton />
      </div>
    );
  }
  return (
    <div className={grid.page}>
      {count}
      <TotalsTrends
        teamId={teamId}
        entries={boxScores.entries}
        usual={isBefore ? boxScoresBefore.entries : undefined}
        divided={latestOf(
          latestScores.entries.map(({ match, value }) => ({ match, boxScore: value })).toReversed(),
          latest.early,
        )}
      >
        <ResultStrip matches={completed} />
      </TotalsTrends>
      <Section
        title={i18n.t('Six ratings')}
        note={i18n.t('of {written, plural, one {# match} other {# matches}} with insights', {
          written,
        })}
      >
        <RatingTrends
          series={ratingTrends(
            reading ? [] : insights.entries,
            isBefore ? insightsBefore.entries : undefined,
          )}
          reading={reading}
          hrefOf={(matchId) => paths.insights({ teamId, matchId })}
        />
      </Section>
      {isUnder13(team) ? null : <Standings entries={boxScores.entries} />}
      <Quarters teamId={teamId} matches={completed} />
      <WriteMissing teamId={teamId} matches={matches} insights={insights} />
    </div>
  );
}

function TrendsSkeleton() {
  return (
    <div className={grid.page} role="status">
      <span className="visually-hidden">{i18n.t('Loading the season')}</span>
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton height="24rem" />
      <Skeleton height="24rem" />
    </div>
  );
}

interface TotalsTrendsProps {
  teamId: string;
  /** Newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
  /** The entries that define the usual if they are of the season before. */
  usual: readonly SeasonEntry<BoxScore>[] | undefined;
  /** The latest matches; `null` if there are too few. */
  divided: Latest<{ match: Match; boxScore: BoxScore }> | null;
  /** Between the finding and the charts. */
  children: ReactNode;
}

/** A season from both sides' totals: what changed, both sides' four factors, points per 100 possessions. */
function TotalsTrends({ teamId, entries, usual, divided, children }: TotalsTrendsProps) {
  const hrefOf = (matchId: string) => paths.match({ teamId, matchId });
  const ours = totalsTrends(entries, fourFactors, 'team', usual);
  const theirs = totalsTrends(entries, fourFactors, 'opponent', usual);
  const efficiencies = totalsTrends(entries, efficiencyKeys, 'team', usual);
  const factors = { hrefOf, format: trendText, absence: i18n.t('not recorded') };
  const moves = divided && movesOf(divided);
  const [found, basis] = toldOf(divided);
  const markOf = (side: Side) => (key: string) => {
    const move = moves?.find((each) => each.key === key && each.side === side);
    return move?.certainty ? i18n.t('moved: {certainty}', { certainty: certaintyText(move) }) : '';
  };
  // Both charts of a column share one scale.
  const axisOf = (key: string) => axisAround(valuesOf([...ours, ...theirs], key), 0.05);
  return (
    <>
      <div className={`stack dense ${styles.found}`}>
        <p className="sentence snug">{found.split(numbersIn).map(bold)}</p>
        <p className="soft">{basis}</p>
      </div>
      {children}
      <p className="quiet line">
        <Sign text={i18n.t('won')}>
          <circle cx="50%" cy="6" r="4" />
        </Sign>
        <Sign text={i18n.t('lost')}>
          <circle cx="50%" cy="6" r="4" fill="none" />
        </Sign>
        <Sign text={i18n.t('five matches together')}>
          <path d="M0 6H24" strokeWidth="2.6" />
        </Sign>
        <Sign text={usual ? i18n.t('usual of the season before') : i18n.t('all matches together')}>
          <path className={styles.usual} d="M0 6H24" />
        </Sign>
        <span>
          {i18n.t('The number at a line’s end is the last match’s. Up is always better for us.')}
        </span>
      </p>
      <Section title={i18n.t('Four factors: us')} note={i18n.t('one scale for both sides')}>
        <TrendPanels {...factors} series={ours} axisOf={axisOf} markOf={markOf('team')} />
      </Section>
      <Section title={i18n.t('Opponents, the same four')}>
        <TrendPanels
          {...factors}
          series={theirs}
          axisOf={axisOf}
          markOf={markOf('opponent')}
          isTheirs
        />
      </Section>
      <Section
        title={i18n.t('Points per 100 possessions')}
        note={i18n.t('estimated from both box scores')}
      >
        <TrendPanels
          {...factors}
          series={efficiencies}
          axisOf={() => axisAround(valuesOf(efficiencies), 20)}
        />
        <TrendTable
          caption={i18n.t('Four factors and efficiency, newest match first')}
          hrefOf={hrefOf}
          series={[
            ...ours,
            ...theirs.map((each) => ({
              ...each,
              key: `opponents ${each.key}`,
              name: i18n.t('Opponents’ {name}', { name: each.name }),
            })),
            ...efficiencies,
          ]}
          format={trendText}
        />
      </Section>
    </>
  );
}

/** A finding's numbers, without their unit. */
const numbersIn = /((?!100)\b\d+(?:\s?%)?)/;
const bold = (part: string, at: number) => (at % 2 === 1 ? <b key={part}>{part}</b> : part);

/** A sign of the charts with its meaning. */
function Sign({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span>
      <svg className={styles.sign} aria-hidden="true">
        {children}
      </svg>{' '}
      {text}
    </span>
  );
}

/** What moved in the latest matches, by the judge of practices, and then of which matches, and that the rest may be chance. */
export function toldOf(divided: Latest<{ boxScore: BoxScore }> | null): [string, string] {
  if (divided === null) {
    const few = i18n.t('Too few matches to say what has moved: it takes {count}.', {
      count: leastMatches,
    });
    return [few, ''];
  }
  const { latest, before, seasonBefore } = divided;
  const basis = { count: latest.length, before: before.length, seasonBefore };
  const compared =
    seasonBefore === null
      ? i18n.t('The last {count} matches beside the {before} before.', basis)
      : i18n.t('The last {count} matches beside {before} of {seasonBefore}.', basis);
  const moves = movesOf(divided);
  const moved = moves.filter(({ certainty }) => certainty !== null);
  const found = moved.map((move) => {
    const [seen, usual] = [move.seen, move.usual].map((of) => written(move.key, numberIn(of)));
    const finding = i18n.t(findings[move.side][move.key], { seen, usual });
    return finding.replace(/\.$/, ` (${certaintyText(move)}).`);
  });
  const rest = moves.length - moved.length;
  const others =
    moved.length > 0 && rest > 0
      ? i18n.t(
          '{rest, plural, one {The other line may be chance.} other {The other # lines may be chance.}}',
          { rest },
        )
      : '';
  const left = i18n.t('Shooting is left out: over so few matches it is mostly luck.');
  return [
    found.join(' ') || i18n.t('Nothing has moved by more than chance.'),
    [compared, others, left].filter(Boolean).join(' '),
  ];
}

const usual = { match: '' };

/** Focuses the section that the address names, once it is rendered. */
const arrive = (place: HTMLElement | null) => {
  if (place && window.location.hash === `#${place.id}`) place.scrollIntoView();
};

interface StandingsProps {
  /** Box scores, newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
}

/** The ranks of a match's numbers within the season: of the latest match, or of the one in the address. */
function Standings({ entries }: StandingsProps) {
  const [{ match: chosen }, choose] = useSearchChoice(usual);
  const read = entries.filter(({ value }) => value?.team.totals && value.opponent.totals);
  const of = (read.find(({ match }) => match.id === chosen) ?? read[0])?.match;
  const standings = of ? standingsOf(entries, of.id) : null;
  if (!of || standings === null) return null;
  return (
    <Section title={i18n.t('Where a match stands')} note={i18n.t('1 is the best')}>
      <div id="standing" ref={arrive} className={styles.standing}>
        <p className={styles.choice}>
          <LineSelect
            label={i18n.t('Match')}
            value={of.id}
            onChoose={(match) => choose({ match })}
            options={read.map(({ match }) => [match.id, matchText(match)])}
          />
        </p>
        <Table
          label={i18n.t('{title}, in numbers', { title: i18n.t('Where a match stands') })}
          scrolls
          rows={standings}
          keyOf={({ key }) => key}
          columns={[
            {
              key: 'number',
              heading: i18n.t('Statistic'),
              isName: true,
              cell: ({ key }) => nameOf(key),
            },
            {
              key: 'value',
              heading: i18n.t('This match'),
              cell: ({ key, value }) => written(key, value),
            },
            {
              key: 'own',
              heading: i18n.t('Own matches'),
              meaning: i18n.t('Its rank among the team’s own matches'),
              cell: ({ ownRank, own }) => rankText(ownRank, own.length),
            },
            {
              key: 'met',
              heading: i18n.t('All opponents'),
              meaning: i18n.t('Its rank among all opponents’ figures against the team'),
              cell: ({ metRank, met }) => rankText(metRank, met.length + 1),
            },
            {
              key: 'strip',
              heading: '',
              className: styles.place ?? '',
              cell: ({ own, met, value, isFewerBetter }) => (
                <Strip
                  ticks={own}
                  theirTicks={met}
                  dots={[{ value }]}
                  isReversed={isFewerBetter}
                  tone="us"
                />
              ),
            },
          ]}
        />
        <p className={`${styles.note} ${styles.ofStrips}`}>
          {i18n.t(
            'The farther right, the better. Ticks above the line: the team’s own matches; below: its opponents’.',
          )}
        </p>
      </div>
    </Section>
  );
}

function rankText(rank: number | null, count: number): string {
  return rank === null ? notRecorded : i18n.t('{rank} of {count}', { rank, count });
}
