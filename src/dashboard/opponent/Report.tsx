import { i18n } from '@lingui/core';
import { memo } from 'react';
import type { ZoneShooting } from '../../basketball/shot-zones.ts';
import { shortName } from '../figures/match-text.ts';
import { Section } from '../figures/Section.tsx';
import { written } from '../tables/number-words.ts';
import { formatList } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Meetings } from './Meetings.tsx';
import { NumberTable } from './NumberTable.tsx';
import { WithAndWithout } from './OurPart.tsx';
import type { OpponentReport } from './opponent-report.ts';
import { type Advice, doneBy } from './opponent-report.ts';
import styles from './Report.module.css';
import type { SeenKey } from './season-numbers.ts';
import { habitWords } from './seen-words.ts';
import { TheirFives, WhereTheyLostIt, WhereTheyShoot } from './TheirPart.tsx';
import { WhoPlays } from './WhoPlays.tsx';

interface ReportProps {
  teamId: string;
  report: OpponentReport;
  /** The zones of the season's other opponents; `null` if unknown. */
  usualZones: readonly ZoneShooting[] | null;
  /** Whether the season, which defines the usual, is still loading. */
  reading: boolean;
  /** False for children under 13, whose matches are never ranked. */
  ranks?: boolean;
  paper?: boolean;
}

/**
 * The whole report in the order of its use: what to do, what happened, how they play, who plays, what we did.
 * Memoised, so that each loading box score does not render it.
 */
export const Report = memo(function Report({
  teamId,
  report,
  usualZones,
  reading,
  ranks = true,
  paper = false,
}: ReportProps) {
  const { meetings, players, theirs, ours } = report;
  return (
    <div className={styles.frame}>
      <div className={`grid ${styles.report}`}>
        <TakeOnCourt report={report} reading={reading} paper={paper} />
        <Meetings teamId={teamId} meetings={meetings} paper={paper} />
        <div className={styles.court}>
          <WhereTheyShoot zones={report.zones} usual={usualZones} paper={paper} />
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
          <WithAndWithout onOff={report.onOff} meetings={meetings} paper={paper} />
        </div>
        <Section
          title={i18n.t('What worked for us, and what did not')}
          note={i18n.t('our numbers against them, beside our other matches')}
        >
          <NumberTable
            label={i18n.t('Our numbers against them')}
            numbers={paper ? ours.filter(({ repeats }) => repeats) : ours}
            ranks={ranks}
          />
        </Section>
        <HowSure {...report} />
      </div>
    </div>
  );
});

/** Confidence in the report, and missing data. */
export function HowSure({ meetings, otherMatches }: OpponentReport) {
  const withoutPlays = meetings.filter(({ plays }) => plays === null).length;
  const withoutBox = meetings.filter(({ boxScore }) => !boxScore?.opponent.totals).length;
  return (
    <p className={`soft ${styles.sure}`}>
      <b>{i18n.t('How sure.')}</b> {countText(meetings.length)}{' '}
      {i18n.t(
        'Shots falling, theirs and ours, is luck in so few matches: nothing here is built on it.',
      )}{' '}
      {otherMatches > 0
        ? i18n.t(
            'Grey ticks are the {count, plural, one {other match} other {# other matches}} of the season that were read, the black tick is what they add up to; every meeting counts alike.',
            { count: otherMatches },
          )
        : i18n.t(
            'No other match of the season was read, so there is nothing to compare with.',
          )}{' '}
      {withoutBox > 0
        ? i18n.t(
            '{count, plural, one {One meeting has} other {# meetings have}} no box score that could be read.',
            { count: withoutBox },
          )
        : null}{' '}
      {withoutPlays > 0
        ? i18n.t(
            '{count, plural, one {One meeting has} other {# meetings have}} no plays: zones and fives leave it out.',
            { count: withoutPlays },
          )
        : null}
    </p>
  );
}

function countText(count: number): string {
  if (count === 1)
    return i18n.t('Seen once: one match is one match, and nothing of it is a habit.');
  if (count === 2) {
    return i18n.t(
      'Seen twice: a habit needs a number that repeats, on one side of the usual both times, by more than chance. Two matches are two matches.',
    );
  }
  return i18n.t(
    'Seen {count} times: a range holds the truth in about 8 of 10 cases; a habit needs a number that repeats and differs from the usual by more than chance.',
    { count },
  );
}

interface TakeOnCourtProps {
  report: OpponentReport;
  /** Whether the season, which defines the usual, is still loading. */
  reading: boolean;
  /** Printed: shirt numbers only, since the list of names is on the same page. */
  paper: boolean;
}

/** Up to three tasks for the match, each with its number and certainty; or why there is none. */
export function TakeOnCourt({ report, reading, paper }: TakeOnCourtProps) {
  if (reading) {
    return (
      <div className={styles.waiting}>
        <Skeleton height="3.6em" />
      </div>
    );
  }
  const told = report.advice.flatMap((advice) => {
    const words = adviceWords(advice, paper);
    return words ? [{ ...words, certainty: habitWords(advice) }] : [];
  });
  if (told.length === 0) return <p className={styles.none}>{whyNone(report)}</p>;
  return (
    <ol className={`grid ${styles.orders}`} aria-label={i18n.t('To take on court')}>
      {told.map(({ order, evidence, who, certainty }, index) => (
        <li key={order}>
          <b className={`score ${styles.number}`} aria-hidden="true">
            {index + 1}
          </b>
          <div>
            <strong>{order}</strong>
            <p>
              {evidence} {who} <em>{certainty}</em>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function whyNone({ otherMatches }: OpponentReport): string {
  return otherMatches < 4
    ? i18n.t('Too few other matches to know the usual: all below was seen, no more.')
    : i18n.t('All numbers that repeat were as usual. Who scores is below.');
}

type Words = Partial<Record<SeenKey, { more: string; less: string; evidence: string }>>;

const theirs: Words = {
  threeRate: {
    more: /* i18n */ 'Guard the three-point line',
    less: /* i18n */ 'Protect the paint',
    evidence: /* i18n */ 'Threes were {seen} of their shots; {usual} is usual against us.',
  },
  freeThrowRate: {
    more: /* i18n */ 'Defend without fouling',
    less: /* i18n */ 'Contest every shot',
    evidence:
      /* i18n */ 'They had {seen} free throws for every 100 shots; {usual} is usual against us.',
  },
  offensiveReboundShare: {
    more: /* i18n */ 'Box out first',
    less: /* i18n */ 'Run off their misses',
    evidence: /* i18n */ 'They took back {seen} of their misses; {usual} is usual against us.',
  },
  turnoverShare: {
    more: /* i18n */ 'Press the ball',
    less: /* i18n */ 'Do not gamble for steals',
    evidence:
      /* i18n */ 'They lost the ball in {seen} of their plays; {usual} is usual against us.',
  },
};

const ours: Words = {
  threeRate: {
    more: /* i18n */ 'Take the threes they leave',
    less: /* i18n */ 'Look inside first',
    evidence: /* i18n */ 'Threes were {seen} of our shots; {usual} is our usual.',
  },
  freeThrowRate: {
    more: /* i18n */ 'Attack the basket',
    less: /* i18n */ 'Do not wait for the whistle',
    evidence: /* i18n */ 'We had {seen} free throws for every 100 shots; {usual} is our usual.',
  },
  offensiveReboundShare: {
    more: /* i18n */ 'Go to the offensive glass',
    less: /* i18n */ 'Do not crash the glass: get back',
    evidence: /* i18n */ 'We took back {seen} of our misses; {usual} is our usual.',
  },
  turnoverShare: {
    more: /* i18n */ 'Keep the ball safe',
    less: /* i18n */ 'Play the pass: they rarely steal it',
    evidence: /* i18n */ 'We lost the ball in {seen} of our plays; {usual} is our usual.',
  },
};

/** The task and its evidence; `null` for a number that no task follows from. */
function adviceWords({ key, side, way, number, who }: Advice, paper: boolean) {
  const words = (side === 'opponent' ? theirs : ours)[key];
  if (words === undefined) return null;
  const known = number.seen.filter((value) => value !== null);
  const names = who.map(({ number: shirt, name, line }) => {
    const called = paper && shirt ? [] : [shortName(name)];
    // If names are left out, the name is the shirt number.
    const once = new Set(shirt === undefined ? called : [`#${shirt}`, ...called]);
    return `${[...once].join(' ')} (${doneBy(key, line)})`;
  });
  return {
    order: i18n.t(words[way]),
    evidence: i18n.t(words.evidence, {
      seen: formatList(known.map((value) => written(key, value))),
      usual: written(key, number.usual),
    }),
    who: names.length === 0 ? '' : i18n.t('Most by {names}.', { names: formatList(names) }),
  };
}
