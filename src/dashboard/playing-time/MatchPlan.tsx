import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Rotation } from '../../basketball/rotation.ts';
import type { Plan } from '../../contract/playing-time.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { Section } from '../figures/Section.tsx';
import { Button } from '../ui/Button.tsx';
import { FormActions } from '../ui/Fields.tsx';
import { formatTime } from '../ui/format.ts';
import { useOpenPrintPage } from '../ui/use-open-print-page.ts';
import { AfterMatch } from './AfterMatch.tsx';
import { Bench } from './Bench.tsx';
import { arrived, gone, playedSoFar, soFar } from './bench.ts';
import { PlanGrid } from './PlanGrid.tsx';
import styles from './PlayingTime.module.css';
import { type PlanPart, shiftCount, solved } from './plan-model.ts';
import { playerNames } from './player-names.ts';
import { nearestText, reasonText } from './rule-words.ts';
import { TheRule } from './TheRule.tsx';
import type { Evening } from './use-evening.ts';
import { type OpenPlan, useKeeping, usePlan } from './use-plan.ts';

/** The plan of one match, in the order of its evening. */
export function MatchPlan({ evening }: { evening: Evening }) {
  const { teamId, match, players, fresh, owed } = evening;
  useOpenPrintPage(paths.printPlayingTime({ teamId }, { match: match?.id }));
  const open = usePlan(teamId, fresh);
  const names = playerNames(players);
  const [unsolved, setUnsolved] = useState<Rotation | null>(null);
  const isOver = match?.status === 'completed';
  const isMade = open.plan.fives.length > 0 || isOver;
  const followed = useFollowed(evening);
  const proposed = useMemo(() => {
    const stored = followed ? { ...open.plan, played: followed } : open.plan;
    if (isMade) return { plan: stored, rotation: null };
    return solved(stored, owed, followed && soFar(stored, Date.now()));
  }, [isMade, open.plan, owed, followed]);
  const { plan } = proposed;
  const rotation = proposed.rotation ?? unsolved;
  const isUnderWay = plan.played !== null;
  const take = (after: { plan: Plan; rotation: Rotation }) => {
    setUnsolved(after.rotation.kind === 'plan' ? null : after.rotation);
    open.change(after.plan);
  };
  /** Plans again, all of it or the rest of the match. */
  const replan = (changed: Plan) =>
    take(solved(changed, owed, isUnderWay ? soFar(changed, Date.now()) : null));
  const part = { plan, names, change: open.change };
  if (isOver) {
    return (
      <>
        <Kept open={open} />
        <AfterMatch match={match} plan={plan} players={players} />
      </>
    );
  }
  return (
    <>
      <Kept open={open} />
      <WhoIsHere
        {...part}
        onHere={(playerId, isHere) => {
          if (isUnderWay) {
            const act = isHere ? arrived : gone;
            take(act(plan, Date.now(), playerId, owed));
            return;
          }
          const others = plan.players.filter((each) => each.playerId !== playerId);
          const here = { playerId, from: 0, until: null, target: null };
          replan({ ...plan, players: isHere ? [...others, here] : others });
        }}
      />
      <TheRule {...part} owed={owed} change={replan} />
      {rotation && rotation.kind !== 'plan' ? (
        <NoPlan {...part} rotation={rotation} change={replan} />
      ) : null}
      {plan.fives.length > 0 ? (
        <>
          <PlanGrid {...part} />
          <FormActions>
            <Button onClick={() => replan(plan)}>
              {isUnderWay ? i18n.t('Plan the rest again') : i18n.t('Plan again')}
            </Button>
          </FormActions>
          <Bench
            {...part}
            isFollowed={followed !== null}
            onGone={(playerId) => take(gone(plan, Date.now(), playerId, owed))}
          />
        </>
      ) : null}
    </>
  );
}

/** What a live match’s plays say of who has played; `null` if they don't, and the coach keeps the clock. */
function useFollowed({ match }: Evening): Plan['played'] {
  const live = match !== null && isLive(match);
  const plays = useQuery({
    ...playByPlayQuery(useApi(), match?.id ?? '', live),
    enabled: live,
  });
  const read = live ? plays.data?.value : undefined;
  return useMemo(() => (match && read ? playedSoFar(read, match) : null), [match, read]);
}

/** Where the plan is, and a question where two devices changed it. */
function Kept({ open: { other, missing, take } }: { open: OpenPlan }) {
  const keeping = useKeeping();
  if (other) {
    return (
      <Section title={i18n.t('Changed on another device')}>
        <p>
          {i18n.t('This plan was changed elsewhere at {time}. Which one stays?', {
            time: formatTime(other.savedAt),
          })}
        </p>
        <FormActions>
          <Button kind="primary" onClick={() => take('other')}>
            {i18n.t('The other one')}
          </Button>
          <Button onClick={() => take('mine')}>{i18n.t('This one')}</Button>
        </FormActions>
      </Section>
    );
  }
  return (
    <p className={styles.note} role="status">
      {keeping === 'device'
        ? i18n.t('Your key reads: the plan is stored on this device only.')
        : missing === 'waiting'
          ? i18n.t('The plan is on this device; it is sent once the service answers.')
          : missing === 'refused'
            ? i18n.t('The plan is on this device only: the service refused it.')
            : keeping === 'club'
              ? i18n.t('The plan is stored with the club on this device.')
              : i18n.t('The plan is stored with the club, for every recorder’s key.')}
    </p>
  );
}

interface WhoIsHereProps extends PlanPart {
  onHere(playerId: string, isHere: boolean): void;
}

/** The roster; a tap says who is here, also who comes late or can't play on. */
function WhoIsHere({ plan, names, onHere }: WhoIsHereProps) {
  const isHere = (id: string) =>
    plan.players.some(
      ({ playerId, until }) => playerId === id && (until ?? shiftCount(plan)) >= shiftCount(plan),
    );
  const count = names.all.filter(({ playerId }) => isHere(playerId)).length;
  return (
    <Section
      title={i18n.t('Here tonight')}
      note={i18n.t('{count} of {all}, tap to change', { count, all: names.all.length })}
    >
      <div className={styles.here}>
        {names.all.map(({ playerId, name }) => (
          <button
            key={playerId}
            type="button"
            aria-pressed={isHere(playerId)}
            title={name}
            onClick={() => onHere(playerId, !isHere(playerId))}
          >
            <b>{names.number(playerId)}</b>
            <span>{names.short(playerId)}</span>
          </button>
        ))}
      </div>
    </Section>
  );
}

interface NoPlanProps extends PlanPart {
  rotation: Exclude<Rotation, { kind: 'plan' }>;
}

/** Why there is no plan, and the nearest rules that can be met. */
function NoPlan({ plan, names, rotation, change }: NoPlanProps) {
  const nearest = rotation.kind === 'none' ? rotation.nearest : null;
  const isHere = (id: string) => plan.players.some(({ playerId }) => playerId === id);
  const use = (rules: NonNullable<typeof nearest>) => {
    const kept = rules.groups.map(({ ids }) => ids.join());
    const bounds = plan.rule === 'least' ? { least: rules.least, most: rules.most } : {};
    const groups = plan.groups.filter(({ ids }) => kept.includes(ids.filter(isHere).join()));
    change({ ...plan, ...bounds, groups });
  };
  return (
    <Section title={i18n.t('No plan')}>
      <p className={styles.sentence} role="alert">
        {rotation.kind === 'none'
          ? reasonText(rotation.reason, plan, names)
          : i18n.t(
              'No plan was found in time. One may exist: drop a rule on who must be on court.',
            )}
      </p>
      {nearest ? (
        <FormActions>
          <Button kind="primary" onClick={() => use(nearest)}>
            {nearestText(nearest, plan)}
          </Button>
        </FormActions>
      ) : null}
    </Section>
  );
}
