import { i18n } from '@lingui/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './PrintPage.module.css';

interface PrintToolbarProps {
  back: ReactNode;
  /** All data is loaded or known to be missing. */
  complete: boolean;
  /** Why there is nothing to print; '' otherwise. */
  nothing?: string;
  children?: ReactNode;
}

/** Above a preview: the link back, the print button and the options. */
export function PrintToolbar({ back, complete, nothing = '', children }: PrintToolbarProps) {
  return (
    <div className={`row ${styles.toolbar}`}>
      <div className={`middle ${styles.line}`}>
        {back}
        <span role="status">{nothing}</span>
        <Button
          kind="primary"
          className={styles.print}
          onClick={() => window.print()}
          disabled={!complete || nothing !== ''}
        >
          {complete ? i18n.t('Print') : i18n.t('Loading …')}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** Prints a text at the foot of every page, beside "page x of y". */
export function PaperFoot({ text }: { text: string }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    // The page's margin boxes inherit from the root element; a JSON string is a CSS string too.
    root.style.setProperty('--paper-foot', JSON.stringify(shortened(text)));
    root.style.setProperty('--paper-page', pageOfPages());
    return () => {
      root.style.removeProperty('--paper-foot');
      root.style.removeProperty('--paper-page');
    };
  }, [text]);
  return null;
}

/** "page 1 of 2" as CSS content of a margin box: a translated sentence with the browser's counters. */
function pageOfPages(): string {
  const counter = (name: string) => `" counter(${name}) "`;
  return `"${i18n.t('page {page} of {pages}', { page: counter('page'), pages: counter('pages') })}"`;
}

/** Cuts the text at 110 letters of 7 pt: longer names would overlap the page number. */
const shortened = (text: string) => (text.length > 110 ? `${text.slice(0, 109)}…` : text);

/** The sheet as printed, scaled down on a narrow screen. */
export function SheetPreview({ children }: { children: ReactNode }) {
  return (
    <section className={styles.preview} aria-label={i18n.t('Preview')}>
      {children}
    </section>
  );
}

/** Opens the print dialog once the sheet is complete, if Ctrl+P or a print link led here. */
export function usePrintOnArrival(complete: boolean): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const done = useRef(false);
  const asked = typeof state === 'object' && state !== null && 'openDialog' in state;
  useEffect(() => {
    if (!asked || !complete || done.current) return;
    done.current = true;
    // A reload of this history entry must not open the dialog again.
    navigate(pathname, { replace: true, state: null });
    window.print();
  }, [asked, complete, navigate, pathname]);
}

/** Reserves the sheet's height while it loads. */
export function SheetSkeleton() {
  return (
    <>
      <PageTitle parts={[i18n.t('Print')]} />
      <Skeleton height="60rem" />
    </>
  );
}
