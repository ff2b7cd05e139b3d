import { i18n } from '@lingui/core';
import type { AddingState } from '../../contract/adding.ts';
import { formatFixed } from '../ui/format.ts';

/** Why so many files are not sent; `null` if they are not too many. The service would refuse them after the wait. */
export function excessOf(files: readonly File[], limits: AddingState['limits']): string | null {
  if (files.length > limits.files) {
    return i18n.t('These are {count} files, and {most} go at a time. Take them in parts.', {
      count: files.length,
      most: limits.files,
    });
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= limits.bytes) return null;
  return i18n.t('These files have {size} MB, and {most} MB go at a time. Take them in parts.', {
    size: megabytes(size),
    most: megabytes(limits.bytes),
  });
}

/** Bytes as megabytes of 1024 × 1024, rounded up: "200". */
export const megabytes = (bytes: number) => formatFixed(Math.ceil(bytes / (1_024 * 1_024)), 0);
