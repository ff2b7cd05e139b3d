import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { PeriodRules } from '../../basketball/score.ts';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Summary } from '../../contract/insight.ts';
import { surname } from '../figures/match-text.ts';
import { periodText } from '../figures/period-labels.ts';
import { formatClock } from '../figures/plays.ts';
import { SeasonStrip } from '../figures/SeasonStrip.tsx';
import { formatAsSent, formatPercent } from '../figures/statistic-format.ts';
import { Card } from '../ui/Card.tsx';
import { formatScore } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
import styles from './InsightCards.module.css';
import { aboutEmptyLists, keyedSentences, listTitles, withoutVerdict } from './insight-lists.ts';
import { isPlace, ShotPlaces } from './ShotPlaces.tsx';
import { drillsOf, luckLast, saysLuck, type ToldNumber, usualBeside } from './sentence-numbers.ts';
import {
  amongMatches,
  mayTellStretch,
  type ToldStretch,
  toldStretch,
} from './sentence-pictures.ts';

/** Data for the pictures beside sentences. */
export interface Course {
  /** `null` for a match without plays, `undefined` while they load. */
  plays: DataOf<'getPlayByPlay'> | null | undefined;
  rules: PeriodRules;
  /** The address of the match's plays. */
  playsHref: string;
  /** The address of the team's next practice; absent on a player's page. */
  practiceHref?: string | undefined;
  /** Box scores of the matches that define the usual; `undefined` until all are loaded. */
  season: readonly BoxScore[] | undefined;
  /** The player that the sentences are about; absent for the team. */
  playerId?: string | undefined;
}

interface InsightCardsProps {
  summary: Summary;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  course?: Course | undefined;
}

/**
 * The three lists. Each sentence has the picture of its number, and a focus area has its drill in the same row. The
 * service's text is rendered as text, never as HTML.
 */
export function InsightCards({ summary: sent, whyEmpty, course }: InsightCardsProps) {
  const rest = withoutVerdict(sent);
  // In a lost match the verdict begins the focus areas, and they come first.
  const isLost = rest.focusAreas[0] !== sent.focusAreas[0];
  const summary = {
    ...rest,
    whatsWorking: luckLast(rest.whatsWorking),
    focusAreas: luckLast(rest.focusAreas),
  };
  const { whatsWorking, focusAreas, suggestions } = summary;
  const empty = aboutEmptyLists(summary, whyEmpty);
  const isDrawn = [...whatsWorking, ...focusAreas].some(
    (sentence) => usualBeside(sentence) ?? mayTellStretch(sentence),
  );
  const working =
    whatsWorking.length === 0 ? null : (
      <Card key="working" title={i18n.t(listTitles.whatsWorking)} tone="good">
        <Sentences sentences={whatsWorking} course={course} isAlone />
      </Card>
    );
  const answered = isDrawn && focusAreas.length > 0 && suggestions.length > 0;
  const rows = { '--rows': focusAreas.length + 1 };
  return (
    <div className={isDrawn ? styles.drawn : styles.cards}>
      {isLost ? null : working}
      {focusAreas.length === 0 ? null : (
        <Card
          key="focus"
          title={i18n.t(listTitles.focusAreas)}
          tone="focus"
          className={answered ? styles.answered : undefined}
          style={rows}
        >
          <Sentences sentences={focusAreas} course={course} isAlone={!answered} />
        </Card>
      )}
      {suggestions.length === 0 ? null : (
        <Card
          key="suggestions"
          title={i18n.t(listTitles.suggestions)}
          note={
            course?.practiceHref ? (
              <Link className="reach" to={course.practiceHref}>
                {i18n.t('The next practice')}
              </Link>
            ) : null
          }
          className={answered ? styles.answers : undefined}
          style={rows}
        >
          <Suggestions summary={summary} course={course} isAnswering={answered} />
        </Card>
      )}
      {isLost ? working : null}
      {empty ? <p className="quiet across">{empty}</p> : null}
    </div>
  );
}

/**
 * The stretch that a sentence names, once the plays have loaded; sentences with a usual number have another picture.
 */
function stretchOf(sentence: string, course: Course | undefined): ToldStretch | null {
  if (!course?.plays || usualBeside(sentence)) return null;
  return toldStretch(sentence, course.plays.events, course.rules);
}

interface SuggestionsProps {
  summary: Summary;
  course: Course | undefined;
  /** Whether each drill is in the row of its focus area. */
  isAnswering: boolean;
}

function Suggestions({ summary, course, isAnswering }: SuggestionsProps) {
  const { focusAreas, suggestions } = summary;
  const drills = isAnswering ? drillsOf(focusAreas, suggestions) : new Map<string, string>();
  const isNarrow = useNarrowerThan(1000);
  const rows =
    drills.size === 0
      ? keyedSentences(suggestions).map(([key, text]) => ({
          key,
          row: undefined,
          shown: <Drill text={text} />,
        }))
      : keyedSentences(focusAreas).flatMap(([key, sentence], index) => {
          const row = index + 1;
          const text = drills.get(sentence);
          if (text !== undefined) return { key, row, shown: <Drill text={text} /> };
          if (isNarrow) return [];
          if (saysLuck(sentence)) return { key, row, shown: <Luck isGood={false} /> };
          const stretch = stretchOf(sentence, course);
          if (!stretch || !course) return [];
          return { key, row, shown: <StretchPlays stretch={stretch} course={course} /> };
        });
  return (
    <ul className={drills.size === 0 ? styles.list : styles.drills}>
      {rows.map(({ key, row, shown }) => (
        <li key={key} style={{ gridRow: row }}>
          {shown}
        </li>
      ))}
    </ul>
  );
}

/** A drill, with its name strong if it begins with one: "Wall up: 15 contested layups". */
function Drill({ text }: { text: string }) {
  const name = /^[^:]{3,40}:(?= )/.exec(text)?.[0] ?? '';
  return (
    <>
      <b>
        <ServiceText text={name} />
      </b>
      <ServiceText text={text.slice(name.length)} />
    </>
  );
}

interface SentencesProps {
  sentences: readonly string[];
  course: Course | undefined;
  /** Whether the row has no drill column. */
  isAlone: boolean;
}

function Sentences({ sentences, course, isAlone }: SentencesProps) {
  return (
    <ul className={styles.sentences}>
      {keyedSentences(sentences).map(([key, sentence]) => (
        <Sentence key={key} sentence={sentence} course={course} isAlone={isAlone} />
      ))}
    </ul>
  );
}

/** A sentence with its picture, and its plays or a note that it was luck. */
function Sentence({
  sentence,
  course,
  isAlone,
}: Omit<SentencesProps, 'sentences'> & { sentence: string }) {
  const number = usualBeside(sentence);
  const isNarrow = useNarrowerThan(1000);
  const isLuck = saysLuck(sentence);
  const stretch = stretchOf(sentence, course);
  const isWaiting = !number && course?.plays === undefined && mayTellStretch(sentence);
  const showsPlays = isAlone && !isNarrow;
  return (
    <li>
      <p className={`sentence ${styles.sentence}`}>
        {number ? (
          <>
            <ServiceText text={sentence.slice(0, number.from)} />
            <b>
              <ServiceText text={sentence.slice(number.from, number.to)} />
            </b>
            <ServiceText text={sentence.slice(number.to)} />
          </>
        ) : (
          <ServiceText text={sentence} />
        )}
      </p>
      {number ? (
        <div className={styles.picture}>
          <NumberPicture told={number} luck={isLuck} course={course} />
        </div>
      ) : null}
      {stretch && course ? (
        <div className={`${styles.picture} centred ${styles.stretch}`}>
          <StretchPicture points={stretch.points} />
          {showsPlays ? null : (
            <Link className="touch" to={playHref(course, stretch.firstEventId)}>
              {i18n.t('Its plays')}
            </Link>
          )}
        </div>
      ) : null}
      {isWaiting ? <div className={`${styles.picture} centred ${styles.stretch}`} /> : null}
      {stretch && course && showsPlays ? <StretchPlays stretch={stretch} course={course} /> : null}
      {isLuck && (isAlone || isNarrow) ? (
        <p>
          <Luck isGood={isAlone} />
        </p>
      ) : null}
    </li>
  );
}

function Luck({ isGood }: { isGood: boolean }) {
  return (
    <span className={`flex soft ${styles.luck}`}>
      <i aria-hidden="true" />
      {isGood
        ? i18n.t('Luck: do not count on it again.')
        : i18n.t('Luck: no drill follows from it.')}
    </span>
  );
}

interface NumberPictureProps {
  told: ToldNumber;
  luck: boolean;
  course: Course | undefined;
}

/** A court for a zone's shots if the plays have positions; otherwise the number among the season's. */
function NumberPicture({ told, luck, course }: NumberPictureProps) {
  const { plays, season } = course ?? {};
  if (isPlace(told)) {
    if (plays === undefined && course) return <div className={styles.courtRoom} />;
    const zones = plays && shotsByZone(plays.events, told.theirs ? 'opponent' : 'team')?.zones;
    if (zones) return <ShotPlaces told={told} zones={zones} luck={luck} />;
  }
  // The scale needs the season; reserving its height avoids a shift.
  if (course && season === undefined) return <div className={styles.stripRoom} />;
  const text = (number: number) =>
    told.isShare ? formatPercent(number / 100) : formatAsSent(number);
  return (
    <SeasonStrip
      {...amongMatches(told, season ?? [], course?.playerId)}
      text={text(told.value)}
      usualText={text(told.usual)}
      theirs={told.theirs}
      luck={luck}
    />
  );
}

/** The address of a play in the list of the match's plays. */
function playHref({ plays, playsHref }: Course, eventId: string): string {
  const at = plays?.events.findIndex(({ id }) => id === eventId) ?? 0;
  return `${playsHref}#play-${at + 1}`;
}

/** The most plays named for a stretch. */
const mostPlays = 3;

/** The plays that scored most in a stretch, in order, each a link. */
function StretchPlays({ stretch, course }: { stretch: ToldStretch; course: Course }) {
  const { plays, rules } = course;
  const sheet = [...(plays?.matchSheet.team ?? []), ...(plays?.matchSheet.opponent ?? [])];
  const names = new Map(sheet.map(({ playerId, name }) => [playerId, surname(name)]));
  const scored = stretch.points.slice(1).flatMap((point, index) => {
    const before = stretch.points[index];
    const at = plays?.events.findIndex(({ id }) => id === point.eventId) ?? -1;
    const event = plays?.events[at];
    const points = before ? point.team + point.opponent - before.team - before.opponent : 0;
    return event ? [{ event, at, points, score: formatScore(point) }] : [];
  });
  const most = scored.toSorted((a, b) => b.points - a.points).slice(0, mostPlays);
  return (
    <ul className={styles.plays}>
      {most
        .toSorted((a, b) => a.at - b.at)
        .map(({ event, points, score }) => (
          <li key={event.id}>
            <Link className="touch" to={playHref(course, event.id)}>
              {periodText(event.period, rules)} {formatClock(event.clockSeconds)}
            </Link>{' '}
            {names.get(event.playerId ?? '')} {points}: {score}
          </li>
        ))}
    </ul>
  );
}

/** The lead from one score to another: our lead above the line, theirs below. */
function StretchPicture({ points }: Pick<ToldStretch, 'points'>) {
  const steps = points.map(({ team, opponent, seconds }) => ({
    at: seconds ?? 0,
    lead: team - opponent,
  }));
  const start = steps[0]?.at ?? 0;
  const last = steps.at(-1)?.at ?? 0;
  // Some width after the last score, so that its lead is visible.
  const end = last + Math.max(1, 0.06 * (last - start));
  const leads = steps.map(({ lead }) => lead);
  const [high, low] = [Math.max(1, ...leads), Math.min(-1, ...leads)];
  const area = (of: (lead: number) => number) =>
    `M${start} 0${steps.map(({ at, lead }) => `H${at}V${-of(lead)}`).join('')}H${end}V0Z`;
  const [from, to] = [points[0], points.at(-1)].map((point) =>
    point ? `${point.team}–${point.opponent}` : '',
  );
  return (
    <figure>
      <svg
        viewBox={`${start} ${-high} ${end - start} ${high - low}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={i18n.t('The lead from {from} to {to}', { from, to })}
      >
        <path className="ours" d={area((lead) => Math.max(0, lead))} />
        <path className="theirs" d={area((lead) => Math.min(0, lead))} />
        <path className="level" d={`M${start} 0H${end}`} />
      </svg>
      <figcaption className="ends quiet narrow" aria-hidden="true">
        <span>{from}</span>
        <b className="ink">{to}</b>
      </figcaption>
    </figure>
  );
}
