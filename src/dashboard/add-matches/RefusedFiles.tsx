import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Look } from '../../contract/adding.ts';
import { Card } from '../ui/Card.tsx';
import styles from './AddMatches.module.css';
import { reasonText } from './reason-words.ts';

interface RefusedFilesProps extends Pick<Look, 'refused'> {
  /** Stands beneath the matches of other clubs: a way to say that one of them is not. */
  children?: ReactNode;
}

/** Files that are not taken, each with its reason; those of other clubs apart, since nothing is wrong with them. */
export function RefusedFiles({ refused, children }: RefusedFilesProps) {
  const others = refused.filter(({ otherClub }) => otherClub);
  const broken = refused.filter(({ otherClub }) => !otherClub);
  return (
    <>
      {broken.length > 0 ? (
        <Card
          title={i18n.t(
            '{count, plural, one {One file is not taken} other {# files are not taken}}',
            {
              count: broken.length,
            },
          )}
        >
          <FileList files={broken} />
        </Card>
      ) : null}
      {others.length > 0 ? (
        <details className={styles.details}>
          <summary>
            {i18n.t(
              '{count, plural, one {One match of other clubs is left out} other {# matches of other clubs are left out}}',
              { count: others.length },
            )}
          </summary>
          <FileList files={others} />
          {children}
        </details>
      ) : null}
    </>
  );
}

function FileList({ files }: { files: Look['refused'] }) {
  // Files of one name may come from several folders.
  const byText = new Map<string, { file: string; reason: string; count: number }>();
  for (const { file, reason } of files) {
    const text = `${file}\n${reason}`;
    byText.set(text, { file, reason, count: (byText.get(text)?.count ?? 0) + 1 });
  }
  return (
    <ul className={styles.files}>
      {[...byText].map(([text, { file, reason, count }]) => (
        <li key={text}>
          <b>{count > 1 ? `${file} (${count}×)` : file}</b> <span>{reasonText(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
