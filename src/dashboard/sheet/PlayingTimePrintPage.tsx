import { i18n } from '@lingui/core';
import { useSearchParams } from 'react-router';
import type { Plan } from '../../contract/playing-time.ts';
import { paths } from '../api/paths.ts';
import { useOnline } from '../api/session-context.ts';
import { opponentText } from '../figures/match-text.ts';
import type { NamesOrNumbers } from '../figures/player-naming.ts';
import { useTeamNaming } from '../figures/player-naming.ts';
import { goneNow, onCourtNow } from '../playing-time/bench.ts';
import { planColumns } from '../playing-time/PlanGrid.tsx';
import {
  byFirstShift,
  changesBetween,
  type MatchSoFar,
  shiftText,
} from '../playing-time/plan-model.ts';
import { playerNames } from '../playing-time/player-names.tsx';
import { ruleText } from '../playing-time/rule-words.ts';
import { type Evening, useEvening } from '../playing-time/use-evening.ts';
import { usePlan } from '../playing-time/use-plan.ts';
import { useProposal } from '../playing-time/use-proposal.ts';
import { formatDateTime, formatList } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { LoadedTeam, type TeamOfSheet, TeamSheetFrame } from './TeamSheetFrame.tsx';
import './paper.css';
import './paper-playing-time.css';

/** The playing-time plan for the bench, on A5. */
export function PlayingTimePrintPage() {
  return <LoadedTeam>{(read) => <PlayingTime {...read} />}</LoadedTeam>;
}

function PlayingTime({ teamId, team, matches }: TeamOfSheet) {
  const [search] = useSearchParams();
  const asked = search.get('match') ?? '';
  const evening = useEvening(teamId, matches, asked);
  const { plan, soFar } = useProposal(evening, usePlan(teamId, evening.fresh).plan);
  const complete = !useOnline() || evening.isReady;
  const naming = useTeamNaming();
  return (
    <TeamSheetFrame
      title={[plan.day, team.name, i18n.t('Who plays when')]}
      back={{
        to: paths.playingTime({ teamId }, { match: asked || undefined }),
        text: i18n.t('Back to the plan'),
      }}
      naming={naming}
      complete={complete}
      nothing={complete && plan.fives.length === 0 ? i18n.t('There is no plan to print') : ''}
    >
      {plan.fives.length === 0 ? (
        <h1>{i18n.t('Who plays when')}</h1>
      ) : (
        <PlayingTimeSheet
          teamName={team.name}
          evening={evening}
          plan={plan}
          soFar={soFar}
          naming={naming.names}
        />
      )}
    </TeamSheetFrame>
  );
}

/** A change of players, or a line for one. */
interface Change {
  shift: number;
  when: string;
  on: string[];
  off: string[];
}

const unwritten = Array.from(
  { length: 8 },
  (_, shift): Change => ({ shift, when: '', on: [], off: [] }),
);
const isChange = ({ on, off }: Change) => on.length + off.length > 0;

interface PlayingTimeSheetProps {
  teamName: string;
  evening: Evening;
  plan: Plan;
  soFar: MatchSoFar | null;
  naming: NamesOrNumbers;
}

/** A plan on one A5 page: strips above, changes with tick boxes below; black on white in every theme. */
function PlayingTimeSheet({ teamName, evening, plan, soFar, naming }: PlayingTimeSheetProps) {
  const { match, players, owed } = evening;
  const byName = playerNames(players);
  // On a bench, players under 18 are shown by shirt number unless the coach chose names.
  const names =
    naming === 'names' ? byName : { ...byName, short: byName.number, numbered: byName.number };
  const beside = naming === 'names' ? byName : { ...byName, short: () => '' };
  const shirts = (ids: readonly string[]) => names.ordered(ids).map(names.number).join('  ');
  const here = plan.players.map(({ playerId }) => playerId);
  const gone = soFar ? goneNow(plan, 0) : [];
  const absent = players.filter(({ playerId }) => !here.includes(playerId));
  const ids = soFar ? names.ordered(here) : byFirstShift(plan, names.ordered(here));
  const begun = soFar ? onCourtNow(plan) : (plan.fives[0] ?? []);
  const first = soFar?.first ?? 1;
  const later = plan.fives.slice(first).map((five, index) => ({
    shift: first + index,
    when: shiftText(plan, first + index),
    ...changesBetween(index > 0 ? (plan.fives[first + index - 1] ?? []) : begun, five),
  }));
  // Of a match that nobody planned, lines to write on.
  const changes = soFar?.isPlanned === false ? unwritten : later.filter(isChange);
  return (
    <article className="paper paper-playing-time">
      <section className="paper-page" aria-label={i18n.t('Who plays when')}>
        <header>
          <h1>{i18n.t('Who plays when')}</h1>
          <p>
            {teamName} {match ? opponentText(match) : ''}
            <br />
            {formatDateTime(match?.startsAt ?? plan.day)}
          </p>
        </header>
        <Table
          paper
          className="playing-time-strips"
          rows={ids}
          keyOf={(id) => id}
          columns={planColumns({ plan, names: beside, soFar }, (id, shift) =>
            !soFar && plan.fives[shift]?.includes(id) ? <i /> : null,
          )}
        />
        <h2>{i18n.t('Changes')}</h2>
        <table className="playing-time-changes">
          <tbody>
            <tr>
              <th>{soFar ? i18n.t('On court') : i18n.t('Start')}</th>
              <td colSpan={2}>
                <b>{shirts(begun)}</b>
              </td>
              <td />
            </tr>
            {changes.map(({ shift, when, on, off }) => (
              <tr key={shift}>
                {when ? <th>{when}</th> : <td />}
                <td>
                  <small>{i18n.t('in')}</small> <b>{shirts(on)}</b>
                </td>
                <td>
                  <small>{i18n.t('out')}</small> {shirts(off)}
                </td>
                <td>
                  <span className="playing-time-box" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="playing-time-rule">
          {soFar?.isPlanned
            ? i18n.t('Outlined: the plan; its rest follows the minutes played. Solid: played.')
            : null}{' '}
          {soFar?.isPlanned === false ? null : ruleText(plan, names, owed, soFar)}{' '}
          {gone.length > 0
            ? `${i18n.t('Can’t play on')}: ${formatList(gone.map(names.numbered))}.`
            : null}{' '}
          {absent.length > 0
            ? i18n.t('Not here: {players}.', {
                players: formatList(absent.map(({ playerId }) => names.numbered(playerId))),
              })
            : null}
        </p>
      </section>
    </article>
  );
}
