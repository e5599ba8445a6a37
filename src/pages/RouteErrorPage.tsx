import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { FailedPart } from '../components/feedback/FailedPart';
import { focusHeading, isFocusLost } from '../hooks/focus';
import { MessageScreen } from '../components/feedback/MessageScreen';
import { Button } from '../components/inputs/internals/button';
import { useWhenOnline } from '../hooks/useWhenOnline';
import { PageHeading } from '../components/layout/PageHeading';
import { useMessages } from '../components/provider/useMessages';
import { MissingCode, reloadFor } from '../hooks/lazyWithRetry';
import { useMessageFrame } from '../features/page/useMessageFrame';
import { PageTitle } from '../features/page/PageTitle';
import { Seal } from '../features/page/Seal';

const english = {
  unexpected: 'Unexpected Application Error!',
  unexpectedTitle: 'Error',
  unexpectedText: 'Something went wrong while showing this page.',
  advice: 'Try again, or go to the start page.',
  missingText: 'This page could not be loaded. Check your connection and try again.',
} as const;

export type RouteErrorPageTexts = typeof english;

/** Returns the status text of a failed response, or the message of an error. Returns null if there is neither. */
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
  /** The value that was thrown while the page was loading or rendering. */
  error: unknown;
  /** Called to try again, when the user presses the button and when the device is online again. */
  onRetry: () => void;
  /** Whether `AppFrame` renders its bars around the page. */
  isFramed?: boolean;
}

/** Replaces a page whose code could not be loaded, or that threw during rendering. */
export default function RouteErrorPage({ error, onRetry, isFramed = false }: RouteErrorPageProps) {
  const say = useMessages('RouteErrorPage', english);
  const messageFrame = useMessageFrame();
  const onReload = reloadFor(error);
  const retry = { onRetry, onReload };
  // The message of `MissingCode` contains the name of a file, so the page shows another text.
  const sentence =
    error instanceof MissingCode ? (
      say(onReload ? 'unexpectedText' : 'missingText')
    ) : (
      <>
        <span>{reasonOf(error) ?? say('unexpectedText')}</span>
        <Box sx={{ marginBlockStart: 1 }}>{say('advice')}</Box>
      </>
    );
  useWhenOnline(onRetry);
  useEffect(() => {
    // An error can replace the page without a navigation, and the focus with it.
    if (isFocusLost()) focusHeading();
  }, []);
  return (
    <>
      <PageTitle>{say('unexpectedTitle')}</PageTitle>
      {isFramed ? (
        <>
          <PageHeading>{say('unexpected')}</PageHeading>
          <Stack spacing={4}>
            <FailedPart {...retry}>{sentence}</FailedPart>
            <Button variant="contained" href={messageFrame.actionHref}>
              {messageFrame.actionLabel}
            </Button>
          </Stack>
          <Seal />
        </>
      ) : (
        // The failed page can be the start page itself, to which the link leads, so the link also retries.
        <MessageScreen {...messageFrame} title={say('unexpected')} retry={retry} onAction={onRetry}>
          {sentence}
        </MessageScreen>
      )}
    </>
  );
}
