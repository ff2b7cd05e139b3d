import type { ReactNode } from 'react';
import { NamingChoice } from '../figures/NamingChoice.tsx';
import type { TeamNaming } from '../figures/team-naming.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

interface TeamSheetFrameProps {
  /** The sheet's subject and the season, which name its file; unknown parts are left out. */
  title: readonly (string | undefined)[];
  /** The way back. */
  back: ReactNode;
  /** Nothing more will come by itself. */
  complete: boolean;
  /** Why there is nothing to print; '' otherwise. */
  nothing?: string;
  /** How players are called; a sheet without players needs none. */
  naming?: TeamNaming;
  /** Drawn once it is complete: a sheet that fills up would move under the eye. */
  children: ReactNode;
}

/** The preview of a sheet about a team, and the button that prints it. */
export function TeamSheetFrame(props: TeamSheetFrameProps) {
  const { back, nothing = '', naming, children } = props;
  const complete = props.complete && naming?.settled !== false;
  usePrintOnArrival(complete && nothing === '');
  const title = props.title.filter(Boolean).join(' ');
  return (
    <>
      <title>{title}</title>
      <PaperFoot text={title} />
      <PrintToolbar back={back} complete={complete} nothing={nothing}>
        {naming ? <NamingChoice naming={naming} /> : null}
      </PrintToolbar>
      {nothing ? (
        children
      ) : complete ? (
        <SheetPreview>{children}</SheetPreview>
      ) : (
        <Skeleton height="60rem" />
      )}
    </>
  );
}
