import { i18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { useStorages } from '../api/session-context.ts';
import { Absence } from '../figures/Absence.tsx';
import { readPlayingTimeLine } from '../figures/playing-time.ts';
import type { RosterRow } from '../figures/roster-rows.ts';
import { SeasonPage } from '../figures/SeasonPage.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { useRoster } from '../figures/use-roster.ts';
import { Choice } from '../ui/Choice.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { CouldHavePlayedMore } from './CouldHavePlayedMore.tsx';
import styles from './LineUps.module.css';
import { PlayersTable } from './PlayersTable.tsx';
import { playerTimes } from './player-times.ts';
import { TogetherPanel } from './TogetherPanel.tsx';
import type { NamedPlayers } from './TogetherTable.tsx';
import { useLineUps } from './use-line-ups.ts';

/** Who plays with whom, and for how long, over a team's season. */
export function LineUpsPage() {
  return (
    <TeamMatches title={i18n.t('Line-ups')} skeleton={<LineUpsSkeleton />}>
      {(list) => <LineUps {...list} />}
    </TeamMatches>
  );
}

const usual = { show: 'players', minutes: '', sort: '' };

function LineUps({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const reading = useLineUps(matches);
  const { local } = useStorages();
  const { boxScores, plays, lineUps, onOffOf, complete } = reading;
  const { rows, loading, remark } = useRoster(teamId, boxScores);
  const [line] = useState(() => readPlayingTimeLine(local));
  const [{ show }, choose] = useSearchChoice(usual);
  const players = playerTimes(rows, boxScores.entries, line, onOffOf);
  const named = useMemo(() => namesOf(rows, plays.entries), [rows, plays.entries]);
  if (boxScores.entries.length === 0) {
    return (
      <Absence
        title={i18n.t('No match is completed yet')}
        message={i18n.t('Line-ups and playing time begin with the first match that has ended.')}
      />
    );
  }
  if (loading && !complete) return <LineUpsSkeleton />;
  return (
    <SeasonPage
      choice={
        <Choice
          legend={i18n.t('On court')}
          options={[
            { value: 'players', label: i18n.t('Players') },
            { value: 'pairs', label: i18n.t('Pairs') },
            { value: 'fives', label: i18n.t('Fives') },
          ]}
          value={show}
          onChange={(chosen) => choose({ show: chosen, minutes: '', sort: '' })}
        />
      }
      readings={[boxScores, plays]}
    >
      {!complete ? (
        // Told once all is there: who stands where changes with every match.
        <LineUpsSkeleton />
      ) : show === 'fives' || show === 'pairs' ? (
        <TogetherPanel size={show} reading={reading} players={named} />
      ) : (
        <>
          {remark ? <p className={styles.note}>{remark}</p> : null}
          <CouldHavePlayedMore
            teamId={teamId}
            players={players}
            line={line}
            complete={boxScores.understood && plays.understood}
          />
          <PlayersTable teamId={teamId} players={players} line={line} />
          <p className={styles.note}>
            {lineUps
              ? i18n.t(
                  'On and off go over the matches that a player played in. What happened, not a rating: who else was on court, and against whom, is not taken out of it.',
                )
              : i18n.t(
                  'On and off come from the box scores’ +/-, over the matches that a player played in. Plays with line-ups would add ranges, pairs and fives.',
                )}
          </p>
        </>
      )}
    </SeasonPage>
  );
}

/** Everybody by id: as the roster names them, else as the latest match sheet does. */
function namesOf(
  rows: readonly RosterRow[],
  entries: readonly SeasonEntry<DataOf<'getPlayByPlay'>>[],
): NamedPlayers {
  const sheets = entries.toReversed().flatMap(({ value }) => value?.matchSheet.team ?? []);
  return new Map([...sheets, ...rows].map((player) => [player.playerId, player]));
}

function LineUpsSkeleton() {
  return <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the line-ups')} />;
}
