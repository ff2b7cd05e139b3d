import { i18n } from '@lingui/core';
import { sides } from '../../contract/play-by-play.ts';
import { Section } from '../figures/Section.tsx';
import { surname } from '../figures/short-name.ts';
import styles from './HalfTime.module.css';
import type { HalfTimeCard } from './half-time-card.ts';
import { placeNames } from './shot-places.ts';

/** So many of a side are told. */
const most = 4;

/** Who has scored, and from where. */
export function Scorers({ card }: { card: HalfTimeCard }) {
  return (
    <Section title={i18n.t('Who has scored, from where')}>
      <div className={styles.both}>
        {sides.map((side) => (
          <ul key={side} aria-label={side === 'team' ? i18n.t('Ours') : i18n.t('Theirs')}>
            {card.scorers[side].slice(0, most).map(({ player, points, from }) => (
              <li key={player.playerId}>
                <b>{player.number}</b>
                <span>
                  {surname(player.name)}{' '}
                  <small>
                    {from
                      .map((each) => `${i18n.t(placeNames[each.place].within)} ${each.points}`)
                      .join(', ')}
                  </small>
                </span>
                <b>{points}</b>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}
