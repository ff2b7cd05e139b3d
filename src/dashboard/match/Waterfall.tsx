import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import { stepsOf, type Why } from '../figures/why-parts.ts';
import { formatScore, formatSigned } from '../ui/format.ts';
import { Term } from '../ui/Term.tsx';
import styles from './Waterfall.module.css';

const playedMeaning =
  /* i18n */ 'Each possession’s points against the usual ones of the match, given to what made them: the shot that was taken, turnovers, rebounds, trips to the line; luck = how shots and free throws then fell';
const totalsMeaning =
  /* i18n */ 'The margin taken apart by the four factors (Oliver): effective field goals, turnovers, offensive rebounds and free throws, each turned into points';

/** A bar for each part from level to the margin, each starting at the end of the one before. */
export function Waterfall({ why, boxScore }: { why: Why; boxScore: BoxScore }) {
  const { margin, parts, again } = why;
  const steps = stepsOf(parts);
  const scale = scaleOf(why);
  const values = { margin: formatSigned(margin), opponent: boxScore.opponent.name };
  return (
    <section className={styles.why} aria-label={i18n.t('Why')}>
      <h2>
        <Term meaning={i18n.t(again === null ? totalsMeaning : playedMeaning)}>
          {boxScore.status === 'live'
            ? i18n.t('Why it is {margin}, in points, against {opponent}', values)
            : i18n.t('Why it ended {margin}, in points, against {opponent}', values)}
        </Term>
      </h2>
      <dl className={styles.rows}>
        {steps.map(({ key, name, points, numbers, from, to, fill }) => (
          <Row
            key={key}
            name={name}
            points={<b className="end unbroken">{formatSigned(points, 1)}</b>}
            numbers={numbers}
            level={scale.at(0)}
          >
            <i className={`absolute ${styles.bar} ${fill}`} style={scale.between(from, to)} />
            <i className={`absolute ${styles.join}`} style={{ insetInlineStart: scale.at(to) }} />
          </Row>
        ))}
        <Row
          className={`strong ${styles.margin}`}
          name={i18n.t('Margin')}
          points={
            <b className={`end unbroken ${margin < 0 ? 'bad' : margin > 0 ? 'good' : ''}`}>
              {formatSigned(margin)}
            </b>
          }
          numbers={formatScore({
            team: boxScore.team.totals?.points ?? null,
            opponent: boxScore.opponent.totals?.points ?? null,
          })}
          level={scale.at(0)}
        >
          <i className={`absolute ${styles.bar} ${styles.sum}`} style={scale.between(0, margin)} />
        </Row>
        {again === null ? null : (
          <Row
            name={<span className="soft">{i18n.t('Likely to repeat')}</span>}
            points={<span className="soft end unbroken">{formatSigned(again.estimate, 1)}</span>}
            numbers={i18n.t('played again, anything from {low} to {high} is normal', {
              low: formatSigned(Math.round(again.rematch.low)),
              high: formatSigned(Math.round(again.rematch.high)),
            })}
            level={scale.at(0)}
          >
            <i
              className={`absolute ${styles.interval}`}
              style={scale.between(again.rematch.low, again.rematch.high)}
            />
            <i
              className={`absolute ${styles.point}`}
              style={{ insetInlineStart: scale.at(again.estimate) }}
            />
          </Row>
        )}
      </dl>
    </section>
  );
}

interface RowProps {
  className?: string;
  name: ReactNode;
  points: ReactNode;
  numbers: string;
  /** The position of a level score on the track. */
  level: string;
  /** What the track holds. */
  children: ReactNode;
}

function Row({ className, name, points, numbers, level, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.track}>
          <i className={styles.level} style={{ insetInlineStart: level }} />
          {children}
        </span>
        {points}
        <span className={`cut quiet ${styles.numbers}`}>{numbers}</span>
      </dd>
    </div>
  );
}

/** Points as positions on the track, in percent of its width. */
function scaleOf({ margin, parts, again }: Why) {
  const ends = stepsOf(parts).map(({ to }) => to);
  const interval = again === null ? [] : [again.rematch.low, again.rematch.high];
  const low = Math.min(0, margin, ...ends, ...interval);
  const high = Math.max(0, margin, ...ends, ...interval);
  const percent = (points: number) => (100 * (points - low)) / Math.max(1, high - low);
  return {
    at: (points: number) => `${percent(points)}%`,
    between(from: number, to: number) {
      const start = percent(Math.min(from, to));
      return { insetInlineStart: `${start}%`, width: `${percent(Math.max(from, to)) - start}%` };
    },
  };
}
