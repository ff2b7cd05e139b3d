import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { isTeamFoul } from '../../basketball/team-fouls.ts';
import type { Match } from '../../contract/match.ts';
import { type MatchEvent, type Side, sides } from '../../contract/play-by-play.ts';
import { paths } from '../api/paths.ts';
import { outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { mostPeriods, periodLabels } from '../figures/period-labels.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { formatCount, formatDate, formatScore } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { Table } from '../ui/Table.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './MatchFacts.module.css';

interface MatchFactsProps {
  match: Match;
  matches: readonly Match[];
  teamId: string;
  teamName: string;
  /** `null` if the service has no play-by-play, `undefined` while loading. */
  events: readonly MatchEvent[] | null | undefined;
  /** Lead changes and ties; `null` if unknown. */
  course: { leadChanges: number | null; timesTied: number | null } | null;
}

/** More facts of a match: fouls and time-outs by period, half-time, referees, past meetings. */
export function MatchFacts(props: MatchFactsProps) {
  const { match, matches, teamId, teamName, events, course } = props;
  const half = halfTimeScore(match);
  const facts: [string, string | null][] = [
    [i18n.t('Half-time'), half && formatScore(half)],
    [i18n.t('Lead changes'), course?.leadChanges == null ? null : formatCount(course.leadChanges)],
    [i18n.t('Times tied'), course?.timesTied == null ? null : formatCount(course.timesTied)],
    [i18n.t('Referees'), match.officials?.join(', ') || null],
    [i18n.t('Attendance'), match.attendance === undefined ? null : formatCount(match.attendance)],
  ];
  const known = facts.filter(([, text]) => text !== null);
  return (
    <div className={`top ${styles.facts}`}>
      {events && events.length > 0 ? (
        <ByPeriod
          events={events}
          regulationPeriods={match.regulationPeriods}
          names={{ team: teamName, opponent: match.opponent.name }}
        />
      ) : null}
      {events === null ? (
        <p className="soft">
          {i18n.t(
            'The play-by-play is not available from this service: fouls by period, time-outs and points by how they came are not known.',
          )}
        </p>
      ) : null}
      {known.length > 0 ? (
        <section className={`grid small dense ${styles.record}`}>
          <h3 className="small">{i18n.t('The match')}</h3>
          <dl>
            {known.map(([name, text]) => (
              <div key={name} className="ends ruled">
                <dt className="soft">{name}</dt>
                <dd className="end">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <PastMeetings match={match} matches={matches} teamId={teamId} />
    </div>
  );
}

interface ByPeriodProps {
  events: readonly MatchEvent[];
  regulationPeriods: Match['regulationPeriods'];
  names: Record<Side, string>;
}

const kinds = [
  {
    key: 'foul',
    title: /* i18n */ 'Team fouls',
    meaning:
      /* i18n */ 'Fouls of players. Technicals of coach and bench do not count towards the bonus; fouls in overtime count with those of the last quarter.',
    isCounted: isTeamFoul,
  },
  {
    key: 'timeout',
    title: /* i18n */ 'Time-outs',
    meaning: /* i18n */ 'Time-outs taken',
    isCounted: ({ type }: MatchEvent) => type === 'timeout',
  },
];

/** Both sides' team fouls and time-outs in each period. */
function ByPeriod({ events, regulationPeriods, names }: ByPeriodProps) {
  const periods = countByPeriod(events, isTeamFoul, 'team').length;
  const labels = periodLabels(periods, regulationPeriods);
  const rows = kinds.flatMap(({ key, title, meaning, isCounted }) => [
    {
      key,
      head: <Term meaning={i18n.t(meaning)}>{i18n.t(title)}</Term>,
      name: '',
      counts: [],
    },
    ...sides.map((side) => ({
      key: `${key} ${side}`,
      head: null,
      name: names[side],
      counts: countByPeriod(events, isCounted, side),
    })),
  ]);
  type Row = (typeof rows)[number];
  return (
    <Table<Row>
      caption={i18n.t('Team fouls and time-outs by period')}
      rows={rows}
      keyOf={({ key }) => key}
      merged={{ from: 'name', text: ({ head }) => head }}
      className={styles.table}
      columns={[
        {
          key: 'name',
          heading: '',
          isName: true,
          className: 'wraps anywhere',
          cell: ({ name }) => name,
        },
        ...labels.map((label, index) => ({
          key: label,
          heading: label,
          cell: ({ counts }: Row) => counts[index],
        })),
        {
          key: 'total',
          heading: i18n.t('Total'),
          className: 'strong',
          cell: ({ counts }) => counts.reduce((sum, count) => sum + count, 0),
        },
      ]}
    />
  );
}

interface PastMeetingsProps {
  match: Match;
  matches: readonly Match[];
  teamId: string;
}

/** Earlier matches against the same opponent, each a link to its page. */
function PastMeetings({ match, matches, teamId }: PastMeetingsProps) {
  const meetings = pastMeetings(match, matches);
  if (meetings.length === 0) return null;
  return (
    <Table
      caption={
        <>
          {i18n.t('Past meetings with {opponent}', { opponent: match.opponent.name })}
          <span className={`unbroken ${styles.standing}`}>
            {recordText(seasonRecord(meetings))}
          </span>
        </>
      }
      rows={meetings}
      keyOf={({ id }) => id}
      className={styles.table}
      columns={[
        {
          key: 'date',
          heading: '',
          isName: true,
          cell: ({ id, startsAt }) => (
            <Link to={paths.match({ teamId, matchId: id })}>{formatDate(startsAt)}</Link>
          ),
        },
        {
          key: 'homeAway',
          heading: '',
          className: 'soft',
          cell: ({ homeAway }) => homeAway && matchPlaceText(homeAway),
        },
        { key: 'score', heading: '', cell: ({ score }) => formatScore(score) },
        {
          key: 'outcome',
          heading: '',
          cell: (meeting) => <OutcomeBadge outcome={outcomeOf(meeting)} />,
        },
        {
          key: 'compare',
          heading: '',
          cell: ({ id }) => (
            <SeasonLink to={paths.compareMatches({ teamId }, { a: id, b: match.id })}>
              {i18n.t('Compare')}
            </SeasonLink>
          ),
        },
      ]}
    />
  );
}

/**
 * The completed matches against the same opponent that began before `match`, in the list's order. Opponents are
 * compared by id, or by name if one of the matches has no id.
 */
export function pastMeetings(match: Match, matches: readonly Match[]): Match[] {
  const began = match.startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(match.startsAt);
  return matches.filter(
    (other) =>
      other.id !== match.id &&
      other.status === 'completed' &&
      isSameOpponent(match, other) &&
      other.startsAt !== null &&
      Date.parse(other.startsAt) < began,
  );
}

function isSameOpponent({ opponent: one }: Match, { opponent: other }: Match): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return one.name === other.name;
}

/** One side's counted events in each period, in order; at most `mostPeriods` periods. */
export function countByPeriod(
  events: readonly MatchEvent[],
  isCounted: (event: MatchEvent) => boolean,
  side: Side,
): number[] {
  const counted = events.filter((event) => event.side === side && isCounted(event));
  const last = Math.max(0, ...events.map(({ period }) => period));
  return Array.from(
    { length: Math.min(last, mostPeriods) },
    (_, index) => counted.filter(({ period }) => period === index + 1).length,
  );
}

/**
 * The score at half-time, own first; `null` if a period before it is unknown or unfinished, or if the number of
 * periods is odd.
 */
export function halfTimeScore({
  periods,
  regulationPeriods,
  status,
}: Pick<Match, 'periods' | 'regulationPeriods' | 'status'>) {
  const count = regulationPeriods / 2;
  const half = periods.slice(0, count);
  const isOver = status === 'completed' || periods.length > count;
  if (half.length !== count || !isOver) return null;
  const sum = { team: 0, opponent: 0 };
  for (const { team, opponent } of half) {
    if (team === null || opponent === null) return null;
    sum.team += team;
    sum.opponent += opponent;
  }
  return sum;
}
