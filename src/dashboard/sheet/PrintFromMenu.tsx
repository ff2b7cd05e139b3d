import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, memo, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { useApi, useStorages } from '../api/session-context.ts';
import { useTeamNaming } from '../figures/player-naming.ts';
import { usePrinting } from '../ui/use-printing.ts';
import type { LoadedSheetProps } from './LoadedSheet.tsx';
import { readPrintChoices } from './print-choices.ts';

/**
 * The browser's own print menu prints page 1 of a match page's data, instead of the screen's page.
 * Ctrl+P opens the Print page before the browser sees it.
 */
export const PrintFromMenu = memo(function PrintFromMenu() {
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
});

/** The sheet's code, fetched once the page has nothing better to do: none can be when the dialog opens. */
function useLoadedSheet(): ComponentType<LoadedSheetProps> | null {
  const [Sheet, setSheet] = useState<ComponentType<LoadedSheetProps> | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const { LoadedSheet } = await import('./LoadedSheet.tsx');
      if (here) setSheet(() => LoadedSheet);
    };
    // Without a network the sheet is only missing from the menu's print: nothing to bother the coach with.
    const report = (cause: unknown) => console.warn('The match sheet could not be loaded', cause);
    const stopWaiting = whenIdle(() => load().catch(report));
    return () => {
      here = false;
      stopWaiting();
    };
  }, []);
  return Sheet;
}

/** Safari has no idle callback: a short timer replaces it. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = window.requestIdleCallback(act, { timeout: 3000 });
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act, 1500);
  return () => clearTimeout(waiting);
}
