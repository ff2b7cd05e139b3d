import { i18n } from '@lingui/core';
import { type GameNotes, gameNotes } from '../../basketball/game-notes.ts';
import type { BoxScore, BoxScoreSide } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { matchVerdict, matchWhy } from '../figures/played-why.ts';
import { type NamesOrNumbers, type PlayerNaming, playerNaming } from '../figures/player-naming.ts';
import type { SeasonRatings } from '../figures/ratings.ts';
import { teamColour } from '../figures/team-colour.ts';
import { whyLittle } from '../insights/insight-lists.ts';
import { BoxScoreTable } from '../tables/BoxScoreTable.tsx';
import {
  absentText,
  correctedText,
  legendOf,
  paperColumns,
  recordedColumns,
  type StatisticColumn,
} from '../tables/columns.ts';
import { nameOf, notedNumbers, written } from '../tables/number-words.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { formatCount, formatDate, formatDateTime, formatScore, notRecorded } from '../ui/format.ts';
import { matchStatusText } from '../ui/StatusBadge.tsx';
import { Table } from '../ui/Table.tsx';
import type { MatchPaper, TalkCardPaper } from './match-paper.ts';
import { PaperCharts, PaperWhy } from './PaperCharts.tsx';
import { PaperInsights } from './PaperInsights.tsx';
import { PaperPlays } from './PaperPlays.tsx';
import './paper-charts.css';
import './paper-insights.css';
import './paper-tables.css';
import './paper.css';
import { useUnderstood } from '../figures/QueryState.tsx';
import { mapPart, type Part, partOf } from './match-paper.ts';
import type { PrintChoices } from './print-choices.ts';
import { averageText } from './season-rows.ts';

interface MatchSheetProps {
  paper: MatchPaper;
  choices: Omit<PrintChoices, 'names'>;
  names: NamesOrNumbers;
}

/** A printed match: the chosen parts, each on separate pages. Black on white in every theme. */
export function MatchSheet({ paper, choices, names: called }: MatchSheetProps) {
  const { match, boxScore, plays, insights, cards, season } = paper;
  const naming = playerNaming(called, boxScore);
  const events = boxScore.status === 'completed' ? (partOf(plays)?.events ?? null) : null;
  const why = matchWhy(boxScore, events);
  const verdict = matchVerdict(match, boxScore, events);
  const columns = useUnderstood()
    ? recordedColumns(paperColumns, boxScore)
    : { recorded: paperColumns, absent: [] };
  const names = { team: boxScore.team.name, opponent: boxScore.opponent.name };
  const style = { '--team-colour': teamColour(paper.colour) };
  const head = (part: string) => <RunningHead match={match} team={names.team} part={part} />;
  return (
    <article className="paper" style={style}>
      {choices.boxScore ? (
        <section
          className="paper-page"
          aria-label={i18n.t('Box score')}
          style={rowHeight(boxScore, naming)}
        >
          <PaperHeader match={match} boxScore={boxScore} />
          <PaperBoxScore
            side={boxScore.team}
            other={boxScore.opponent}
            naming={naming}
            columns={columns.recorded}
            own
          />
          <PaperBoxScore
            side={boxScore.opponent}
            other={boxScore.team}
            naming={naming}
            columns={columns.recorded}
          />
          <PaperFooter
            notes={mapPart(plays, (read) => gameNotes(read.events, read.matchSheet, match))}
            names={names}
            columns={columns}
            corrected={correctedText(boxScore, naming.of)}
          />
          {paper.remark ? <p className="paper-remark">{paper.remark}</p> : null}
        </section>
      ) : null}
      {choices.insights ? (
        <section className="paper-page" aria-label={i18n.t('Insights')}>
          {head(i18n.t('Insights'))}
          {verdict ? <p className="paper-verdict">{verdict.sentence}</p> : null}
          <PaperWhy why={why} opponent={names.opponent} />
          <PaperInsights
            insights={insights}
            naming={naming}
            season={season}
            seasonBefore={paper.seasonBefore}
          />
          <PaperCharts match={match} plays={plays} names={names} />
        </section>
      ) : null}
      {choices.talkCards
        ? cards.map((card) => (
            <section
              key={card.player.playerId}
              className="paper-page paper-card"
              aria-label={i18n.t('Talk card, {player}', { player: naming.of(card.player) })}
            >
              {head(i18n.t('Talk card'))}
              <TalkCard card={card} naming={naming} season={season} />
            </section>
          ))
        : null}
      {choices.playByPlay ? (
        <section className="paper-page" aria-label={i18n.t('Play-by-play')}>
          {head(i18n.t('Play-by-play'))}
          {'missing' in plays ? (
            <p>{plays.missing}</p>
          ) : (
            <PaperPlays match={match} plays={plays.value} naming={naming} names={names} />
          )}
        </section>
      ) : null}
    </article>
  );
}

/** The row height that fills the page with both box scores, 4.2 to 5.2 mm; 15 players a side fit. */
function rowHeight({ team, opponent }: BoxScore, naming: PlayerNaming) {
  const rows = [...team.players, ...opponent.players].reduce(
    (sum, player) => sum + (isLongName(naming.of(player)) ? 1.4 : 1),
    8,
  );
  return { '--row-height': `${Math.min(5.2, Math.max(4.2, 168 / rows))}mm` };
}

/** The head of every page but the first, so that a loose sheet still shows its match. */
function RunningHead({ match, team, part }: { match: Match; team: string; part: string }) {
  return (
    <header className="paper-about">
      <span>
        <bdi>{team}</bdi> {formatScore(match.score)} <bdi>{match.opponent.name}</bdi>
        {match.startsAt ? `, ${formatDate(match.startsAt)}` : null}
      </span>
      <span>{part}</span>
    </header>
  );
}

interface TalkCardProps {
  card: TalkCardPaper;
  naming: PlayerNaming;
  /** The team's ratings; their values define a player's scale too. */
  season: SeasonRatings;
}

/** One player's page for a talk with the coach: the line, season averages, insights and space for notes. */
function TalkCard({ card, naming, season: ratings }: TalkCardProps) {
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
      {/* No means: the team's would look like the player's own on the bars. */}
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

/** The head of the match sheet: competition, score, date, venue and points by period. */
function PaperHeader({ match, boxScore }: { match: Match; boxScore: BoxScore }) {
  const facts = [
    [i18n.t('Date'), match.startsAt ? formatDateTime(match.startsAt) : undefined],
    [i18n.t('Venue'), match.venue],
    [
      i18n.t('Attendance'),
      match.attendance === undefined ? undefined : formatCount(match.attendance),
    ],
    [i18n.t('Referees'), match.officials?.join(', ')],
  ].filter(([, fact]) => fact);
  const about = [match.competition, match.round].filter(Boolean).join(', ');
  return (
    <header className="paper-header">
      <p className="paper-about">
        <span>{about || i18n.t('Match')}</span>
        <span>{i18n.t('Box score')}</span>
      </p>
      <h1 className={isLong(boxScore) ? 'paper-long-title' : undefined}>
        <bdi>{boxScore.team.name}</bdi>{' '}
        <span className="paper-score">
          {formatCount(match.score?.team)} – {formatCount(match.score?.opponent)}
        </span>{' '}
        <bdi>{boxScore.opponent.name}</bdi>
      </h1>
      <div className="paper-heading-facts">
        <dl>
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          {match.status === 'completed' ? null : (
            <div>
              <dt>{i18n.t('Status')}</dt>
              <dd>
                {i18n.t('{status}: not a final score', { status: matchStatusText(match.status) })}
              </dd>
            </div>
          )}
        </dl>
        {match.periods.length > 0 ? <PeriodTable match={match} boxScore={boxScore} /> : null}
      </div>
    </header>
  );
}

function PeriodTable({ match, boxScore }: { match: Match; boxScore: BoxScore }) {
  return (
    <Table<Side>
      label={i18n.t('Points by period')}
      rows={sides}
      keyOf={(side) => side}
      className="paper-periods"
      paper
      columns={[
        {
          key: 'name',
          heading: i18n.t('Period'),
          cell: (side) => boxScore[side].name,
          isName: true,
        },
        ...periodLabels(match.periods.length, match.regulationPeriods).map((label, index) => ({
          key: label,
          heading: label,
          cell: (side: Side) => formatCount(match.periods[index]?.[side]),
        })),
        {
          key: 'total',
          heading: i18n.t('Total'),
          cell: (side) => formatCount(match.score?.[side]),
        },
      ]}
    />
  );
}

/** True if the names need three lines at the usual size. */
const isLong = ({ team, opponent }: BoxScore) => team.name.length + opponent.name.length > 80;

interface PaperFooterProps {
  notes: Part<GameNotes>;
  names: Record<Side, string>;
  columns: ReturnType<typeof recordedColumns>;
  /** The old values of corrected numbers. */
  corrected: string;
}

/** The foot of the box score: both sides' facts from the plays, and the abbreviations. */
function PaperFooter({ notes, names, columns, corrected }: PaperFooterProps) {
  const known = partOf(notes);
  return (
    <footer className="paper-footer">
      {known ? <Facts notes={known} names={names} /> : null}
      {'missing' in notes ? (
        <p>
          {i18n.t('Points in the paint, lead changes and the like are left out.')} {notes.missing}
        </p>
      ) : null}
      <p className="paper-legend">
        {i18n.t(
          '* starter, (C) captain, DNP did not play, – no attempt or not recorded. {columns}.',
          { columns: legendOf(columns.recorded) },
        )}{' '}
        {columns.recorded.some(({ key }) => key === 'offensiveRebounds')
          ? i18n.t(
              'Percentages: under OR and DR of the rebounds there were to take, under TO of all plays.',
            )
          : null}{' '}
        {columns.absent.length > 0 ? absentText(columns.absent) : null} {corrected}
      </p>
    </footer>
  );
}

function Facts({ notes, names }: { notes: GameNotes; names: Record<Side, string> }) {
  const facts = notedNumbers(notes);
  return (
    <>
      {facts.length === 0 ? null : (
        <Table
          paper
          label={i18n.t('Team totals')}
          className="paper-facts"
          rows={sides}
          keyOf={(side) => side}
          columns={[
            { key: 'name', heading: '', isName: true, cell: (side) => names[side] },
            ...facts.map((fact) => ({
              key: fact.key,
              heading: nameOf(fact.key),
              cell: (side: Side) => written(fact.key, fact[side]),
            })),
          ]}
        />
      )}
      <p>
        {i18n.t('Lead changes:')} <b>{formatCount(notes.leadChanges)}</b> · {i18n.t('Times tied:')}{' '}
        <b>{formatCount(notes.timesTied)}</b>
      </p>
    </>
  );
}

interface PaperBoxScoreProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
  naming: PlayerNaming;
  /** The club's side, marked with the team's colour. */
  own?: boolean;
  columns: readonly StatisticColumn[];
}

/** One side's box score in FIBA's printed order, under its name and coach. */
function PaperBoxScore({ side, other, naming, columns, own = false }: PaperBoxScoreProps) {
  const { name, coach, players, totals } = side;
  const isUnderstood = useUnderstood();
  return (
    <section className={own ? 'paper-side paper-own' : 'paper-side'}>
      <h2>
        {name}
        {coach ? <small>{i18n.t('Coach: {name}', { name: coach })}</small> : null}
      </h2>
      {players.length > 0 ? null : (
        <p>
          {!isUnderstood
            ? notRecorded
            : totals
              ? i18n.t('The players of this side were not recorded.')
              : i18n.t('The statistics of this side were not recorded.')}
        </p>
      )}
      {players.length > 0 || totals ? (
        <BoxScoreTable
          side={side}
          other={other}
          columns={columns}
          renderName={(player) => {
            const called = naming.of(player);
            return isLongName(called) ? <span className="paper-long-name">{called}</span> : called;
          }}
          paper
        />
      ) : null}
    </section>
  );
}

/** Whether a player's name takes two lines. */
const isLongName = (name: string) => name.length > 36;
