import { i18n } from '@lingui/core';
import type { CSSProperties } from 'react';
import { matchText } from '../figures/match-text.ts';
import type { OpponentReport } from '../opponent/opponent-report.ts';
import { Report } from '../opponent/Report.tsx';
import type { TeamPaper } from './season-paper.ts';
import './paper.css';
import './paper-opponent.css';

interface OpponentSheetProps {
  teamId: string;
  team: TeamPaper;
  report: OpponentReport;
  /** No match of children under 13 is ranked. */
  ranks: boolean;
}

/** An opponent on one sheet; black on white whatever the screen's theme. */
export function OpponentSheet({ teamId, team, report, ranks }: OpponentSheetProps) {
  const [next] = report.ahead;
  const style: CSSProperties & Record<'--letters', number> = { '--letters': report.name.length };
  const about = [
    i18n.t('Opponent'),
    report.competition,
    i18n.t('for {team}', { team: team.name }),
    team.season,
    team.usual,
  ];
  return (
    <article className="paper paper-opponent">
      <section className="paper-page" aria-label={i18n.t('Opponent')}>
        <header>
          <p className="paper-about">
            <span>{about.filter(Boolean).join(' · ')}</span>
            <span>
              {next
                ? i18n.t('next: {match}', { match: matchText(next) })
                : i18n.t('no further meeting in the calendar')}
            </span>
          </p>
          <h1 style={style}>{report.name}</h1>
        </header>
        <Report teamId={teamId} report={report} reading={false} ranks={ranks} paper />
      </section>
    </article>
  );
}
