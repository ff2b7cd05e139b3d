import { i18n } from '@lingui/core';
import type { FoundMatch } from '../../contract/adding.ts';
import { statisticName, statisticText } from '../tables/statistic-names.ts';
import { formatDate, formatList, formatScore, notRecorded } from '../ui/format.ts';
import { ownSide } from './answers.ts';
import { movesTo } from './draft.ts';

/** "v Owls", "at Owls"; "Kestrels – Owls" if the own side is unknown; the file's name if both are. */
export function opponentWords(match: FoundMatch): string {
  const { home, away, files, side } = match;
  const own = ownSide(match);
  const opponent = own === 'away' ? home : away;
  if (opponent === '') return files[0] ?? '';
  if (side === null && home !== '' && away !== '') return `${home} – ${away}`;
  return own === 'away'
    ? i18n.t('at {opponent}', { opponent })
    : i18n.t('v {opponent}', { opponent });
}

/** Points, the club's first. */
export function scoreWords(match: FoundMatch): string {
  if (!match.score) return notRecorded;
  const { home, away } = match.score;
  return formatScore(
    ownSide(match) === 'away' ? { team: away, opponent: home } : { team: home, opponent: away },
  );
}

/** Whether a match is stored already, and how it differs. */
export function standingWords(match: FoundMatch): string {
  const { standing } = match;
  if (standing.kind === 'new') return i18n.t('new');
  const day = formatDate(standing.day);
  if (standing.kind === 'same') {
    return movesTo(match) ? i18n.t('already there, on {day}', { day }) : i18n.t('already there');
  }
  const { added, removed, before } = standing;
  const events = i18n.t('{added} events more, {removed} fewer', { added, removed });
  return before
    ? i18n.t('another version of the match of {day}: {events}; stored with {score}', {
        day,
        events,
        score: formatScore(before),
      })
    : i18n.t('another version of the match of {day}: {events}', { day, events });
}

/** Remarks on unusual things of a match, as functions: a file with wrong totals has dozens that may never be shown. */
export function remarksOn(match: FoundMatch): (() => string)[] {
  const { files, finished, hasPlays, otherStates, sameDay, disagreements, unread } = match;
  return [
    ...(otherStates.length === 0
      ? []
      : [
          () =>
            i18n.t('{files}: another file has another version of this match', {
              files: formatList(files),
            }),
        ]),
    ...(finished ? [] : [() => i18n.t('not finished: it is stored as it stands')]),
    ...(hasPlays ? [] : [() => i18n.t('box score alone, without plays')]),
    ...(sameDay.length === 0
      ? []
      : [() => i18n.t('another match against them on that day is stored; both stay')]),
    ...unread.map((found) => () => unreadWords(found)),
    ...disagreements.map(
      ({ name, statistic, file, events }) =>
        () =>
          i18n.t('{name}, {statistic}: {file} in the file’s totals, {events} by its plays', {
            name,
            statistic: statisticName(statistic),
            file: statisticText(statistic, file),
            events: statisticText(statistic, events),
          }),
    ),
  ];
}

function unreadWords({ of, name, field, count }: FoundMatch['unread'][number]): string {
  const what = statisticName(field);
  if (of === 'line') return i18n.t('{name}, {what}: not readable in the file', { name, what });
  if (of === 'column') {
    return i18n.t('the column “{field}” is not understood, and left out', { field });
  }
  if (name === '') return i18n.t('plays without a readable {what}: {count}', { what, count });
  return i18n.t('{name}: plays without a readable {what}: {count}', { name, what, count });
}

/** The result of adding matches. */
export function doneText({
  added,
  replaced,
  moved = 0,
  failed = 0,
}: {
  added: number;
  replaced: number;
  moved?: number;
  failed?: number;
}): string {
  const parts = [
    added > 0
      ? i18n.t('{added, plural, one {# match added} other {# matches added}}', { added })
      : '',
    replaced > 0
      ? i18n.t('{replaced, plural, one {# match replaced} other {# matches replaced}}', {
          replaced,
        })
      : '',
    moved > 0
      ? i18n.t('{moved, plural, one {# match moved} other {# matches moved}}', { moved })
      : '',
    failed > 0
      ? i18n.t('{failed, plural, one {# match failed} other {# matches failed}}', { failed })
      : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : i18n.t('Nothing was changed');
}

const boxCsv = /* i18n */ 'a box score as CSV or Excel';

/** The name of a format: names of programs are the same in every language. */
export function formatName(format: string): string {
  return format === boxCsv ? i18n.t(boxCsv) : format;
}
