import { i18n } from '@lingui/core';
import { type ReactNode, useId } from 'react';
import type { Look } from '../../contract/adding.ts';
import { byReason, notNeeded } from '../../match-files/refused.ts';
import { formatList } from '../ui/format.ts';
import { reasonText } from './reason-words.ts';

interface RefusedFilesProps extends Pick<Look, 'refused'> {
  /** Shown below matches of other clubs: a way to claim one of them. */
  children?: ReactNode;
}

/**
 * Refused files by reason. Files of other clubs, and parts that no match needs, are listed apart, since they have no
 * fault.
 */
export function RefusedFiles({ refused, children }: RefusedFilesProps) {
  const titleId = useId();
  const others = refused.filter(({ otherClub }) => otherClub);
  const unneeded = refused.filter(({ reason }) => reason === notNeeded);
  const broken = refused.filter((file) => !others.includes(file) && !unneeded.includes(file));
  return (
    <>
      {broken.length > 0 ? (
        <section className="quiet" aria-labelledby={titleId}>
          <h3 id={titleId} className="ink">
            {i18n.t('{count, plural, one {One file is not taken} other {# files are not taken}}', {
              count: broken.length,
            })}
          </h3>
          <FileList files={broken} />
        </section>
      ) : null}
      {unneeded.length > 0 ? (
        <details className="folded">
          <summary>
            {i18n.t(
              '{count, plural, one {One file was seen and is not needed} other {# files were seen and are not needed}}',
              { count: unneeded.length },
            )}
          </summary>
          {formatList(unneeded.map(({ file }) => file))}
        </details>
      ) : null}
      {others.length > 0 ? (
        <details className="folded">
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
  return (
    <ul className="grid anywhere">
      {byReason(files).map(({ reason, files: names }) => (
        <li key={reason}>
          <b>{formatList(names)}</b> <span className="soft">{reasonText(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
