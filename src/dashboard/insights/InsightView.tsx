import { i18n } from '@lingui/core';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { InsightResult } from '../../contract/insight.ts';
import { luckWords } from '../../insights/words/luck-words.ts';
import { useUnderstood } from '../figures/QueryState.tsx';
import {
  axisText,
  decimalsOf,
  isWithinLuck,
  meansOf,
  type NamedRating,
  namedRatings,
  type RatingScales,
  ratingScales,
  type SeasonRatings,
  scaleNote,
} from '../figures/ratings.ts';
import { LegendDot, Strip } from '../figures/Strip.tsx';
import { formatAsSent, formatDecimal } from '../figures/statistic-format.ts';
import { useWhole } from '../figures/use-whole.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { otherLanguageOf, ServiceLanguage } from '../ui/service-language.ts';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
import { InsightCards } from './InsightCards.tsx';
import styles from './Insights.module.css';
import { keyedSentences, listTitles } from './insight-lists.ts';
import ratingStyles from './Ratings.module.css';
import { ratingNumbers } from './rating-numbers.ts';
import type { Course } from './Stretch.tsx';
import { type WrittenText, whatChanged } from './what-changed.ts';

interface InsightViewProps {
  result: InsightResult;
  /** The language of the texts according to the service, for instance "en". */
  language?: string | undefined;
  /** Whether they are about a player, not the team. */
  ofPlayer?: boolean;
  /** Whether the player did not play: ratings are not drawn then. */
  absent?: boolean;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  /** The run's state with its buttons. */
  status: ReactNode;
  season: SeasonRatings;
  /** A note on the matches behind the season's ticks. */
  seasonNote: string | null;
  /** Content below a rating's comment. */
  renderProof: (rating: NamedRating) => ReactNode;
  /** The text that this tab showed before the current one. */
  earlier: InsightResult | null;
  /** The match's plays, for pictures of stretches. */
  course?: Course | undefined;
  /** A menu that saves the text. */
  save: ReactNode;
  /** Shown below the ratings. */
  children?: ReactNode;
}

/** The insights of a team or of one player, in any state; earlier text stays readable. */
export function InsightView(props: InsightViewProps) {
  const other = otherLanguageOf(props.language);
  return (
    <ServiceLanguage value={other?.lang}>
      <Texts {...props} languageNote={other?.note} />
    </ServiceLanguage>
  );
}

function Texts(props: InsightViewProps & { languageNote: string | undefined }) {
  const { result, season, seasonNote, renderProof, earlier, save } = props;
  const { languageNote, ofPlayer = false, absent = false, whyEmpty } = props;
  const isUnderstood = useUnderstood();
  const isWhole = useWhole();
  const { ratings, summary } = result;
  const isWritten = Boolean(ratings || summary);
  const status = (
    <>
      {props.status}
      {isWritten && languageNote ? <p className="quiet">{languageNote}</p> : null}
    </>
  );
  if (isWritten && absent) {
    return (
      <Card title={i18n.t('Insights')}>
        <p>{i18n.t('Did not play, so there is nothing to rate or to write.')}</p>
        {status}
      </Card>
    );
  }
  if (!isWritten && result.status !== 'ready') {
    return (
      <div className={`grid ${styles.view}`}>
        <Card>{status}</Card>
        {props.children}
      </div>
    );
  }
  const upToDate = result.status === 'ready' && !result.stale;
  return (
    <div className={`grid ${styles.view}`}>
      {upToDate ? null : <Card title={i18n.t('Insights')}>{status}</Card>}
      {earlier && result.status === 'ready' ? (
        <WhatChanged key={result.generatedAt} before={earlier} after={result} />
      ) : null}
      {summary ? (
        <InsightCards
          summary={summary}
          evidence={result.evidence}
          whyEmpty={whyEmpty}
          course={props.course}
        />
      ) : isUnderstood ? (
        <Card title={i18n.t('Summary')}>
          <p>{i18n.t('The service sent no sentences for this match.')}</p>
        </Card>
      ) : null}
      {isWhole ? (
        <>
          {ratings ? (
            <RatingsCard
              ratings={namedRatings(ratings)}
              numbers={ratingNumbers(result.evidence?.ratings, ofPlayer)}
              season={season}
              seasonNote={seasonNote}
              renderProof={renderProof}
            />
          ) : (
            <Card title={i18n.t('Ratings')}>
              <p>{i18n.t('The service sent no ratings for this match.')}</p>
            </Card>
          )}
          {props.children}
          <div className={`ends centred ${styles.foot}`}>
            {upToDate ? status : null}
            {save}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** How a new text differs from the one that this tab showed before. */
function WhatChanged({ before, after }: { before: WrittenText; after: WrittenText }) {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  const { ratings, lists } = whatChanged(before, after);
  return (
    <Card
      title={i18n.t('What changed')}
      note={i18n.t('against the text of {when}', { when: formatDateTime(before.generatedAt) })}
    >
      {ratings.length + lists.length === 0 ? (
        <p>{i18n.t('Nothing: the new text says the same.')}</p>
      ) : (
        <ul className={`grid ${styles.changes}`}>
          {ratings.map((rating) => (
            <li key={rating.key}>
              <b>{rating.name}</b>{' '}
              {[rating.before, rating.after]
                .map((value, _, both) => formatAsSent(value, decimalsOf(both)))
                .join(' → ')}
            </li>
          ))}
          {lists.map(({ key, added, gone }) => (
            <li key={key}>
              <b>{i18n.t(listTitles[key])}</b>
              <ul>
                {keyedSentences(added).map(([itemKey, sentence]) => (
                  <li key={itemKey}>
                    <ins className="plain">
                      <span className="quiet">{i18n.t('New:')}</span>{' '}
                      <ServiceText text={sentence} />
                    </ins>
                  </li>
                ))}
                {keyedSentences(gone).map(([itemKey, sentence]) => (
                  <li key={itemKey}>
                    <del className="soft">
                      <span className="quiet">{i18n.t('Gone:')}</span>{' '}
                      <ServiceText text={sentence} />
                    </del>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className={`row ${styles.foot}`}>
        <Button onClick={() => setHidden(true)}>{i18n.t('Hide')}</Button>
      </div>
    </Card>
  );
}

const RatingRadar = lazy(async () => ({
  default: (await import('./RatingRadar.tsx')).RatingRadar,
}));

interface RatingsCardProps {
  ratings: readonly NamedRating[];
  /** Their main numbers in words, by key, as far as the service sent them. */
  numbers: ReadonlyMap<string, string>;
  season: SeasonRatings;
  seasonNote: string | null;
  renderProof: (rating: NamedRating) => ReactNode;
}

/** The ratings among the season's, with a radar, and one line on assumptions and missing data. */
function RatingsCard(props: RatingsCardProps) {
  const { ratings, numbers, season, seasonNote, renderProof } = props;
  const id = useId();
  const scales = ratingScales(ratings, season.values);
  const missing = ratings.filter(({ value }) => value === null).length;
  const means = meansOf(season);
  const isNarrow = useNarrowerThan(1000);
  const axis = missing === 0 ? scales.shared : null;
  return (
    <section aria-labelledby={id}>
      <h2 className={`line sentence ${ratingStyles.heading}`}>
        <span id={id}>
          {ratings.length === 6 && missing === 0 ? i18n.t('Six ratings') : i18n.t('Ratings')}
        </span>{' '}
        {scales.shared ? null : <small>{scaleNote(scales)}</small>}{' '}
        {ratings.some(isWithinLuck) ? (
          <>
            <small>
              <LegendDot tone="us" /> {i18n.t('more than luck')}
            </small>{' '}
            <small>
              <LegendDot tone="us" isHollow /> {i18n.t('within luck')}
            </small>
          </>
        ) : null}{' '}
        {seasonNote ? (
          <small className={ratingStyles.season}>
            {means.size > 0 ? <i className={ratingStyles.tick} aria-hidden="true" /> : null}
            <span>{seasonNote}</span>
          </small>
        ) : null}
      </h2>
      {missing > 0 ? (
        <p className="quiet">
          {i18n.t(
            '{missing, plural, =1 {One rating was not sent for this match: its row is empty.} other {# ratings were not sent for this match: their rows are empty.}}',
            { missing },
          )}
        </p>
      ) : null}
      <div className={`grid top ${ratingStyles.ratings}`}>
        <RatingRows {...{ ratings, numbers, scales, season, means, renderProof }} />
        {axis && !isNarrow ? (
          <div className={ratingStyles.radar}>
            <ErrorBoundary>
              <Suspense>
                <RatingRadar
                  title={i18n.t('Shape of this match')}
                  ratings={ratings.map((rating) => ({ ...rating, luck: isWithinLuck(rating) }))}
                  axis={axis}
                  means={means}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
        ) : null}
      </div>
    </section>
  );
}

const moreThanLuckWords = Object.values<string>(luckWords.more);

interface RatingRowsProps {
  ratings: readonly NamedRating[];
  numbers: RatingsCardProps['numbers'];
  /** If the ratings differ in scale, each row shows its own. */
  scales: RatingScales;
  season: SeasonRatings;
  means: ReturnType<typeof meansOf>;
  /** Content below the comment of an open row. */
  renderProof: (rating: NamedRating) => ReactNode;
}

/** A row for each rating with the season's matches as ticks; it opens to the comment and the evidence. */
function RatingRows({ ratings, numbers, scales, season, means, renderProof }: RatingRowsProps) {
  const decimals = decimalsOf(ratings.map(({ value }) => value));
  return (
    <ul className={`${ratingStyles.rows} ${numbers.size > 0 ? ratingStyles.measured : ''}`}>
      {ratings.map((rating) => (
        <Row
          key={rating.key}
          rating={rating}
          number={numbers.get(rating.key)}
          decimals={decimals}
          {...{ scales, season, means, renderProof }}
        />
      ))}
      {scales.shared ? (
        <li className={`quiet ${ratingStyles.axis}`} aria-hidden="true">
          <span className={`ends ${ratingStyles.ends}`}>
            {[
              scales.shared.min,
              (scales.shared.min + scales.shared.max) / 2,
              scales.shared.max,
            ].map((end) => (
              <span key={end}>{formatAsSent(end)}</span>
            ))}
          </span>
        </li>
      ) : null}
    </ul>
  );
}

interface RowProps extends Omit<RatingRowsProps, 'ratings' | 'numbers'> {
  rating: NamedRating;
  /** Its main number in words; without one, the usual rating is shown. */
  number: string | undefined;
  decimals: number;
}

function Row({ rating, number, decimals, scales, season, means, renderProof }: RowProps) {
  const [open, setOpen] = useState(false);
  const { key, name, value, comment } = rating;
  const axis = scales.of(key);
  const mean = means.get(key);
  const scale = scales.shared ? null : axisText(axis);
  const strong = moreThanLuckWords.some((words) => comment.includes(words)) ? 'strong' : '';
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={ratingStyles.row}>
          <span className={`${ratingStyles.name} ${strong}`}>{name}</span>{' '}
          <Strip
            ticks={season.values.get(key) ?? []}
            usual={mean?.mean ?? null}
            dots={[{ value, isHollow: isWithinLuck(rating) }]}
            ends={[axis.min, axis.max]}
            tone="us"
          />
          <span className={`sentence narrow end ${ratingStyles.value} ${strong}`}>
            {formatAsSent(value, decimals)}
            {value === null ? (
              <span className="visually-hidden">{i18n.t('not recorded')}</span>
            ) : null}
          </span>{' '}
          <small className={`narrow ${ratingStyles.usual}`}>
            {number ??
              (mean && i18n.t('usual {value}', { value: formatDecimal(mean.mean, mean.decimals) }))}
            {scale ? <span> {i18n.t('scale {axis}', { axis: scale })}</span> : null}
          </small>
        </summary>
        <div className={`quiet ${ratingStyles.proof}`}>
          {comment ? (
            <p>
              <ServiceText text={comment} />
            </p>
          ) : null}
          {open ? renderProof(rating) : null}
        </div>
      </details>
    </li>
  );
}
