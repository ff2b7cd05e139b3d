import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PaperFoot } from '../../print/PaperFoot.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './PrintPage.module.css';
import { SheetPreview } from './SheetPreview.tsx';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

interface TeamSheetFrameProps {
  teamId: string;
  /** The name of the file. */
  title: string;
  complete: boolean;
  children: ReactNode;
}

/** The preview of a team's sheet and the button that prints it. */
export function TeamSheetFrame({ teamId, title, complete, children }: TeamSheetFrameProps) {
  usePrintOnArrival(complete);
  return (
    <>
      <title>{title}</title>
      <PaperFoot text={title} />
      <div className={styles.toolbar}>
        <Link to={paths.team({ teamId })}>{i18n.t('Back to the team')}</Link>
        <div className={styles.print}>
          <span role="status">{complete ? '' : i18n.t('Loading the season …')}</span>
          <Button kind="primary" onClick={() => window.print()} disabled={!complete}>
            {i18n.t('Print')}
          </Button>
        </div>
      </div>
      <SheetPreview>{children}</SheetPreview>
    </>
  );
}
