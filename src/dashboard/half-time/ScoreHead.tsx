import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { momentText } from '../figures/live-moment.ts';
import { matchDay } from '../figures/match-text.ts';
import { periodText } from '../figures/period-labels.ts';
import { formatCount } from '../ui/format.ts';
import { matchPlaceText } from '../ui/service-words.ts';
import styles from './HalfTime.module.css';
import type { HalfTimeCard } from './half-time-card.ts';

interface ScoreHeadProps {
  card: HalfTimeCard;
  match: Match;
  teamName: string;
}

/** Where the match stands, the score, and how it came by periods; own team first. */
export function ScoreHead({ card, match, teamName }: ScoreHeadProps) {
  const { score, periods, moment } = card;
  const about = [
    matchDay(match),
    match.competition,
    match.homeAway === null ? '' : matchPlaceText(match.homeAway),
  ];
  const rows = [
    { name: teamName, of: 'team' },
    { name: match.opponent.name, of: 'opponent' },
  ] as const;
  return (
    <header>
      <p className={styles.about}>
        <b>{momentText(moment, match)}</b>
        <span>{about.filter(Boolean).join(' · ')}</span>
      </p>
      <div className={styles.head}>
        <h1>
          <span className={styles.us}>{formatCount(score?.team)}</span>
          <span className="visually-hidden"> {i18n.t('to')} </span>
          <span className={styles.them}>{formatCount(score?.opponent)}</span>
        </h1>
        <table aria-label={i18n.t('Points by period')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{i18n.t('Team')}</span>
              </th>
              {periods.map((_, index) => {
                const name = periodText(index + 1, match);
                return (
                  <th key={name} scope="col">
                    {name}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={of}>
                <th scope="row">{name}</th>
                {periods.map((period, index) => (
                  <td key={periodText(index + 1, match)}>{formatCount(period[of])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </header>
  );
}
