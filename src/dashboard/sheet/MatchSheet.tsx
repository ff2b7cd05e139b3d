import { i18n } from '@lingui/core';
import { type CSSProperties, useMemo } from 'react';
import { gameNotes } from '../../basketball/game-notes.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { useUnderstood } from '../figures/Absence.tsx';
import { matchVerdict } from '../figures/match-verdict.ts';
import { matchWhy } from '../figures/played-why.ts';
import { type NamesOrNumbers, type PlayerNaming, playerNaming } from '../figures/player-naming.ts';
import { teamColour } from '../figures/team-colour.ts';
import { paperColumns, recordedColumns } from '../tables/columns.ts';
import type { MatchPaper } from './match-paper.ts';
import { isLongName, PaperBoxScore } from './PaperBoxScore.tsx';
import { PaperCharts } from './PaperCharts.tsx';
import { PaperFooter } from './PaperFooter.tsx';
import { PaperHeader } from './PaperHeader.tsx';
import { PaperInsights } from './PaperInsights.tsx';
import { PaperPlays } from './PaperPlays.tsx';
import { PaperWhy } from './PaperWhy.tsx';
import { mapPart, partOf } from './part.ts';
import type { PrintChoices } from './print-choices.ts';
import { RunningHead } from './RunningHead.tsx';
import { TalkCard } from './TalkCard.tsx';
import './paper.css';
import './paper-tables.css';
import './paper-charts.css';
import './paper-insights.css';

type Style<Name extends string> = CSSProperties & Record<Name, string>;

interface MatchSheetProps {
  paper: MatchPaper;
  choices: Omit<PrintChoices, 'names'>;
  names: NamesOrNumbers;
}

/** A match on paper: the chosen parts, each on pages of its own. Black on white whatever the screen's theme. */
export function MatchSheet({ paper, choices, names: called }: MatchSheetProps) {
  const { match, boxScore, plays, insights, cards, season } = paper;
  const naming = playerNaming(called, boxScore);
  const events = boxScore.status === 'completed' ? (partOf(plays)?.events ?? null) : null;
  const why = useMemo(() => matchWhy(boxScore, events), [boxScore, events]);
  const verdict = useMemo(() => matchVerdict(match, boxScore, events), [match, boxScore, events]);
  const columns = useUnderstood()
    ? recordedColumns(paperColumns, boxScore)
    : { recorded: paperColumns, absent: [] };
  const names = { team: boxScore.team.name, opponent: boxScore.opponent.name };
  const style: Style<'--team-colour'> = { '--team-colour': teamColour(paper.colour) };
  const head = (part: string) => <RunningHead match={match} team={names.team} part={part} />;
  return (
    <article className="paper" style={style}>
      {choices.boxScore ? (
        <section
          className="paper-page"
          aria-label={i18n.t('Box score')}
          style={rowHeight(boxScore, naming)}
        >
          <PaperHeader match={match} boxScore={boxScore} />
          <PaperBoxScore
            side={boxScore.team}
            other={boxScore.opponent}
            naming={naming}
            columns={columns.recorded}
            own
          />
          <PaperBoxScore
            side={boxScore.opponent}
            other={boxScore.team}
            naming={naming}
            columns={columns.recorded}
          />
          <PaperFooter
            notes={mapPart(plays, (read) => gameNotes(read.events, read.matchSheet, match))}
            names={names}
            columns={columns}
          />
          {paper.remark ? <p className="paper-remark">{paper.remark}</p> : null}
        </section>
      ) : null}
      {choices.insights ? (
        <section className="paper-page" aria-label={i18n.t('Insights')}>
          {head(i18n.t('Insights'))}
          {verdict ? <p className="paper-verdict">{verdict.sentence}</p> : null}
          <PaperWhy why={why} opponent={names.opponent} />
          <PaperInsights
            insights={insights}
            naming={naming}
            season={season}
            seasonBefore={paper.seasonBefore}
          />
          <PaperCharts match={match} events={mapPart(plays, (read) => read.events)} names={names} />
        </section>
      ) : null}
      {choices.talkCards
        ? cards.map((card) => (
            <section
              key={card.player.playerId}
              className="paper-page paper-card"
              aria-label={i18n.t('Talk card, {player}', { player: naming.of(card.player) })}
            >
              {head(i18n.t('Talk card'))}
              <TalkCard card={card} naming={naming} season={season} />
            </section>
          ))
        : null}
      {choices.playByPlay ? (
        <section className="paper-page" aria-label={i18n.t('Play-by-play')}>
          {head(i18n.t('Play-by-play'))}
          {'missing' in plays ? (
            <p>{plays.missing}</p>
          ) : (
            <PaperPlays match={match} plays={plays.value} naming={naming} names={names} />
          )}
        </section>
      ) : null}
    </article>
  );
}

/** Rows as high as the page allows: 15 players a side, their benches and totals fill it, fewer have more air. */
function rowHeight({ team, opponent }: BoxScore, naming: PlayerNaming): Style<'--row-height'> {
  const rows = [...team.players, ...opponent.players].reduce(
    (sum, player) => sum + (isLongName(naming.of(player)) ? 1.4 : 1),
    8,
  );
  return { '--row-height': `${Math.min(5.2, Math.max(4.2, 168 / rows))}mm` };
}
