import { i18n } from '@lingui/core';
import type { InsightResult, Summary } from '../../contract/insight.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
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
import { Strip } from '../figures/Strip.tsx';
import { formatAsSent } from '../figures/statistic-format.ts';
import {
  aboutEmptyLists,
  keyedSentences,
  listKeys,
  listTitles,
  luckLast,
  withoutVerdict,
} from '../insights/insight-lists.ts';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { otherLanguageOf, ServiceLanguage } from '../ui/service-language.ts';
import type { Part, WrittenText } from './match-paper.ts';
import styles from './RatingStrips.module.css';

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
  seasonBefore === null
    ? i18n.t('thick: usual')
    : i18n.t('thick: usual of {seasonBefore}', { seasonBefore });

interface RatingsProps extends Pick<PaperInsightsProps, 'naming' | 'season' | 'seasonBefore'> {
  ratings: readonly NamedRating[];
}

function Ratings({ ratings, naming, season, seasonBefore = null }: RatingsProps) {
  const scales = ratingScales(ratings, season.values);
  return (
    <section>
      <h2>
        {i18n.t('Ratings')}{' '}
        <small>
          {[
            scaleNote(scales),
            season.means.size > 0 ? usualMark(seasonBefore) : '',
            ratings.some(isWithinLuck) ? i18n.t('hollow: luck') : '',
          ]
            .filter(Boolean)
            .join('; ')}
        </small>
      </h2>
      <RatingStrips
        ratings={ratings.map((rating) => ({ ...rating, comment: naming.inText(rating.comment) }))}
        scales={scales}
        season={season}
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
              {keyedSentences(luckLast(lists[key])).map(([itemKey, sentence]) => (
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

interface RatingStripsProps {
  ratings: readonly NamedRating[];
  /** If the ratings differ in scale, each row shows its own. */
  scales: RatingScales;
  season: SeasonRatings;
}

/** Printed: each rating on its scale among the season's, with its value as sent, and the comment. */
export function RatingStrips({ ratings, scales, season }: RatingStripsProps) {
  const decimals = decimalsOf(ratings.map(({ value }) => value));
  const means = meansOf(season);
  return (
    <ul className="list">
      {ratings.map((rating) => {
        const { key, name, value, comment } = rating;
        const axis = scales.of(key);
        const scale = scales.shared ? null : axisText(axis);
        const ownScale = scale ? `${i18n.t('Scale {scale}.', { scale })} ` : '';
        return (
          <li key={key} className={`centred ${styles.rating}`}>
            <span className="strong">{name}</span>
            <Strip
              ticks={season.values.get(key) ?? []}
              usual={means.get(key)?.mean ?? null}
              dots={[{ value, isHollow: isWithinLuck(rating) }]}
              ends={[axis.min, axis.max]}
            />
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
