import { clubHandlers } from './club.ts';
import type { Handlers } from './handler.ts';
import { insightHandlers } from './insights.ts';
import { matchRecordHandlers } from './match-records.ts';
import { matchHandlers } from './matches.ts';

/** Who answers what. An endpoint of the table that is missing here does not compile. */
export const handlers = {
  ...clubHandlers,
  ...matchHandlers,
  ...matchRecordHandlers,
  ...insightHandlers,
} satisfies Handlers;
