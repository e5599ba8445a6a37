import { useEffect } from 'react';
import { MessageScreen } from '../components/feedback/MessageScreen';
import { paths } from '../paths';
import { PageTitle } from './parts/PageTitle';
import { focusHeading } from './parts/useArrival';

/** The status text of a failed response, the message of an error, or a sentence of our own. */
function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('statusText' in error && typeof error.statusText === 'string' && error.statusText !== '') {
      return error.statusText;
    }
    if ('message' in error && typeof error.message === 'string' && error.message !== '') {
      return error.message;
    }
  }
  return 'Something went wrong while showing this page.';
}

export interface RouteErrorPageProps {
  /** What was thrown while rendering. */
  error: unknown;
  /** Forgets the error, so that the next page is tried again. */
  onLeave: () => void;
}

/** What is shown when a page throws while rendering. */
export default function RouteErrorPage({ error, onLeave }: RouteErrorPageProps) {
  // It takes the place of a page without a change of address.
  useEffect(focusHeading, []);
  return (
    <>
      <PageTitle>Error</PageTitle>
      <MessageScreen
        title="Unexpected Application Error!"
        actionLabel="Go to the start page"
        actionHref={paths.landing}
        onAction={onLeave}
      >
        {reasonOf(error)}
      </MessageScreen>
    </>
  );
}
