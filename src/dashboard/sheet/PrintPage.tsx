import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../api/paths.ts';
import { useStorages } from '../api/session-context.ts';
import { documentTitle } from '../figures/document-title.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { useTeamNaming } from '../figures/team-naming.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { type PrintChoices, readPrintChoices, savePrintChoices } from './print-choices.ts';
import { hasPages, SheetChoices } from './SheetChoices.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { useMatchPaper } from './use-match-paper.ts';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

/** The match sheet as it will come out of the printer. */
export function PrintPage() {
  const { teamId = '', matchId = '' } = useParams();
  const { local } = useStorages();
  const [choices, setChoices] = useState(() => readPrintChoices(local));
  const { matches, boxScore, match, paperOf, settled, complete } = useMatchPaper(
    teamId,
    matchId,
    choices,
  );
  const naming = useTeamNaming(choices.names);
  usePrintOnArrival(complete && naming.settled);
  const choose = (chosen: PrintChoices) => {
    setChoices(chosen);
    if (chosen.names !== null) naming.choose(chosen.names);
    savePrintChoices(local, chosen);
  };
  // What can be chosen comes at once: a line more would move the sheet.
  if (!naming.settled || matches.isLoading) return <SheetSkeleton />;
  return (
    <>
      <PrintToolbar
        back={<Link to={paths.match({ teamId, matchId })}>{i18n.t('Back to the match')}</Link>}
        complete={complete}
        nothing={hasPages(choices) ? '' : i18n.t('No page is chosen.')}
      >
        <SheetChoices choices={choices} naming={naming} onChoose={choose} />
        {match?.status === 'completed' ? (
          <Link to={paths.poster({ teamId, matchId })}>{i18n.t('Poster for the wall')}</Link>
        ) : null}
      </PrintToolbar>
      <QueryState query={matches} skeleton={<SheetSkeleton />}>
        {() =>
          match ? (
            <QueryState query={boxScore} skeleton={<SheetSkeleton />}>
              {(box) =>
                settled ? (
                  <SheetPreview>
                    <title>{documentTitle(match, box.team.name)}</title>
                    <PaperFoot text={documentTitle(match, box.team.name)} />
                    <MatchSheet
                      paper={paperOf(match, box)}
                      choices={choices}
                      names={naming.names}
                    />
                  </SheetPreview>
                ) : (
                  <SheetSkeleton />
                )
              }
            </QueryState>
          ) : (
            <>
              <PageTitle parts={[i18n.t('Print')]} />
              <Absence title={i18n.t("This match is not in the team's list")} />
            </>
          )
        }
      </QueryState>
    </>
  );
}

function SheetSkeleton() {
  return (
    <>
      <PageTitle parts={[i18n.t('Print')]} />
      <Skeleton height="60rem" />
    </>
  );
}
