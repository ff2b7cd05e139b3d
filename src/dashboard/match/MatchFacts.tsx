import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { formatCount, formatScore } from '../ui/format.ts';
import { ByPeriod } from './ByPeriod.tsx';
import styles from './MatchFacts.module.css';
import { PastMeetings } from './PastMeetings.tsx';
import { halfTimeScore } from './period-counts.ts';

interface MatchFactsProps {
  match: Match;
  matches: readonly Match[];
  teamId: string;
  teamName: string;
  /** `null` where the service has no play-by-play, `undefined` while it is not there. */
  events: readonly MatchEvent[] | null | undefined;
  /** How the lead changed; `null` where it is not known. */
  course: { leadChanges: number | null; timesTied: number | null } | null;
}

/** What else is known of a match: fouls and time-outs by period, half-time, referees, past meetings. */
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
    <div className={styles.facts}>
      {events && events.length > 0 ? (
        <ByPeriod
          events={events}
          regulationPeriods={match.regulationPeriods}
          names={{ team: teamName, opponent: match.opponent.name }}
        />
      ) : null}
      {events === null ? (
        <p className={styles.soft}>
          {i18n.t(
            'The play-by-play is not available from this service: fouls by period, time-outs and points by how they came are not known.',
          )}
        </p>
      ) : null}
      {known.length > 0 ? (
        <section className={styles.record}>
          <h3>{i18n.t('The match')}</h3>
          <dl>
            {known.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <PastMeetings match={match} matches={matches} teamId={teamId} />
    </div>
  );
}
