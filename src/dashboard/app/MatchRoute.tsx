import { MatchLayout } from '../match/MatchPage.tsx';
import { PrintFromMenu } from '../sheet/PrintFromMenu.tsx';

/** A match's pages, with the sheet that the browser's own menu prints of any of them. */
export function MatchRoute() {
  return (
    <>
      <MatchLayout />
      <PrintFromMenu />
    </>
  );
}
