/*
 * What a match's first page and others draw with comes with the app's own code: left to the build, it would come with
 * the match's, and every page would need that.
 */
import '../../basketball/ratio.ts';
import '../figures/statistic-format.ts';
import '../ui/use-printing.ts';
import '../figures/LazyLiveMoment.tsx';
import '../figures/match-text.ts';
import '../figures/SeasonNote.tsx';
import '../api/season-record.ts';
import '../api/session-context.ts';
import '../figures/QueryState.tsx';
import '../ui/download-file.ts';
import '../ui/StatusBadge.tsx';
import '../ui/service-words.ts';
import '../ui/Table.tsx';
import '../ui/use-search-choice.ts';
