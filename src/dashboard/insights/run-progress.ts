import { i18n } from '@lingui/core';

/** A run usually ends within this time (the service's reference: one to two minutes), in milliseconds. */
const usualRunMs = 120_000;

/** After this long the page says that the run takes longer than usual, in milliseconds. */
const longRunMs = 180_000;

/** How far a run that began `elapsedMs` ago is, as far as its time tells. */
export interface RunProgress {
  /** 0..0.95 of the usual time; never 1, since only the service knows when it is done. */
  share: number;
  /** For instance "45 s" or "2 min 05 s". */
  elapsed: string;
  takesLonger: boolean;
}

/** @param elapsedMs milliseconds since the run began; a clock that runs behind reads 0 */
export function runProgress(elapsedMs: number): RunProgress {
  const passed = Math.max(0, elapsedMs);
  const seconds = Math.floor(passed / 1000);
  return {
    share: Math.min(0.95, passed / usualRunMs),
    elapsed:
      seconds < 60
        ? i18n.t('{seconds} s', { seconds })
        : i18n.t('{minutes} min {seconds} s', {
            minutes: Math.floor(seconds / 60),
            seconds: String(seconds % 60).padStart(2, '0'),
          }),
    takesLonger: passed >= longRunMs,
  };
}
