import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Section } from '../figures/Section.tsx';
import { HowSure } from './HowSure.tsx';
import { HowTheirPointsCame } from './HowTheirPointsCame.tsx';
import { Meetings } from './Meetings.tsx';
import { NumberTable } from './NumberTable.tsx';
import { WhatWorked, WithAndWithout } from './OurPart.tsx';
import type { OpponentReport } from './opponent-report.ts';
import styles from './Report.module.css';
import { TakeOnCourt } from './TakeOnCourt.tsx';
import { TheirFives } from './TheirFives.tsx';
import { WhereTheyLostIt } from './WhereTheyLostIt.tsx';
import { WhereTheyShoot } from './WhereTheyShoot.tsx';
import { WhoPlays } from './WhoPlays.tsx';

interface ReportProps {
  teamId: string;
  report: OpponentReport;
  /** The season, which says what is usual, is still being read. */
  reading: boolean;
  /** No match of children under 13 is ranked. */
  ranks?: boolean;
  paper?: boolean;
}

/**
 * Everything of an opponent in the order of its use: what to do, what happened, how they play, who, what we did. Drawn again
 * only for another report, not for every answer of the season.
 */
export const Report = memo(function Report({
  teamId,
  report,
  reading,
  ranks = true,
  paper = false,
}: ReportProps) {
  const { meetings, players, theirs, ours } = report;
  return (
    <div className={styles.frame}>
      <div className={styles.report}>
        <TakeOnCourt report={report} reading={reading} />
        <Meetings teamId={teamId} meetings={meetings} />
        <div className={styles.court}>
          <WhereTheyShoot zones={report.zones} />
          <Section
            title={i18n.t('How they score and lose it')}
            note={i18n.t('beside what others do against us')}
          >
            <NumberTable
              label={i18n.t('Their numbers against us')}
              numbers={theirs}
              ranks={ranks}
            />
          </Section>
        </div>
        <WhoPlays players={players} meetings={meetings.length} paper={paper} />
        <div className={styles.thirds}>
          <TheirFives fives={report.fives} players={players} />
          <WhereTheyLostIt lost={report.lost} players={players} paper={paper} />
          <HowTheirPointsCame rows={report.scoring} meetings={meetings.length} />
        </div>
        <div className={styles.own}>
          <WhatWorked ours={paper ? ours.filter(({ repeats }) => repeats) : ours} ranks={ranks} />
          <WithAndWithout onOff={report.onOff} meetings={meetings} paper={paper} />
        </div>
        <HowSure {...report} />
      </div>
    </div>
  );
});
