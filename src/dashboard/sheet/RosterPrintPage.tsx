import { i18n } from '@lingui/core';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { numbered, useTeamNaming } from '../figures/player-naming.ts';
import { useRoster } from '../figures/roster.ts';
import { legendOf, paperColumns } from '../tables/columns.ts';
import { shortOf } from '../tables/number-words.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { formatCount, notRecorded } from '../ui/format.ts';
import { averageText, seasonBasis } from './season-rows.ts';
import { LoadedTeam, type TeamOfSheet, TeamSheet, TeamSheetFrame } from './TeamSheetFrame.tsx';

const shots = ['fieldGoals', 'threes', 'freeThrows'];
const shown = ['minutes', 'points', ...shots, 'rebounds', 'assists'];
const columns = shown.flatMap((key) => paperColumns.filter((column) => column.key === key));
const boxes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The printed roster by shirt number, with averages and empty boxes to tick off a training or a trip. */
export function RosterPrintPage() {
  return <LoadedTeam>{(read) => <Roster {...read} />}</LoadedTeam>;
}

function Roster({ teamId, team, matches }: TeamOfSheet) {
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, understood, remark } = useRoster(teamId, boxScores);
  const naming = useTeamNaming();
  const players = numbered(
    naming.names,
    rows.filter(({ formerly }) => !formerly),
  );
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('roster'), team.season]}
      back={{ to: paths.team({ teamId }), text: i18n.t('Back to the team') }}
      naming={naming}
      complete={!loading && !boxScores.waiting}
    >
      <TeamSheet team={team} part={i18n.t('Roster')}>
        <p className="paper-season-remark">
          {seasonBasis(boxScores)} {remark}
        </p>
        {players.length === 0 ? (
          <p className="paper-missing">
            {understood ? i18n.t('This team has no players yet.') : notRecorded}
          </p>
        ) : (
          <div className="paper-roster">
            <StatTable
              paper
              label={i18n.t('Roster')}
              nameHeading={i18n.t('Name')}
              columns={columns}
              before={[
                { key: 'number', heading: '#', cell: ({ number }) => number ?? notRecorded },
              ]}
              lead={[
                {
                  key: 'position',
                  heading: i18n.t('POS'),
                  isText: true,
                  cell: ({ position }) => position ?? notRecorded,
                },
                {
                  key: 'matches',
                  heading: i18n.t('GP'),
                  cell: ({ season }) => formatCount(season?.matches),
                },
                {
                  key: 'starts',
                  heading: i18n.t('GS'),
                  cell: ({ season }) => formatCount(season?.starts),
                },
              ]}
              after={boxes.map((key) => ({
                key,
                heading: i18n.t('Date'),
                cell: () => null,
                className: 'paper-tick',
              }))}
              rows={players.map((player) => {
                const { playerId, name, captain, season } = player;
                return {
                  ...player,
                  key: playerId,
                  name: captain ? i18n.t('{player} (C)', { player: name }) : name,
                  text: season ? averageText(season) : () => notRecorded,
                };
              })}
            />
          </div>
        )}
        <p className="paper-remark">
          {i18n.t(
            '(C) captain, POS position, GP matches played, GS matches started; a match played: {columns}; {shots} in percent of the attempts. The empty boxes are yours.',
            {
              columns: legendOf(columns.filter(({ key }) => !shots.includes(key))),
              shots: columns
                .flatMap(({ key }) => (shots.includes(key) ? shortOf(key) : []))
                .join(', '),
            },
          )}
        </p>
        <p>{i18n.t('Notes')}</p>
        <div className="paper-lines" />
      </TeamSheet>
    </TeamSheetFrame>
  );
}
