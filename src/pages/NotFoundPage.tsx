import { MessageScreen } from '../components/feedback/MessageScreen';
import { paths } from '../app/paths';
import { PageTitle } from '../features/page/PageTitle';

/** The page of an unknown address. */
export default function NotFoundPage() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <MessageScreen
        title="Page not found"
        actionLabel="Go to the start page"
        actionHref={paths.landing}
      >
        There is nothing at this address. It may have moved, or it was mistyped.
      </MessageScreen>
    </>
  );
}
