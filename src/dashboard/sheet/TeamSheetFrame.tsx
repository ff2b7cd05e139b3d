import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

interface TeamSheetFrameProps {
  /** What the sheet is about and the season, which name its file; what is not known is left out. */
  title: readonly (string | undefined)[];
  /** The way back. */
  back: ReactNode;
  /** Nothing more will come by itself. */
  complete: boolean;
  /** Why there is nothing to print; '' where there is. */
  nothing?: string;
  /** Drawn once it is complete: a sheet that fills up would move under the eye. */
  children: ReactNode;
}

/** The preview of a sheet about a team, and the button that prints it. */
export function TeamSheetFrame(props: TeamSheetFrameProps) {
  const { back, complete, nothing = '', children } = props;
  usePrintOnArrival(complete && nothing === '');
  const title = props.title.filter(Boolean).join(' ');
  return (
    <>
      <title>{title}</title>
      <PaperFoot text={title} />
      <PrintToolbar back={back} complete={complete} nothing={nothing} />
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
