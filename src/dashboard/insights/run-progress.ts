import { i18n } from '@lingui/core';

/** The longest usual run (the service's reference: one to two minutes), in milliseconds. */
const usualRunMs = 120_000;

/** Estimated progress of a run that began `elapsedMs` ago. */
export interface RunProgress {
  /** 0..0.95 of the usual time; never 1, since only the service knows when the run has ended. */
  share: number;
  elapsed: string;
  takesLonger: boolean;
}

/**
 * @param elapsedMs milliseconds since the run began; negative ones, from a slow clock, count as 0 @param lastMs
 * duration of the service's last run
 */
export function runProgress(elapsedMs: number, lastMs = usualRunMs): RunProgress {
  const passed = Math.max(0, elapsedMs);
  return {
    share: Math.min(0.95, passed / Math.max(1, lastMs)),
    elapsed: durationText(passed),
    // A run under ten seconds never counts as late.
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
