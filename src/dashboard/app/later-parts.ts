import { type ComponentType, createElement, memo } from 'react';
import { Find } from '../find/Find.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DataAge } from './DataAge.tsx';
import { FinishedRuns } from './FinishedRuns.tsx';
import { LiveMatch } from './LiveMatch.tsx';
import { NavigationFocus } from './NavigationFocus.tsx';
import { TeamSwitch } from './TeamSwitch.tsx';
import { Typeface } from './Typeface.tsx';
import { UpdatePrompt } from './UpdatePrompt.tsx';
import { WritingRunner } from './WritingRunner.tsx';

/** A part that is drawn anew by what it follows itself, and by another language: not with the frame around it. */
const byItself = (Part: ComponentType) =>
  memo(() => {
    useLanguage();
    return createElement(Part);
  });

/**
 * The parts of the frame that no page waits for, and that mostly have nothing to show before calls have come back: loaded
 * beside the first page. Room is kept for them, so that nothing moves; a change of the page alone draws none of them.
 */
export const laterParts = {
  Breadcrumbs: byItself(Breadcrumbs),
  DataAge: byItself(DataAge),
  Find: byItself(Find),
  FinishedRuns: byItself(FinishedRuns),
  LiveMatch: byItself(LiveMatch),
  NavigationFocus: memo(NavigationFocus),
  TeamSwitch: byItself(TeamSwitch),
  Typeface: memo(Typeface),
  UpdatePrompt: byItself(UpdatePrompt),
  WritingRunner: byItself(WritingRunner),
};
