import { i18n } from '@lingui/core';
import type { CSSProperties, ReactNode } from 'react';
import { teamColour } from '../figures/team-colour.ts';
import type { TeamPaper } from './season-paper.ts';
import './paper.css';
import './paper-tables.css';
import './paper-charts.css';
import './paper-insights.css';
import './paper-season.css';

interface TeamSheetProps {
  team: TeamPaper;
  /** What this sheet is, for instance "Season". */
  part: string;
  children: ReactNode;
}

/** A sheet about a team, with its head; black on white in every theme. */
export function TeamSheet({ team, part, children }: TeamSheetProps) {
  const style: CSSProperties & Record<'--team-colour', string> = {
    '--team-colour': teamColour(team.colour),
  };
  return (
    <article className="paper" style={style}>
      <section className="paper-page" aria-label={part}>
        <header>
          <p className="paper-about">
            <span>{[team.about || i18n.t('Team'), team.usual].filter(Boolean).join(', ')}</span>
            <span>{part}</span>
          </p>
          <h1>{team.name}</h1>
        </header>
        {children}
      </section>
    </article>
  );
}
