import type { ReactNode } from 'react';
import type { Match } from '../../../contract/match.ts';
import { endedMatches, recordText, seasonRecord, streakOf } from '../../queries/season-record.ts';
import { Form } from '../../season/Form.tsx';
import { formatSigned, notRecorded } from '../../ui/format.ts';
import styles from './SeasonSummary.module.css';

interface SeasonSummaryProps {
  teamId: string;
  /** Newest first; those that have not ended are passed over. */
  matches: readonly Match[];
}

const outcomeLetters = { won: 'W', lost: 'L', drawn: 'D' };
const outcomeWords = { won: 'won', lost: 'lost', drawn: 'drawn' };

/** What a list of matches adds up to: record, at home and away, form, streak, points. */
export function SeasonSummary({ teamId, matches }: SeasonSummaryProps) {
  const ended = endedMatches(matches);
  const record = seasonRecord(ended);
  const streak = streakOf(ended);
  const at = (place: string) => {
    const there = ended.filter(({ homeAway }) => homeAway === place);
    return there.length === 0 ? notRecorded : recordText(seasonRecord(there));
  };
  const mean = (points: number) =>
    ended.length === 0 ? notRecorded : (points / ended.length).toFixed(1);
  const margin = ended.length === 0 ? null : record.pointsFor - record.pointsAgainst;
  return (
    <dl className={styles.summary}>
      <Fact name="Record">{ended.length === 0 ? notRecorded : recordText(record)}</Fact>
      <Fact name="Home">{at('home')}</Fact>
      <Fact name="Away">{at('away')}</Fact>
      <Fact
        name="Streak"
        title={streak ? `The last ${streak.length} ${outcomeWords[streak.outcome]}` : undefined}
      >
        {streak ? `${outcomeLetters[streak.outcome]}${streak.length}` : notRecorded}
      </Fact>
      <Fact name="Scored">{mean(record.pointsFor)}</Fact>
      <Fact name="Conceded">{mean(record.pointsAgainst)}</Fact>
      <Fact name="Margin">{formatSigned(margin === null ? null : margin / ended.length, 1)}</Fact>
      <Fact name="Last five">
        {ended.length === 0 ? notRecorded : <Form teamId={teamId} matches={ended} />}
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  title?: string | undefined;
  children: ReactNode;
}

function Fact({ name, title, children }: FactProps) {
  return (
    <div title={title}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
