import { i18n } from '@lingui/core';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import { paths } from '../api/paths.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatCount, formatSigned } from '../ui/format.ts';
import styles from './Compare.module.css';
import { Dumbbell } from './Dumbbell.tsx';

interface ComparedPlayersProps {
  teamId: string;
  a: BoxScore;
  b: BoxScore;
}

/** The own players' points in both matches, the largest gain first; who sat one out comes last. */
export function ComparedPlayers({ teamId, a, b }: ComparedPlayersProps) {
  const players = new Map<string, { a?: PlayerLine; b?: PlayerLine }>();
  for (const [match, { team }] of [['a', a] as const, ['b', b] as const]) {
    for (const player of team.players.filter(({ played }) => played)) {
      players.set(player.playerId, { ...players.get(player.playerId), [match]: player });
    }
  }
  const rows = [...players]
    .map(([playerId, lines]) => {
      const [before, after] = [lines.a?.points ?? null, lines.b?.points ?? null];
      const gain = before === null || after === null ? null : after - before;
      return { playerId, lines, before, after, gain };
    })
    .toSorted((one, two) => (two.gain ?? -1000) - (one.gain ?? -1000));
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.flatMap(({ before, after }) => [before ?? 0, after ?? 0]));
  return (
    <Section
      title={i18n.t('Players')}
      note={i18n.t('points, 0 to {most}; minutes before them; largest gain first', { most })}
    >
      <ul className={styles.players}>
        {rows.map(({ playerId, lines, before, after, gain }) => {
          const { name = '', number } = lines.b ?? lines.a ?? {};
          return (
            <li key={playerId}>
              <b>{number}</b>
              <SeasonLink to={paths.seasonPlayer({ teamId, playerId })}>{name}</SeasonLink>
              <span className={styles.minutes}>
                <span className="visually-hidden">{i18n.t('minutes')}</span>{' '}
                <span>{formatMinutes(lines.a?.seconds ?? null)}</span>{' '}
                <span>{formatMinutes(lines.b?.seconds ?? null)}</span>
              </span>
              <Dumbbell a={before} b={after} others={[]} ends={[0, most]} />
              <span className={styles.points}>
                <span className="visually-hidden">{i18n.t('points')}</span>{' '}
                <span>{formatCount(before)}</span> <span>{formatCount(after)}</span>
              </span>
              <b>{formatSigned(gain)}</b>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
