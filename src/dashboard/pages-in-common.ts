/*
 * What most pages draw with comes with the app's own code: left to the build, each of these small files would be a
 * request of its own before a page can be shown.
 */
import './layout/use-open-print-page.ts';
import './queries/Loaded.tsx';
import './queries/season-record.ts';
import './season/Form.tsx';
import './season/playing-time.ts';
import './ui/Card.tsx';
import './ui/InsightStatusBadge.tsx';
import './ui/MatchStatusBadge.tsx';
import './ui/OutcomeBadge.tsx';
import './ui/StatusBadge.tsx';
import './find/comparable-text.ts';
import './ui/row-arrows.ts';
