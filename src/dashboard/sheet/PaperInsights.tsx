import { i18n } from '@lingui/core';
import type { InsightResult, Summary } from '../../contract/insight.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import {
  axisText,
  barOf,
  decimalsOf,
  meansOf,
  type NamedRating,
  namedRatings,
  percentAlong,
  type RatingAxis,
  type RatingScales,
  ratingScales,
  type SeasonRatings,
  scaleNote,
} from '../figures/ratings.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import {
  aboutEmptyLists,
  keyedSentences,
  listKeys,
  listTitles,
  withoutVerdict,
} from '../insights/insight-lists.ts';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { otherLanguageOf, ServiceLanguage } from '../ui/service-language.ts';
import type { Part, WrittenText } from './match-paper.ts';
import styles from './RatingBars.module.css';

interface PaperInsightsProps {
  insights: Part<WrittenText>;
  /** Why a list is empty; by default because nothing stood out. */
  whyEmpty?: string | undefined;
  naming: PlayerNaming;
  season: SeasonRatings;
  /** The season of the usual values, if it is the previous one. */
  seasonBefore?: string | null | undefined;
}

/** A team's or a player's ratings beside the three lists; without insights, the reason. */
export function PaperInsights(props: PaperInsightsProps) {
  const { insights, naming, whyEmpty } = props;
  if ('missing' in insights) {
    return (
      <section className="paper-missing">
        <h2>{i18n.t('Insights')}</h2>
        <p>{insights.missing}</p>
      </section>
    );
  }
  const { result, language } = insights.value;
  const { ratings, summary } = result;
  const other = otherLanguageOf(language);
  return (
    <ServiceLanguage value={other?.lang}>
      <section className="paper-insights">
        <div className="paper-insight-columns">
          <div>
            {ratings ? <Ratings {...props} ratings={namedRatings(ratings)} /> : null}
            <p className="paper-remark">{[about(result), other?.note].filter(Boolean).join(' ')}</p>
          </div>
          {summary ? (
            <Lists {...withoutVerdict(summary)} naming={naming} whyEmpty={whyEmpty} />
          ) : null}
        </div>
      </section>
    </ServiceLanguage>
  );
}

const usualMark = (seasonBefore: string | null) =>
  seasonBefore === null ? i18n.t('▾ usual') : i18n.t('▾ usual of {seasonBefore}', { seasonBefore });

interface RatingsProps extends Pick<PaperInsightsProps, 'naming' | 'season' | 'seasonBefore'> {
  ratings: readonly NamedRating[];
}

/** One bar per rating; the season's values set the scale, their means are marks. */
function Ratings({ ratings, naming, season, seasonBefore = null }: RatingsProps) {
  const scales = ratingScales(ratings, season.values);
  return (
    <section>
      <h2>
        {i18n.t('Ratings')}{' '}
        <small>
          {scaleNote(scales)}
          {season.means.size > 0 ? `; ${usualMark(seasonBefore)}` : ''}
        </small>
      </h2>
      <RatingBars
        ratings={ratings.map((rating) => ({ ...rating, comment: naming.inText(rating.comment) }))}
        scales={scales}
        means={meansOf(season)}
      />
    </section>
  );
}

interface ListsProps extends Pick<PaperInsightsProps, 'naming' | 'whyEmpty'> {
  lists: Summary;
  remark: string;
}

/** The lists with content, and one reason why the others are empty. */
function Lists({ lists, remark, naming, whyEmpty }: ListsProps) {
  const empty = aboutEmptyLists(lists, whyEmpty);
  return (
    <div className="paper-lists">
      {listKeys.map((key) =>
        lists[key].length === 0 ? null : (
          <section key={key}>
            <h2>{i18n.t(listTitles[key])}</h2>
            <ul>
              {keyedSentences(lists[key]).map(([itemKey, sentence]) => (
                <li key={itemKey}>
                  <ServiceText text={naming.inText(sentence)} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {remark ? (
        <p className="paper-remark">
          <ServiceText text={naming.inText(remark)} />
        </p>
      ) : null}
      {empty ? <p className="paper-remark">{empty}</p> : null}
    </div>
  );
}

/** When the text was written, and whether it is out of date. */
function about({ generatedAt, stale, status }: InsightResult): string {
  return [
    generatedAt ? i18n.t('Insights written {when}.', { when: formatDateTime(generatedAt) }) : '',
    stale ? i18n.t('The match or the roster changed after that.') : '',
    status === 'generating' ? i18n.t('A newer text is being written.') : '',
    status === 'failed' ? i18n.t('A newer text could not be written.') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

interface RatingBarsProps {
  ratings: readonly NamedRating[];
  /** If the ratings differ in scale, each row shows its own. */
  scales: RatingScales;
  /** The season's mean by rating key, drawn as a tick. */
  means: ReadonlyMap<string, { mean: number; decimals: number }>;
}

/** Printed: a bar for each rating on a ruled scale, with its value as sent, the season's mean, and the comment. */
export function RatingBars({ ratings, scales, means }: RatingBarsProps) {
  const decimals = decimalsOf(ratings.map(({ value }) => value));
  return (
    <ul className="list">
      {ratings.map(({ key, name, value, comment }) => {
        const axis = scales.of(key);
        const mean = means.get(key);
        const scale = scales.shared ? null : axisText(axis);
        const ownScale = scale ? `${i18n.t('Scale {scale}.', { scale })} ` : '';
        return (
          <li key={key} className={`centred ${styles.rating}`}>
            <span className="strong">{name}</span>
            <span className={`relative ${styles.track}`} aria-hidden="true">
              {value === null ? null : <Bar value={value} axis={axis} />}
              {mean ? (
                <i
                  className={`absolute ${styles.tick}`}
                  style={{ insetInlineStart: `${percentAlong(mean.mean, axis)}%` }}
                />
              ) : null}
            </span>
            <span className={`end ${styles.value}`}>
              {formatAsSent(value, decimals)}
              {value === null ? (
                <span className="visually-hidden">{i18n.t('not recorded')}</span>
              ) : null}
            </span>
            {comment || ownScale ? (
              <p className={`across ${styles.comment}`}>
                {ownScale}
                <ServiceText text={comment} />
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ value, axis }: { value: number; axis: RatingAxis }) {
  const { start, length } = barOf(value, axis);
  return (
    <>
      {axis.min < 0 ? <i className={`absolute ${styles.zero}`} /> : null}
      <i
        className={`absolute ${styles.bar}`}
        style={{ insetInlineStart: `${start}%`, width: `${length}%` }}
      />
    </>
  );
}
