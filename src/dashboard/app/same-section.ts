import { pages, paths } from '../api/paths.ts';

/** Another team's address of the section that an address shows; its matches where the section is one match's or player's. */
export function sameSection(pathname: string, teamId: string): string {
  const [, , currentId = ''] = pathname.split('/');
  const section = Object.values(pages).find(
    ({ path }) => path.includes(':teamId') && path.replace(':teamId', currentId) === pathname,
  );
  return section?.path.replace(':teamId', encodeURIComponent(teamId)) ?? paths.team({ teamId });
}
