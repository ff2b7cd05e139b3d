import { i18n } from '@lingui/core';
import { Practice } from '../practice/Practice.tsx';
import type { Plan } from '../practice/plan.ts';
import { basisText } from '../practice/practice-basis.ts';
import type { PracticeReport } from '../practice/practice-report.ts';
import type { TeamPaper } from './season-paper.ts';
import './paper.css';
import './paper-practice.css';

interface PracticeSheetProps {
  team: TeamPaper;
  report: PracticeReport;
  plan: Plan;
}

/** A practice on one sheet with a box to tick at each drill and lines for notes; black on white whatever the theme. */
export function PracticeSheet({ team, report, plan }: PracticeSheetProps) {
  return (
    <article className="paper paper-practice">
      <section className="paper-page" aria-label={i18n.t('Practice')}>
        <header>
          <p className="paper-about">
            <span>
              {i18n.t('Practice')} · {team.name}
            </span>
            <span>{basisText(report)}</span>
          </p>
          <h1>{i18n.t('What to train')}</h1>
        </header>
        <Practice
          report={report}
          plan={plan}
          paper
          controlsOf={() => <span className="paper-tick" aria-hidden="true" />}
        />
        <p className="paper-lines">{i18n.t('Notes')}</p>
      </section>
    </article>
  );
}
