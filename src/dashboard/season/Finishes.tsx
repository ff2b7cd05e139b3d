import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { useSeasonPlays } from '../api/season-reading.ts';
import { outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { matchText } from '../figures/match-text.ts';
import { usablePlays } from '../figures/meeting.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { Button } from '../ui/Button.tsx';
import { formatScore, formatSigned, notRecorded } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './Quarters.module.css';
import { closeWithin, type Finish, finishOf } from './quarters.ts';

interface FinishesProps {
  teamId: string;
  matches: readonly Match[];
}

/**
 * How close matches ended: by the final score at once, and their last five minutes when asked for, since that takes every
 * event of each match.
 */
export function Finishes({ teamId, matches }: FinishesProps) {
  const [asked, setAsked] = useState(false);
  const plays = useSeasonPlays(matches, asked);
  const close = matches.filter(
    ({ score, periods, regulationPeriods }) =>
      score?.team != null &&
      score.opponent !== null &&
      (Math.abs(score.team - score.opponent) <= closeWithin || periods.length > regulationPeriods),
  );
  const finishes = plays.entries.flatMap(({ match, value }) => {
    const usable = usablePlays(value);
    return usable ? (finishOf(match, usable.events) ?? []) : [];
  });
  return (
    <div className={styles.finishes}>
      <p>
        {i18n.t(
          '{count, plural, one {One match} other {# matches}} ended within five points or after overtime: {record}.',
          { count: close.length, record: recordText(seasonRecord(close)) },
        )}
      </p>
      {asked ? (
        <>
          <SeasonCount readings={[plays]} />
          {plays.reading ? null : <Told teamId={teamId} finishes={finishes} plays={plays} />}
        </>
      ) : (
        <Button onClick={() => setAsked(true)}>{i18n.t('Show the last five minutes')}</Button>
      )}
    </div>
  );
}

interface ToldProps {
  teamId: string;
  finishes: readonly Finish[];
  plays: { understood: boolean; failed: number; absent: number; read: number };
}

function Told({ teamId, finishes, plays }: ToldProps) {
  if (plays.read === plays.absent) {
    return plays.understood && plays.failed === 0 ? (
      <p className={styles.note}>
        {i18n.t('The events of the matches are not available from this service.')}
      </p>
    ) : null;
  }
  const sum = (side: 'team' | 'opponent') =>
    finishes.reduce((total, { points }) => total + points[side], 0);
  return (
    <>
      <p>
        {i18n.t(
          '{count, plural, one {One match was} other {# matches were}} within five points in the last five minutes: {record}, {points} from then to the end.',
          {
            count: finishes.length,
            record: recordText(seasonRecord(finishes.map(({ match }) => match))),
            points: finishes.length > 0 ? `${sum('team')}–${sum('opponent')}` : notRecorded,
          },
        )}
      </p>
      {finishes.length > 0 ? (
        <Table
          label={i18n.t('The last five minutes of close matches')}
          scrolls
          rows={finishes}
          keyOf={({ match }) => match.id}
          columns={[
            {
              key: 'match',
              heading: i18n.t('Match'),
              isName: true,
              cell: ({ match }) => (
                <Link to={paths.plays({ teamId, matchId: match.id })}>{matchText(match)}</Link>
              ),
            },
            {
              key: 'before',
              heading: i18n.t('Five minutes left'),
              cell: ({ before }) => formatScore(before),
            },
            {
              key: 'points',
              heading: i18n.t('From then on'),
              meaning: i18n.t('Points of the last five minutes and of overtimes'),
              cell: ({ points }) => formatScore(points),
            },
            {
              key: 'margin',
              heading: i18n.t('+/-'),
              cell: ({ points }) => formatSigned(points.team - points.opponent),
            },
            {
              key: 'end',
              heading: i18n.t('Final score'),
              cell: ({ match }) => (
                <>
                  {formatScore(match.score)} <OutcomeBadge outcome={outcomeOf(match)} />
                </>
              ),
            },
          ]}
        />
      ) : null}
    </>
  );
}
