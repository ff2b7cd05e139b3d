import { i18n } from '@lingui/core';
import type { Shooting } from '../../contract/box-score.ts';
import { Section } from '../figures/Section.tsx';
import { ShotSquares } from '../figures/ShotSquares.tsx';
import { formatShooting } from '../figures/statistic-format.ts';
import { formatScore } from '../ui/format.ts';
import styles from './HalfTime.module.css';
import type { HalfTimeCard } from './half-time-card.ts';
import { placeNames } from './half-time-card.ts';

/** Squares of full size that fit a row on a phone. */
const fitting = 14;

/** Every shot of both sides by zone: one shot, one square. */
export function Shots({ card }: { card: HalfTimeCard }) {
  const { shots, totals, pointsFromTurnovers, secondChancePoints } = card;
  // One size of square in all rows, the largest that fits the longest row.
  const longest = Math.max(
    1,
    ...shots.flatMap(({ of }) => [of.team, of.opponent].map((each) => each.attempted ?? 0)),
  );
  const size = { fontSize: `${Math.min(1, fitting / longest)}em` };
  const [own, other] = [totals.team, totals.opponent].map((side) => {
    const { made = null, attempted = null } = side?.freeThrows ?? {};
    return made === null || attempted === null ? '' : `${made}/${attempted}`;
  });
  const facts = [
    own && other && i18n.t('line {own} – {other}', { own, other }),
    pointsFromTurnovers.team === null
      ? ''
      : i18n.t('off turnovers {score}', { score: formatScore(pointsFromTurnovers) }),
    secondChancePoints.team === null
      ? ''
      : i18n.t('second chances {score}', { score: formatScore(secondChancePoints) }),
  ];
  return (
    <Section
      title={i18n.t('Shots so far')}
      note={
        shots.some(({ of }) => of.team.attempted !== null)
          ? i18n.t('each a square, filled: made · us, then them')
          : i18n.t('made · us, then them')
      }
    >
      <table className={`wide ${styles.shots}`}>
        <tbody>
          {shots.map(({ place, of }) => (
            <tr key={place}>
              <th scope="row">{i18n.t(placeNames[place].row)}</th>
              <td className={`narrow strong end ${styles.us}`}>{formatShooting(of.team)}</td>
              <td className={styles.us} style={size}>
                {squares(of.team)}
              </td>
              <td className={`narrow strong end ${styles.them}`}>{formatShooting(of.opponent)}</td>
              <td className={styles.them} style={size}>
                {squares(of.opponent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </Section>
  );
}

function squares({ made, attempted }: Shooting) {
  if (made === null || attempted === null) return null;
  return <ShotSquares made={made} attempted={attempted} most={Number.POSITIVE_INFINITY} />;
}
