import { createHash } from 'node:crypto';
import { contentText } from '../../match-files/stored-match.ts';

/** SHA-256 (hex) of what was recorded on court, or given of a match without plays. */
export function contentHashOf(...record: Parameters<typeof contentText>): string {
  return createHash('sha256')
    .update(contentText(...record))
    .digest('hex');
}
