import type { GameNotes } from '../../basketball/game-notes.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { paperColumns } from '../box-score/statistic-columns.ts';
import { noteRows } from './note-rows.ts';
import { PaperBoxScore } from './PaperBoxScore.tsx';
import { PaperHeader } from './PaperHeader.tsx';
import { PaperInsights } from './PaperInsights.tsx';
import './print.css';

interface MatchSheetProps {
  match: Match;
  boxScore: BoxScore;
  /** `null` where the service has no play-by-play. */
  notes: GameNotes | null;
  /** `null` where page 2 was not asked for. */
  insights: InsightResult | null;
}

/** The match on paper: page 1 the box scores of both sides, page 2 what was written about it. Black on white. */
export function MatchSheet({ match, boxScore, notes, insights }: MatchSheetProps) {
  return (
    <article className="paper">
      <section className="paper-page">
        <PaperHeader match={match} boxScore={boxScore} />
        <PaperBoxScore side={boxScore.team} other={boxScore.opponent} />
        <PaperBoxScore side={boxScore.opponent} other={boxScore.team} />
        {notes ? <Notes notes={notes} teamName={boxScore.team.name} /> : null}
        <p className="paper-legend">
          * starter, (C) captain, DNP did not play, – not recorded or no attempt.{' '}
          {paperColumns.map(({ label, meaning }) => `${label} ${meaning}`).join('; ')}.
        </p>
      </section>
      {insights ? <PaperInsights match={match} boxScore={boxScore} insights={insights} /> : null}
    </article>
  );
}

function Notes({ notes, teamName }: { notes: GameNotes; teamName: string }) {
  const rows = noteRows(notes);
  if (rows.length === 0) return null;
  return (
    <dl className="paper-notes" aria-label={`Notes, ${teamName} first`}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
