import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { scoreCourse } from '../../basketball/score-course.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { outcomeOf } from '../api/season-record.ts';
import { LeadChart, mostReach } from '../figures/LeadChart.tsx';
import type { Meeting } from '../figures/meeting.ts';
import { matchVerdict } from '../figures/played-why.ts';
import { Section } from '../figures/Section.tsx';
import { LegendDot } from '../figures/Strip.tsx';
import { formatDate, formatScore } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import styles from './Meetings.module.css';

/** The latest meetings shown in full; earlier ones get one line. */
const mostShown = 2;

interface MeetingsProps {
  teamId: string;
  /** Oldest first. */
  meetings: readonly Meeting[];
  /** Printed: the lead's height has no space for names. */
  paper?: boolean;
}

/** Result and course of the latest meetings; one line for each earlier one. */
export function Meetings({ teamId, meetings, paper = false }: MeetingsProps) {
  const first = Math.max(0, meetings.length - mostShown);
  const shown = meetings.slice(first);
  const reach = mostReach(shown);
  return (
    <Section
      title={i18n.t('{count, plural, one {The meeting} other {The # meetings}}', {
        count: meetings.length,
      })}
      note={i18n.t('our lead above the line, theirs beneath; points by period')}
    >
      <div className={`grid ${styles.meetings}`}>
        {shown.map((meeting, index) => (
          <article key={meeting.match.id}>
            <Heading
              teamId={teamId}
              match={meeting.match}
              number={first + index + 1}
              latest={first + index + 1 === meetings.length}
            />
            <Course meeting={meeting} reach={reach} paper={paper} />
          </article>
        ))}
      </div>
      {meetings.slice(0, first).map(({ match }, index) => (
        <Heading key={match.id} teamId={teamId} match={match} number={index + 1} latest={false} />
      ))}
    </Section>
  );
}

interface HeadingProps {
  teamId: string;
  match: Match;
  number: number;
  latest: boolean;
}

function Heading({ teamId, match, number, latest }: HeadingProps) {
  const outcome = outcomeOf(match);
  const place = match.homeAway === null ? null : matchPlaceText(match.homeAway);
  return (
    <h3 className={`line light ${styles.heading}`}>
      <LegendDot number={number} isHollow={!latest} />
      <Link
        className={`plain unbroken score reach ${styles.score}`}
        to={paths.match({ teamId, matchId: match.id })}
      >
        {formatScore(match.score)}
      </Link>
      {outcome ? <OutcomeBadge outcome={outcome} /> : null}
      <span className="named soft">
        {[formatDate(match.startsAt), place].filter(Boolean).join(' · ')}
      </span>
    </h3>
  );
}

interface CourseProps extends Required<Pick<MeetingsProps, 'paper'>> {
  meeting: Meeting;
  reach: number;
}

/** The lead with the verdict and its stretch; in print the largest leads in words. */
function Course({ meeting, reach, paper }: CourseProps) {
  const { match, boxScore, plays } = meeting;
  const course = plays && scoreCourse(plays.events, match);
  const verdict = boxScore && matchVerdict(match, boxScore, plays?.events ?? null);
  return (
    <>
      <LeadChart
        meeting={meeting}
        reach={reach}
        stretch={paper ? null : verdict?.stretch}
        withTops={!paper}
      />
      <p>
        {course && paper
          ? i18n.t('Biggest lead: ours {team}, theirs {opponent}.', course.biggestLead)
          : null}{' '}
        <ServiceText text={verdict?.sentence ?? ''} />
      </p>
      {course ? null : (
        <p className="soft">
          {i18n.t('Its plays were not recorded or could not be read: this is from its box score.')}
        </p>
      )}
    </>
  );
}
