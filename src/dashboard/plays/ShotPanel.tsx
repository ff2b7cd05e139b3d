import { i18n } from '@lingui/core';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import { Absence } from '../figures/Absence.tsx';
import { Card } from '../ui/Card.tsx';
import type { MatchPlays } from './match-plays.ts';
import { ShotChart } from './ShotChart.tsx';
import { ShotFilters } from './ShotFilters.tsx';
import { useShotChoice } from './shot-choice.ts';

/** Where the shots of a side, a player or a period came from. */
export function ShotPanel({ match }: { match: MatchPlays }) {
  const { choice, ...change } = useShotChoice(match.people);
  const { events, periods } = match;
  if (shotsByZone(events, 'team') === null) {
    return (
      <Card title={i18n.t('Shot chart')}>
        <Absence
          title={i18n.t('The places of the shots were not recorded')}
          message={i18n.t('The shots themselves stand in the play-by-play below.')}
        />
      </Card>
    );
  }
  const period = periods.find(({ key }) => key === choice.period);
  const ofPeriod = period ? events.filter((event) => event.period === period.number) : events;
  return (
    <Card title={i18n.t('Shot chart')}>
      <ShotFilters match={match} choice={choice} {...change} />
      <ShotChart match={match} choice={choice} events={ofPeriod} />
    </Card>
  );
}
