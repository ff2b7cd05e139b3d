import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import type { TeamPaper } from './season-paper.ts';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

interface TeamSheetFrameProps {
  teamId: string;
  team: TeamPaper;
  /** What of the team the sheet shows, as the name of its file has it. */
  part: string;
  /** Nothing more will come by itself. */
  complete: boolean;
  /** Drawn once it is complete: a sheet that fills up would move under the eye. */
  children: ReactNode;
}

/** The preview of a team's sheet and the button that prints it. */
export function TeamSheetFrame({ teamId, team, part, complete, children }: TeamSheetFrameProps) {
  usePrintOnArrival(complete);
  const title = [team.name, part, team.season?.replaceAll('/', '-')].filter(Boolean).join(' ');
  return (
    <>
      <title>{title}</title>
      <PaperFoot text={title} />
      <PrintToolbar
        back={<Link to={paths.team({ teamId })}>{i18n.t('Back to the team')}</Link>}
        complete={complete}
      />
      {complete ? <SheetPreview>{children}</SheetPreview> : <Skeleton height="60rem" />}
    </>
  );
}
