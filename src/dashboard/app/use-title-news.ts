import { useEffect } from 'react';

/**
 * Puts news before the browser's title, for who looks at another tab; it stays there when a page changes the title.
 * @param news `null` for none
 * @param seenHere whether the page itself shows the news, so that it is old as soon as the tab is looked at
 */
export function useTitleNews(news: string | null, seenHere: boolean): void {
  useEffect(() => {
    if (news === null || (seenHere && !document.hidden)) return;
    const prefix = `${news} · `;
    const tell = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    tell();
    const stop = () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
    const onVisible = () => {
      if (seenHere && !document.hidden) stop();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [news, seenHere]);
}
