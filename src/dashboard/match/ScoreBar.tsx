import { useEffect, useRef, useState } from 'react';
import type { Match } from '../../contract/match.ts';
import { formatScore } from '../ui/format.ts';
import styles from './ScoreBar.module.css';

interface ScoreBarProps {
  match: Match;
  teamName: string;
}

/**
 * On a phone, the score in one line that stays at the top once the score header has scrolled away. It repeats what the
 * header says, so screen readers pass it by.
 */
export function ScoreBar({ match, teamName }: ScoreBarProps) {
  const above = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!above.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(above.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={above} />
      <div className={styles.place} aria-hidden="true">
        {shown ? (
          <p className={styles.bar}>
            <b>{teamName}</b>
            <strong>{formatScore(match.score)}</strong>
            <span>{match.opponent.name}</span>
          </p>
        ) : null}
      </div>
    </>
  );
}
