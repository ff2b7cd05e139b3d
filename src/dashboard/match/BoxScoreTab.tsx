import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutletContext, useParams } from 'react-router';
import { deriveBoxScore } from '../../basketball/box-score.ts';
import type { BoxScore, BoxScoreSide, Line } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { isLive } from '../api/polling.ts';
import { outcomeOf } from '../api/season-record.ts';
import { useApi } from '../api/session-context.ts';
import { documentTitle, shortName } from '../figures/match-text.ts';
import { mostPeriods, periodLabels } from '../figures/period-labels.ts';
import {
  box,
  headingHeight,
  type Measure,
  margin,
  type Picture,
  pictureHeading,
  pictureWidth,
  type Shape,
  savePicture,
  shorten,
  text,
} from '../figures/picture.ts';
import { type NamesOrNumbers, type PlayerNaming, playerNaming } from '../figures/player-naming.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { SaveMenu } from '../figures/SaveMenu.tsx';
import { sheetOrder } from '../figures/use-sort.ts';
import { useWhole } from '../figures/use-whole.ts';
import { screenColumns } from '../tables/columns.ts';
import { shortOf } from '../tables/number-words.ts';
import { Choice } from '../ui/Choice.tsx';
import { toCsv } from '../ui/csv.ts';
import { downloadFile } from '../ui/download-file.ts';
import { formatScore } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { BelowBoxScores } from './BelowBoxScores.tsx';
import styles from './BoxScores.module.css';
import { BoxScores, type BoxScoreView, useBoxScoreView } from './BoxScores.tsx';
import { boxScoreRows } from './box-score-csv.ts';
import { Why } from './Why.tsx';

/** Box scores of both sides, then their totals side by side. */
export function BoxScoreTab() {
  const { matchId = '' } = useParams();
  const { match } = useOutletContext<MatchContext>();
  const query = useQuery(boxScoreQuery(useApi(), matchId));
  const team = query.data?.value.team.name;
  const opponent = match?.opponent.name;
  const names =
    team && opponent ? i18n.t('{team} v {opponent}', { team, opponent }) : (team ?? opponent);
  return (
    <>
      <PageTitle parts={[i18n.t('Box score'), names]} />
      <QueryState
        query={query}
        skeleton={
          <SkeletonRows count={16} height="1.6rem" label={i18n.t('Loading the box score')} />
        }
      >
        {(boxScore) =>
          isEmpty(boxScore) && match && outcomeOf(match) ? (
            <Absence
              title={i18n.t('This box score is empty')}
              message={i18n.t(
                'The service lists {score}, but sent no player and no total of this match.',
                { score: formatScore(match.score) },
              )}
            />
          ) : isEmpty(boxScore) ? (
            <Absence
              title={i18n.t('Nothing was recorded of this match yet')}
              message={i18n.t(
                'The box score appears here once the club records or imports the match.',
              )}
            />
          ) : (
            <Recorded boxScore={boxScore} />
          )
        }
      </QueryState>
    </>
  );
}

/** Seconds of five players in ten minutes; before, a live match has score, fouls and flow only. */
const settled = 5 * 600;

function Recorded({ boxScore }: { boxScore: BoxScore }) {
  const { teamId = '', matchId = '' } = useParams();
  const { match, matches } = useOutletContext<MatchContext>();
  const { view, setPeriod, setColumns } = useBoxScoreView();
  const playByPlay = useQuery(playByPlayQuery(useApi(), matchId, isLive(boxScore)));
  const recorded = playByPlay.data?.value;
  const lastPeriod = Math.max(0, ...(recorded?.events.map(({ period }) => period) ?? []));
  // An impossible number of periods would make an endless list.
  const plausible = Math.max(lastPeriod, match?.regulationPeriods ?? 0) <= mostPeriods;
  const plays = plausible ? recorded : undefined;
  const missing = playByPlay.isError || !plausible;
  // Until the events load, the match's periods, or four, reserve the height of the period choice.
  const expected = match?.periods.length || (match?.regulationPeriods ?? 4);
  const periods = plays ? lastPeriod : missing ? 0 : expected;
  const { period } = view;
  const shown = useMemo(
    () =>
      period !== null && plays && match
        ? deriveBoxScore({ ...boxScore, ...plays, rules: match, period }).boxScore
        : boxScore,
    [boxScore, plays, match, period],
  );
  const isEarly = isLive(boxScore) && (boxScore.team.totals?.seconds ?? settled) < settled;
  const isWhole = useWhole();
  return (
    <>
      {isLive(boxScore) ? null : <Why boxScore={boxScore} />}
      <div className={`relative ${styles.recorded}`}>
        <BoxScoreChoices
          match={match}
          periods={periods}
          view={view}
          onPeriod={setPeriod}
          onColumns={setColumns}
        />
        {period === null ? null : (
          <p className={`quiet ${styles.note}`} role="status">
            {playByPlay.isPending ? i18n.t('Reading the play-by-play…') : noteOn(period, periods)}
          </p>
        )}
        <BoxScores
          boxScore={shown}
          match={match}
          view={view}
          teamId={teamId}
          matchId={matchId}
          both={isWhole}
          plays={plays ?? (missing ? null : undefined)}
        />
      </div>
      {isEarly ? (
        <p className={`quiet ${styles.missing}`}>
          {i18n.t('Why, and the totals, follow after ten minutes of play.')}
        </p>
      ) : isLive(boxScore) ? (
        <Why boxScore={boxScore} />
      ) : null}
      {isWhole ? (
        <BelowBoxScores
          boxScore={boxScore}
          isEarly={isEarly}
          match={match}
          matches={matches}
          teamId={teamId}
          plays={plays ?? (missing ? null : undefined)}
          plausible={plausible}
        />
      ) : null}
      {isWhole && match?.status === 'completed' ? (
        <div className="row">
          <SaveBoxScore boxScore={shown} match={match} period={view.period} />
        </div>
      ) : null}
    </>
  );
}

function isEmpty({ team, opponent }: BoxScore): boolean {
  return [team, opponent].every((side) => side.players.length === 0 && side.totals === null);
}

interface BoxScoreChoicesProps {
  /** The match; `undefined` if unknown. */
  match: Match | undefined;
  /** Periods in the play-by-play; 0 if the service has none. */
  periods: number;
  view: BoxScoreView;
  onPeriod: (period: number | null) => void;
  onColumns: (columns: BoxScoreView['columns']) => void;
}

/** Chooses the period and the columns of a box score. */
function BoxScoreChoices(props: BoxScoreChoicesProps) {
  const { match, periods, view, onPeriod, onColumns } = props;
  const labels = periodLabels(periods, match?.regulationPeriods ?? 4);
  return (
    <div className={`row ${styles.choices}`}>
      {periods > 0 ? (
        <Choice
          legend={i18n.t('Period')}
          value={view.period === null ? '' : String(view.period)}
          onChange={(value) => onPeriod(value === '' ? null : Number(value))}
          options={[
            { value: '', label: i18n.t('Match'), name: i18n.t('Whole match') },
            ...labels.map((label, index) => ({ value: String(index + 1), label })),
          ]}
        />
      ) : null}
      <Choice
        legend={i18n.t('Columns')}
        value={view.columns}
        onChange={(value) => onColumns(value === 'advanced' ? 'advanced' : 'standard')}
        options={[
          { value: 'standard', label: i18n.t('Basic') },
          { value: 'advanced', label: i18n.t('Advanced') },
        ]}
      />
    </div>
  );
}

function noteOn(period: number, periods: number): string {
  if (periods === 0) {
    return i18n.t(
      'One period alone needs the play-by-play, which is not there: this is the whole match.',
    );
  }
  if (period > periods) return i18n.t('No event of this period was recorded.');
  return i18n.t(
    'One period, counted from the play-by-play. Who was not on court in it is shown as DNP.',
  );
}

interface SaveBoxScoreProps {
  /** As shown: the whole match or one period. */
  boxScore: BoxScore;
  match: Match;
  /** `null` for the whole match. */
  period: number | null;
}

/** Saves the box score as CSV, or as a picture for a chat. */
function SaveBoxScore({ boxScore, match, period }: SaveBoxScoreProps) {
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
}

const rowHeight = 36;
const size = 22;

/** The columns of the picture that are legible on a phone, with their widths in pixels. */
const widths: Record<string, number> = {
  minutes: 82,
  points: 58,
  fieldGoals: 84,
  threes: 76,
  freeThrows: 84,
  rebounds: 60,
  assists: 58,
  turnovers: 52,
  steals: 56,
  fouls: 52,
  plusMinus: 68,
  efficiency: 62,
};
const columns = screenColumns.flatMap((column) => {
  const width = widths[column.key];
  return width === undefined ? [] : [{ ...column, width }];
});

/** Both sides' box scores as one picture: players in the sheet's order, and totals. */
export function boxScorePicture(
  boxScore: BoxScore,
  match: Match,
  naming: PlayerNaming,
  measure: Measure,
): Picture {
  const shapes = pictureHeading(match, boxScore.team.name, measure);
  let y = headingHeight;
  for (const side of [boxScore.team, boxScore.opponent]) {
    const part = sideShapes(side, naming, y, measure);
    shapes.push(...part.shapes);
    y = part.end;
  }
  return { width: pictureWidth, height: y + margin / 2, shapes };
}

function sideShapes(side: BoxScoreSide, naming: PlayerNaming, top: number, measure: Measure) {
  const nameStart = margin + 50;
  const firstColumn = pictureWidth - margin - columns.reduce((sum, { width }) => sum + width, 0);
  const nameWidth = firstColumn - nameStart;
  const shapes: Shape[] = [];
  let y = top + rowHeight + 4;
  const rule = (tone: 'ink' | 'line') =>
    shapes.push(box(margin, y + 10, pictureWidth - 2 * margin, tone === 'ink' ? 2 : 1, tone));
  const cells = (read: (column: (typeof columns)[number]) => string, options: object) => {
    let right = firstColumn;
    for (const column of columns) {
      right += column.width;
      shapes.push(text(right, y, read(column), size, { align: 'right', ...options }));
    }
  };
  shapes.push(
    text(margin, y, shorten(side.name, nameWidth + 50, 24, measure, 700), 24, { weight: 700 }),
  );
  cells(({ key }) => shortOf(key), { tone: 'soft' });
  rule('ink');
  const row = (number: string, name: string, line: Line | null, weight: 400 | 700) => {
    y += rowHeight;
    shapes.push(text(margin + 32, y, number, size, { align: 'right', tone: 'soft' }));
    shapes.push(
      text(nameStart, y, shorten(name, nameWidth, size, measure, weight), size, { weight }),
    );
    if (line) cells((column) => column.text(line), { weight });
    else
      shapes.push(
        text(pictureWidth - margin, y, i18n.t('DNP'), size, { align: 'right', tone: 'soft' }),
      );
    rule('line');
  };
  for (const player of sheetOrder(side.players)) {
    row(
      player.number ?? '',
      naming.of({ ...player, name: shortName(player.name) }),
      player.played ? player : null,
      400,
    );
  }
  if (side.totals) row('', i18n.t('Totals'), side.totals, 700);
  return { shapes, end: y + rowHeight };
}
