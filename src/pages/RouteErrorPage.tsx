import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { FailedPart } from '../components/feedback/FailedPart';
import { focusHeading, isFocusLost } from '../hooks/focus';
import { MessageScreen } from '../components/feedback/MessageScreen';
import { useWhenOnline } from '../hooks/useWhenOnline';
import { PageHeading } from '../components/layout/PageHeading';
import { paths } from '../app/paths';
import { MissingCode } from '../hooks/lazyWithRetry';
import { PageTitle } from '../features/page/PageTitle';
import { useTexts } from '../features/language/useTexts';
import { RouteErrorPage as english } from './RouteErrorPage.messages';

/** The status text of a failed response, or the message of an error. */
function reasonOf(error: unknown): string | null {
  if (typeof error === 'object' && error !== null) {
    if ('statusText' in error && typeof error.statusText === 'string' && error.statusText !== '') {
      return error.statusText;
    }
    if ('message' in error && typeof error.message === 'string' && error.message !== '') {
      return error.message;
    }
  }
  return null;
}

export interface RouteErrorPageProps {
  /** The error thrown in place of the page. */
  error: unknown;
  /** Tries again; the connection being back does so, too. */
  onRetry: () => void;
  /** It was tried again before, in vain. Then the whole page can be loaded anew. */
  isRetried?: boolean;
  /** It stands between the app's bars, and not alone on the screen. */
  isFramed?: boolean;
}

/** Stands in for a page whose code did not come, or that throws while rendering. */
export default function RouteErrorPage({
  error,
  onRetry,
  isRetried = false,
  isFramed = false,
}: RouteErrorPageProps) {
  const isMissing = error instanceof MissingCode;
  const say = useTexts('RouteErrorPage', english);
  const title = isMissing ? say('missing') : say('unexpected');
  // A lost request is nobody's error, and its message would name a file.
  const sentence = isMissing ? say('missingText') : (reasonOf(error) ?? say('unexpectedText'));
  const retry = { onRetry, ...(isMissing && isRetried ? { onReload: reload } : {}) };
  useWhenOnline(onRetry);
  useEffect(() => {
    // It may take the place of a page without a change of address.
    return isFocusLost() ? focusHeading() : undefined;
  }, []);
  return (
    <>
      <PageTitle>{isMissing ? title : say('unexpectedTitle')}</PageTitle>
      {isFramed ? (
        <>
          <PageHeading>{title}</PageHeading>
          <Stack spacing={4}>
            <FailedPart {...retry}>{sentence}</FailedPart>
            {/* The bars lead on from a page that only did not come. */}
            {!isMissing && (
              <Button variant="contained" href={paths.landing}>
                {say('home')}
              </Button>
            )}
          </Stack>
        </>
      ) : (
        // The start page may be the very page that failed.
        <MessageScreen
          title={title}
          retry={retry}
          actionLabel={say('home')}
          actionHref={paths.landing}
          onAction={onRetry}
        >
          {sentence}
        </MessageScreen>
      )}
    </>
  );
}

function reload() {
  window.location.reload();
}
