import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FailedPartProps } from './FailedPart/FailedPart';
import { FailedPart } from './FailedPart/FailedPart';
import { sizes } from '../../theme/vars';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface MessageScreenProps extends RootProps {
  /** The page's heading. */
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** The label of the link. */
  actionLabel: string;
  actionHref: string;
  /** Called when the user follows the link. */
  onAction?: (() => void) | undefined;
  /**
   * The props of `FailedPart`, for a page that failed. Screen readers then announce the message, and a button tries
   * again.
   */
  retry?: Omit<FailedPartProps, 'children'> | undefined;
}

declare module '../provider/roots' {
  interface Roots {
    MessageScreen: MessageScreenProps;
  }
}

/** A whole page with one message and a link, such as for an unknown address or an error. */
export const MessageScreen = rooted(
  'MessageScreen',
  function MessageScreen(
    { title, children, actionLabel, actionHref, onAction, retry }: MessageScreenProps,
    root,
  ) {
    return (
      <Box component="main" {...root(page)}>
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
        <Button variant="contained" href={actionHref} {...(onAction ? { onClick: onAction } : {})}>
          {actionLabel}
        </Button>
      </Box>
    );
  },
);

const page = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  minBlockSize: '100dvh',
  maxInlineSize: sizes.column,
  marginInline: 'auto',
  padding: 6,
  overflowWrap: 'anywhere',
} as const;
