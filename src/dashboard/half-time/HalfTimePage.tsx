import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { useTeam } from '../api/club.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { closePause, isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { LeadPicture } from '../figures/LeadChart.tsx';
import { isPeriodOver, momentOf, momentText, secondsSoFar } from '../figures/LiveMoment.tsx';
import { matchDay, surname } from '../figures/match-text.ts';
import { type Meeting, usablePlays, withoutNames } from '../figures/meeting.ts';
import { periodText } from '../figures/period-labels.ts';
import { useTeamNaming } from '../figures/player-naming.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { Section } from '../figures/Section.tsx';
import { formatMinutes, formatPercent } from '../figures/statistic-format.ts';
import { Button } from '../ui/Button.tsx';
import { formatCount, formatScore } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { usePrinting } from '../ui/use-printing.ts';
import { Fouls } from './Fouls.tsx';
import styles from './HalfTime.module.css';
import {
  type HalfTimeCard as Card,
  halfTimeCard,
  isBlank,
  type LastMinutes,
  lastSeconds,
  placeNames,
} from './half-time-card.ts';
import { Shots } from './Shots.tsx';

/** The card of a live match, reloaded automatically. */
export function HalfTimePage() {
  const { teamId = '', matchId = '' } = useParams();
  const { team, failed } = useTeam(teamId);
  const matches = useQuery(matchesQuery(useApi(), teamId));
  return (
    <>
      <PageTitle parts={[i18n.t('Half-time'), team?.name]} />
      <QueryState query={matches} skeleton={<CardSkeleton />}>
        {(list) => {
          const match = list.find(({ id }) => id === matchId);
          if (match && isLive(match)) {
            if (!team && !failed) return <CardSkeleton />;
            return <LiveCard match={match} teamName={team?.name ?? i18n.t('Own team')} />;
          }
          return <NotLive teamId={teamId} match={match} />;
        }}
      </QueryState>
    </>
  );
}

/** The card from the plays, or from the box score without plays. */
function LiveCard({ match, teamName }: { match: Match; teamName: string }) {
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, match.id));
  const plays = useQuery({
    ...playByPlayQuery(api, match.id, true),
    refetchInterval: ({ state }) => {
      const events = state.data?.value.events ?? [];
      const clock = momentOf(events, match)?.clockSeconds ?? null;
      return closePause(clock, isPeriodOver(events), state.error);
    },
  });
  const { names } = useTeamNaming();
  const isUnnamed = usePrinting() && names === 'numbers';
  const cardOf = (meeting: Meeting) => (
    <HalfTimeCard meeting={isUnnamed ? withoutNames(meeting) : meeting} teamName={teamName} />
  );
  const usable = usablePlays(plays.data?.value);
  if (usable) return cardOf({ match, boxScore: null, plays: usable });
  if (plays.isPending) return <CardSkeleton />;
  return (
    <QueryState query={boxScore} skeleton={<CardSkeleton />}>
      {(read) => cardOf({ match, boxScore: read, plays: null })}
    </QueryState>
  );
}

/** Links for a match that is not live. */
function NotLive({ teamId, match }: { teamId: string; match: Match | undefined }) {
  const opponent = match && opponentKey(match.opponent);
  const ahead = match?.status === 'scheduled' && opponent;
  return (
    <>
      <h1>{i18n.t('Half-time')}</h1>
      <Absence
        title={i18n.t('This match is not being played')}
        message={
          ahead ? (
            <Link to={paths.opponent({ teamId, opponent })}>{i18n.t('Prepare')}</Link>
          ) : match ? (
            <Link to={paths.match({ teamId, matchId: match.id })}>{i18n.t('Go to the match')}</Link>
          ) : (
            <Link to={paths.team({ teamId })}>{i18n.t('Go to the matches')}</Link>
          )
        }
      />
    </>
  );
}

function CardSkeleton() {
  return <SkeletonRows count={9} height="4.5rem" label={i18n.t('Loading the match')} />;
}

/** The largest number of scorers shown for a side. */
const mostScorers = 4;

/** Scorers with their points by zone. */
function Scorers({ card }: { card: Card }) {
  return (
    <Section title={i18n.t('Who has scored, from where')}>
      <div className={styles.both}>
        {sides.map((side) => (
          <ul
            key={side}
            className="list"
            aria-label={side === 'team' ? i18n.t('Ours') : i18n.t('Theirs')}
          >
            {card.scorers[side].slice(0, mostScorers).map(({ player, points, from }) => (
              <li key={player.playerId}>
                <b className="score">{player.number}</b>
                <span className="cut">
                  {surname(player.name)}{' '}
                  <small className="block narrow wraps">
                    {from
                      .map((each) => `${i18n.t(placeNames[each.place].within)} ${each.points}`)
                      .join(', ')}
                  </small>
                </span>
                <b className="score">{points}</b>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}

/** The most line-ups shown. */
const mostFives = 4;

/** A live match on one phone screen and one A5 sheet, in the order of a coach's questions. */
export function HalfTimeCard({ meeting, teamName }: { meeting: Meeting; teamName: string }) {
  const { match, plays } = meeting;
  const card = halfTimeCard(meeting);
  if (isBlank(card)) {
    return (
      <>
        <h1>{i18n.t('Half-time')}</h1>
        <Absence
          title={i18n.t('Nothing has been recorded of this match yet')}
          message={i18n.t('The card fills itself from the first play on.')}
        />
      </>
    );
  }
  const until = secondsSoFar(card.moment, match);
  const shirts = new Map(plays?.matchSheet.team.map((entry) => [entry.playerId, entry.number]));
  return (
    <article className={`grid small ${styles.card}`}>
      <ScoreHead card={card} match={match} teamName={teamName} />
      {until === null ? null : (
        <LeadPicture meeting={meeting} until={until} shaded={card.lastMinutes ? lastSeconds : 0} />
      )}
      <p className="soft end">
        {card.chance === null
          ? null
          : i18n.t('chance to win {chance}, from lead and time alone', {
              // Before the end 0 and 100% would be wrong, even by rounding.
              chance: formatPercent(Math.min(0.99, Math.max(0.01, card.chance))),
            })}
      </p>
      {card.lastMinutes ? <LastMinutesPart last={card.lastMinutes} card={card} /> : null}
      <Fouls card={card} match={match} />
      <Shots card={card} />
      <Scorers card={card} />
      {card.fives ? (
        <Section
          title={i18n.t('Our fives')}
          note={i18n.t('{count} so far: minutes together, score', { count: card.fives.length })}
        >
          <table className={`wide narrow ${styles.fives}`}>
            <tbody>
              {card.fives.slice(0, mostFives).map((five) => (
                <tr key={five.playerIds.join(' ')}>
                  <th scope="row" className="start">
                    {five.playerIds
                      .map((id) => shirts.get(id) ?? '–')
                      .toSorted((a, b) => Number(a) - Number(b))
                      .map((shirt, at) => (
                        <i key={five.playerIds[at]}>{shirt} </i>
                      ))}
                  </th>
                  <td>{formatMinutes(five.seconds)}</td>
                  <td>{formatScore({ team: five.pointsFor, opponent: five.pointsAgainst })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ) : null}
      <p className={`soft ${styles.foot}`}>
        <Button className={styles.print} onClick={() => window.print()}>
          {i18n.t('Print')}
        </Button>
        {plays
          ? timeoutsText(card, match)
          : i18n.t(
              'No plays of this match yet: the clock, zones, fives and time-outs come with them.',
            )}
      </p>
    </article>
  );
}

interface ScoreHeadProps {
  card: Card;
  match: Match;
  teamName: string;
}

/** The clock, the score and the score by periods; own team first. */
function ScoreHead({ card, match, teamName }: ScoreHeadProps) {
  const { score, periods, moment } = card;
  const place = match.homeAway && matchPlaceText(match.homeAway);
  const about = [matchDay(match), match.competition, place];
  const rows = [
    { name: teamName, of: 'team' },
    { name: match.opponent.name, of: 'opponent' },
  ] as const;
  const lead = (score?.team ?? 0) - (score?.opponent ?? 0);
  return (
    <header>
      <p className={`ends named soft ${styles.about}`}>
        <b className="live rigid">{momentText(moment, match)}</b>
        <span>{about.filter(Boolean).join(' · ')}</span>
      </p>
      <div className={`ends low ${styles.head}`}>
        <h1>
          <span className={`${styles.us} ${lead < 0 ? 'light' : ''}`}>
            {formatCount(score?.team)}
          </span>
          <span className="visually-hidden"> {i18n.t('to')} </span>
          <span className={`${styles.them} ${lead > 0 ? 'light' : ''}`}>
            {formatCount(score?.opponent)}
          </span>
        </h1>
        <table aria-label={i18n.t('Points by period')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{i18n.t('Team')}</span>
              </th>
              {periods.map((_, index) => {
                const name = periodText(index + 1, match);
                return (
                  <th key={name} scope="col">
                    {name}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={of}>
                <th scope="row">{name}</th>
                {periods.map((period, index) => (
                  <td key={periodText(index + 1, match)}>{formatCount(period[of])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </header>
  );
}

/** The most scorers of a side. */
const most = 3;

/** The last five minutes of play: score, scorers, turnovers. */
function LastMinutesPart({ last, card }: { last: LastMinutes; card: Card }) {
  const named = (side: Side) =>
    last.scorers[side]
      .slice(0, most)
      .map(({ playerId, points }) => {
        const scorer = card.scorers[side].find(({ player }) => player.playerId === playerId);
        const { name = '', number } = scorer?.player ?? {};
        // The bench knows opponents by number, its own players by name.
        return `${side === 'opponent' && number ? `#${number}` : surname(name)}\u00a0${points}`;
      })
      .join(', ');
  return (
    <Section title={i18n.t('The last five minutes')} note={i18n.t('shaded above')}>
      <p className={`middle ${styles.last}`}>
        <b className="number unbroken sentence">{formatScore(last.points)}</b>
        <span>
          {[
            named('team'),
            named('opponent') && i18n.t('theirs: {names}', { names: named('opponent') }),
            last.turnovers && i18n.t('turnovers {score}', { score: formatScore(last.turnovers) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </Section>
  );
}

/** Time-outs taken in this half or overtime, with FIBA's limits if there are four quarters; '' without plays. */
function timeoutsText({ timeouts, moment }: Card, match: Match): string {
  if (timeouts === null || moment === null) return '';
  const { team, opponent } = timeouts;
  if (moment.period > match.regulationPeriods) {
    return i18n.t('Time-outs taken in this overtime: we {team} of 1, they {opponent}.', timeouts);
  }
  if (match.regulationPeriods !== 4) {
    return i18n.t('Time-outs taken in this half: we {team}, they {opponent}.', { team, opponent });
  }
  const of = moment.period <= 2 ? 2 : 3;
  const taken = i18n.t('Time-outs taken in this half: we {team} of {of}, they {opponent}.', {
    team,
    of,
    opponent,
  });
  return moment.kind === 'halfTime' ? `${taken} ${i18n.t('3 each from here.')}` : taken;
}
