import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { matchText } from '../figures/match-text.ts';
import { Section } from '../figures/Section.tsx';
import { nameOf, written } from '../tables/number-words.ts';
import { notRecorded } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './Standings.module.css';
import { type Standing, standingsOf } from './standings.ts';

const usual = { match: '' };

/** Who comes here for it lands on it, once it is there. */
const arrive = (place: HTMLElement | null) => {
  if (place && window.location.hash === `#${place.id}`) place.scrollIntoView();
};

interface StandingsProps {
  /** Box scores, newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
}

/** Where a match's numbers stand among all of the season: the latest match, or the one that the address names. */
export function Standings({ entries }: StandingsProps) {
  const [{ match: chosen }, choose] = useSearchChoice(usual);
  const read = entries.filter(({ value }) => value?.team.totals && value.opponent.totals);
  const matchId = (read.find(({ match }) => match.id === chosen) ?? read[0])?.match.id ?? '';
  const standings = standingsOf(entries, matchId);
  if (standings === null) return null;
  return (
    <Section title={i18n.t('Where a match stands')} note={i18n.t('number 1 is the best')}>
      <p id="standing" ref={arrive} className={styles.choice}>
        <label>
          {i18n.t('Match')}{' '}
          <select value={matchId} onChange={({ target }) => choose({ match: target.value })}>
            {read.map(({ match }) => (
              <option key={match.id} value={match.id}>
                {matchText(match)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Table
        label={i18n.t('{title}, in numbers', { title: i18n.t('Where a match stands') })}
        scrolls
        rows={standings}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'number',
            heading: i18n.t('Statistic'),
            isName: true,
            cell: ({ key }) => nameOf(key),
          },
          {
            key: 'value',
            heading: i18n.t('This match'),
            cell: ({ key, value }) => written(key, value),
          },
          {
            key: 'own',
            heading: i18n.t('Own matches'),
            meaning: i18n.t('Where it stands among the team’s own matches'),
            cell: ({ ownRank, own }) => rankText(ownRank, own.length),
          },
          {
            key: 'met',
            heading: i18n.t('All opponents'),
            meaning: i18n.t('Where it would stand among what all opponents did against the team'),
            cell: ({ metRank, met }) => rankText(metRank, met.length + 1),
          },
          {
            key: 'strip',
            heading: '',
            className: styles.place ?? '',
            cell: (standing) => <Strip standing={standing} />,
          },
        ]}
      />
      <p className={styles.note}>
        {i18n.t(
          'The farther right, the better. Ticks above the line: the team’s own matches; below: its opponents’.',
        )}
      </p>
    </Section>
  );
}

function rankText(rank: number | null, count: number): string {
  return rank === null ? notRecorded : i18n.t('no. {ranks} of {count}', { ranks: rank, count });
}

/** The match as a dot among all others. A picture: its ranks stand beside it. */
function Strip({ standing }: { standing: Standing }) {
  const { value, own, met, isFewerBetter } = standing;
  const all = [...own, ...met];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const at = (number: number) => {
    const part = high > low ? (number - low) / (high - low) : 0.5;
    return `${4 + 92 * (isFewerBetter ? 1 - part : part)}%`;
  };
  const places = (numbers: readonly number[]) => [...new Set(numbers.map(at))];
  return (
    <svg className={styles.strip} aria-hidden="true">
      <line className={styles.axis} x1="2%" x2="98%" y1="11" y2="11" />
      {places(own).map((x) => (
        <line key={x} className={styles.own} x1={x} x2={x} y1="2" y2="10" />
      ))}
      {places(met).map((x) => (
        <line key={x} className={styles.met} x1={x} x2={x} y1="12" y2="20" />
      ))}
      {value === null ? null : <circle className={styles.dot} cx={at(value)} cy="11" r="5" />}
    </svg>
  );
}
