import { i18n } from '@lingui/core';
import { foulsOut } from '../../basketball/score.ts';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { surname } from '../figures/match-text.ts';
import { periodText } from '../figures/period-labels.ts';
import { Section } from '../figures/Section.tsx';
import { formatScore } from '../ui/format.ts';
import styles from './HalfTime.module.css';
import type { HalfTimeCard as Card } from './half-time-card.ts';

/** The most players of a side with a row. */
const mostFouls = 3;

/** Fouls by player, the most first, with foul trouble underlined; and each side's team fouls in this period. */
export function Fouls({ card, match }: { card: Card; match: Match }) {
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
  players: Card['fouls'][Side];
  trouble: number;
}

function SideFouls({ side, players, trouble }: SideFoulsProps) {
  const several = players.filter(({ fouls }) => (fouls ?? 0) > 1).slice(0, mostFouls);
  const others = players.filter((player) => !several.includes(player));
  return (
    <ul className="list" aria-label={side === 'team' ? i18n.t('Ours') : i18n.t('Theirs')}>
      {several.map(({ playerId, number, name, fouls }) => (
        <li key={playerId} className={(fouls ?? 0) >= trouble ? styles.trouble : undefined}>
          <b className="score">{number}</b>
          <span className="cut">{surname(name)}</span>
          <span className={styles.pips} role="img" aria-label={String(fouls)}>
            {Array.from({ length: foulsOut }, (_, at) => (
              <i key={String(at)} className={at < (fouls ?? 0) ? styles.on : undefined} />
            ))}
          </span>
        </li>
      ))}
      {others.length > 0 ? (
        <li className={`soft ${styles.one}`}>
          {others.some(({ fouls }) => fouls !== 1) ? i18n.t('others:') : i18n.t('1 each:')}{' '}
          {others
            .map(
              ({ number, name, fouls }) =>
                `${number ?? surname(name)}${fouls === 1 ? '' : ` (${fouls})`}`,
            )
            .join(', ')}
        </li>
      ) : null}
      {players.length === 0 ? <li className={`soft ${styles.one}`}>{i18n.t('none')}</li> : null}
    </ul>
  );
}
