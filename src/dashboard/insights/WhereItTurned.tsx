import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Stretch, StretchEnd } from '../../basketball/decisive-stretches.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { chanceText, stretchTimes } from '../figures/stretch-words.ts';
import { turningStretches } from '../figures/turning-stretches.ts';
import { Card } from '../ui/Card.tsx';
import styles from './WhereItTurned.module.css';

interface WhereItTurnedProps {
  events: readonly MatchEvent[];
  rules: PeriodRules;
  /** The address of the match's plays. */
  playsHref: string;
}

/**
 * What this page itself reads from the plays, beside a service's texts: where the match turned. Where its margin came from
 * stands above the tabs. Nothing where the plays do not tell.
 */
export function WhereItTurned({ events, rules, playsHref }: WhereItTurnedProps) {
  const stretches = useMemo(() => turningStretches(events, rules), [events, rules]);
  if (events.length === 0) return null;
  return (
    <div className={styles.own}>
      <Card
        title={i18n.t('Where it turned')}
        note={i18n.t('worked out here, from the plays of this match alone')}
      >
        {stretches.length === 0 ? (
          <p className={styles.remark}>
            {i18n.t('No stretch alone decided it: the chance to win moved little by little.')}
          </p>
        ) : (
          <ol className={styles.stretches}>
            {stretches.map((stretch) => (
              <li key={`${stretch.kind} ${stretch.from.seconds}`}>
                <Turn stretch={stretch} events={events} rules={rules} playsHref={playsHref} />
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
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
  const times = stretchTimes(stretch, rules);
  const share = ({ winProbability }: StretchEnd) => chanceText(winProbability ?? 0);
  return (
    <>
      {first < 0 ? times : <Link to={`${playsHref}#play-${first + 1}`}>{times}</Link>}
      <p>
        <b>
          {points.team}–{points.opponent}
        </b>{' '}
        {from.score.team + from.score.opponent > 0
          ? i18n.t('from {before} to {after}', { before: score(from), after: score(to) })
          : null}
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

/** What the pictures beside sentences are drawn from. */
export interface Course {
  /** The other side's name; `undefined` while it is not known. */
  opponent: string | undefined;
  /** `null` where there are none, `undefined` while they are read. */
  events: readonly MatchEvent[] | null | undefined;
  rules: PeriodRules;
  /** The address of the match's plays. */
  playsHref: string;
}
