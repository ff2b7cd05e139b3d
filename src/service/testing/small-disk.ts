import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk up to this many free bytes, or frees them. */
  leaveFree(bytes: number): void;
  remove(): void;
}

/** Mounts a disk of so many megabytes; null without the right to mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'boxout-small-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  try {
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    leaveFree(bytes) {
      rmSync(ballast, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      const size = Math.max(1, bavail * bsize - bytes);
      // At once: to write so much would hold up the service that the same process plays.
      execFileSync('fallocate', ['--length', `${size}`, ballast]);
    },
    remove() {
      // A process that failed may still hold files there.
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
