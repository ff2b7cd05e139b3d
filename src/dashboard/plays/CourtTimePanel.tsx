import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { onOff } from '../../basketball/lineup-totals.ts';
import { type PlayerStint, playerStints } from '../../basketball/player-stints.ts';
import { lineupStints } from '../../basketball/stints.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { Absence } from '../figures/Absence.tsx';
import { formatClock } from '../figures/plays.ts';
import { type StintRow, StintStrip } from '../figures/StintStrip.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { Card } from '../ui/Card.tsx';
import { Choice } from '../ui/Choice.tsx';
import { formatSigned } from '../ui/format.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { LineupTable } from './LineupTable.tsx';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlaysPage.module.css';
import { StintTable } from './StintTable.tsx';

const usual = { 'on-court': 'team' };

/** Who was on court when, and what the line-ups did; of one side at a time. */
export function CourtTimePanel({ match }: { match: MatchPlays }) {
  const [chosen, choose] = useSearchChoice(usual);
  const side: Side = chosen['on-court'] === 'opponent' ? 'opponent' : 'team';
  const stints = useMemo(() => lineupStints(match, side), [match, side]);
  const rows = useMemo(() => (stints ? stintRows(match, side, stints) : []), [match, side, stints]);
  return (
    <Card title={i18n.t('On court')}>
      <div className={styles.filters}>
        <Choice
          legend={i18n.t('Side on court')}
          options={[
            { value: 'team', label: match.names.team },
            { value: 'opponent', label: match.names.opponent },
          ]}
          value={side}
          onChange={(side) => choose({ 'on-court': side })}
        />
      </div>
      {stints === null ? (
        <Absence
          title={i18n.t('Who was on court was not recorded')}
          message={i18n.t(
            'The match sheet of this side names no starters, so substitutions cannot be followed.',
          )}
        />
      ) : (
        <>
          {match.timed ? (
            <>
              <StintStrip
                title={i18n.t('Stints of {team}', { team: match.names[side] })}
                rows={rows}
                periods={match.periodEnds}
                hint={i18n.t(
                  'Each bar is a time on court with its plus/minus: filled was won, hatched was lost.',
                )}
              />
              <StintTable rows={rows} />
            </>
          ) : (
            <p className={styles.remark}>
              {i18n.t('The times of the events were not recorded, so minutes cannot be told.')}
            </p>
          )}
          <LineupTable match={match} side={side} stints={stints} />
        </>
      )}
    </Card>
  );
}

function stintRows(
  match: MatchPlays,
  side: Side,
  stints: NonNullable<ReturnType<typeof lineupStints>>,
): StintRow[] {
  const people = match.people.filter((person) => person.side === side);
  const totals = onOff(
    stints,
    people.map(({ playerId }) => playerId),
  );
  return people.flatMap(({ playerId, label }, index) => {
    const own = playerStints(stints, playerId, match.rules);
    const on = totals[index]?.on;
    if (own.length === 0 || !on) return [];
    return [
      {
        key: playerId,
        label,
        minutes: formatMinutes(on.seconds),
        plusMinus: formatSigned(on.margin),
        stints: own.map((stint) => ({
          key: `${playerId} ${stint.period} ${stint.startClock}`,
          ...stint,
          ...stintWords(match, stint),
        })),
      },
    ];
  });
}

function stintWords({ periods }: MatchPlays, stint: PlayerStint): { when: string; text: string } {
  const { period, startClock, endClock, fromSeconds, toSeconds, margin } = stint;
  const name = periods[period - 1]?.name ?? '';
  const clocks = { from: formatClock(startClock), to: formatClock(endClock) };
  const when = `${name}, ${i18n.t('{from} to {to}', clocks)}`;
  const score = margin === null ? '' : `, ${stint.pointsFor}–${stint.pointsAgainst}`;
  const onCourt = i18n.t('{length} on court', { length: formatClock(toSeconds - fromSeconds) });
  return { when, text: `${when}, ${onCourt}${score}, ${formatSigned(margin)}` };
}
