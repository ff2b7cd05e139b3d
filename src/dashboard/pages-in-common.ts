/*
 * What a match's first page and others draw with comes with the app's own code: left to the build, it would come with
 * the match's, and every page would need that.
 */
import './box-score/statistic-format.ts';
import './layout/use-open-print-page.ts';
import './queries/Loaded.tsx';
import './queries/season-record.ts';
import './ui/MatchStatusBadge.tsx';
import './ui/OutcomeBadge.tsx';
import './ui/StatusBadge.tsx';
import './ui/match-place.ts';
import './ui/row-arrows.ts';
