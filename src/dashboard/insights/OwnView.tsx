import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Stretch, StretchEnd } from '../../basketball/decisive-stretches.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { periodKeys } from '../figures/period-labels.ts';
import { formatClock, shortPeriod } from '../figures/plays.ts';
import { Card } from '../ui/Card.tsx';
import { formatFixed, formatSigned } from '../ui/format.ts';
import styles from './OwnView.module.css';
import { type OwnPartName, ownView, type OwnView as View } from './own-view.ts';

const partNames: Record<OwnPartName, string> = {
  shots: /* i18n */ 'Shots taken',
  turnovers: /* i18n */ 'Turnovers',
  rebounds: /* i18n */ 'Rebounds',
  line: /* i18n */ 'Trips to the line',
  luck: /* i18n */ 'How shots fell: mostly luck',
};

interface OwnViewProps {
  matchId: string;
  events: readonly MatchEvent[];
  rules: PeriodRules;
  /** The address of the match's plays. */
  playsHref: string;
}

/**
 * What this page itself reads from the plays, beside a service's texts: where the margin came from, what of it was luck,
 * and where the match turned. Nothing where the plays do not tell.
 */
export function OwnView({ matchId, events, rules, playsHref }: OwnViewProps) {
  const view = useMemo(() => ownView(matchId, events, rules), [matchId, events, rules]);
  if (view === null) return null;
  return (
    <div className={styles.own}>
      <Card
        title={i18n.t('What the plays say')}
        note={i18n.t('worked out here, from this match alone')}
      >
        <div className={styles.columns}>
          <Waterfall view={view} />
          <section>
            <h3>{i18n.t('Where it turned')}</h3>
            {view.stretches.length === 0 ? (
              <p className={styles.remark}>
                {i18n.t('No stretch alone decided it: the chance to win moved little by little.')}
              </p>
            ) : (
              <ol className={styles.stretches}>
                {view.stretches.map((stretch) => (
                  <li key={`${stretch.kind} ${stretch.from.seconds}`}>
                    <Turn stretch={stretch} events={events} rules={rules} playsHref={playsHref} />
                  </li>
                ))}
              </ol>
            )}
          </section>
        </div>
      </Card>
    </div>
  );
}

/** From level, part by part, to the margin: a bar each, as long as its points. */
function Waterfall({ view: { margin, parts, again } }: { view: View }) {
  let end = 0;
  const bars = parts.map(({ name, points }) => {
    const from = end;
    end += points;
    return { name, points, from: Math.min(from, end), to: Math.max(from, end) };
  });
  const low = Math.min(0, margin, ...bars.map(({ from }) => from));
  const high = Math.max(0, margin, ...bars.map(({ to }) => to));
  const place = (points: number) => (100 * (points - low)) / Math.max(1, high - low);
  const bar = (from: number, to: number) => ({
    insetInlineStart: `${place(from)}%`,
    width: `${place(to) - place(from)}%`,
  });
  return (
    <section>
      <h3>{i18n.t('Where the margin came from, in points')}</h3>
      <dl className={styles.waterfall}>
        {bars.map(({ name, points, from, to }) => (
          <div key={name} className={name === 'luck' ? styles.luck : undefined}>
            <dt>{i18n.t(partNames[name])}</dt>
            <dd>
              <span className={styles.track}>
                <i className={styles.level} style={{ insetInlineStart: `${place(0)}%` }} />
                <i className={styles.bar} style={bar(from, to)} />
              </span>
              <b>{formatSigned(points, 1)}</b>
            </dd>
          </div>
        ))}
        <div className={styles.margin}>
          <dt>{i18n.t('Margin')}</dt>
          <dd>
            <span className={styles.track}>
              <i className={styles.bar} style={bar(Math.min(0, margin), Math.max(0, margin))} />
            </span>
            <b>{formatSigned(margin)}</b>
          </dd>
        </div>
      </dl>
      <p className={styles.remark}>
        {i18n.t(
          'Against the same opponent again: about {estimate}, four times in five between {low} and {high}.',
          {
            estimate: formatSigned(Math.round(again.estimate)),
            low: formatSigned(Math.round(again.interval.low)),
            high: formatSigned(Math.round(again.interval.high)),
          },
        )}
      </p>
    </section>
  );
}

interface TurnProps {
  stretch: Stretch;
  events: readonly MatchEvent[];
  rules: PeriodRules;
  playsHref: string;
}

/** One stretch: when, what the score did, and what that did to the chance to win. */
function Turn({ stretch, events, rules, playsHref }: TurnProps) {
  const { from, to, points, eventIds } = stretch;
  const first = events.findIndex(({ id }) => id === eventIds[0]);
  const times = i18n.t('{from} to {to}', { from: moment(from, rules), to: moment(to, rules) });
  // Before the end nothing is certain, whatever it rounds to.
  const share = ({ winProbability }: StretchEnd) => {
    const chance = winProbability ?? 0;
    const isOver = chance === 0 || chance === 1;
    return formatFixed(isOver ? chance : Math.min(0.99, Math.max(0.01, chance)), 0, 'percent');
  };
  return (
    <>
      {first < 0 ? times : <Link to={`${playsHref}#play-${first + 1}`}>{times}</Link>}
      <p>
        <b>
          {points.team}–{points.opponent}
        </b>{' '}
        {i18n.t('from {before} to {after}', { before: score(from), after: score(to) })}
      </p>
      <p className={styles.remark}>
        {i18n.t('The chance to win went from {before} to {after}.', {
          before: share(from),
          after: share(to),
        })}
      </p>
    </>
  );
}

const score = ({ score: { team, opponent } }: StretchEnd) => `${team}–${opponent}`;

function moment({ period, clockSeconds }: StretchEnd, { regulationPeriods }: PeriodRules): string {
  const key = periodKeys(Math.max(period, regulationPeriods), regulationPeriods)[period - 1] ?? '';
  return `${shortPeriod(key, regulationPeriods)} ${formatClock(clockSeconds)}`;
}
