import type { SeasonReading } from '../queries/season-reading.ts';
import { useOnline } from '../queries/use-online.ts';
import { Button } from '../ui/Button.tsx';
import styles from './SeasonCount.module.css';

interface SeasonCountProps {
  readings: readonly SeasonReading<unknown>[];
}

/** Says over which matches a season's numbers go, how far the reading is, and what could not be read. */
export function SeasonCount({ readings }: SeasonCountProps) {
  const online = useOnline();
  const [first] = readings;
  if (!first) return null;
  const wanted = first.entries.length;
  const read = Math.min(...readings.map((reading) => reading.read));
  const failed = readings.reduce((sum, reading) => sum + reading.failed, 0);
  const reading = readings.some((each) => each.reading);
  const matches = wanted === 1 ? 'match' : 'matches';
  return (
    <p className={styles.count}>
      {first.completed > wanted
        ? `The latest ${wanted} of ${first.completed} completed matches`
        : `${wanted} completed ${matches}`}
      {reading && wanted > 0 ? (
        <span role="status">
          {online
            ? ` · ${read} read so far …`
            : ` · you are offline: ${read} of them were read before, the others follow once the connection is back`}
        </span>
      ) : null}
      {failed > 0 && !reading ? (
        <>
          {' '}
          · {failed === 1 ? 'one answer' : `${failed} answers`} could not be read{' '}
          <Button
            onClick={() => {
              for (const each of readings) each.retry();
            }}
          >
            Try again
          </Button>
        </>
      ) : null}
    </p>
  );
}
