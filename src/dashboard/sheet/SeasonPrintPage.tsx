import { i18n } from '@lingui/core';
import { fourFactors } from '../../basketball/numbers.ts';
import {
  type PlayerSeason,
  type SeasonLine,
  type TeamSeason,
  teamSeason,
} from '../../basketball/season.ts';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores, useSeasonInsights } from '../api/season-reading.ts';
import { useUsual } from '../api/team-season.ts';
import { latestOf, useLatestMatches } from '../figures/latest-moves.ts';
import { numbered, useTeamNaming } from '../figures/player-naming.ts';
import { axisText, decimalsOf, seasonScales } from '../figures/ratings.ts';
import { rosterRows, seasonMatches } from '../figures/roster.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import { axisAround } from '../figures/TrendChart.tsx';
import { seasonFacts } from '../season/margins.ts';
import { TrendPanels } from '../season/TrendPanels.tsx';
import { toldOf } from '../season/TrendsPage.tsx';
import {
  efficiencies,
  ratingTrends,
  type TrendSeries,
  totalsTrends,
  trendText,
  valuesOf,
} from '../season/trend-series.ts';
import { paperColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { notRecorded } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { averageText, seasonBasis, seasonRows } from './season-rows.ts';
import { LoadedTeam, type TeamOfSheet, TeamSheet, TeamSheetFrame } from './TeamSheetFrame.tsx';

/** The print preview of a team's season. */
export function SeasonPrintPage() {
  return <LoadedTeam>{(read) => <Season {...read} />}</LoadedTeam>;
}

function Season({ teamId, team, matches }: TeamOfSheet) {
  const boxScores = useSeasonBoxScores(matches);
  const insights = useSeasonInsights(matches);
  const usual = useUsual(teamId);
  const isBefore = usual.seasonBefore !== null;
  const boxScoresBefore = useSeasonBoxScores(usual.before);
  const insightsBefore = useSeasonInsights(usual.before);
  const before = isBefore ? boxScoresBefore.entries : undefined;
  const latest = useLatestMatches(teamId, matches);
  const latestScores = useSeasonBoxScores(latest.read);
  const readings = [boxScores, insights, boxScoresBefore, insightsBefore, latestScores];
  const naming = useTeamNaming();
  const read = seasonMatches(boxScores.entries);
  const ratings = ratingTrends(insights.entries, isBefore ? insightsBefore.entries : undefined);
  const completed = ratings.some(({ points }) => points.length > 0);
  const rows = seasonRows(matches);
  const half = Math.ceil(rows.length / 2);
  const [found, basis] = toldOf(
    latestOf(
      latestScores.entries.map(({ match, value }) => ({ match, boxScore: value })).toReversed(),
      latest.early,
    ),
  );
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('season'), team.season]}
      back={{ to: paths.team({ teamId }), text: i18n.t('Back to the team') }}
      naming={naming}
      complete={!readings.some(({ waiting }) => waiting)}
    >
      <TeamSheet team={team} part={i18n.t('Season')}>
        <dl className="paper-season-facts">
          {seasonFacts(matches).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {completed ? (
          <p>
            <b>{found}</b> {basis}
          </p>
        ) : null}
        <section className="paper-side paper-season">
          <h2>
            {i18n.t('Averages')} <small>{seasonBasis(boxScores)}</small>
          </h2>
          {completed ? (
            <>
              <PaperAverages
                totals={teamSeason(read)}
                players={numbered(
                  naming.names,
                  rosterRows(null, read).flatMap(({ season }) => season ?? []),
                )}
              />
              <p className="paper-remark">
                {i18n.t(
                  'Shots in percent of all attempts; the rest per match played; – if a match did not record it.',
                )}
              </p>
            </>
          ) : null}
        </section>
        {completed ? (
          <SeasonTrends
            ratings={ratings}
            factors={totalsTrends(
              boxScores.entries,
              [...fourFactors, ...efficiencies],
              'team',
              before,
            )}
          />
        ) : null}
        {rows.length > 0 ? (
          <section
            className="paper-season-matches"
            style={{ '--row-height': `${Math.min(4, Math.max(3, 44 / half))}mm` }}
          >
            <h2>{i18n.t('Matches')}</h2>
            <PaperMatches rows={rows.slice(0, half)} />
            <PaperMatches rows={rows.slice(half)} />
          </section>
        ) : null}
      </TeamSheet>
    </TeamSheetFrame>
  );
}

/** Half of a season's matches. Competition and year are left out: the reader knows them. */
function PaperMatches({ rows }: { rows: ReturnType<typeof seasonRows> }) {
  return (
    <Table
      paper
      label={i18n.t('Matches')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { key: 'date', heading: i18n.t('Date'), isText: true, cell: ({ date }) => date },
        {
          key: 'opponent',
          heading: i18n.t('Opponent'),
          isName: true,
          cell: ({ opponent }) => opponent,
        },
        { key: 'result', heading: i18n.t('Result'), cell: ({ outcome }) => outcome },
        { key: 'score', heading: i18n.t('Score'), cell: ({ score }) => score },
        { key: 'margin', heading: i18n.t('+/-'), cell: ({ margin }) => margin },
      ]}
    />
  );
}

interface PaperAveragesProps {
  totals: TeamSeason;
  /** By shirt number. */
  players: readonly PlayerSeason[];
}

/** The averages of each player by shirt number, never ranked, then of the team and its opponents. */
function PaperAverages({ totals, players }: PaperAveragesProps) {
  const row = (key: string, name: string, number: string, season: SeasonLine, isTotal = false) => ({
    key,
    name,
    number,
    matches: season.matches,
    text: averageText(season),
    className: isTotal ? 'paper-totals' : undefined,
  });
  return (
    <StatTable
      paper
      label={i18n.t('Averages')}
      nameHeading={i18n.t('Name')}
      columns={paperColumns}
      widthOf={({ key }) => (key === 'minutes' ? '10.6mm' : '7.9mm')}
      before={[{ key: 'number', heading: '#', cell: ({ number }) => number, width: '6.5mm' }]}
      lead={[
        { key: 'matches', heading: i18n.t('GP'), cell: ({ matches }) => matches, width: '6.8mm' },
      ]}
      rows={[
        ...players.map((player) =>
          row(player.playerId, player.name, player.number ?? notRecorded, player),
        ),
        row('team', i18n.t('Team'), '', totals.team, true),
        row('opponents', i18n.t('Opponents'), '', totals.opponent),
      ]}
    />
  );
}

type SeasonTrendsProps = Record<'ratings' | 'factors', TrendSeries[]>;

/** One small chart for each rating, factor and efficiency of a season's completed matches. */
function SeasonTrends({ ratings, factors }: SeasonTrendsProps) {
  const { of: scaleOf, shared } = seasonScales(ratings);
  const decimals = decimalsOf(ratings.flatMap(({ points }) => points.map(({ value }) => value)));
  const isEfficiency = (key: string) => efficiencies.some((each) => each === key);
  return (
    <>
      <section className="paper-whole">
        <h2>
          {i18n.t('Ratings')}{' '}
          <small>
            {shared
              ? i18n.t('match by match, scale probably {scale}; dashed: the mean', {
                  scale: axisText(shared),
                })
              : i18n.t('scales not certain')}
          </small>
        </h2>
        <TrendPanels
          series={ratings}
          axisOf={scaleOf}
          format={(value) => formatDecimal(value, Math.min(1, decimals))}
          absence={i18n.t('not written')}
          paper
        />
      </section>
      <section className="paper-whole">
        <h2>
          {i18n.t('Four factors and efficiency')}{' '}
          <small>
            {i18n.t('of the team itself, from the box scores; points per 100 possessions')}
          </small>
        </h2>
        <TrendPanels
          series={factors}
          axisOf={(key) => axisAround(valuesOf(factors, key), isEfficiency(key) ? 20 : 0.1)}
          format={trendText}
          absence={i18n.t('not recorded')}
          paper
        />
      </section>
    </>
  );
}
