import { i18n } from '@lingui/core';
import { Link, type LinkProps, matchPath, useLocation } from 'react-router';
import { useAddressedSeason, useTeamSeasons, useUsual, withSeason } from '../api/team-season.ts';

/** Names the season of the page's numbers in a past season, and in the first matches of one. */
export function SeasonNote({ teamId }: { teamId: string }) {
  const { pathname } = useLocation();
  const { seasons, open } = useTeamSeasons(teamId);
  const { seasonBefore } = useUsual(teamId);
  const [present] = seasons;
  if (!open || !present) return null;
  const isPast = open !== present;
  if (!isPast && seasonBefore === null) return null;
  return (
    <p className="line soft" data-seasons>
      <span>
        {seasonBefore === null
          ? i18n.t(
              'A finished season: nothing live, nothing to come; every number and usual is of {name}.',
              { name: open.name },
            )
          : usualNote(open.name, seasonBefore)}
      </span>
      {isPast ? (
        <Link className="touch" to={pathname}>
          {i18n.t('Back to {name}', { name: present.name })}
        </Link>
      ) : null}
    </p>
  );
}

/** Says which season defines the usual in the first matches of a season. */
export function usualNote(season: string, seasonBefore: string): string {
  return i18n.t('Usual is of {seasonBefore} until five matches of {season} have been played.', {
    season,
    seasonBefore,
  });
}

type SeasonLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link to a page of the same team and season. */
export function SeasonLink(props: SeasonLinkProps) {
  const { matchId, name } = useAddressedSeason();
  if (matchId !== undefined) return <LinkOfMatch {...props} />;
  return <Link {...props} to={withSeason(props.to, name)} />;
}

/** A link to a match opens the match's season; the current one needs no parameter. */
function LinkOfMatch(props: SeasonLinkProps) {
  const { pathname } = useLocation();
  const teamId = matchPath({ path: '/teams/:teamId', end: false }, pathname)?.params.teamId ?? '';
  const { seasons, open } = useTeamSeasons(teamId);
  return <Link {...props} to={withSeason(props.to, open === seasons[0] ? null : open?.name)} />;
}
