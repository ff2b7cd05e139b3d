/**
 * Code that a match's first page shares with others belongs to the app's chunk: otherwise the bundler puts it into the
 * match's, which every page would then load.
 */
import '../../basketball/ratio.ts';
import '../figures/statistic-format.ts';
import '../ui/use-printing.ts';
import '../figures/ForRecorder.tsx';
import '../figures/LazyLiveMoment.tsx';
import '../figures/match-text.ts';
import '../figures/SeasonNote.tsx';
import '../api/season-record.ts';
import '../api/session-context.ts';
import '../figures/QueryState.tsx';
import '../ui/Choice.tsx';
import '../ui/download-file.ts';
import '../ui/StatusBadge.tsx';
import '../ui/service-words.ts';
import '../ui/Table.tsx';
import '../ui/use-search-choice.ts';
