import { useEffect } from 'react';

/**
 * Puts news before the browser's title, for who looks at another tab.
 * @param news `null` for none
 * @param seenHere whether the page itself shows the news, so that it is old as soon as the tab is looked at
 */
export function useTitleNews(news: string | null, seenHere: boolean): void {
  useEffect(() => {
    if (news === null || (seenHere && !document.hidden)) return;
    const before = document.title;
    const told = `${news} · ${before}`;
    document.title = told;
    const restore = () => {
      if (document.title === told) document.title = before;
    };
    const onVisible = () => {
      if (seenHere && !document.hidden) restore();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      restore();
    };
  }, [news, seenHere]);
}
