import { memo } from 'react';
import { Find } from '../find/Find.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DataAge } from './DataAge.tsx';
import { FinishedRuns } from './FinishedRuns.tsx';
import { LiveMatch } from './LiveMatch.tsx';
import { TeamSwitch } from './TeamSwitch.tsx';
import { UpdatePrompt } from './UpdatePrompt.tsx';
import { WritingRunner } from './WritingRunner.tsx';

/**
 * The parts of the frame that no page waits for, and that mostly have nothing to show before calls have come back: loaded
 * beside the first page. Room is kept for them, so that nothing moves; a change of the page alone draws none of them.
 */
export const laterParts = {
  Breadcrumbs: memo(Breadcrumbs),
  DataAge: memo(DataAge),
  Find: memo(Find),
  FinishedRuns: memo(FinishedRuns),
  LiveMatch: memo(LiveMatch),
  TeamSwitch: memo(TeamSwitch),
  UpdatePrompt: memo(UpdatePrompt),
  WritingRunner: memo(WritingRunner),
};
