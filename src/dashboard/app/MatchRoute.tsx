import { i18n } from '@lingui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOutletContext, useParams } from 'react-router';
import { boxScoreQuery, type MatchContext, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { useApi, useStorages } from '../api/session-context.ts';
import { useTeamNaming } from '../figures/player-naming.ts';
import { BoxScoreTab } from '../match/BoxScoreTab.tsx';
import { MatchLayout } from '../match/MatchPage.tsx';
import type { LoadedSheetProps } from '../sheet/LoadedSheet.tsx';
import { readPrintChoices } from '../sheet/print-choices.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { usePrinting } from '../ui/use-printing.ts';

/** A match's pages, with the sheet for the browser's own print menu. */
export function MatchRoute() {
  return (
    <>
      <MatchLayout />
      <PrintFromMenu />
    </>
  );
}

const Prepare = lazy(async () => ({
  default: (await import('../opponent/OpponentPage.tsx')).Prepare,
}));

/** A match's first tab: the opponent before the match, the box score from its start. */
export function FirstTab() {
  const { match } = useOutletContext<MatchContext>();
  return match?.status === 'scheduled' ? (
    <Suspense
      fallback={<SkeletonRows count={12} height="2.4rem" label={i18n.t('Loading the meetings')} />}
    >
      <Prepare />
    </Suspense>
  ) : (
    <BoxScoreTab />
  );
}

/**
 * The browser's own print menu prints page 1 of the match sheet instead of the screen's page. Ctrl+P opens the Print
 * page instead.
 */
function PrintFromMenu() {
  const { teamId = '', matchId = '' } = useParams();
  const client = useQueryClient();
  const api = useApi();
  const { local } = useStorages();
  const match = useQuery(matchesQuery(api, teamId)).data?.value.find(({ id }) => id === matchId);
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const { names } = useTeamNaming(readPrintChoices(local).names);
  const printing = usePrinting();
  const Sheet = useLoadedSheet();
  if (!printing || !Sheet) return null;
  const plays = match && client.getQueryData(playByPlayQuery(api, match.id).queryKey);
  return createPortal(
    <Sheet match={match} boxScore={boxScore} plays={plays?.value} names={names} />,
    document.body,
  );
}

/** Milliseconds after which the page has mostly loaded. */
const afterPageMs = 1_500;

/** The sheet's code, loaded after the page: it is too late when the print dialog opens. */
function useLoadedSheet(): ComponentType<LoadedSheetProps> | null {
  const [Sheet, setSheet] = useState<ComponentType<LoadedSheetProps> | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const { LoadedSheet } = await import('../sheet/LoadedSheet.tsx');
      if (here) setSheet(() => LoadedSheet);
    };
    // Without a network only the menu's print lacks the sheet, so the coach need not know.
    const report = (cause: unknown) => console.warn('The match sheet could not be loaded', cause);
    const waiting = setTimeout(() => load().catch(report), afterPageMs);
    return () => {
      here = false;
      clearTimeout(waiting);
    };
  }, []);
  return Sheet;
}
