import type { MatchEvent } from '../contract/play-by-play.ts';

const absent = new Set(['rebound', 'assist', 'turnover', 'steal', 'block', 'foulDrawn']);

/** The events that a score sheet of the match would have: without missed field goals, locations, assists and rebounds. */
export function scoreSheetOf(events: readonly MatchEvent[]): MatchEvent[] {
  return events
    .filter(({ type, made }) => !absent.has(type) && (made !== false || type === 'freeThrow'))
    .map((event, index): MatchEvent => {
      const { courtPosition: _, qualifiers: __, relatedEventId: ___, ...kept } = event;
      const { subtype, ...shot } = kept;
      return { ...(event.points === 2 || event.points === 3 ? shot : kept), sequence: index + 1 };
    });
}
