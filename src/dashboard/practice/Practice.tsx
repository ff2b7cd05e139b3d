import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { outcomeOf } from '../api/season-record.ts';
import { formatScore } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import { KeepDoing, NotTrained } from './BesideThemes.tsx';
import styles from './Practice.module.css';
import type { Plan, Planned } from './plan.ts';
import type { PracticeReport } from './practice-report.ts';
import { ThemeSection } from './ThemeSection.tsx';
import { themeWords } from './theme-words.ts';

interface PracticeProps {
  report: PracticeReport;
  plan: Plan;
  /** What stands at a theme's drill. */
  controlsOf: (planned: Planned) => ReactNode;
  paper?: boolean;
  /** What stands after the themes. */
  children?: ReactNode;
}

/** A practice from the latest matches: the same on screen and paper. */
export function Practice({ report, plan, controlsOf, paper, children }: PracticeProps) {
  const { matches } = report;
  const all = plan.chosen.flatMap(({ theme }) => theme.costs.map((cost) => Math.abs(cost ?? 0)));
  const minutes = plan.chosen.reduce((sum, each) => sum + each.minutes, 0);
  return (
    <div className={styles.frame}>
      <div className="grid">
        {plan.chosen.length === 0 ? (
          <p>
            {report.themes.length === 0
              ? i18n.t(
                  'Nothing came back in most of these matches and cost two points or more. By the numbers there is nothing to train first.',
                )
              : i18n.t('Everything was left out: take in what you want to train.')}
          </p>
        ) : (
          <>
            <ol className={styles.agenda} aria-label={i18n.t('The practice')}>
              {plan.chosen.map(({ theme, minutes }) => (
                <li key={theme.key} style={{ flexGrow: minutes }}>
                  <b>{minutes}</b> {themeWords(theme).drill.replace(/\.$/, '')}
                </li>
              ))}
            </ol>
            <p className={styles.caption}>
              {i18n.t('{minutes} minutes, most to what cost most.', { minutes })}{' '}
              {paper
                ? null
                : i18n.t('Order and minutes are yours to change; they stay on this device.')}
            </p>
            <div className={styles.head}>
              <p className={styles.caption}>
                {i18n.t(
                  'Points lost against the usual, by match. Filled: it came back. Outlined: it did not.',
                )}
              </p>
              <ol>
                {matches.map((match) => {
                  const outcome = outcomeOf(match);
                  return (
                    <li key={match.id}>
                      <span>{match.opponent.name}</span>
                      <b>
                        {outcome ? <OutcomeBadge outcome={outcome} /> : null}{' '}
                        {formatScore(match.score)}
                      </b>
                    </li>
                  );
                })}
              </ol>
            </div>
            {plan.chosen.map((planned, index) => (
              <ThemeSection
                key={planned.theme.key}
                {...planned}
                number={index + 1}
                matches={matches}
                most={Math.max(1, ...all)}
                controls={controlsOf(planned)}
              />
            ))}
          </>
        )}
        {children}
        <div className={styles.beside}>
          <NotTrained report={report} />
          <KeepDoing report={report} />
        </div>
        {report.withoutPlays > 0 ? (
          <p className={styles.caption}>
            {i18n.t(
              '{count, plural, one {One of these matches has} other {# of these matches have}} no plays: shots at the rim and points after lost balls leave it out.',
              { count: report.withoutPlays },
            )}
          </p>
        ) : null}
      </div>
    </div>
  );
}
