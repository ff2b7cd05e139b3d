import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { Evidence, EvidenceLists, SentenceNumber, Summary } from '../../contract/insight.ts';
import { SeasonStrip } from '../figures/Strip.tsx';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { useWhole } from '../figures/use-whole.ts';
import { Card } from '../ui/Card.tsx';
import { CheckField } from '../ui/Fields.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
import styles from './InsightCards.module.css';
import {
  aboutEmptyLists,
  keyedSentences,
  listTitles,
  saysLuck,
  withoutVerdict,
} from './insight-lists.ts';
import { isOnCourt, ShotPlaces } from './ShotPlaces.tsx';
import { type Course, playHref, playsOf, StretchPicture, StretchPlays } from './Stretch.tsx';
import { numberIn, type ToldStretch, toldStretch } from './sentence-pictures.ts';

/** A sentence of a list with its evidence, empty where the service sent none. */
interface Told {
  key: string;
  sentence: string;
  evidence: Evidence;
}

/** The sentences of a list without the verdict, whose evidence comes first; those about luck come last. */
function toldOf(sentences: readonly string[], evidence: readonly Evidence[] = []): Told[] {
  const evidenceOf = (index: number) => evidence.at(index - sentences.length) ?? {};
  return keyedSentences(sentences)
    .map(([key, sentence], index) => ({ key, sentence, evidence: evidenceOf(index) }))
    .sort((a, b) => Number(saysLuck(a.sentence)) - Number(saysLuck(b.sentence)));
}

interface InsightCardsProps {
  summary: Summary;
  evidence: EvidenceLists | undefined;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  course?: Course | undefined;
}

/**
 * The three lists. Each sentence has the picture of its number, and a focus area has its drill in the same row. The
 * service's text is rendered as text, never as HTML.
 */
export function InsightCards({ summary, evidence, whyEmpty, course }: InsightCardsProps) {
  const { suggestions } = summary;
  const { lists, remark } = withoutVerdict(summary);
  const isNarrow = useNarrowerThan(1000);
  const whatsWorking = toldOf(lists.whatsWorking, evidence?.whatsWorking);
  const focusAreas = toldOf(lists.focusAreas, evidence?.focusAreas);
  // In a lost match the verdict begins the focus areas, and they come first.
  const isLost = lists.focusAreas.length < summary.focusAreas.length;
  const empty = aboutEmptyLists(lists, whyEmpty);
  const isDrawn = [...whatsWorking, ...focusAreas].some(
    ({ evidence: { number, stretch } }) => number ?? stretch,
  );
  const working =
    whatsWorking.length === 0 ? null : (
      <Card key="working" title={i18n.t(listTitles.whatsWorking)} tone="good">
        <Sentences told={whatsWorking} course={course} third="own" />
      </Card>
    );
  // Drawings fill the first screen with one card; without them the cards stand side by side.
  const isWhole = useWhole() || !isDrawn;
  const isFocusFirst = isLost || working === null;
  const answered = isDrawn && focusAreas.length > 0 && suggestions.length > 0;
  const isInRows =
    answered && focusAreas.filter((told) => told.evidence.hasDrill).length === suggestions.length;
  const rows = { '--rows': focusAreas.length + 1 };
  return (
    <>
      <div className={isDrawn ? styles.drawn : styles.cards}>
        {isLost ? null : working}
        {focusAreas.length > 0 && (isWhole || isFocusFirst) ? (
          <Card
            key="focus"
            title={i18n.t(listTitles.focusAreas)}
            tone="focus"
            className={answered ? styles.answered : undefined}
            style={rows}
          >
            <Sentences
              told={focusAreas}
              course={course}
              third={isInRows ? 'beside' : answered ? 'none' : 'own'}
            />
          </Card>
        ) : null}
        {suggestions.length > 0 && (isWhole || isFocusFirst) ? (
          <Card
            key="suggestions"
            title={i18n.t(listTitles.suggestions)}
            note={
              course?.practice ? (
                <Link className="button small flex" to={course.practice.href}>
                  {course.practice.drills.length > 0
                    ? i18n.t('To the next practice ({count})', {
                        count: course.practice.drills.length,
                      })
                    : i18n.t('To the next practice')}
                </Link>
              ) : null
            }
            className={answered ? styles.answers : undefined}
            style={rows}
          >
            <Suggestions {...{ suggestions, focusAreas, course, isInRows }} />
          </Card>
        ) : null}
        {isLost && isWhole ? working : null}
        {isWhole && empty ? <p className="quiet across">{empty}</p> : null}
      </div>
      {/* A wide head says it too. */}
      {remark && isNarrow && isWhole ? (
        <p className="soft">
          <b className="block ink">{i18n.t('The match as a whole')}</b>{' '}
          <ServiceText text={remark} />
        </p>
      ) : null}
    </>
  );
}

/** The stretch of a sentence, once the plays have loaded; a sentence with a number has another picture. */
function stretchOf({ number, stretch }: Evidence, course: Course | undefined): ToldStretch | null {
  if (!course?.plays || number || !stretch) return null;
  return toldStretch(stretch, course.plays.events, course.rules);
}

interface SuggestionsProps {
  suggestions: readonly string[];
  focusAreas: readonly Told[];
  course: Course | undefined;
  /** Whether each drill is in the row of its focus area. */
  isInRows: boolean;
}

function Suggestions({ suggestions, focusAreas, course, isInRows }: SuggestionsProps) {
  const isNarrow = useNarrowerThan(1000);
  const drilled = focusAreas.filter(({ evidence }) => evidence.hasDrill);
  const rows = isInRows
    ? focusAreas.flatMap((told, index) => {
        const { key, sentence, evidence } = told;
        const row = index + 1;
        const text = suggestions[drilled.indexOf(told)];
        if (text !== undefined) return { key, row, shown: <Drill text={text} course={course} /> };
        if (isNarrow) return [];
        if (saysLuck(sentence)) return { key, row, shown: <Luck isGood={false} /> };
        const stretch = stretchOf(evidence, course);
        return { key, row, shown: <StretchPlays stretch={stretch} course={course} /> };
      })
    : keyedSentences(suggestions).map(([key, text]) => ({
        key,
        row: undefined,
        shown: <Drill text={text} course={course} />,
      }));
  return (
    <ul className={isInRows ? styles.drills : styles.list}>
      {rows.map(({ key, row, shown }) => (
        <li key={key} style={{ gridRow: row }}>
          {shown}
        </li>
      ))}
    </ul>
  );
}

/** A drill to take to the next practice, its name strong if it begins with one: "Wall up: 15 contested layups". */
function Drill({ text, course }: { text: string; course: Course | undefined }) {
  const name = /^[^:]{3,40}:(?= )/.exec(text)?.[0] ?? '';
  const words = (
    <>
      <b>
        <ServiceText text={name} />
      </b>
      <ServiceText text={text.slice(name.length)} />
    </>
  );
  const practice = course?.practice;
  if (!practice) return words;
  return (
    <CheckField
      label={words}
      checked={practice.drills.includes(text)}
      onChange={() => practice.toggle(text)}
    />
  );
}

interface SentencesProps {
  told: readonly Told[];
  course: Course | undefined;
  /** What a wide row's third column is: plays and luck, the drills' card, or that card without rows. */
  third: 'own' | 'beside' | 'none';
}

function Sentences({ told, course, third }: SentencesProps) {
  return (
    <ul className={styles.sentences}>
      {told.map((one) => (
        <Sentence key={one.key} told={one} course={course} third={third} />
      ))}
    </ul>
  );
}

/** A sentence with its picture, and its plays or a note that it was luck. */
function Sentence({ told, course, third }: Omit<SentencesProps, 'told'> & { told: Told }) {
  const { sentence, evidence } = told;
  const { number } = evidence;
  const isNarrow = useNarrowerThan(1000);
  const isLuck = saysLuck(sentence);
  const [from, to] = (number && numberIn(sentence, number)) ?? [0, 0];
  const stretch = stretchOf(evidence, course);
  const isWaiting = !number && evidence.stretch && course && course.plays === undefined;
  const isAlone = third === 'own';
  return (
    <li>
      <p className={`sentence ${styles.sentence}`}>
        <ServiceText text={sentence.slice(0, from)} />
        <b>
          <ServiceText text={sentence.slice(from, to)} />
        </b>
        <ServiceText text={sentence.slice(to)} />
      </p>
      {number ? (
        <div className={styles.picture}>
          <NumberPicture number={number} luck={isLuck} plays={course?.plays} />
        </div>
      ) : null}
      {stretch && course ? (
        <div className={`${styles.picture} centred ${styles.stretch}`}>
          <StretchPicture
            points={stretch.points}
            marked={isNarrow || third === 'none' ? [] : playsOf(stretch, course)}
          />
          {third !== 'none' && !isNarrow ? null : (
            <Link className="touch" to={playHref(course, stretch.firstEventId)}>
              {i18n.t('Its plays')}
            </Link>
          )}
        </div>
      ) : null}
      {isWaiting ? <div className={`${styles.picture} centred ${styles.stretch}`} /> : null}
      {stretch && course && isAlone && !isNarrow ? (
        <StretchPlays stretch={stretch} course={course} />
      ) : null}
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
    <span className={`flex soft close ${styles.luck}`}>
      <i aria-hidden="true" />
      {isGood ? i18n.t('Luck') : i18n.t('Luck: no drill follows from it.')}
    </span>
  );
}

interface NumberPictureProps {
  number: SentenceNumber;
  luck: boolean;
  plays: Course['plays'];
}

/** A court for a zone's shots if the plays have positions; otherwise the number among the season's. */
function NumberPicture({ number, luck, plays }: NumberPictureProps) {
  const { value, usual, earlier, unit, side } = number;
  if (isOnCourt(number)) {
    if (plays === undefined) return <div className={styles.courtRoom} />;
    const zones = plays && shotsByZone(plays.events, side)?.zones;
    if (zones) return <ShotPlaces number={number} zones={zones} luck={luck} />;
  }
  // A small usual number would read 0.
  const text = (of: number) =>
    unit === 'share' ? formatPercent(of) : formatDecimal(of, of > 0 && of < 0.5 ? 1 : 0);
  return (
    <SeasonStrip
      ticks={earlier}
      value={value}
      usual={usual}
      isShare={unit !== 'count'}
      text={text(value)}
      usualText={text(usual)}
      theirs={side === 'opponent'}
      luck={luck}
    />
  );
}
