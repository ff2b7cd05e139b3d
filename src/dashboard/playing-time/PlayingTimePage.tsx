import { i18n } from '@lingui/core';
import { useState } from 'react';
import type { Rotation } from '../../basketball/rotation.ts';
import type { Match } from '../../contract/match.ts';
import type { Plan } from '../../contract/playing-time.ts';
import { paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { opponentText } from '../figures/match-text.ts';
import { Absence } from '../figures/QueryState.tsx';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { Section } from '../figures/Section.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { Button } from '../ui/Button.tsx';
import { FormActions, Hint, LineSelect } from '../ui/Fields.tsx';
import { formatTime, formatWeekday } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { printOnArrival, useOpenPrintPage } from '../ui/use-printing.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { AfterMatch, FairSoFar } from './AfterMatch.tsx';
import { Bench } from './Bench.tsx';
import { arrived, gone, soFar } from './bench.ts';
import { PlanGrid } from './PlanGrid.tsx';
import styles from './PlayingTime.module.css';
import { byFirstShift, type PlanPart, shiftCount, solved } from './plan-model.ts';
import { playerNames } from './player-names.tsx';
import { nearestText, reasonText } from './rule-words.ts';
import { TheRule } from './TheRule.tsx';
import { another, type Evening, useEvening } from './use-evening.ts';
import { type OpenPlan, usePlan, usePlanStorage } from './use-plan.ts';
import { useProposal } from './use-proposal.ts';

/** Playing time: a match's plan, the bench during the match, the comparison after it, the season's balances. */
export function PlayingTimePage() {
  return (
    <div className={`grid ${styles.page}`}>
      <TeamMatches title={i18n.t('Who plays when')} skeleton={<PlanSkeleton />}>
        {(list) => <PlayingTime {...list} />}
      </TeamMatches>
    </div>
  );
}

/** `match` = an id, or `another`; '' = the nearest. */
const usual = { match: '' };

function PlayingTime({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const [{ match: asked }, choose] = useSearchChoice(usual);
  const evening = useEvening(teamId, matches, asked);
  const { match, players, remark } = evening;
  return (
    <>
      <header className="row ends">
        <h1 className="score">{i18n.t('Who plays when')}</h1>
        <div className="flex close shrinks">
          <LineSelect
            label={i18n.t('Match')}
            isUnlabelled
            className="shrinks"
            value={match?.id ?? another}
            onChoose={(id) => choose({ match: id })}
            options={[
              ...choices(matches).map(
                (each) =>
                  [each.id, `${opponentText(each)}, ${formatWeekday(each.startsAt)}`] as const,
              ),
              [another, i18n.t('Another match, today')],
            ]}
          />
          <SeasonLink
            className="button"
            to={paths.printPlayingTime({ teamId }, { match: asked || undefined })}
            state={printOnArrival}
          >
            {i18n.t('Print')}
          </SeasonLink>
        </div>
      </header>
      {remark ? <Hint>{remark}</Hint> : null}
      {!evening.isReady ? (
        <PlanSkeleton />
      ) : players.length === 0 ? (
        <Absence
          title={i18n.t('This team has no players yet')}
          message={i18n.t('A plan needs a roster, or a match with box score.')}
        />
      ) : (
        <MatchPlan key={match?.id ?? another} evening={evening} />
      )}
    </>
  );
}

/** The most completed matches in the list: a coach may still want to see their plans. */
const mostPlayed = 5;

function choices(matches: readonly Match[]): Match[] {
  const coming = matches.filter(({ status }) => status === 'scheduled' || status === 'live');
  const played = matches.filter(({ status }) => status === 'completed').slice(0, mostPlayed);
  return [...coming.toReversed(), ...played];
}

function PlanSkeleton() {
  return <SkeletonRows count={12} height="2.8rem" label={i18n.t('Loading the players')} />;
}

/** The plan of one match, in the order of use; side by side on a wide screen. */
function MatchPlan({ evening }: { evening: Evening }) {
  const { teamId, match, players, fresh, owed, balances } = evening;
  useOpenPrintPage(paths.printPlayingTime({ teamId }, { match: match?.id }));
  const open = usePlan(teamId, fresh);
  const names = playerNames(players);
  const [unsolved, setUnsolved] = useState<Rotation | null>(null);
  // The plan before the first manual change; the sentence above the rows and their order come from it, but not while
  // the plan follows a match.
  const [made, setMade] = useState<Plan | null>(null);
  const proposed = useProposal(evening, open.plan);
  const { plan, soFar: ofPlays } = proposed;
  // Decided once: a bench that moved up when the clock starts would leave the thumb.
  const [benchFirst] = useState(() => plan.played !== null || (match !== null && isLive(match)));
  const rotation = proposed.rotation ?? unsolved;
  const isUnderWay = plan.played !== null;
  const change = (after: Plan) => {
    setMade(ofPlays ? null : (made ?? plan));
    open.change(after);
  };
  const take = (after: { plan: Plan; rotation: Rotation }) => {
    setUnsolved(after.rotation.kind === 'plan' ? null : after.rotation);
    setMade(null);
    open.change(after.plan);
  };
  /** Solves the whole plan or the rest of the match. */
  const replan = (changed: Plan) =>
    take(solved(changed, owed, isUnderWay ? soFar(changed, Date.now()) : null));
  const part = { plan, names, change, soFar: ofPlays };
  const here = names.ordered(plan.players.map(({ playerId }) => playerId));
  const ledger = <FairSoFar balances={balances} names={names} />;
  if (match?.status === 'completed') {
    return (
      <>
        <div className={`grid ${styles.pair}`}>
          <AfterMatch match={match} plan={plan} players={players} />
          {ledger}
        </div>
        <PlanStatus open={open} />
      </>
    );
  }
  const isShown = isUnderWay || plan.fives.length > 0;
  const bench = isShown && (
    <Bench
      {...part}
      onGone={(playerId) => take(gone(plan, Date.now(), playerId, owed))}
      onPlan={() => replan(plan)}
    />
  );
  const whoIsHere = (
    <WhoIsHere
      {...part}
      onHere={(playerId, isHere) => {
        if (isUnderWay) {
          const act = isHere ? arrived : gone;
          take(act(plan, Date.now(), playerId, owed));
          return;
        }
        const others = plan.players.filter((each) => each.playerId !== playerId);
        const player = { playerId, from: 0, until: null, target: null };
        replan({ ...plan, players: isHere ? [...others, player] : others });
      }}
    />
  );
  const theRule = <TheRule {...part} made={made ?? plan} evening={evening} change={replan} />;
  return (
    <>
      {benchFirst ? null : (
        <div className={`grid ${styles.pair}`}>
          {whoIsHere}
          {theRule}
        </div>
      )}
      <div className={`grid ${styles.pair}`}>
        {benchFirst ? (
          <div className={`stack ${styles.column}`}>
            {bench}
            {whoIsHere}
            {theRule}
          </div>
        ) : null}
        <div className={`stack ${styles.column}`}>
          {rotation && rotation.kind !== 'plan' ? (
            <NoPlan {...part} rotation={rotation} change={replan} />
          ) : null}
          {isShown ? (
            <div className="stack">
              <PlanGrid {...part} order={ofPlays ? here : byFirstShift(made ?? plan, here)} />
              {ofPlays ? (
                ofPlays.isPlanned && (
                  <Hint>
                    {i18n.t(
                      'Outlined: the plan; its rest follows the minutes played. Solid: played.',
                    )}
                  </Hint>
                )
              ) : (
                <FormActions>
                  <Button onClick={() => replan(plan)}>
                    {open.plan.fives.length === 0
                      ? i18n.t('Use this plan')
                      : isUnderWay
                        ? i18n.t('Plan the rest again')
                        : i18n.t('Plan again')}
                  </Button>
                  {open.plan.fives.length === 0 ? (
                    <Hint>{i18n.t('Only a plan in use calls changes in the match.')}</Hint>
                  ) : null}
                </FormActions>
              )}
            </div>
          ) : null}
          {benchFirst ? ledger : null}
        </div>
        {benchFirst ? null : (
          <div className={`stack ${styles.column}`}>
            {bench}
            {ledger}
          </div>
        )}
      </div>
      <PlanStatus
        open={{
          ...open,
          take: (which) => {
            setMade(null);
            open.take(which);
          },
        }}
      />
    </>
  );
}

/** Where the plan is stored; asks if two devices changed it. */
function PlanStatus({ open: { other, missing, take } }: { open: OpenPlan }) {
  const storage = usePlanStorage();
  if (other) {
    return (
      <div className={`ground ${styles.other}`}>
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
      </div>
    );
  }
  return (
    <p className="quiet" role="status">
      {storage === 'device'
        ? i18n.t('With a reading key the plan is stored on this device only.')
        : missing === 'waiting'
          ? i18n.t('The plan is on this device; it is sent once the service answers.')
          : missing === 'refused'
            ? i18n.t('The plan is on this device only: the service refused it.')
            : storage === 'club'
              ? i18n.t('The plan is stored with the club on this device.')
              : i18n.t('The plan is stored with the club, for every recorder’s key.')}
    </p>
  );
}

interface WhoIsHereProps extends PlanPart {
  onHere(playerId: string, isHere: boolean): void;
}

/** The roster; a tap marks who is here, arrives late or can't play on. */
function WhoIsHere({ plan, names, onHere }: WhoIsHereProps) {
  const isHere = (id: string) =>
    plan.players.some(
      ({ playerId, until }) => playerId === id && (until ?? shiftCount(plan)) >= shiftCount(plan),
    );
  const count = names.all.filter(({ playerId }) => isHere(playerId)).length;
  return (
    <Section
      title={i18n.t('Here today')}
      note={i18n.t('{count} of {all}, tap to change', { count, all: names.all.length })}
    >
      <div className={styles.here}>
        {names.all.map(({ playerId, name }) => (
          <button
            key={playerId}
            type="button"
            className="flex centred shrinks soft narrow start"
            aria-pressed={isHere(playerId)}
            title={name}
            onClick={() => onHere(playerId, !isHere(playerId))}
          >
            <b>{names.number(playerId)}</b>{' '}
            <span className="shrinks anywhere tight">{names.short(playerId)}</span>
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
    const allowed = rules.groups.map(({ ids }) => ids.join());
    const bounds = plan.rule === 'least' ? { least: rules.least, most: rules.most } : {};
    const groups = plan.groups.filter(({ ids }) => allowed.includes(ids.filter(isHere).join()));
    change({ ...plan, ...bounds, groups });
  };
  return (
    <Section title={i18n.t('No plan')}>
      <p className={`sentence snug ${styles.sentence}`} role="alert">
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
