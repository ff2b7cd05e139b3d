import { i18n } from '@lingui/core';
import { useQueries } from '@tanstack/react-query';
import type { BoxScoreSide } from '../../contract/box-score.ts';
import { playerInsightsQuery } from '../api/insights.ts';
import { useApi } from '../api/session-context.ts';
import { ratingAxis } from '../figures/rating-axis.ts';
import { sheetOrder } from '../figures/use-sort.ts';
import { Button } from '../ui/Button.tsx';
import { formatList } from '../ui/format.ts';
import { otherLanguageOf, ServiceLanguage } from '../ui/service-language.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { PlayerCard } from './PlayerCard.tsx';
import styles from './PlayerCards.module.css';

interface PlayerCardsProps {
  team: BoxScoreSide;
  matchId: string;
  playerHref: (playerId: string) => string;
}

const usual = { players: '' };

/** The players of a match side by side, in the order of the match sheet: no one is ranked. Read when asked for. */
export function PlayerCards({ team, matchId, playerHref }: PlayerCardsProps) {
  const [{ players }, choose] = useSearchChoice(usual);
  const shown = players === 'shown';
  const toggle = () => choose({ players: shown ? '' : 'shown' });
  if (team.players.length === 0) return null;
  return (
    <section className={styles.players} aria-label={i18n.t('Players of this match')}>
      <div className={styles.heading}>
        <h2>{i18n.t('Players of this match')}</h2>
        <Button onClick={toggle} aria-expanded={shown}>
          {shown ? i18n.t('Hide the player cards') : i18n.t('Show the player cards')}
        </Button>
      </div>
      {shown ? <Cards team={team} matchId={matchId} playerHref={playerHref} /> : null}
    </section>
  );
}

function Cards({ team, matchId, playerHref }: PlayerCardsProps) {
  const api = useApi();
  const players = sheetOrder(team.players);
  const played = players.filter((player) => player.played);
  const absent = players.filter((player) => !player.played);
  const results = useQueries({
    queries: played.map(({ playerId }) => ({
      ...playerInsightsQuery(api, matchId, playerId),
      // One poll a match is enough: the end of its run reads these again.
      refetchInterval: false as const,
      staleTime: 30_000,
    })),
  });
  const values = results.flatMap(({ data }) =>
    Object.values(data?.value.ratings ?? {}).map(({ value }) => value),
  );
  const axis = ratingAxis(values);
  return (
    <>
      <ul className={styles.cards}>
        {played.map((player, index) => (
          <ServiceLanguage
            key={player.playerId}
            value={otherLanguageOf(results[index]?.data?.language)?.lang}
          >
            <PlayerCard
              player={player}
              result={results[index]?.data?.value}
              failed={results[index]?.isError ?? false}
              axis={axis}
              href={playerHref(player.playerId)}
            />
          </ServiceLanguage>
        ))}
      </ul>
      {absent.length > 0 ? (
        <p className={styles.absent}>
          {i18n.t('Did not play: {names}.', {
            names: formatList(absent.map(({ name }) => name)),
          })}
        </p>
      ) : null}
    </>
  );
}
