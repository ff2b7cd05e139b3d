import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isMoreThanLuck, matchMargin } from '../../basketball/match-margin.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { type SeasonReading, useSeasonBoxScores } from '../api/season-reading.ts';
import { endedMatches, outcomeOf } from '../api/season-record.ts';
import { useApi } from '../api/session-context.ts';
import { useUsual } from '../api/team-season.ts';
import { Bridge } from '../figures/Bridge.tsx';
import { LeadChart, mostReach } from '../figures/LeadChart.tsx';
import { matchDay, matchText, matchWeekday, opponentText } from '../figures/match-text.ts';
import { type Meeting, usablePlays } from '../figures/meeting.ts';
import { matchWhy } from '../figures/played-why.ts';
import { Absence, isSettled, QueryState } from '../figures/QueryState.tsx';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { SeasonCount } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { LegendDot, Strip } from '../figures/Strip.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { toTenth, type Why, type WhyPart, whyParts } from '../figures/why-parts.ts';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { formatCount, formatScore, formatSigned } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import styles from './Compare.module.css';
import { matchDifferences } from './compared.ts';
import { DifferenceTable, Legend } from './DifferenceTable.tsx';
import { CompareKinds, PairChoice, usePair } from './PairChoice.tsx';

/** Ten seasons: a longer list nobody looks through, and drawing it takes a browser seconds. */
const mostOffered = 400;

/** Two matches of a team side by side. */
export function CompareMatchesPage() {
  return (
    <TeamMatches
      title={i18n.t('Compare matches')}
      skeleton={<SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the matches')} />}
    >
      {(list) => <CompareMatches {...list} />}
    </TeamMatches>
  );
}

function CompareMatches({ teamId, matches }: { teamId: string; matches: Match[] }) {
  // "What changed since the match before?" is the question that needs no choice.
  const [latest, before] = endedMatches(matches);
  const pair = usePair({ a: before?.id ?? '', b: latest?.id ?? '' });
  const begun = matches
    .filter(({ score }) => score !== null)
    .filter(({ id }, at) => at < mostOffered || id === pair.a || id === pair.b);
  const [a, b] = [pair.a, pair.b].map((id) => matches.find((match) => match.id === id));
  if (begun.length < 2) {
    return (
      <div className="grid">
        <CompareKinds teamId={teamId} />
        <Absence
          title={i18n.t('There are not two matches to compare yet')}
          message={i18n.t('A match can be compared once it has a score.')}
        />
      </div>
    );
  }
  return (
    <div className="grid">
      <CompareKinds teamId={teamId} />
      <PairChoice
        labels={{ a: i18n.t('Match on the left'), b: i18n.t('Match on the right') }}
        pair={pair}
        options={begun.map((match) => [
          match.id,
          `${matchText(match)}, ${formatScore(match.score)}`,
        ])}
      />
      {a && b ? (
        <ComparedMatches teamId={teamId} a={a} b={b} matches={matches} />
      ) : (
        <EmptyState
          title={i18n.t('Choose two matches')}
          message={i18n.t('The team’s numbers in both then stand side by side.')}
        />
      )}
    </div>
  );
}

interface ComparedMatchesProps {
  teamId: string;
  /** The hollow dot. */
  a: Match;
  b: Match;
  matches: readonly Match[];
}

/** Two matches of a team: where the points between them went, what differed of both sides, and for whom. */
function ComparedMatches({ teamId, a, b, matches }: ComparedMatchesProps) {
  const api = useApi();
  const [first, second] = [useQuery(boxScoreQuery(api, a.id)), useQuery(boxScoreQuery(api, b.id))];
  const [playsA, playsB] = [
    useQuery(playByPlayQuery(api, a.id)),
    useQuery(playByPlayQuery(api, b.id)),
  ];
  const isRead = [first, second, playsA, playsB].every(isSettled);
  const usual = useUsual(teamId);
  const seen = usual.seasonBefore === null ? matches : usual.matches;
  const season = useSeasonBoxScores(seen, isRead);
  const skeleton = <MatchesSkeleton label={i18n.t('Loading the box scores')} />;
  return (
    <QueryState query={first} skeleton={skeleton}>
      {(left) => (
        <QueryState query={second} skeleton={skeleton}>
          {(right) =>
            isRead ? (
              <PairOfMatches
                teamId={teamId}
                one={{ match: a, boxScore: left, plays: usablePlays(playsA.data?.value) }}
                two={{ match: b, boxScore: right, plays: usablePlays(playsB.data?.value) }}
                season={season}
              />
            ) : (
              <MatchesSkeleton label={i18n.t('Loading the plays')} />
            )
          }
        </QueryState>
      )}
    </QueryState>
  );
}

interface PairOfMatchesProps {
  teamId: string;
  one: Read;
  two: Read;
  season: SeasonReading<BoxScore>;
}

/** All that two matches say of each other. */
export function PairOfMatches({ teamId, one, two, season }: PairOfMatchesProps) {
  const bridge = marginBridge(one, two);
  const rows = matchDifferences(
    one.boxScore,
    two.boxScore,
    season.entries.flatMap(({ value }) => value ?? []),
  );
  const names = { a: matchDay(one.match), b: matchDay(two.match) };
  const reach = mostReach([one, two]);
  return (
    <>
      {bridge ? <p className={`sentence ${styles.summary}`}>{bridge.summary}</p> : null}
      <div className={`top ${styles.head}`}>
        <div>
          <Played teamId={teamId} meeting={one} reach={reach} filled={false} />
          <Played teamId={teamId} meeting={two} reach={reach} filled />
        </div>
        {bridge ? (
          <Section
            title={i18n.t('From {before} to {after}', {
              before: formatSigned(bridge.from),
              after: formatSigned(bridge.to),
            })}
            note={i18n.t('in points, to scale; hatched: luck')}
          >
            <Bridge
              label={i18n.t('From one margin to the other')}
              start={{ name: names.a, points: bridge.from }}
              parts={bridge.parts}
              end={{ name: names.b, points: bridge.to }}
            />
          </Section>
        ) : (
          <p className="quiet">
            {i18n.t(
              'Too little was recorded in one of these matches to say where the points came from.',
            )}
          </p>
        )}
      </div>
      {rows.length === 0 ? null : (
        <Section title={i18n.t('What differed')} note={<Legend names={names} />}>
          <SeasonCount readings={[season]} />
          {season.waiting ? (
            // Sorted by difference from the usual: shown once all is loaded, so that no row moves.
            <MatchesSkeleton label={i18n.t('Loading the box scores')} />
          ) : (
            <DifferenceTable
              label={i18n.t('The team in both matches')}
              names={names}
              sides={{ team: one.boxScore.team.name, opponent: opponentsOf(one.match, two.match) }}
              rows={rows}
            />
          )}
        </Section>
      )}
      <ComparedPlayers teamId={teamId} a={one.boxScore} b={two.boxScore} />
    </>
  );
}

const MatchesSkeleton = ({ label }: { label: string }) => (
  <SkeletonRows count={14} height="1.9rem" label={label} />
);

const opponentsOf = (a: Match, b: Match) =>
  a.opponent.name === b.opponent.name ? a.opponent.name : `${a.opponent.name}, ${b.opponent.name}`;

interface PlayedProps {
  teamId: string;
  meeting: Meeting;
  reach: ComponentProps<typeof LeadChart>['reach'];
  filled: boolean;
}

function Played({ teamId, meeting, reach, filled }: PlayedProps) {
  const { match, plays } = meeting;
  return (
    <article className={styles.played}>
      <h2 className="row">
        <LegendDot tone="us" isHollow={!filled} />{' '}
        <Link className="plain touch" to={paths.match({ teamId, matchId: match.id })}>
          {formatScore(match.score)}
        </Link>{' '}
        <OutcomeBadge outcome={outcomeOf(match)} />{' '}
        <small>
          {[opponentText(match), matchWeekday(match), match.round].filter(Boolean).join(' · ')}
        </small>
      </h2>
      {plays ? (
        <LeadChart meeting={meeting} reach={reach} />
      ) : (
        <p className="quiet">{match.periods.map(formatScore).join(' · ')}</p>
      )}
    </article>
  );
}

type Read = Meeting & { boxScore: BoxScore };

/**
 * The way from one match's margin to another's in parts, whose shown tenths add up to the difference, and in a sentence or two: by the plays if both matches have them, otherwise both by their totals; `null` if a
 * total was not recorded.
 */
export function marginBridge(a: Read, b: Read) {
  const [playedA, playedB] = [a, b].map(({ boxScore, plays, match }) =>
    match.status === 'completed' ? matchWhy(boxScore, plays?.events ?? null) : null,
  );
  const both = playedA?.again && playedB?.again ? [playedA, playedB] : null;
  const [before, after] = both ?? [whyParts(a.boxScore), whyParts(b.boxScore)];
  if (!before || !after) return null;
  const parts = after.parts.map((part, index): WhyPart => {
    const points = toTenth(part.points - (before.parts[index]?.points ?? 0));
    return { ...part, points, numbers: thenAndNow(part.key, a.boxScore, b.boxScore) };
  });
  return {
    from: before.margin,
    to: after.margin,
    parts,
    summary: summaryOf([a, b], before, after, parts),
  };
}

/** What both sides did of a part, first in one match, then in the other; '' where that takes more than two numbers. */
function thenAndNow(key: WhyPart['key'], a: BoxScore, b: BoxScore): string {
  const read = ({ team, opponent }: BoxScore) => {
    const [own, other] = [team, opponent].map(({ totals }) => {
      if (key === 'turnovers') return totals?.turnovers;
      if (key === 'rebounds') return totals?.offensiveRebounds;
      return key === 'line' ? totals?.freeThrows.attempted : null;
    });
    return own == null || other == null ? '' : `${own}–${other}`;
  };
  const [before, after] = [read(a), read(b)];
  if (!before || !after) return '';
  const values = { before, after };
  if (key === 'rebounds') return i18n.t('offensive {before}, then {after}', values);
  return key === 'line'
    ? i18n.t('throws {before}, then {after}', values)
    : i18n.t('{before}, then {after}', values);
}

/** How far apart two matches ended, and what a rematch of each may bring, by the numbers of its page. */
function summaryOf([a, b]: readonly Read[], before: Why, after: Why, parts: readonly WhyPart[]) {
  const apart = Math.abs(after.margin - before.margin);
  const said = i18n.t('{apart, plural, one {{apart} point apart.} other {{apart} points apart.}}', {
    apart,
  });
  if (before.again && after.again) {
    const signed = (points: number) => formatSigned(Math.round(points));
    const again = i18n.t('Played again, they would end at about {before} and {after}.', {
      before: signed(before.again.estimate),
      after: signed(after.again.estimate),
    });
    const [then, now] = [a, b].map((match) => matchMargin(match?.plays?.events ?? [])?.luck ?? 0);
    if (isMoreThanLuck(then ?? 0) || isMoreThanLuck(now ?? 0)) return `${said} ${again}`;
    const luck = i18n.t(
      'How the shots fell, mostly luck, was worth {before} then and {after} now.',
      { before: signed(then ?? 0), after: signed(now ?? 0) },
    );
    return `${said} ${luck} ${again}`;
  }
  const most = parts.toSorted((one, two) => Math.abs(two.points) - Math.abs(one.points))[0];
  if (!most || most.points === 0) return said;
  const largest = i18n.t('The largest step: {part}, {points}.', {
    part: most.name,
    points: formatSigned(most.points, 1),
  });
  return `${said} ${largest}`;
}

interface ComparedPlayersProps {
  teamId: string;
  a: BoxScore;
  b: BoxScore;
}

/** The own players' points in both matches, the largest gain first; who sat one out comes last. */
function ComparedPlayers({ teamId, a, b }: ComparedPlayersProps) {
  const players = new Map<string, { a?: PlayerLine; b?: PlayerLine }>();
  for (const [match, { team }] of [['a', a] as const, ['b', b] as const]) {
    for (const player of team.players.filter(({ played }) => played)) {
      players.set(player.playerId, { ...players.get(player.playerId), [match]: player });
    }
  }
  const rows = [...players]
    .map(([playerId, lines]) => {
      const [before, after] = [lines.a?.points ?? null, lines.b?.points ?? null];
      const gain = before === null || after === null ? null : after - before;
      return { playerId, lines, before, after, gain };
    })
    .toSorted((one, two) => (two.gain ?? -1000) - (one.gain ?? -1000));
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.flatMap(({ before, after }) => [before ?? 0, after ?? 0]));
  return (
    <Section
      title={i18n.t('Players')}
      note={i18n.t('points, 0 to {most}; minutes before them; largest gain first', { most })}
    >
      <ul className={styles.players}>
        {rows.map(({ playerId, lines, before, after, gain }) => {
          const { name = '', number } = lines.b ?? lines.a ?? {};
          return (
            <li key={playerId}>
              <b>{number}</b>
              <SeasonLink className="touch" to={paths.seasonPlayer({ teamId, playerId })}>
                {name}
              </SeasonLink>
              <span className={`quiet end unbroken ${styles.minutes}`}>
                <span className="visually-hidden">{i18n.t('minutes')}</span>{' '}
                <span>{formatMinutes(lines.a?.seconds ?? null)}</span>{' '}
                <span>{formatMinutes(lines.b?.seconds ?? null)}</span>
              </span>
              <Strip
                ticks={[]}
                dots={[{ value: after }, { value: before, isHollow: true }]}
                ends={[0, most]}
                tone="us"
                isJoined
              />
              <span className={`end unbroken ${styles.points}`}>
                <span className="visually-hidden">{i18n.t('points')}</span>{' '}
                <span>{formatCount(before)}</span> <span>{formatCount(after)}</span>
              </span>
              <b className="end">{formatSigned(gain)}</b>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
