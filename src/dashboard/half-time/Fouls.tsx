import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { periodText } from '../figures/period-labels.ts';
import { Section } from '../figures/Section.tsx';
import { surname } from '../figures/short-name.ts';
import { formatScore } from '../ui/format.ts';
import marks from './Fouls.module.css';
import styles from './HalfTime.module.css';
import type { HalfTimeCard } from './half-time-card.ts';

/** With so many fouls a player is out (FIBA, article 40). */
const out = 5;
/** So many of a side stand in a row of their own. */
const most = 3;

/** Fouls by player, the most first, who is in trouble underlined; and those of each side in this period. */
export function Fouls({ card, match }: { card: HalfTimeCard; match: Match }) {
  const { fouls, trouble, teamFouls, moment } = card;
  const note = [
    sides.some((side) => fouls[side].some((player) => (player.fouls ?? 0) >= trouble))
      ? i18n.t('underlined: {trouble} already', { trouble })
      : '',
    teamFouls && moment
      ? i18n.t('team, {period}: {score}', {
          period: periodText(moment.period, match),
          score: formatScore(teamFouls),
        })
      : '',
  ];
  return (
    <Section title={i18n.t('Fouls')} note={note.filter(Boolean).join(' · ')}>
      <div className={styles.both}>
        {sides.map((side) => (
          <SideFouls key={side} side={side} players={fouls[side]} trouble={trouble} />
        ))}
      </div>
    </Section>
  );
}

interface SideFoulsProps {
  side: Side;
  players: HalfTimeCard['fouls'][Side];
  trouble: number;
}

function SideFouls({ side, players, trouble }: SideFoulsProps) {
  const several = players.filter(({ fouls }) => (fouls ?? 0) > 1).slice(0, most);
  const others = players.filter((player) => !several.includes(player));
  return (
    <ul aria-label={side === 'team' ? i18n.t('Ours') : i18n.t('Theirs')}>
      {several.map(({ playerId, number, name, fouls }) => (
        <li key={playerId} className={(fouls ?? 0) >= trouble ? marks.trouble : undefined}>
          <b>{number}</b>
          <span>{surname(name)}</span>
          <span className={marks.pips} role="img" aria-label={String(fouls)}>
            {Array.from({ length: out }, (_, at) => (
              <i key={String(at)} className={at < (fouls ?? 0) ? marks.on : undefined} />
            ))}
          </span>
        </li>
      ))}
      {others.length > 0 ? (
        <li className={styles.one}>
          {others.some(({ fouls }) => fouls !== 1) ? i18n.t('others:') : i18n.t('1 each:')}{' '}
          {others
            .map(
              ({ number, name, fouls }) =>
                `${number ?? surname(name)}${fouls === 1 ? '' : ` (${fouls})`}`,
            )
            .join(', ')}
        </li>
      ) : null}
      {players.length === 0 ? <li className={styles.one}>{i18n.t('none')}</li> : null}
    </ul>
  );
}
