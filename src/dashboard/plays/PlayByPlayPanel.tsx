import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router';
import { scoreByPeriod } from '../../basketball/score.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { ofThisTab } from '../api/of-this-tab.ts';
import { shortName } from '../figures/match-text.ts';
import { described, type Play } from '../figures/plays.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Choice } from '../ui/Choice.tsx';
import { type CsvCell, toCsv } from '../ui/csv.ts';
import { downloadFile } from '../ui/download-file.ts';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { LineSelect } from '../ui/Fields.tsx';
import { formatScore } from '../ui/format.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlaysPage.module.css';
import { type PlayFilters as Filters, noFilters, passes, playGroups } from './play-address.ts';
import { type Story, storiesOf } from './stories.ts';

interface PlayByPlayPanelProps {
  match: MatchPlays;
  fileName: string;
}

/** Plays in match order, filtered by the address. */
export function PlayByPlayPanel({ match, fileName }: PlayByPlayPanelProps) {
  const [filters, change] = useSearchChoice<keyof Filters>(noFilters);
  const { plays, names } = match;
  // The controls respond at once, and hundreds of rows may follow later.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => plays.filter((play) => passes(play, applied)), [plays, applied]);
  return (
    <Card title={i18n.t('Play-by-play')}>
      <PlayFilters match={match} filters={filters} onChange={change}>
        <Button
          onClick={() => downloadFile(`${fileName}.csv`, 'text/csv', toCsv(playRows(plays, names)))}
        >
          {i18n.t('Save as CSV')}
        </Button>
      </PlayFilters>
      <p className="quiet" role="status">
        {shown.length === plays.length
          ? i18n.t('{all, plural, one {# play} other {# plays}}', { all: plays.length })
          : i18n.t('{shown} of {all} plays', { shown: shown.length, all: plays.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={i18n.t('No play passes these filters')}
          message={i18n.t('Widen or clear them.')}
        >
          <Button onClick={() => change(noFilters)}>{i18n.t('Clear the filters')}</Button>
        </EmptyState>
      ) : (
        <PlayList
          match={match}
          plays={shown}
          folded={applied.type === '' && applied.player === ''}
          open={Object.values(applied).some((value) => value !== '')}
        />
      )}
    </Card>
  );
}

const header = () => [
  i18n.t('Row'),
  i18n.t('Period'),
  i18n.t('Clock'),
  i18n.t('Seconds left'),
  i18n.t('Side'),
  i18n.t('Number'),
  i18n.t('Player'),
  i18n.t('Play'),
  i18n.t('Detail'),
  i18n.t('Type'),
  i18n.t('Points'),
  i18n.t('Score'),
  i18n.t('Opponent score'),
  i18n.t('Margin'),
  i18n.t('Court x (m)'),
  i18n.t('Court y (m)'),
];

/** The play-by-play as rows of cells, with a header; an unrecorded value is an empty cell. */
export function playRows(plays: readonly Play[], names: Record<Side, string>): CsvCell[][] {
  const rows = plays.map((play, index): CsvCell[] => {
    const { event, person } = play;
    const { team, opponent } = event.score;
    return [
      index + 1,
      play.period,
      event.clockSeconds === null ? null : play.clock,
      event.clockSeconds,
      event.side === null ? null : names[event.side],
      person?.number ?? null,
      person?.name ?? play.who,
      play.what,
      play.detail,
      event.type,
      event.points ?? null,
      team,
      opponent,
      team === null || opponent === null ? null : team - opponent,
      event.courtPosition?.x ?? null,
      event.courtPosition?.y ?? null,
    ];
  });
  return [header(), ...rows] as const;
}

interface PlayFiltersProps {
  match: MatchPlays;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
  /** At the end of the row. */
  children: ReactNode;
}

/** Filters the plays by period, player and type; offers only options that occur. */
function PlayFilters({ match, filters, onChange, children }: PlayFiltersProps) {
  const { plays, people, periods, names } = match;
  const acted = new Set(plays.map(({ person }) => person?.playerId));
  const groups = Object.entries(playGroups).filter(([type]) =>
    plays.some((play) => passes(play, { ...noFilters, type })),
  );
  const filtered = Object.values(filters).some((value) => value !== '');
  return (
    <search className={styles.filters} aria-label={i18n.t('Play-by-play')}>
      <Choice
        legend={i18n.t('Period of the plays')}
        options={[
          { value: '', label: i18n.t('Match') },
          ...periods.map(({ key, label }) => ({ value: key, label })),
        ]}
        value={filters.period}
        onChange={(period) => onChange({ period })}
      />
      <LineSelect
        isUnlabelled
        label={i18n.t('Player')}
        value={filters.player}
        onChoose={(player) => onChange({ player })}
      >
        <option value="">{i18n.t('Everyone')}</option>
        {sides.map((side) => (
          <optgroup key={side} label={names[side]}>
            <option value={side}>{i18n.t('All of {team}', { team: names[side] })}</option>
            {people
              .filter((person) => person.side === side && acted.has(person.playerId))
              .map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </LineSelect>
      <LineSelect
        isUnlabelled
        label={i18n.t('Type of play')}
        value={filters.type}
        onChoose={(type) => onChange({ type })}
        options={[
          ['', i18n.t('Every type')],
          ...groups.map(([type, { name }]) => [type, i18n.t(name)] as const),
        ]}
      />
      {filtered ? <Button onClick={() => onChange(noFilters)}>{i18n.t('Clear')}</Button> : null}
      <span className="pushed">{children}</span>
    </search>
  );
}

interface PlayListProps {
  match: MatchPlays;
  plays: readonly Play[];
  /** Whether related plays share a line. */
  folded: boolean;
  /** Whether every period is open, or only the last one. */
  open: boolean;
}

/** The end of a match, in seconds. */
const finishSeconds = 300;

const alone = (main: Play): Story => ({ main, rest: [] });

/** Plays in match order, folded into their periods: own team left, opponent right. */
const PlayList = memo(function PlayList(props: PlayListProps) {
  const { match, plays, folded, open } = props;
  const { periods, names, events } = match;
  const last = events.at(-1)?.period;
  const { pathname } = useLocation();
  const client = useQueryClient();
  /** Whether the coach opened or closed the period in this tab. */
  const byHand = (period: number) => [...ofThisTab, 'open periods', pathname, period];
  const isOpen = (period: number) =>
    open || (client.getQueryData<boolean>(byHand(period)) ?? period === last);
  const points = scoreByPeriod(events).periods;
  const whoOf = useWho(match);
  const listed = periods
    .map((period) => ({
      ...period,
      plays: plays.filter(({ event }) => event.period === period.number),
    }))
    .filter((period) => period.plays.length > 0);
  return (
    <>
      <p className={`strong ${styles.sides}`} aria-hidden="true">
        <span className="end">{names.team}</span>
        <span />
        <span>{names.opponent}</span>
      </p>
      {listed.map(({ number, label, plays: ofPeriod }) => (
        <details
          key={number}
          className={styles.period}
          open={isOpen(number)}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open !== isOpen(number))
              client.setQueryData(byHand(number), currentTarget.open);
          }}
        >
          <summary>
            <h3>
              {label} <span className="light">{formatScore(points[number - 1])}</span>{' '}
              <small>
                {i18n.t('{all, plural, one {# play} other {# plays}}', { all: ofPeriod.length })}
              </small>
            </h3>
          </summary>
          <Stories
            stories={folded ? storiesOf(ofPeriod) : ofPeriod.map(alone)}
            isLast={!open && number === last}
            whoOf={whoOf}
          />
        </details>
      ))}
    </>
  );
});

/** A period's lines; `isLast` folds those before the last five minutes. */
function Stories({ stories, isLast, ...row }: StoriesProps) {
  const first = stories.findIndex(({ main }) => (main.event.clockSeconds ?? 0) <= finishSeconds);
  const list = (shown: readonly Story[]) => (
    <ol className="list">
      {shown.map((story) => (
        <PlayRow key={story.main.anchor} story={story} {...row} />
      ))}
    </ol>
  );
  return isLast && first > 0 ? (
    <>
      <details className="folded small">
        <summary>{i18n.t('Before the last five minutes')}</summary>
        {list(stories.slice(0, first))}
      </details>
      {list(stories.slice(first))}
    </>
  ) : (
    list(stories)
  );
}

interface StoriesProps extends Pick<PlayRowProps, 'whoOf'> {
  stories: readonly Story[];
  isLast: boolean;
}

/** The player of a play (on a phone with only an initial), or the team. */
function useWho({ names }: MatchPlays): (play: Play) => string {
  const isPhone = useIsPhone();
  return useCallback(
    ({ person, who, event }) =>
      (isPhone && person && [person.number, shortName(person.name)].filter(Boolean).join(' ')) ||
      who ||
      (event.side === null ? '' : names[event.side]),
    [isPhone, names],
  );
}

interface PlayRowProps {
  story: Story;
  /** The player of a play, or the team. */
  whoOf: (play: Play) => string;
}

/** One line: the clock, the play on its team's side, related plays, and the score after it. */
const PlayRow = memo(function PlayRow({ story, whoOf }: PlayRowProps) {
  const { main, rest } = story;
  const { event, anchor, clock, what } = main;
  const last = rest.at(-1) ?? main;
  const scored = [main, ...rest].some((each) => each.event.made === true);
  const heard = scored ? 'strong' : event.side === null ? 'soft' : '';
  const detail = detailOf(story);
  return (
    <li
      id={anchor}
      tabIndex={-1}
      className={`centred small ${styles.row} ${event.side === null ? 'sunk' : ''}`}
    >
      <span className={`soft ${styles.clock}`}>{clock}</span>
      <span
        className={`${heard} ${event.side === 'opponent' ? styles.right : `end ${styles.left}`}`}
      >
        {event.side === null ? null : <b className={styles.who}>{whoOf(main)}</b>} {what}
        {detail ? <span className="soft light"> ({detail})</span> : null}
        {rest.map((play) => (
          // The target of links to a play in this line.
          <span key={play.anchor} id={play.anchor} className="soft light">
            {afterwards(story, play, whoOf(play))}
          </span>
        ))}
      </span>
      <span className={`${scored ? 'strong' : 'soft'} end ${styles.score}`}>
        {formatScore(last.event.score)}
      </span>
    </li>
  );
});

/** The detail after a line's first play; free throws of a trip are counted by the plays that follow. */
function detailOf({ main, rest }: Story): string {
  return main.event.type === 'substitution' && rest.length > 0 ? '' : main.detail;
}

/** A related play's words: "from 3 Adeyinka", "stolen by 7 Fontaneda". */
function afterwards({ main }: Story, play: Play, player: string): string {
  const same = play.person === main.person;
  switch (play.event.type) {
    case 'assist':
      return i18n.t(', from {player}', { player });
    case 'steal':
      return i18n.t(', stolen by {player}', { player });
    case 'block':
      return i18n.t(', blocked by {player}', { player });
    case 'foulDrawn':
      return i18n.t(', on {player}', { player });
    case 'rebound':
      return `, ${player}: ${play.what}`;
    case 'freeThrow':
      return `, ${described(play)}`;
    case 'substitution':
      if (play.event.subtype === 'in') return i18n.t(', {player} comes in', { player });
      return i18n.t(', {player} goes out', { player });
    default:
      return `, ${same ? '' : `${player} `}${play.what}`;
  }
}
