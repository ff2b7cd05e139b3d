import { i18n } from '@lingui/core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import {
  type ShotKind,
  type ShotRow,
  shotsByKind,
  type ZonedShots,
  zonedShots,
} from '../../basketball/season-shots.ts';
import {
  type ChartZone,
  shotsByZone,
  type ZoneShooting,
  zonesTogether,
} from '../../basketball/shot-zones.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { Match } from '../../contract/match.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { paths } from '../api/paths.ts';
import { type SeasonReading, useSeasonBoxScores, useSeasonPlays } from '../api/season-reading.ts';
import { useUsual } from '../api/team-season.ts';
import { seenPlace } from '../figures/court-lines.ts';
import { usablePlays } from '../figures/meeting.ts';
import { zoneNames } from '../figures/play-words.ts';
import { Absence } from '../figures/QueryState.tsx';
import { SeasonPage } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { formatDecimal } from '../figures/statistic-format.ts';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { stepOf, UsualCourt, UsualSteps } from '../figures/UsualCourt.tsx';
import { shotColumns, Unplaced } from '../figures/ZoneTable.tsx';
import { Choice } from '../ui/Choice.tsx';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { formatSigned } from '../ui/format.ts';
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './Shots.module.css';

/** Locations of a team's and its opponents' shots of the season. */
export function ShotsPage() {
  return (
    <TeamMatches title={i18n.t('Shots')} skeleton={<ShotsSkeleton />}>
      {(list) => <Shots {...list} />}
    </TeamMatches>
  );
}

const usual = { matches: 'all' };
const lately = 5;

function Shots({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const plays = useSeasonPlays(matches, true);
  const [{ matches: chosen }, choose] = useSearchChoice(usual);
  const usualOf = useUsual(teamId);
  const isBefore = usualOf.seasonBefore !== null;
  const before = useSeasonPlays(usualOf.before, true);
  const complete = !plays.waiting && !before.waiting;
  // Computed once all has loaded, since the usual changes with every match.
  const sides = useMemo(() => {
    if (!complete) return null;
    const events = (some: typeof plays.entries) =>
      some.flatMap(({ value }) => {
        const usable = usablePlays(value);
        return usable ? [usable.events] : [];
      });
    const all = events(plays.entries);
    const usualShots = isBefore ? events(before.entries) : all;
    const looked = chosen === 'latest' ? events(plays.entries.slice(0, lately)) : all;
    const sideOf = (side: Side) => {
      const zoned = zonedShots(looked, usualShots, side);
      const places = looked
        .flat()
        .filter((event) => event.side === side && isFieldGoal(event))
        .flatMap(({ courtPosition }) => (courtPosition ? seenPlace(courtPosition) : []));
      const together = zonesTogether(shotsByZone(looked.flat(), side)?.zones ?? []);
      return zoned && { ...zoned, places, together };
    };
    return {
      team: sideOf('team'),
      opponent: sideOf('opponent'),
      places: all.some((match) => match.some(({ courtPosition }) => courtPosition !== undefined)),
    };
  }, [plays.entries, before.entries, isBefore, chosen, complete]);
  if (plays.entries.length === 0) {
    return (
      <Absence
        title={i18n.t('No match is completed yet')}
        message={i18n.t('Shots begin with the first match that has ended.')}
      />
    );
  }
  const choice = (
    <Choice
      legend={i18n.t('Matches')}
      options={[
        { value: 'all', label: i18n.t('The season') },
        { value: 'latest', label: i18n.t('Last {lately}', { lately }) },
      ]}
      value={chosen}
      onChange={(value) => choose({ matches: value })}
    />
  );
  if (sides !== null && !sides.places) {
    return (
      <KindsAlone
        plays={plays}
        matches={matches}
        latest={chosen === 'latest' ? lately : null}
        choice={choice}
      />
    );
  }
  return (
    <SeasonPage choice={choice} readings={[plays]}>
      {sides ? (
        <>
          {sides.team && sides.opponent ? (
            <p className="sentence strong snug">
              {findingOf(sides.team.rows, sides.opponent.rows)}
            </p>
          ) : null}
          <div className={styles.sides}>
            {(['team', 'opponent'] as const).map((side) => {
              const title = side === 'team' ? i18n.t('Our shots') : i18n.t('Opponents’ shots');
              const shots = sides[side];
              return (
                <Section key={side} title={title} note={shots && noteOf(shots.together)}>
                  {shots ? (
                    <>
                      <UsualCourt
                        size={1.74}
                        title={title}
                        rows={shots.rows}
                        shots={shots.places}
                      />
                      <details>
                        <summary className="quiet">{i18n.t('The values as a table')}</summary>
                        <ShotTable title={title} rows={shots.rows} unplaced={shots.unplaced} />
                      </details>
                    </>
                  ) : (
                    <p className="quiet">
                      {i18n.t('The locations of the shots were not recorded.')}
                    </p>
                  )}
                </Section>
              );
            })}
          </div>
          <UsualSteps rows={[sides.team, sides.opponent].flatMap((side) => side?.rows ?? [])} />
          <p className={`quiet ${styles.legend}`}>
            {i18n.t(
              'A circle is as large as the zone’s part of the shots, a point is a shot. Beside it: points per shot, against the usual, made of tried. The usual is both sides’ points per shot from there over the season; coloured from ten shots on, if the difference is more than chance usually makes.',
            )}
          </p>
        </>
      ) : (
        <ShotsSkeleton />
      )}
    </SeasonPage>
  );
}

const noteOf = ({ attempted, pointsPerShot }: Pick<ZoneShooting, 'attempted' | 'pointsPerShot'>) =>
  i18n.t('{shots, plural, one {one shot} other {# shots}}, {points} points each', {
    shots: attempted,
    points: formatDecimal(pointsPerShot, 2),
  });

/** Zones in which a side's points per shot differ from the usual by more than chance, most shots first. */
export function findingOf(
  ours: readonly ShotRow<ChartZone>[],
  theirs: readonly ShotRow<ChartZone>[],
): string {
  const found = ours.flatMap((own) => {
    const other = theirs.find(({ key }) => key === own.key);
    const isSeen = (row = own) => row.isBeyondChance && stepOf(row) !== null;
    const points = {
      zone: i18n.t(zoneNames[own.key]),
      ours: formatDecimal(own.pointsPerShot, 2),
      theirs: formatDecimal(other?.pointsPerShot ?? null, 2),
      usual: formatDecimal(own.usual, 2),
    };
    const text =
      other && isSeen(other)
        ? isSeen()
          ? i18n.t(
              '{zone}: {ours} points a shot of ours and {theirs} of theirs, usual {usual}.',
              points,
            )
          : i18n.t('{zone}: {theirs} points a shot of theirs, usual {usual}.', points)
        : isSeen()
          ? i18n.t('{zone}: {ours} points a shot of ours, usual {usual}.', points)
          : null;
    return text === null ? [] : [{ text, shots: own.attempted + (other?.attempted ?? 0) }];
  });
  if (found.length === 0) return i18n.t('No zone is further from the usual than chance explains.');
  const texts = found.toSorted((a, b) => b.shots - a.shots).map(({ text }) => text);
  return `${texts.join(' ')} ${i18n.t('Elsewhere both sides shoot as usual.')}`;
}

function ShotsSkeleton() {
  return (
    <div className={styles.sides} role="status">
      <span className="visually-hidden">{i18n.t('Loading the shots')}</span>
      <Skeleton height="17rem" />
      <Skeleton height="17rem" />
    </div>
  );
}

interface KindsAloneProps {
  plays: SeasonReading<unknown>;
  matches: readonly Match[];
  /** Only this many latest matches; `null` for all. */
  latest: number | null;
  choice: ReactNode;
}

/** Without shot locations: twos and threes from the box scores, and a note. */
function KindsAlone({ plays, matches, latest, choice }: KindsAloneProps) {
  const boxScores = useSeasonBoxScores(matches);
  const read = boxScores.entries.map(({ value }) => value);
  const all = read.flatMap((value) => value ?? []);
  const chosen = read.slice(0, latest ?? read.length).flatMap((value) => value ?? []);
  const understood = plays.understood && boxScores.understood;
  const rows = {
    team: shotsByKind(chosen, all, 'team'),
    opponent: shotsByKind(chosen, all, 'opponent'),
  };
  const remark = !understood
    ? i18n.t('The service’s plays are in a form that this page does not understand yet')
    : plays.failed > 0
      ? i18n.t('The plays, which have the locations of the shots, could not be read.')
      : i18n.t(
          'No shot has a location: record plays with locations to see the zones. Twos and threes are those of the box scores.',
        );
  return (
    <SeasonPage choice={choice} readings={[boxScores, plays]}>
      <p className="quiet">
        {remark}{' '}
        {understood ? null : <Link to={paths.replies()}>{i18n.t('Explain unread fields')}</Link>}
      </p>
      {rows.team && rows.opponent ? (
        <div className={styles.sides}>
          <Section title={i18n.t('Our shots')}>
            <ShotTable title={i18n.t('Our shots')} rows={rows.team} />
          </Section>
          <Section title={i18n.t('Opponents’ shots')}>
            <ShotTable title={i18n.t('Opponents’ shots')} rows={rows.opponent} />
          </Section>
        </div>
      ) : boxScores.reading ? (
        <SkeletonRows count={4} height="1.9rem" label={i18n.t('Loading the shots')} />
      ) : understood && boxScores.failed === 0 ? (
        <EmptyState
          title={
            all.length > 0
              ? i18n.t('The missed shots are not recorded')
              : i18n.t('No shots are recorded')
          }
          message={
            all.length > 0
              ? i18n.t('A score sheet has made shots only. This page needs the missed ones, too.')
              : i18n.t('They begin with the first match that has a box score of both sides.')
          }
        />
      ) : null}
    </SeasonPage>
  );
}

const names: Record<ChartZone | ShotKind, string> = {
  ...zoneNames,
  twos: /* i18n */ 'Two-pointers',
  threes: /* i18n */ 'Three-pointers',
};

interface ShotTableProps {
  /** The section's title. */
  title: string;
  rows: readonly ShotRow<ChartZone | ShotKind>[];
  unplaced?: ZonedShots['unplaced'];
}

/** Shots by zone or kind, compared with both sides' usual. */
function ShotTable({ title, rows, unplaced }: ShotTableProps) {
  const columns = shotColumns();
  return (
    <div>
      <Table
        label={i18n.t('{title}, in numbers', { title })}
        scrolls
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'zone',
            heading: i18n.t('From'),
            isName: true,
            cell: ({ key }) => i18n.t(names[key]),
          },
          columns.shots,
          columns.percent,
          columns.share,
          columns.worth,
          {
            key: 'usual',
            heading: i18n.t('Usual'),
            meaning: i18n.t('Points per shot of both sides from there, over all matches'),
            cell: ({ usual }) => formatDecimal(usual, 2),
          },
          {
            key: 'difference',
            heading: i18n.t('Against usual'),
            meaning: i18n.t('Points per shot less the usual'),
            cell: ({ difference, isBeyondChance }) =>
              isBeyondChance ? (
                <b title={i18n.t('more than chance usually does')}>{formatSigned(difference, 2)}</b>
              ) : (
                formatSigned(difference, 2)
              ),
          },
        ]}
      />
      {unplaced ? <Unplaced {...unplaced} /> : null}
    </div>
  );
}
