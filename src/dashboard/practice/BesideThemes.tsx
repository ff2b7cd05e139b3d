import { i18n } from '@lingui/core';
import { share as shareOf } from '../../basketball/shooting.ts';
import { periodText } from '../figures/period-labels.ts';
import { Section } from '../figures/Section.tsx';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { formatScore } from '../ui/format.ts';
import type { LostPeriod } from './lost-period.ts';
import type { Luck } from './luck.ts';
import styles from './Practice.module.css';
import type { PracticeReport, Theme } from './practice-report.ts';
import { certaintyText, themeWords } from './theme-words.ts';

/** So many lines a list has. */
const most = 4;

/** What was looked at and is not trained, with the reason: that is what earns trust. */
export function NotTrained({ report }: { report: PracticeReport }) {
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

/** What brought points in most of the matches. */
export function KeepDoing({ report }: { report: PracticeReport }) {
  const lines = report.keep.slice(0, most).map((theme) => ({
    key: theme.key,
    name: themeWords(theme).good,
    text: i18n.t('{told} Better in {came} of {known}, worth {points} points; {certainty}.', {
      told: themeWords(theme).told,
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
