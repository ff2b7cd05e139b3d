import { i18n } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import type { Plan } from '../../contract/playing-time.ts';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { Button } from '../ui/Button.tsx';
import { FormActions, Hint } from '../ui/Fields.tsx';
import {
  benchNow,
  clockMoved,
  goneNow,
  isRunning,
  type NextChange,
  nextChange,
  onCourtNow,
  type Pair,
  secondsNow,
  secondsOnCourt,
  spellsOf,
  started,
  stopped,
  substituted,
  substitutedFreely,
  undone,
} from './bench.ts';
import styles from './PlayingTime.module.css';
import { momentText, type PlanPart, shiftCount } from './plan-model.ts';
import { type PlayerNames, shirtAndName } from './player-names.tsx';

interface BenchProps extends PlanPart {
  onGone(playerId: string): void;
  /** Plans the rest of a match that nobody has planned. */
  onPlan(): void;
}

/** The match in progress: clock, next change and players on court. It needs no network. */
export function Bench(part: BenchProps) {
  const { plan, names, change, soFar } = part;
  const isFollowed = soFar !== null;
  const isUnplanned = soFar?.isPlanned === false;
  const now = useNow(plan);
  const running = isRunning(plan, now);
  useAwake(running);
  const next = plan.played === null ? null : nextChange(plan, now, soFar?.first);
  const seconds = secondsNow(plan, now);
  const last = useRef({ at: 0, pressedAt: 0 });
  function make({ at }: NextChange, pair: Pair) {
    const pressedAt = Date.now();
    if (at !== last.current.at && pressedAt < last.current.pressedAt + doubleTap) return;
    last.current = { at, pressedAt };
    change(substituted(plan, pressedAt, pair));
  }
  return (
    <section
      className={`grid ground ${styles.bench}`}
      data-live={plan.played !== null || undefined}
      aria-labelledby="bench"
    >
      <h2 id="bench">{i18n.t('On the bench')}</h2>
      <div className={`row ${styles.clock}`}>
        <b className="number unbroken" role="timer">
          {momentText(plan, seconds)}
        </b>
        {isFollowed ? null : (
          <Button
            kind="primary"
            onClick={() => change(running ? stopped(plan, Date.now()) : started(plan, Date.now()))}
          >
            {running ? i18n.t('Stop') : i18n.t('Start')}
          </Button>
        )}
        {plan.played && !isFollowed ? (
          <>
            <Button
              aria-label={i18n.t('Clock: 10 seconds more to play')}
              onClick={() => change(clockMoved(plan, Date.now(), -10))}
            >
              +0:10
            </Button>
            <Button
              aria-label={i18n.t('Clock: 10 seconds fewer to play')}
              onClick={() => change(clockMoved(plan, Date.now(), 10))}
            >
              −0:10
            </Button>
          </>
        ) : null}
        {plan.played === null ? (
          <p className="fills">
            {i18n.t('Start the clock with the jump ball: the first five are on court then.')}
          </p>
        ) : null}
      </div>
      {plan.played === null ? null : (
        <>
          <div className={`row ends top ${styles.wait}`}>
            <p className="sentence snug">
              <span role="status">
                {isUnplanned
                  ? i18n.t('Nobody has planned this match: no change is called.')
                  : next === null
                    ? i18n.t('No change is left in the plan.')
                    : next.wait > 0
                      ? i18n.t('next change at {moment}', { moment: momentText(plan, next.at) })
                      : i18n.t('change now')}
              </span>{' '}
              <span>
                {next?.wait ? i18n.t('in {wait}', { wait: formatMinutes(next.wait) }) : null}
              </span>
            </p>
            {isUnplanned && soFar.first < shiftCount(plan) ? (
              <Button onClick={part.onPlan}>{i18n.t('Plan the rest')}</Button>
            ) : null}
          </div>
          <ul className="grid close">
            {next?.pairs.map(({ isMade, ...pair }) => (
              <li key={`${pair.on} ${pair.off}`}>
                <Change
                  pair={pair}
                  names={names}
                  isMade={isMade}
                  onDone={isFollowed || next.isAfterEarly ? null : () => make(next, pair)}
                />
              </li>
            ))}
          </ul>
          <OnCourt {...part} now={now} next={next} />
          {isFollowed ? (
            <Hint>{i18n.t('Clock and changes come from the match’s plays.')}</Hint>
          ) : (
            <FormActions>
              <Button onClick={() => change(undone(plan))}>
                {plan.played.changes.length < 2
                  ? i18n.t('Begin again')
                  : i18n.t('Take the last change back')}
              </Button>
            </FormActions>
          )}
        </>
      )}
    </section>
  );
}

/** Milliseconds after a change in which taps on the changes that replaced it are ignored. */
const doubleTap = 1_000;

interface ChangeProps {
  pair: Pair;
  names: PlayerNames;
  /** A change that was made stays in its row until all are made. */
  isMade: boolean;
  /** `null` while it can't be tapped. */
  onDone: (() => void) | null;
}

/** One tap confirms it. */
function Change({ pair: { on, off }, names, isMade, onDone }: ChangeProps) {
  const half = (word: string, playerId: string | null) => (
    <span className={`flex close centred shrinks named tight anywhere ${styles.half}`}>
      {playerId === null ? null : (
        <>
          <b className="number rigid">{names.number(playerId)}</b>{' '}
          <span>
            <small className="block">{word}</small> {names.short(playerId)}
          </span>
        </>
      )}
    </span>
  );
  const halves = (
    <>
      {half(i18n.t('in'), on)} {half(i18n.t('out'), off)}
    </>
  );
  if (onDone === null)
    return <p className={`button centred wide start ${styles.change}`}>{halves}</p>;
  return (
    <button
      type="button"
      className={`button centred wide start ${styles.change}`}
      disabled={isMade}
      onClick={onDone}
    >
      {halves}{' '}
      <span className={`centre strong ${styles.done}`}>{isMade ? '✓' : i18n.t('Done')}</span>
    </button>
  );
}

/** The players on court with their minutes; a tap opens a player's actions. */
function OnCourt(props: BenchProps & { now: number; next: NextChange | null }) {
  const { plan, names, change, soFar, onGone, now, next } = props;
  const [chosen, choose] = useState<string | null>(null);
  const seconds = secondsNow(plan, now);
  const court = names.ordered(onCourtNow(plan));
  const bench = benchNow(plan, now);
  const time = (id: string) => formatMinutes(secondsOnCourt(plan, id, seconds));
  return (
    <div className={styles.players}>
      <Section
        title={i18n.t('On court')}
        note={soFar ? i18n.t('minutes so far') : i18n.t('minutes so far; tap for another change')}
      >
        <ul className={styles.court}>
          {court.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="ends centred wide start"
                aria-expanded={chosen === id}
                onClick={() => choose(chosen === id ? null : id)}
              >
                <span>{shirtAndName(names, id)}</span> <span>{time(id)}</span>
              </button>
              {chosen === id ? (
                <div className={`row ${styles.others}`}>
                  {(soFar ? [] : bench).map((on) => (
                    <Button
                      key={on}
                      onClick={() => {
                        choose(null);
                        change(substitutedFreely(plan, Date.now(), { on, off: id }));
                      }}
                    >
                      {i18n.t('{player} in', { player: names.numbered(on) })} ({time(on)})
                    </Button>
                  ))}
                  <Button
                    onClick={() => {
                      choose(null);
                      onGone(id);
                    }}
                  >
                    {i18n.t('Can’t play on')}
                  </Button>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={i18n.t('Substitutes')}>
        <dl>
          {bench.map((id) => (
            <div key={id}>
              <dt>{shirtAndName(names, id)}</dt> <dd>{time(id)}</dd>{' '}
              <dd className="quiet">
                {i18n.t('sat {time}', {
                  time: formatMinutes(seconds - (spellsOf(plan, id, seconds).at(-1)?.to ?? 0)),
                })}
                {next?.pairs.some(({ on }) => on === id) ? (
                  <b className="ink"> {i18n.t('due next')}</b>
                ) : null}
              </dd>
            </div>
          ))}
          {goneNow(plan, now).map((id) => (
            <div key={id}>
              <dt>
                <s>{shirtAndName(names, id)}</s>
              </dt>{' '}
              <dd>{time(id)}</dd> <dd className="quiet">{i18n.t('Can’t play on')}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

/** The time, updated four times a second while the clock runs. */
function useNow({ played }: Plan): number {
  const [now, setNow] = useState(() => Date.now());
  const since = played?.since ?? null;
  useEffect(() => {
    setNow(Date.now());
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [since]);
  return now;
}

/** Requests a screen wake lock while `active`, if supported; again when the page becomes visible. */
function useAwake(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (isOver) await got.release();
        else lock = got;
      } catch (cause) {
        // Refused, for instance on low battery: the screen turns off as usual.
        if (!(cause instanceof DOMException)) throw cause;
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [active]);
}
