import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { paths } from '../api/paths.ts';
import { formatAgainstLine } from '../figures/playing-time.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { Section } from '../figures/Section.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatSigned } from '../ui/format.ts';
import { LinkedSentence, linkPlace } from '../ui/LinkedSentence.tsx';
import styles from './LineUps.module.css';
import { couldHavePlayedMore, type PlayerTime } from './player-times.ts';
import { rangeText } from './range-column.tsx';

interface CouldHavePlayedMoreProps {
  teamId: string;
  players: readonly PlayerTime[];
  line: number | null;
  /** All that could be read is there and was understood: then what is missing may be called so. */
  complete: boolean;
}

/** Who could have played more: by the club's line, and by what the score did with them and without. */
export function CouldHavePlayedMore({ teamId, players, line, complete }: CouldHavePlayedMoreProps) {
  const { byTime, byScore } = couldHavePlayedMore(players, line);
  const remarks = complete ? remarksOf(players) : { time: '', score: '' };
  return (
    <Section title={i18n.t('Who could have played more')} note={i18n.t('what happened, no rating')}>
      <div className={styles.reasons}>
        <div>
          <h3>
            {line === null
              ? i18n.t('Least on court')
              : i18n.t('Under the club’s line of {line} minutes', { line })}
          </h3>
          <Named teamId={teamId} players={byTime} text={(player) => timeText(player, line)} />
          {byTime.length === 0 ? <p>{remarks.time}</p> : null}
          {line === null ? (
            <p>
              <LinkedSentence
                text={i18n.t('The club can draw its own line in the {link}.', { link: linkPlace })}
                link={<Link to={paths.settings()}>{i18n.t('settings')}</Link>}
              />
            </p>
          ) : null}
        </div>
        <div>
          <h3>{i18n.t('A better score with than without, on court less than half the time')}</h3>
          <Named teamId={teamId} players={byScore} text={scoreText} />
          <p>
            {byScore.length === 0
              ? remarks.score
              : byScore.some(({ onOff }) => onOff?.interval)
                ? i18n.t(
                    'Points for 40 minutes, with less without. Where the range holds 0, chance alone may do as much.',
                  )
                : i18n.t(
                    'Points for 40 minutes, with less without. Box scores leave no range: few matches say little.',
                  )}
          </p>
        </div>
      </div>
    </Section>
  );
}

interface NamedProps {
  teamId: string;
  players: readonly PlayerTime[];
  text: (player: PlayerTime) => string;
}

function Named({ teamId, players, text }: NamedProps) {
  if (players.length === 0) return null;
  return (
    <ul className={styles.named}>
      {players.map((player) => (
        <li key={player.playerId}>
          <SeasonLink to={paths.seasonPlayer({ teamId, playerId: player.playerId })}>
            {[player.number, player.name].filter(Boolean).join(' ')}
          </SeasonLink>{' '}
          <span>{text(player)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Why nobody is named. */
function remarksOf(players: readonly PlayerTime[]): { time: string; score: string } {
  return {
    time: players.some(({ seconds }) => seconds !== null)
      ? i18n.t('Everybody is over it, all matches together.')
      : i18n.t('No time on court was recorded.'),
    score: players.some(({ onOff }) => onOff !== null)
      ? i18n.t('Nobody with 40 minutes on court and off.')
      : i18n.t('Neither plays with line-ups nor +/- are recorded.'),
  };
}

function timeText({ perMatch, matches, balance }: PlayerTime, line: number | null): string {
  const time = i18n.t('{time} a match', { time: formatMinutes(perMatch) });
  if (balance === null || line === null) {
    return `${time}, ${i18n.t('on the sheet of {matches, plural, one {# match} other {# matches}}', { matches })}`;
  }
  return i18n.t('{time}; reached in {reached} of {matches}; {balance} altogether', {
    time,
    reached: balance.reached,
    matches: balance.matches,
    balance: formatAgainstLine(balance.seconds),
  });
}

function scoreText({ perMatch, onOff }: PlayerTime): string {
  const difference = formatSigned(onOff?.difference);
  const range = onOff?.interval ? ` (${rangeText(onOff.interval)})` : '';
  return `${difference}${range}, ${i18n.t('{time} a match', { time: formatMinutes(perMatch) })}`;
}
