import { i18n } from '@lingui/core';
import { type MatchEvent, type MatchSheet, sides } from '../../contract/play-by-play.ts';
import { notRecorded } from '../ui/format.ts';
import { periodKeys, periodLabel } from './period-labels.ts';
import { type PlayWords, playWords } from './play-words.ts';

/** One event of a match in a list. */
export interface Play extends PlayWords {
  event: MatchEvent;
  /** The row's id on the page, for instance "play-14": its number among all events, from 1. */
  anchor: string;
  /** Time left in the period, "4:31"; "–" if not recorded. */
  clock: string;
  /** "1" to "4", "OT", in any language. */
  periodKey: string;
  /** "Q2", "H1", "OT". */
  period: string;
  person: Person | null;
  /** The player's number and name; '' for an event of a team or of nobody. */
  who: string;
}

/** A match's plays and people. */
export type PlaysOfMatch = ReturnType<typeof playsOf>;

/** The plays of a match in match order, with names and words. An id that the match sheet lacks is "Not on the sheet". */
export function playsOf(
  { events, matchSheet }: { events: readonly MatchEvent[]; matchSheet: MatchSheet },
  regulationPeriods: number,
) {
  const people = peopleOf(matchSheet);
  const byId = new Map(people.map((person) => [person.playerId, person]));
  const last = events.reduce((most, { period }) => Math.max(most, period), regulationPeriods);
  const periods = periodKeys(last, regulationPeriods).map((key, index) => ({
    number: index + 1,
    /** As in addresses. */
    key,
    label: periodLabel(key, regulationPeriods),
  }));
  // A thousand plays have a few dozen sentences, so each is translated once.
  const sentences = new Map<string, PlayWords>();
  const wordsOf = (event: MatchEvent) => {
    const key = [event.type, event.subtype, event.made, event.points].join(' ');
    const words = sentences.get(key) ?? playWords(event);
    sentences.set(key, words);
    return words;
  };
  const plays = events.map((event, index): Play => {
    const person = byId.get(event.playerId ?? '') ?? null;
    const period = periods[event.period - 1];
    return {
      event,
      anchor: `play-${index + 1}`,
      clock: formatClock(event.clockSeconds),
      periodKey: period?.key ?? '',
      period: period?.label ?? '',
      person,
      who: person?.label ?? (event.playerId === undefined ? '' : i18n.t('Not on the sheet')),
      ...wordsOf(event),
    };
  });
  const byEventId = new Map(plays.map((play) => [play.event.id, play]));
  return { plays, byEventId, people, periods };
}

/** Seconds left as a scoreboard shows them: "4:31", "0:07"; "–" if not recorded. */
export function formatClock(seconds: number | null): string {
  if (seconds === null) return notRecorded;
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A play in one line: "Q2 4:31, 7 Ana Berg, 2 points (lay-up), 32–28". */
export function playText({ who, event, clock, period, ...words }: Play): string {
  const when = `${period} ${clock}`;
  const scored = sides.every((side) => event.score[side] !== null);
  const score = scored ? `${event.score.team}–${event.score.opponent}` : '';
  return [when, who, described(words), score].filter(Boolean).join(', ');
}

/** "Missed two (lay-up)". */
export const described = ({ what, detail }: PlayWords) => (detail ? `${what} (${detail})` : what);

/** A person on the match sheet. */
export type Person = ReturnType<typeof peopleOf>[number];

/** Everyone of a match sheet, own team first, in the sheet's order. */
function peopleOf(matchSheet: MatchSheet) {
  return sides.flatMap((side) => {
    const entries = matchSheet[side];
    return entries.map(({ playerId, name, number, starter }) => {
      const unique =
        number !== undefined &&
        /^\d+$/.test(number) &&
        entries.filter((entry) => entry.number === number).length === 1;
      const short = side === 'team' ? number : `opponent-${number}`;
      return {
        playerId,
        side,
        name,
        number,
        starter,
        /** Number and name, for instance "7 Ana Berg". */
        label: number === undefined ? name : `${number} ${name}`,
        /**
         * The player in an address: the shirt number of an own player, "opponent-7" for an opponent; the id if the number
         * is missing or not unique.
         */
        key: unique && short !== undefined ? short : playerId,
      };
    });
  });
}
