import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { TeamNaming } from '../figures/player-naming.ts';
import { NamingChoice } from '../figures/SaveMenu.tsx';
import { teamColour } from '../figures/team-colour.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import {
  PaperFoot,
  PrintToolbar,
  SheetPreview,
  SheetSkeleton,
  usePrintOnArrival,
} from './PrintFrame.tsx';
import type { TeamPaper } from './season-rows.ts';
import './paper.css';
import './paper-tables.css';
import './paper-charts.css';
import './paper-insights.css';
import './paper-season.css';
import { useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { useTeamMatches, useTeamSeasons, useUsual } from '../api/team-season.ts';
import { teamAbout } from '../figures/match-text.ts';
import { QueryState } from '../figures/QueryState.tsx';
import { SeasonLink, usualNote } from '../figures/SeasonNote.tsx';

interface TeamSheetFrameProps {
  /** The parts of the title, which is also the file's name; unknown parts are left out. */
  title: readonly (string | undefined)[];
  /** The page to go back to, and the link's text. */
  back: { to: string; text: string };
  /** No more data is expected. */
  complete: boolean;
  /** Why there is nothing to print; '' otherwise. */
  nothing?: string;
  /** Names or shirt numbers; absent on a sheet without players. */
  naming?: TeamNaming;
  /** Rendered once complete: a sheet that fills up would shift. */
  children: ReactNode;
}

/** The preview of a sheet about a team, and the button that prints it. */
export function TeamSheetFrame(props: TeamSheetFrameProps) {
  const { back, nothing = '', naming, children } = props;
  const complete = props.complete && naming?.settled !== false;
  usePrintOnArrival(complete && nothing === '');
  const title = props.title.filter(Boolean).join(' ');
  return (
    <>
      <title>{title}</title>
      <PaperFoot text={title} />
      <PrintToolbar
        back={
          <SeasonLink className="touch" to={back.to}>
            {back.text}
          </SeasonLink>
        }
        complete={complete}
        nothing={nothing}
      >
        {naming ? <NamingChoice naming={naming} /> : null}
      </PrintToolbar>
      {nothing ? (
        children
      ) : complete ? (
        <SheetPreview>{children}</SheetPreview>
      ) : (
        <Skeleton height="60rem" />
      )}
    </>
  );
}

interface TeamSheetProps {
  team: TeamPaper;
  /** The sheet's kind, for instance "Season". */
  part: string;
  /** The line above the heading, in two parts; by default about the team, and the sheet's kind. */
  about?: readonly [start: string, end: string];
  /** By default the team's name. */
  heading?: string;
  className?: string;
  children: ReactNode;
}

/** A sheet about a team, with its head; black on white in every theme. */
export function TeamSheet({ team, part, children, ...props }: TeamSheetProps) {
  const { heading = team.name, className = '' } = props;
  const ofTeam = [team.about || i18n.t('Team'), team.usual].filter(Boolean).join(', ');
  const [start, end] = props.about ?? [ofTeam, part];
  const style = { '--team-colour': teamColour(team.colour), '--letters': heading.length };
  return (
    <article className={`paper ${className}`} style={style}>
      <section className="paper-page" aria-label={part}>
        <header>
          <p className="paper-about">
            <span>{start}</span>
            <span>{end}</span>
          </p>
          <h1>{heading}</h1>
        </header>
        {children}
      </section>
    </article>
  );
}

/** The data of a sheet about a team. */
export interface TeamOfSheet {
  teamId: string;
  team: TeamPaper;
  matches: Match[];
}

/** Loads the team in the URL and its matches before its children. */
export function LoadedTeam({ children }: { children: (read: TeamOfSheet) => ReactNode }) {
  const { teamId = '' } = useParams();
  const { team, failed } = useTeam(teamId);
  const matches = useTeamMatches(teamId);
  const { seasons, open } = useTeamSeasons(teamId);
  const { seasonBefore } = useUsual(teamId);
  const season = seasons.length > 1 ? open?.name : team?.season;
  const paper: TeamPaper = {
    name: team?.name ?? i18n.t('Team'),
    about: teamAbout(team && { ...team, season }).join(', '),
    season: season?.replaceAll('/', '-'),
    usual: seasonBefore === null || !open ? '' : usualNote(open.name, seasonBefore),
    colour: team?.colour,
  };
  return (
    <QueryState query={matches} skeleton={<SheetSkeleton />}>
      {(list) =>
        team || failed ? children({ teamId, team: paper, matches: list }) : <SheetSkeleton />
      }
    </QueryState>
  );
}
