import { i18n } from '@lingui/core';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { endedMatches, outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { LiveMoment } from '../figures/LazyLiveMoment.tsx';
import { Button } from '../ui/Button.tsx';
import { formatMonth, formatScore, formatSigned, formatTime, formatWeekday } from '../ui/format.ts';
import { InsightStatusBadge, MatchStatusBadge, OutcomeBadge } from '../ui/StatusBadge.tsx';
import type { Column } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
import marginsStyles from './Margins.module.css';
import styles from './MatchTable.module.css';
import { type MarginScale, marginOf, marginScale } from './margins.ts';
import { moreRows } from './match-filters.ts';

interface MatchTableProps {
  teamId: string;
  matches: readonly Match[];
  /** The most rows to render. */
  limit: number;
  onMore: (limit: number) => void;
}

/** A match, or the heading of a month. */
interface Row {
  key: string;
  match: Match;
  heading: ReactNode;
}

/** Matches under their months, each linked; the arrow keys move between rows. */
export const MatchTable = memo(function MatchTable({
  teamId,
  matches,
  limit,
  onMore,
}: MatchTableProps) {
  const more = Math.max(0, Math.min(moreRows, matches.length - limit));
  const shown = Math.min(limit, matches.length);
  return (
    <>
      <Table
        label={i18n.t('Matches, newest first')}
        columns={columnsOf(teamId, matches)}
        rows={rowsOf(matches, limit)}
        keyOf={({ key }) => key}
        rowClass={({ heading }) => (heading ? styles.month : undefined)}
        merged={{ from: 'date', text: ({ heading }) => heading }}
        hiddenHead="always"
        className={styles.table}
      />
      {more > 0 ? (
        <p className={`quiet middle ${styles.more}`}>
          <Button onClick={() => onMore(shown + more)}>
            {i18n.t('Show {more} more', { more })}
          </Button>
          <span>{i18n.t('{shown} of {all} shown', { shown, all: matches.length })}</span>
        </p>
      ) : null}
    </>
  );
});

/** Rows of the first `limit` matches, with a heading for each month. */
function rowsOf(matches: readonly Match[], limit: number): Row[] {
  const rows: Row[] = [];
  let [year, left] = ['', limit];
  for (const month of byMonth(matches)) {
    const [first] = month;
    if (!first || left <= 0) break;
    const ofYear = first.startsAt?.slice(0, 4) ?? '';
    const heading = (
      <>
        <b>{formatMonth(first.startsAt, ofYear !== year)}</b> {monthText(month)}
      </>
    );
    rows.push({ key: `month of ${first.id}`, match: first, heading });
    rows.push(...month.slice(0, left).map((match) => ({ key: match.id, match, heading: null })));
    [year, left] = [ofYear, left - month.length];
  }
  return rows;
}

/** Consecutive matches of one month. */
function byMonth(matches: readonly Match[]): Match[][] {
  const months: Match[][] = [];
  let last = '';
  for (const match of matches) {
    const month = formatMonth(match.startsAt, true);
    if (month === last) months.at(-1)?.push(match);
    else months.push([match]);
    last = month;
  }
  return months;
}

/** A month's record and margin: "2–2, +2.2 a match". */
function monthText(matches: readonly Match[]): string {
  const ended = endedMatches(matches);
  if (ended.length === 0) {
    return matches.some(({ status }) => status === 'scheduled') ? i18n.t('to come') : '';
  }
  const record = seasonRecord(ended);
  return i18n.t('{record}, {margin} a match', {
    record: recordText(record),
    margin: formatSigned((record.pointsFor - record.pointsAgainst) / ended.length, 1),
  });
}

function columnsOf(teamId: string, matches: readonly Match[]): Column<Row>[] {
  const scale = marginScale(matches.flatMap((match) => marginOf(match) ?? []));
  const usual = mostCommon(matches.map(({ competition }) => competition));
  return [
    {
      key: 'date',
      heading: i18n.t('Date'),
      className: styles.date,
      isText: true,
      cell: ({ match: { startsAt } }) => formatWeekday(startsAt),
    },
    {
      key: 'opponent',
      heading: i18n.t('Opponent'),
      className: styles.opponent,
      isName: true,
      cell: ({ match: { id, homeAway, opponent, competition, round } }) => (
        <>
          <span className="shirt">{placeWord(homeAway)} </span>
          <Link className={styles.link} to={paths.match({ teamId, matchId: id })}>
            {opponent.name}
          </Link>
          {competition && competition !== usual ? (
            <small> {[competition, round].filter(Boolean).join(', ')}</small>
          ) : null}
        </>
      ),
    },
    {
      key: 'margin',
      heading: i18n.t('Margin'),
      className: styles.margin,
      isText: true,
      cell: ({ match }) => <MarginBar margin={marginOf(match)} scale={scale} />,
    },
    {
      key: 'score',
      heading: i18n.t('Score'),
      className: styles.score,
      cell: ({ match: { status, startsAt, score } }) =>
        status === 'scheduled' ? <small>{formatTime(startsAt)}</small> : formatScore(score),
    },
    {
      key: 'result',
      heading: i18n.t('Result'),
      className: styles.result,
      isText: true,
      cell: ({ match }) => <OutcomeBadge outcome={outcomeOf(match)} />,
    },
    {
      key: 'notes',
      heading: i18n.t('Notes'),
      className: styles.notes,
      isText: true,
      cell: ({ match }) => <Notes match={match} />,
    },
  ];
}

/** The word that occurs most often. */
function mostCommon(words: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Exceptions: the status of a match without a result, overtime, missing insights. */
function Notes({ match }: { match: Match }) {
  const { status, periods, regulationPeriods, insightsStatus = 'unavailable' } = match;
  const isLonger = status === 'completed' && periods.length > regulationPeriods;
  return (
    <>
      {status === 'scheduled' || outcomeOf(match) ? null : <MatchStatusBadge status={status} />}{' '}
      {status === 'live' ? <LiveMoment match={match} /> : null}
      {isLonger ? i18n.t('after overtime') : null}{' '}
      {['ready', 'unavailable'].includes(insightsStatus) ? null : (
        <InsightStatusBadge status={insightsStatus} />
      )}
    </>
  );
}

function placeWord(homeAway: string | null): string {
  if (homeAway === 'away') return i18n.t('at');
  return homeAway === 'neutral' ? i18n.t('v (neutral)') : i18n.t('v');
}

interface MarginBarProps {
  /** Own points less the opponent's; `null` before the end, when only the zero line is drawn. */
  margin: number | null;
  /** The scale that all rows share. */
  scale: MarginScale;
}

/** A match's margin as a bar from the table's common zero, with its number at the end. */
function MarginBar({ margin, scale: { zero, at } }: MarginBarProps) {
  const axis = (
    <i className={`absolute ${marginsStyles.zero}`} style={{ insetInlineStart: `${zero}%` }} />
  );
  if (margin === null)
    return <span className={`relative block ${marginsStyles.lane}`}>{axis}</span>;
  const end = at(margin);
  const isLoss = margin < 0;
  return (
    <span className={`relative block ${marginsStyles.lane}`}>
      {axis}
      <i
        className={`absolute ${marginsStyles.bar} ${isLoss ? 'theirs' : 'ours'}`}
        style={{ insetInlineStart: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%` }}
      />
      <span
        className={`small strong absolute ${marginsStyles.number} ${isLoss ? 'them' : 'us'}`}
        style={isLoss ? { insetInlineEnd: `${100 - end}%` } : { insetInlineStart: `${end}%` }}
      >
        {formatSigned(margin)}
      </span>
    </span>
  );
}
