import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { secondsPlayed } from '../figures/seconds-played.ts';
import { Table } from '../ui/Table.tsx';
import styles from './Insights.module.css';
import { ProofEvents } from './ProofEvents.tsx';
import { ratingEvidence } from './rating-evidence.ts';

interface RatingProofProps {
  /** The rating's key. */
  ratingKey: string;
  ratingName: string;
  teamId: string;
  matchId: string;
  match: Match | undefined;
  /** Whose rating; the team's where absent. */
  playerId?: string | undefined;
}

/** The box arithmetic and the events behind a rating, read once its row is open. */
export function RatingProof(props: RatingProofProps) {
  const { ratingKey, ratingName, teamId, matchId, match, playerId } = props;
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, matchId));
  const playByPlay = useQuery(playByPlayQuery(api, matchId));
  const box = boxScore.data?.value;
  if (!box) {
    return (
      <p>
        {boxScore.isError
          ? i18n.t('The box score could not be read.')
          : i18n.t('Reading the box score…')}
      </p>
    );
  }
  const line = box.team.players.find((player) => player.playerId === playerId);
  if (playerId !== undefined && !line?.played)
    return <p>{i18n.t('Did not play: there are no numbers.')}</p>;
  const plays = playByPlay.data?.value;
  const evidence = ratingEvidence(ratingKey, {
    team: box.team.totals,
    opponent: box.opponent.totals,
    events: plays?.events ?? [],
    seconds: secondsPlayed(match, null, box.team.totals),
    player: playerId !== undefined && line ? { playerId, line } : undefined,
  });
  if (!evidence) {
    return (
      <p>
        {i18n.t(
          'How the service works this rating out, or what it is worked out from, is not known.',
        )}
      </p>
    );
  }
  return (
    <>
      <Table
        label={i18n.t('From the box score')}
        rows={evidence.steps}
        keyOf={({ name }) => name}
        className={styles.steps}
        columns={[
          { key: 'name', heading: '', isName: true, cell: ({ name }) => name },
          { key: 'working', heading: '', cell: ({ working }) => working },
          { key: 'result', heading: '', cell: ({ result }) => result },
        ]}
      />
      {plays ? (
        <ProofEvents
          ratingName={ratingName}
          events={evidence.events}
          playByPlay={plays}
          match={match}
          playsHref={paths.plays({ teamId, matchId })}
        />
      ) : (
        <p>
          {playByPlay.isError
            ? i18n.t('The events are not available from this service.')
            : i18n.t('Reading the events…')}
        </p>
      )}
      <p>
        {i18n.t('Worked out here from the box score; the service may weigh it in another way.')}
      </p>
    </>
  );
}
