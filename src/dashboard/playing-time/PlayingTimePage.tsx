import { i18n } from '@lingui/core';
import type { CSSProperties } from 'react';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { Absence } from '../figures/Absence.tsx';
import { matchText, opponentText } from '../figures/match-text.ts';
import type { RosterRow } from '../figures/roster-rows.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { Section } from '../figures/Section.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { SelectField } from '../ui/Fields.tsx';
import { formatCount, formatSigned, formatWeekday } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import { printOnArrival } from '../ui/use-open-print-page.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import type { Balance } from './fair-so-far.ts';
import { MatchPlan } from './MatchPlan.tsx';
import styles from './PlayingTime.module.css';
import { playerNames } from './player-names.ts';
import { another, useEvening } from './use-evening.ts';

/** Who plays when: the plan of a match, the bench during it, plan and truth after it, and the season's ledger. */
export function PlayingTimePage() {
  return (
    <div className={styles.page}>
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
  const { match, players, fresh, remark } = evening;
  if (!evening.isReady) {
    return (
      <>
        <h1>{i18n.t('Who plays when')}</h1>
        <PlanSkeleton />
      </>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{i18n.t('Who plays when')}</h1>
        <p className={styles.note}>
          {match ? `${opponentText(match)} · ` : ''}
          {formatWeekday(match ? match.startsAt : fresh.day)}
          {' · '}
          <SeasonLink
            to={paths.printPlayingTime({ teamId }, { match: asked || undefined })}
            state={printOnArrival}
          >
            {i18n.t('Print')}
          </SeasonLink>
        </p>
        <SelectField
          label={i18n.t('Match')}
          value={match?.id ?? another}
          onChange={({ target }) => choose({ match: target.value })}
        >
          {choices(matches).map((each) => (
            <option key={each.id} value={each.id}>
              {matchText(each)}
            </option>
          ))}
          <option value={another}>{i18n.t('Another match, today')}</option>
        </SelectField>
      </header>
      {remark ? <p className={styles.note}>{remark}</p> : null}
      {players.length === 0 ? (
        <Absence
          title={i18n.t('This team has no players yet')}
          message={i18n.t('A plan needs a roster, or a match with box score.')}
        />
      ) : (
        <MatchPlan key={match?.id ?? another} evening={evening} />
      )}
      <FairSoFar balances={evening.balances} players={players} />
    </>
  );
}

/** So many matches that were played are offered beside those to come: whose plan a coach may still want to see. */
const mostPlayed = 5;

function choices(matches: readonly Match[]): Match[] {
  const coming = matches.filter(({ status }) => status === 'scheduled' || status === 'live');
  const played = matches.filter(({ status }) => status === 'completed').slice(0, mostPlayed);
  return [...coming.toReversed(), ...played];
}

function PlanSkeleton() {
  return <SkeletonRows count={12} height="2.8rem" label={i18n.t('Loading the players')} />;
}

interface FairSoFarProps {
  balances: readonly Balance[];
  players: readonly RosterRow[];
}

/** The season's ledger: minutes against an equal share, on one zero. */
function FairSoFar({ balances, players }: FairSoFarProps) {
  const names = playerNames(players);
  const rows = balances.filter(({ playerId }) => names.knows(playerId));
  if (rows.length === 0) return null;
  const widest = Math.max(1, ...rows.map(({ seconds }) => Math.abs(seconds)));
  const matches = Math.max(...rows.map((row) => row.matches));
  return (
    <Section
      title={i18n.t('Fair so far')}
      note={i18n.t(
        '{matches, plural, one {# match} other {# matches}}, minutes against an equal share',
        {
          matches,
        },
      )}
    >
      <Table
        className={styles.ledger}
        label={i18n.t('Fair so far')}
        rows={rows}
        keyOf={({ playerId }) => playerId}
        columns={[
          {
            key: 'name',
            heading: i18n.t('Player'),
            isName: true,
            cell: ({ playerId }) => (
              <>
                <b>{names.number(playerId)}</b> {names.short(playerId)}
              </>
            ),
          },
          {
            key: 'balance',
            heading: i18n.t('± min'),
            meaning: i18n.t(
              'Minutes more or fewer than an equal share of the matches a player was there for',
            ),
            cell: ({ seconds }) => formatSigned(Math.round(seconds / 60)),
          },
          {
            key: 'bar',
            heading: '',
            cell: ({ seconds }) => <Bar share={seconds / widest} />,
          },
          {
            key: 'matches',
            heading: i18n.t('GP'),
            meaning: i18n.t('Matches that the player was there for'),
            cell: (row) => formatCount(row.matches),
          },
        ]}
      />
    </Section>
  );
}

/** From the zero in the middle to −1 or 1 at an end. */
function Bar({ share }: { share: number }) {
  const style: CSSProperties & Record<'--from' | '--size', string> = {
    '--from': `${50 + 50 * Math.min(0, share)}%`,
    '--size': `${50 * Math.abs(share)}%`,
  };
  return <span className={styles.bar} style={style} aria-hidden="true" />;
}
