import { i18n } from '@lingui/core';

/** A run usually ends within this time (the service's reference: one to two minutes), in milliseconds. */
const usualRunMs = 120_000;

/** Estimated progress of a run that began `elapsedMs` ago. */
export interface RunProgress {
  /** 0..0.95 of the usual time; never 1, since only the service knows when it is done. */
  share: number;
  elapsed: string;
  takesLonger: boolean;
}

/**
 * @param elapsedMs milliseconds since the run began; a clock that runs behind reads 0
 * @param lastMs how long the service's last run took
 */
export function runProgress(elapsedMs: number, lastMs = usualRunMs): RunProgress {
  const passed = Math.max(0, elapsedMs);
  return {
    share: Math.min(0.95, passed / Math.max(1, lastMs)),
    elapsed: durationText(passed),
    // Twice three seconds is not worth a message.
    takesLonger: passed >= Math.max(10_000, 1.5 * lastMs),
  };
}

/** For instance "45 s" or "2 min 05 s". */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return i18n.t('{seconds} s', { seconds });
  return i18n.t('{minutes} min {seconds} s', {
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, '0'),
  });
}
