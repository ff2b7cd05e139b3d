import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { type BesideMates, besideMates } from '../../basketball/beside-mates.ts';
import { foulsOut } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { matchText } from '../figures/match-text.ts';
import type { RosterRow } from '../figures/roster.ts';
import { SeasonStrip } from '../figures/Strip.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatCount } from '../ui/format.ts';
import { comingMatches } from './near-matches.ts';
import styles from './SeasonPlayerPage.module.css';

/** A finding in words to the player. */
interface Finding {
  key: string;
  title: string;
  text: string;
  /** Its number compared with the team-mates'; absent for fouls, which the season's strip shows. */
  number?: BesideMates;
}

/** The most tasks for one talk. */
const mostTasks = 2;
/** Fouling out fewer times may be chance. */
const leastOut = 2;

/** Praise in the coach’s words, with the next step. */
const praise: Record<BesideMates['key'], string> = {
  assists:
    /* i18n */ 'You find the others: {made} assists where {usual} is usual in your minutes. Look for them first.',
  offensiveRebounds:
    /* i18n */ 'You go after the misses: {made} offensive rebounds where {usual} is usual in your minutes. Go every time.',
  defensiveRebounds:
    /* i18n */ 'You end their attacks: {made} defensive rebounds where {usual} is usual in your minutes. Box out, then jump.',
  steals:
    /* i18n */ 'You win the ball: {made} steals where {usual} is usual in your minutes. Go on reading their passes.',
  blocks:
    /* i18n */ 'You guard the rim: {made} blocks where {usual} is usual in your minutes. Stay down until the shot.',
  twosShare: /* i18n */ 'Your twos fall: {made} of {of} where {usual} is usual. Go on taking them.',
  threesShare:
    /* i18n */ 'Your threes fall: {made} of {of} where {usual} is usual. Go on taking them.',
  freeThrowsShare:
    /* i18n */ 'Your free throws fall: {made} of {of} where {usual} is usual. Go to the line.',
  turnoverShare:
    /* i18n */ 'You look after the ball: {made} turnovers in {of} plays where {usual} is usual. Go on like this.',
};

/** For each number that can be trained: a title and the text. */
const work: Partial<Record<BesideMates['key'], [title: string, text: string]>> = {
  twosShare: [
    /* i18n */ 'Closer twos',
    /* i18n */ '{made} of your {of} twos fell where {usual} is usual. One more step to the rim, and stop on two feet.',
  ],
  threesShare: [
    /* i18n */ 'Better threes',
    /* i18n */ '{made} of your {of} threes fell where {usual} is usual. Shoot with your feet set, otherwise pass and cut.',
  ],
  freeThrowsShare: [
    /* i18n */ 'At the line',
    /* i18n */ '{made} of your {of} free throws fell where {usual} is usual. Ten after every practice, always the same way.',
  ],
  turnoverShare: [
    /* i18n */ 'Keep the ball',
    /* i18n */ 'You lost the ball {made} times in {of} plays where {usual} is usual. Two hands on it, and look before you pass.',
  ],
};

interface ForPlayerProps {
  player: RosterRow;
  /** The whole squad. */
  rows: readonly RosterRow[];
  /** Newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
}

/** The clearest strength, then up to two numbers worse than the team-mates' by more than chance, or too many fouls. */
function findingsOf({ player, rows, entries }: ForPlayerProps): Finding[] {
  const mates = rows.flatMap(({ playerId, season }) =>
    playerId === player.playerId || !season ? [] : [season.totals],
  );
  const found = player.season ? besideMates(player.season.totals, mates) : [];
  const keep = found.find(({ isBetter }) => isBetter);
  const tasks = found.flatMap((number): Finding[] => {
    const words = number.isBetter ? undefined : work[number.key];
    if (!words) return [];
    const [title, text] = words;
    const { key } = number;
    return [{ key, title: i18n.t(title), text: i18n.t(text, valuesOf(number)), number }];
  });
  return [
    ...(keep
      ? [
          {
            key: keep.key,
            title: i18n.t('Your strength'),
            text: i18n.t(praise[keep.key], valuesOf(keep)),
            number: keep,
          },
        ]
      : []),
    ...[...foulsTask(player.playerId, entries), ...tasks].slice(0, mostTasks),
  ];
}

const valuesOf = ({ value, of, usual }: BesideMates) => ({
  made: value,
  of: Math.round(of),
  usual: Math.round(usual),
});

function foulsTask(playerId: string, entries: ForPlayerProps['entries']): Finding[] {
  const out = entries.filter(({ value }) =>
    value?.team.players.some((line) => line.playerId === playerId && (line.fouls ?? 0) >= foulsOut),
  );
  if (out.length < leastOut) return [];
  return [
    {
      key: 'fouls',
      title: i18n.t('Stay on the court'),
      text: i18n.t(
        'Five fouls took you off {count} times. With two, give one step and show your hands.',
        { count: out.length },
      ),
    },
  ];
}

/** What to keep and what to work on, in words to the player: the talk before the next match, printed on A6. */
export function ForPlayer({ matches, ...props }: ForPlayerProps & { matches: readonly Match[] }) {
  const findings = findingsOf(props);
  const [next] = comingMatches(matches, Date.now());
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  }, [isPrinting]);
  if (findings.length === 0) {
    return <p>{i18n.t('Nothing is further from the team-mates’ than chance explains.')}</p>;
  }
  return (
    <Card
      title={i18n.t('For {name}', { name: props.player.name })}
      note={next ? i18n.t('next: {match}', { match: matchText(next) }) : null}
      className={`stack ${isPrinting ? styles.printed : ''}`}
    >
      <dl className={`stack ${styles.words}`}>
        {findings.map(({ key, title, text, number }) => (
          <div key={key}>
            <dt className="us strong">{title}</dt>
            <dd className="snug">{text}</dd>
            {number ? (
              <dd>
                <SeasonStrip
                  ticks={number.mates}
                  value={number.value}
                  usual={number.usual}
                  text={formatCount(number.value)}
                  usualText={formatCount(Math.round(number.usual))}
                />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      <p className={styles.answer}>{i18n.t('What do you see?')}</p>
      <div className="row unprinted">
        <Button onClick={() => setPrinting(true)}>{i18n.t('Print the card')}</Button>
        <span className="quiet pushed">
          {i18n.t('Each tick is a team-mate in as many minutes, shots or plays.')}
        </span>
      </div>
    </Card>
  );
}
