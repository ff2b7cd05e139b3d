import { Link, type LinkProps, matchPath, useLocation } from 'react-router';
import { useAddressedSeason, useTeamSeasons, withSeason } from '../api/team-season.ts';

type SeasonLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link to a page of the same team, which opens on the season that is open here. */
export function SeasonLink(props: SeasonLinkProps) {
  const { matchId, name } = useAddressedSeason();
  if (matchId !== undefined) return <LinkOfMatch {...props} />;
  return <Link {...props} to={withSeason(props.to, name)} />;
}

/** From a match's page the link opens on the match's season; the present one needs no word. */
function LinkOfMatch(props: SeasonLinkProps) {
  const { pathname } = useLocation();
  const teamId = matchPath({ path: '/teams/:teamId', end: false }, pathname)?.params.teamId ?? '';
  const { seasons, open } = useTeamSeasons(teamId);
  return <Link {...props} to={withSeason(props.to, open === seasons[0] ? null : open?.name)} />;
}
