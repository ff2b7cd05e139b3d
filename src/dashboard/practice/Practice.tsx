import { i18n } from '@lingui/core';
import { type ReactNode, useId } from 'react';
import { share as shareOf } from '../../basketball/shooting.ts';
import { outcomeOf } from '../api/season-record.ts';
import { certaintyText } from '../figures/latest-moves.ts';
import { periodText } from '../figures/period-labels.ts';
import { Section } from '../figures/Section.tsx';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { formatScore } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import styles from './Practice.module.css';
import type { Plan, Planned } from './plan.ts';
import type { LostPeriod, Luck } from './practice-report.ts';
import { cameBack, type PracticeReport, type Theme } from './practice-report.ts';
import { nextText, shareText, themeWords } from './theme-words.ts';

interface PracticeProps {
  report: PracticeReport;
  plan: Plan;
  controlsOf: (planned: Planned) => ReactNode;
  paper?: boolean;
  children?: ReactNode;
}

/** A practice from the latest matches: the same on screen and in print. */
export function Practice({ report, plan, controlsOf, paper, children }: PracticeProps) {
  const { matches } = report;
  const all = plan.chosen.flatMap(({ theme }) => theme.costs.map((cost) => Math.abs(cost ?? 0)));
  const minutes = plan.chosen.reduce((sum, each) => sum + each.minutes, 0);
  return (
    <div className={styles.frame}>
      <div className={`grid ${styles.parts}`}>
        {plan.chosen.length === 0 ? (
          <p>
            {report.known === 0
              ? i18n.t(
                  'Too little was recorded in these matches to say what to train: it takes missed shots, turnovers or rebounds.',
                )
              : report.themes.length === 0
                ? i18n.t(
                    'Nothing came back in most of these matches and cost two points or more. By the numbers there is nothing to train first.',
                  )
                : i18n.t('Everything was left out: take in what you want to train.')}
          </p>
        ) : (
          <>
            <ol className={`flex named ${styles.agenda}`} aria-label={i18n.t('The practice')}>
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
        <div className={`grid ${styles.beside}`}>
          <NotTrained report={report} />
          <KeepDoing report={report} />
        </div>
        {report.withoutPlays > 0 ? (
          <p className={styles.caption}>
            {i18n.t(
              '{count, plural, one {One of these matches has} other {# of these matches have}} no plays: shots at the rim and points after turnovers leave it out.',
              { count: report.withoutPlays },
            )}
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface ThemeSectionProps {
  theme: Theme;
  /** Its number in the practice, from 1. */
  number: number;
  minutes: number;
  matches: PracticeReport['matches'];
  most: number;
  /** The coach's controls; in print a box to tick. */
  controls: ReactNode;
}

/** One theme: what recurred, its cost and confidence; then its drill with minutes and a mark. */
function ThemeSection(props: ThemeSectionProps) {
  const { theme, number, minutes, matches, most, controls } = props;
  const id = useId();
  const words = themeWords(theme);
  const { came, known, cost } = theme;
  const worst = theme.costs.indexOf(Math.max(...theme.costs.map(Number)));
  return (
    <section className={styles.theme} aria-labelledby={id}>
      <span className={`score ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={id}>{words.title}</h2>
        <p>
          {words.finding}{' '}
          {i18n.t('It cost most against {opponent}: {share}.', {
            opponent: matches[worst]?.opponent.name ?? '',
            share: shareText(theme, theme.shares[worst] ?? null),
          })}
        </p>
        <p className={styles.facts}>
          <b>{i18n.t('{points} points', { points: formatDecimal(cost) })}</b>{' '}
          {i18n.t('in {matches}', { matches: known })} · {i18n.t('came back in')}{' '}
          <span className={styles.dots} aria-hidden="true">
            {matches.map((match, at) => (
              <i key={match.id} className={cameBack(theme.costs[at]) ? styles.full : undefined} />
            ))}
          </span>{' '}
          <b>{i18n.t('{made} of {attempted}', { made: came, attempted: known })}</b> ·{' '}
          <b>{certaintyText(theme)}</b> {nextText(theme)}
        </p>
      </div>
      <CostBars theme={theme} matches={matches} most={most} counted={words.counted} />
      <div className={`across centred ruled ${styles.drill}`}>
        <span className={`number unbroken ${styles.minutes}`}>
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

interface CostBarsProps {
  theme: Theme;
  matches: PracticeReport['matches'];
  /** The greatest cost of all themes, in points: one scale for all. */
  most: number;
  /** What the counts below the bars count. */
  counted: string;
}

/** A column's width, the tallest bar, a bar's width and the space for a number, in the picture's units. */
const [column, tallest, bar, text] = [64, 72, 34, 15];

/** A theme's cost match by match: filled if it recurred, otherwise outlined. */
function CostBars({ theme, matches, most, counted }: CostBarsProps) {
  const { costs } = theme;
  const heights = costs.map((cost) => ((cost ?? 0) * tallest) / most);
  const up = Math.max(0, ...heights) + text;
  const down = Math.max(0, ...heights.map((height) => -height));
  const below = down === 0 ? 1 : down + text;
  return (
    <figure className={`across ${styles.costs}`}>
      <svg
        viewBox={`0 ${-up} ${column * costs.length} ${up + below}`}
        aria-hidden="true"
        focusable="false"
      >
        {matches.map(({ id }, at) => {
          const cost = costs[at] ?? null;
          const height = heights[at] ?? 0;
          const middle = column * (at + 0.5);
          if (cost === null) return null;
          return (
            <g key={id} className={cameBack(cost) ? styles.came : styles.stayed}>
              <rect
                x={middle - bar / 2}
                y={-Math.max(0, height)}
                width={bar}
                height={Math.abs(height)}
              />
              <text x={middle} y={height >= 0 ? -height - 4 : -height + 11}>
                {formatDecimal(cost, 1)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={column * costs.length} y1="0" y2="0" />
      </svg>
      <ol>
        {matches.map(({ id, opponent }, at) => (
          <li key={id}>
            <span className={styles.opponent}>{opponent.name}</span>
            <span className="visually-hidden">
              {i18n.t('{points} points lost', { points: formatDecimal(costs[at] ?? null, 1) })}
            </span>
            <span>{shareText(theme, theme.shares[at] ?? null)}</span>
          </li>
        ))}
      </ol>
      <figcaption>{counted}</figcaption>
    </figure>
  );
}

/** The most lines in a list. */
const most = 4;

/** Findings not worth training, with the reason. */
function NotTrained({ report }: { report: PracticeReport }) {
  const { luck, seldom, period, matches } = report;
  const lines = [
    ...luck.map((each) => ({ key: `${each.side} ${each.kind}`, ...luckWords(each) })),
    ...seldom.map((theme) => ({ key: theme.key, ...seldomWords(theme) })),
    ...(period ? [{ key: 'period', ...periodWords(period, matches.length) }] : []),
  ].slice(0, most);
  return (
    <Lines
      title={i18n.t('Looked at, not trained')}
      lines={lines}
      none={i18n.t('Nothing else stood out.')}
    />
  );
}

/** Strengths: points gained in most of the matches. */
function KeepDoing({ report }: { report: PracticeReport }) {
  if (report.known === 0) return null;
  const lines = report.keep.slice(0, most).map((theme) => ({
    key: theme.key,
    name: themeWords(theme).good,
    text: i18n.t('{finding} Better in {came} of {known}, worth {points} points; {certainty}.', {
      finding: themeWords(theme).finding,
      came: theme.better,
      known: theme.known,
      points: formatDecimal(-theme.cost),
      certainty: certaintyText(theme),
    }),
  }));
  return (
    <Lines
      title={i18n.t('Keep doing')}
      lines={lines}
      none={i18n.t('Nothing went better in most of these matches and brought two points or more.')}
    />
  );
}

interface LinesProps {
  title: string;
  lines: readonly { key: string; name: string; text: string }[];
  none: string;
}

function Lines({ title, lines, none }: LinesProps) {
  return (
    <Section title={title}>
      {lines.length === 0 ? <p>{none}</p> : null}
      <ul className={styles.lines}>
        {lines.map(({ key, name, text }) => (
          <li key={key}>
            <b>{name}:</b> {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const luckNames = {
  team: { threes: /* i18n */ 'Our threes', freeThrows: /* i18n */ 'Our free throws' },
  opponent: { threes: /* i18n */ 'Their threes', freeThrows: /* i18n */ 'Their free throws' },
};

function luckWords({ kind, side, made, attempted, usual, points }: Luck) {
  const numbers = {
    made,
    attempted,
    share: formatPercent(shareOf({ made, attempted })),
    usual: formatPercent(usual),
    points: formatDecimal(Math.abs(points)),
  };
  return {
    name: i18n.t(luckNames[side][kind]),
    text:
      points < 0
        ? i18n.t(
            '{made} of {attempted} ({share}, usual {usual}), {points} points. Luck: no drill follows from it.',
            numbers,
          )
        : i18n.t(
            '{made} of {attempted} ({share}, usual {usual}), {points} points. Luck, this time ours.',
            numbers,
          ),
  };
}

function seldomWords(theme: Theme) {
  return {
    name: themeWords(theme).title,
    text: i18n.t('it cost {points} points in one match, and came in {came} of {known}.', {
      points: formatDecimal(Math.max(...theme.costs.map(Number))),
      came: theme.came,
      known: theme.known,
    }),
  };
}

function periodWords({ period, match, score, times }: LostPeriod, count: number) {
  const numbers = { score: formatScore(score), opponent: match.opponent.name, times, count };
  return {
    name: periodText(period, match),
    text:
      times <= count / 2
        ? i18n.t(
            '{score} against {opponent}. Lost by five or more in {times} of {count}: no pattern.',
            numbers,
          )
        : i18n.t(
            '{score} against {opponent}. Lost by five or more in {times} of {count}: what made it is counted above.',
            numbers,
          ),
  };
}
