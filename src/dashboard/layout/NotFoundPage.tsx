import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle parts={['Page not found']} />
      <h1>Page not found</h1>
      <EmptyState
        title="No page has this address"
        message={<Link to={paths.club()}>Go to your teams</Link>}
      />
    </>
  );
}
