import { i18n } from '@lingui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RosterEntry } from '../../contract/club.ts';
import { rosterQuery, teamsQuery } from '../api/club.ts';
import { useApi } from '../api/session-context.ts';
import { MutationError } from '../figures/QueryState.tsx';
import { Button } from '../ui/Button.tsx';
import { type CsvCell, toCsv } from '../ui/csv.ts';
import { downloadFile } from '../ui/download-file.ts';
import { formatFixed } from '../ui/format.ts';

/** Downloads a table to fill for a match, with the players of each team of the club. */
export function Template({ clubId }: { clubId: string }) {
  const api = useApi();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      const { value: teams } = await client.fetchQuery(teamsQuery(api, clubId));
      for (const { id, name } of teams) {
        const { value: roster } = await client.fetchQuery(rosterQuery(api, id));
        downloadFile(`${name}.csv`, 'text/csv', templateOf(name, roster));
      }
    },
  });
  return (
    <>
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {i18n.t('Download a table to fill')}
      </Button>
      <MutationError error={save.error} />
    </>
  );
}

/** The table of a team in the page's language, as CSV that a spreadsheet program of that language opens in columns. */
export function templateOf(team: string, roster: readonly Pick<RosterEntry, 'name' | 'number'>[]) {
  const lines = i18n.t('date,team,opponent,score').split(',');
  const columns = i18n
    .t('No,Player,Starter,Min,Pts,2PM,2PA,3PM,3PA,FTM,FTA,OReb,DReb,Ast,TO,Stl,Blk,PF')
    .split(',');
  const rows: CsvCell[][] = [
    ...lines.map((word, index) => [word, index === 1 ? team : '']),
    columns,
    ...roster.map(({ number, name }) => [number ?? '', name, ...columns.slice(2).map(() => '')]),
  ];
  return toCsv(rows, formatFixed(0.5, 1).includes(',') ? ';' : ',');
}
