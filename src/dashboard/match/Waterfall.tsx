import { i18n } from '@lingui/core';
import { Bridge } from '../figures/Bridge.tsx';
import type { Why } from '../figures/why-parts.ts';
import { Term } from '../ui/Term.tsx';
import styles from './Waterfall.module.css';

const playedMeaning =
  /* i18n */ 'Each possession’s points against the usual ones of the match, given to what made them: the shot that was taken, turnovers, rebounds, trips to the line; luck = how shots and free throws then fell';
const totalsMeaning =
  /* i18n */ 'The margin taken apart by the four factors (Oliver): effective field goals, turnovers, offensive rebounds and free throws, each turned into points';

/** The parts of the margin from level to the end, to scale, with the share of each that is likely to repeat. */
export function Waterfall({ why: { margin, parts, again } }: { why: Why }) {
  const heading = i18n.t('Why, in points');
  return (
    <section className={styles.why} aria-label={i18n.t('Why')}>
      <h2 className="line">
        <Term
          meaning={i18n.t(parts.some(({ key }) => key === 'luck') ? playedMeaning : totalsMeaning)}
        >
          {heading}
        </Term>
        {again === null ? null : (
          <small className="row soft">
            <span>
              <i className={`${styles.key} ${styles.solid}`} /> {i18n.t('solid: likely to repeat')}
            </span>
            <span>
              <i className={`${styles.key} ${styles.pale}`} /> {i18n.t('pale: this match alone')}
            </span>
            <span>
              <i className={`${styles.key} hatched`} /> {i18n.t('luck')}
            </span>
          </small>
        )}
      </h2>
      <Bridge
        label={heading}
        parts={parts}
        end={{ name: i18n.t('Margin'), points: margin }}
        again={again}
      />
    </section>
  );
}
