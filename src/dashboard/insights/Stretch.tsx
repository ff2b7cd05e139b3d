import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { PeriodRules } from '../../basketball/score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import { surname } from '../figures/match-text.ts';
import { periodText } from '../figures/period-labels.ts';
import { formatClock } from '../figures/plays.ts';
import { LegendDot } from '../figures/Strip.tsx';
import { formatScore } from '../ui/format.ts';
import styles from './InsightCards.module.css';
import type { ToldStretch } from './sentence-pictures.ts';

/** Data for the pictures beside sentences. */
export interface Course {
  /** `null` for a match without plays, `undefined` while they load. */
  plays: DataOf<'getPlayByPlay'> | null | undefined;
  rules: PeriodRules;
  playsHref: string;
  /** The team's next practice; absent on a player's page. */
  practice?:
    | { href: string; drills: readonly string[]; toggle: (drill: string) => void }
    | undefined;
}

/** The address of a play in the list of the match's plays. */
export function playHref({ plays, playsHref }: Course, eventId: string): string {
  const at = plays?.events.findIndex(({ id }) => id === eventId) ?? 0;
  return `${playsHref}#play-${at + 1}`;
}

/** The most plays named for a stretch. */
const mostPlays = 3;

/** The plays that scored most for the side that gained in a stretch, in order. */
export function playsOf(stretch: ToldStretch, { plays }: Course) {
  const leadOf = (point: ToldStretch['points'][number] | undefined) =>
    point ? point.team - point.opponent : 0;
  const gained = Math.sign(leadOf(stretch.points.at(-1)) - leadOf(stretch.points[0]));
  const scored = stretch.points.slice(1).flatMap((point, index) => {
    const event = plays?.events.find(({ id }) => id === point.eventId);
    const points = gained * (leadOf(point) - leadOf(stretch.points[index]));
    return event && points > 0 ? [{ event, index, point, points }] : [];
  });
  const most = scored.toSorted((a, b) => b.points - a.points).slice(0, mostPlays);
  return most.toSorted((a, b) => a.index - b.index);
}

interface StretchPlaysProps {
  /** `null` for a sentence without one. */
  stretch: ToldStretch | null;
  course: Course | undefined;
}

/** Those plays, each a link, with the numbers of their marks in the picture; or that no drill follows. */
export function StretchPlays({ stretch, course }: StretchPlaysProps) {
  if (!stretch || !course) return <p className="soft">{i18n.t('No drill follows from it.')}</p>;
  const { plays, rules } = course;
  const sheet = [...(plays?.matchSheet.team ?? []), ...(plays?.matchSheet.opponent ?? [])];
  const names = new Map(sheet.map(({ playerId, name }) => [playerId, surname(name)]));
  return (
    <div>
      <b className="small">{i18n.t('Its largest baskets')}</b>
      <ol className={styles.plays}>
        {playsOf(stretch, course).map(({ event, point, points }, index) => (
          <li key={event.id}>
            <LegendDot number={index + 1} />{' '}
            <Link className="touch" to={playHref(course, event.id)}>
              {periodText(event.period, rules)} {formatClock(event.clockSeconds)}
            </Link>{' '}
            {names.get(event.playerId ?? '')} {points}: {formatScore(point)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StretchPictureProps extends Pick<ToldStretch, 'points'> {
  /** Plays with a number on their score. */
  marked: ReturnType<typeof playsOf>;
}

/** The lead from one score to another: our lead above the line, theirs below. */
export function StretchPicture({ points, marked }: StretchPictureProps) {
  const steps = points.map(({ team, opponent, seconds }) => ({
    at: seconds ?? 0,
    lead: team - opponent,
  }));
  const start = steps[0]?.at ?? 0;
  const last = steps.at(-1)?.at ?? 0;
  // Some width after the last score, so that its lead is visible.
  const end = last + Math.max(1, 0.06 * (last - start));
  const leads = steps.map(({ lead }) => lead);
  const [high, low] = [Math.max(1, ...leads), Math.min(-1, ...leads)];
  const area = (of: (lead: number) => number) =>
    `M${start} 0${steps.map(({ at, lead }) => `H${at}V${-of(lead)}`).join('')}H${end}V0Z`;
  const [from, to] = [points[0], points.at(-1)].map((point) =>
    point ? `${point.team}–${point.opponent}` : '',
  );
  return (
    <figure className="relative">
      {marked.map(({ event, point }, index) => (
        <span
          key={event.id}
          className={`absolute ${styles.mark}`}
          style={{
            left: `${(100 * ((point.seconds ?? 0) - start)) / (end - start)}%`,
            top: `${(4.2 * high) / (high - low)}rem`,
          }}
        >
          <LegendDot number={index + 1} />
        </span>
      ))}
      <svg
        viewBox={`${start} ${-high} ${end - start} ${high - low}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={i18n.t('The lead from {from} to {to}', { from, to })}
      >
        <path className="ours" d={area((lead) => Math.max(0, lead))} />
        <path className="theirs" d={area((lead) => Math.min(0, lead))} />
        <path className="level" d={`M${start} 0H${end}`} />
      </svg>
      <figcaption className="ends quiet narrow" aria-hidden="true">
        <span>{from}</span>
        <b className="ink">{to}</b>
      </figcaption>
    </figure>
  );
}
