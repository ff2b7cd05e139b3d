import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { type BesideMates, besideMates } from '../../basketball/beside-mates.ts';
import { foulsOut } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { matchText } from '../figures/match-text.ts';
import type { RosterRow } from '../figures/roster.ts';
import { Section } from '../figures/Section.tsx';
import { SeasonStrip } from '../figures/Strip.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatCount, formatList } from '../ui/format.ts';
import { comingMatches } from './near-matches.ts';
import styles from './SeasonPlayerPage.module.css';

/** Something to work on, worded for the coach and, on the card, for the player. */
interface Task {
  key: string;
  text: string;
  title: string;
  toPlayer: string;
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

/** The same about the player: a season's headline. */
const strengths: Record<BesideMates['key'], string> = {
  assists: /* i18n */ '{name} finds the others: {made} assists where {usual} is usual.',
  offensiveRebounds:
    /* i18n */ '{name} goes after the misses: {made} offensive rebounds where {usual} is usual.',
  defensiveRebounds:
    /* i18n */ '{name} ends their attacks: {made} defensive rebounds where {usual} is usual.',
  steals: /* i18n */ '{name} wins the ball: {made} steals where {usual} is usual.',
  blocks: /* i18n */ '{name} guards the rim: {made} blocks where {usual} is usual.',
  twosShare: /* i18n */ '{name}’s twos fall: {made} of {of} where {usual} is usual.',
  threesShare: /* i18n */ '{name}’s threes fall: {made} of {of} where {usual} is usual.',
  freeThrowsShare: /* i18n */ '{name}’s free throws fall: {made} of {of} where {usual} is usual.',
  turnoverShare:
    /* i18n */ '{name} looks after the ball: {made} turnovers in {of} plays where {usual} is usual.',
};

/** For each number that can be trained: the text for the coach, the card's title, the text for the player. */
const work: Partial<Record<BesideMates['key'], [text: string, title: string, toPlayer: string]>> = {
  twosShare: [
    /* i18n */ 'Twos: {made} of {of} where {usual} is usual.',
    /* i18n */ 'Closer twos',
    /* i18n */ '{made} of your {of} twos fell where {usual} is usual. One more step to the rim, and stop on two feet.',
  ],
  threesShare: [
    /* i18n */ 'Threes: {made} of {of} where {usual} is usual.',
    /* i18n */ 'Better threes',
    /* i18n */ '{made} of your {of} threes fell where {usual} is usual. Shoot with your feet set, otherwise pass and cut.',
  ],
  freeThrowsShare: [
    /* i18n */ 'Free throws: {made} of {of} where {usual} is usual.',
    /* i18n */ 'At the line',
    /* i18n */ '{made} of your {of} free throws fell where {usual} is usual. Ten after every practice, always the same way.',
  ],
  turnoverShare: [
    /* i18n */ 'Turnovers: {made} in {of} plays where {usual} is usual.',
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

/** The clearest strength, and up to two tasks. */
function findingsOf({ player, rows, entries }: ForPlayerProps) {
  const mates = rows.flatMap(({ playerId, season }) =>
    playerId === player.playerId || !season ? [] : [season.totals],
  );
  const found = player.season ? besideMates(player.season.totals, mates) : [];
  const tasks = found.flatMap((number): Task[] => {
    const words = number.isBetter ? undefined : work[number.key];
    if (!words) return [];
    const [text, title, toPlayer] = words;
    const values = valuesOf(number);
    return [
      {
        key: number.key,
        text: i18n.t(text, values),
        title: i18n.t(title),
        toPlayer: i18n.t(toPlayer, values),
        number,
      },
    ];
  });
  return {
    keep: found.find(({ isBetter }) => isBetter),
    tasks: [...foulsTask(player.playerId, entries), ...tasks].slice(0, mostTasks),
  };
}

/** Whether a number is worse than the team-mates' by more than chance, or fouls are too many. */
export const hasTasks = (props: ForPlayerProps) => findingsOf(props).tasks.length > 0;

/** The clearest strength in the coach's words; `null` if nothing is better than the team-mates' by more than chance. */
export function strengthOf(props: ForPlayerProps): string | null {
  const { keep } = findingsOf(props);
  if (!keep) return null;
  const [first = ''] = props.player.name.split(' ');
  // Neither an initial nor a family name before a comma.
  const name = /^[\p{L}’'-]{2,}$/u.test(first) ? first : props.player.name;
  return i18n.t(strengths[keep.key], { name, ...valuesOf(keep) });
}

const valuesOf = ({ value, of, usual }: BesideMates) => ({
  made: value,
  of: Math.round(of),
  usual: Math.round(usual),
});

function foulsTask(playerId: string, entries: ForPlayerProps['entries']): Task[] {
  const out = entries.flatMap(({ value }) => {
    const line = value?.team.players.find((player) => player.playerId === playerId);
    return line && (line.fouls ?? 0) >= foulsOut ? [Math.round((line.seconds ?? 0) / 60)] : [];
  });
  if (out.length < leastOut) return [];
  const values = { count: out.length, minutes: formatList(out.toReversed().map(String)) };
  return [
    {
      key: 'fouls',
      text: i18n.t('The fifth foul: {count} times, after {minutes} minutes.', values),
      title: i18n.t('Stay on the court'),
      toPlayer: i18n.t(
        'Five fouls took you off {count} times. With two, give one step and show your hands.',
        values,
      ),
    },
  ];
}

/** The numbers in which a player is worse than the team-mates by more than chance, the clearest first. */
export function WhatToWorkOn(props: ForPlayerProps) {
  const { tasks } = findingsOf(props);
  return (
    <Section
      title={i18n.t('What to work on')}
      note={i18n.t('beside the team-mates, each a tick; clearest first')}
    >
      {tasks.length === 0 ? (
        <p>{i18n.t('Nothing is further from the team-mates’ than chance explains.')}</p>
      ) : (
        tasks.map(({ key, text, number }) => (
          <div key={key} className={styles.task}>
            <p className="sentence snug">{text}</p>
            {number ? (
              <SeasonStrip
                ticks={number.mates}
                value={number.value}
                usual={number.usual}
                text={formatCount(number.value)}
                usualText={formatCount(Math.round(number.usual))}
              />
            ) : null}
          </div>
        ))
      )}
    </Section>
  );
}

/** The same in words to the player, after a strength: the talk before the next match, printed on A6. */
export function ForPlayer({ matches, ...props }: ForPlayerProps & { matches: readonly Match[] }) {
  const { keep, tasks } = findingsOf(props);
  const [next] = comingMatches(matches, Date.now());
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  }, [isPrinting]);
  const words = [
    ...(keep ? [[i18n.t('Your strength'), i18n.t(praise[keep.key], valuesOf(keep))] as const] : []),
    ...tasks.map(({ title, toPlayer }) => [title, toPlayer] as const),
  ];
  if (words.length === 0) return null;
  return (
    <Card
      title={i18n.t('For {name}', { name: props.player.name })}
      note={next ? i18n.t('next: {match}', { match: matchText(next) }) : null}
      className={isPrinting ? styles.printed : undefined}
    >
      <dl className={styles.words}>
        {words.map(([title, text]) => (
          <div key={title}>
            <dt className="us strong">{title}</dt>
            <dd className="sentence snug">{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.answer}>{i18n.t('What do you see?')}</p>
      <Button className="unprinted" onClick={() => setPrinting(true)}>
        {i18n.t('Print the card')}
      </Button>
    </Card>
  );
}
