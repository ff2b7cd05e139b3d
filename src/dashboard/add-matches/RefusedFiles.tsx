import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Look } from '../../contract/adding.ts';
import { Card } from '../ui/Card.tsx';
import { formatList } from '../ui/format.ts';
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

/** Each reason once, with its files. */
function FileList({ files }: { files: Look['refused'] }) {
  const reasons = [...new Set(files.map(({ reason }) => reason))];
  const filesOf = (wanted: string) =>
    files.filter(({ reason }) => reason === wanted).map(({ file }) => file);
  return (
    <ul className={styles.files}>
      {reasons.map((reason) => (
        <li key={reason}>
          <b>{formatList(counted(filesOf(reason)))}</b> <span>{reasonText(reason)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Each name once, with how often: files of one name may come from several folders. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count > 1 ? `${name} (${count}×)` : name;
  });
}
