import { i18n } from '@lingui/core';
import { type ReactNode, useId } from 'react';
import { formatDecimal } from '../figures/statistic-format.ts';
import { CostBars } from './CostBars.tsx';
import styles from './Practice.module.css';
import { cameBack, type PracticeReport, type Theme } from './practice-report.ts';
import marks from './ThemeSection.module.css';
import { certaintyText, nextText, shareText, themeWords } from './theme-words.ts';

interface ThemeSectionProps {
  theme: Theme;
  /** Its place in the practice, from 1. */
  number: number;
  minutes: number;
  matches: PracticeReport['matches'];
  most: number;
  /** What the coach can change of it; on paper a box to tick. */
  controls: ReactNode;
}

/** One theme: what came back, what it cost and how sure that is; then its drill with minutes and a mark. */
export function ThemeSection(props: ThemeSectionProps) {
  const { theme, number, minutes, matches, most, controls } = props;
  const id = useId();
  const words = themeWords(theme);
  const { came, known, cost } = theme;
  const worst = theme.costs.indexOf(Math.max(...theme.costs.map(Number)));
  return (
    <section className={styles.theme} aria-labelledby={id}>
      <span className={marks.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={id}>{words.title}</h2>
        <p>
          {words.told}{' '}
          {i18n.t('It cost most against {opponent}: {share}.', {
            opponent: matches[worst]?.opponent.name ?? '',
            share: shareText(theme, theme.shares[worst] ?? null),
          })}
        </p>
        <p className={styles.facts}>
          <b>{i18n.t('{points} points', { points: formatDecimal(cost) })}</b>{' '}
          {i18n.t('in {matches}', { matches: known })} · {i18n.t('came back in')}{' '}
          <span className={marks.dots} aria-hidden="true">
            {matches.map((match, at) => (
              <i key={match.id} className={cameBack(theme.costs[at]) ? marks.full : undefined} />
            ))}
          </span>{' '}
          <b>{i18n.t('{made} of {attempted}', { made: came, attempted: known })}</b> ·{' '}
          <b>{certaintyText(theme)}</b> {nextText(theme)}
        </p>
      </div>
      <CostBars theme={theme} matches={matches} most={most} counted={words.counted} />
      <div className={styles.drill}>
        <span className={marks.minutes}>
          {minutes}
          <small>{i18n.t('min')}</small>
        </span>
        <p>
          <b>{words.drill}</b> {words.how} <b>{words.mark}</b>
        </p>
        {controls}
      </div>
    </section>
  );
}
