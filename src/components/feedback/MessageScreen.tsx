import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FailedPart, type FailedPartProps } from './FailedPart';
import { cornerOrnament, sheetOfPaper } from '../../theme/pageStyles';
import { Button } from '../inputs/internals/button';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface MessageScreenProps extends RootProps {
  /** The heading of the page. */
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** Shown at the top, such as a link with the `Logo`. */
  header?: ReactNode;
  /** A decoration, such as a `Rosette`. A part of it is visible in the upper end corner. */
  ornament?: ReactNode;
  /** The text of the link. */
  actionLabel: string;
  /** The URL of the link. */
  actionHref: string;
  /** Called when the user follows the link. */
  onAction?: (() => void) | undefined;
  /**
   * The props of `FailedPart`, if the page has failed. Screen readers then announce the message, and the page has a
   * button that tries again.
   */
  retry?: Omit<FailedPartProps, 'children'> | undefined;
}

/** A whole page with one message and a link, such as for an unknown address or an error. */
export const MessageScreen = rooted(
  'MessageScreen',
  function MessageScreen(
    {
      title,
      children,
      header,
      ornament,
      actionLabel,
      actionHref,
      onAction,
      retry,
    }: MessageScreenProps,
    root,
  ) {
    return (
      <Box {...root(page)}>
        {ornament !== undefined && (
          <Box aria-hidden sx={cornerOrnament}>
            {ornament}
          </Box>
        )}
        <Box sx={column}>
          {header !== undefined && (
            <Box component="header" sx={{ paddingBlock: 4 }}>
              {header}
            </Box>
          )}
          <Box component="main" sx={message}>
            <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
              {title}
            </Typography>
            {retry ? (
              <FailedPart {...retry}>{children}</FailedPart>
            ) : (
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {children}
              </Typography>
            )}
            <Button
              variant="contained"
              href={actionHref}
              {...(onAction ? { onClick: onAction } : {})}
            >
              {actionLabel}
            </Button>
          </Box>
        </Box>
      </Box>
    );
  },
);

const page = { ...sheetOfPaper, display: 'flex', overflowWrap: 'anywhere' } as const;

const column = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  paddingInline: 4,
} as const;

/** Two thirds of the free space are below the message. */
const message = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  paddingBlock: 6,
  '&::before': { content: '""', flexGrow: 1 },
  '&::after': { content: '""', flexGrow: 2 },
} as const;
