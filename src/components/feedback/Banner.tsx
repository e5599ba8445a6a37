import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CheckCircleOutlineRounded as DoneIcon } from '../../icons/CheckCircleOutlineRounded';
import { ErrorOutlineRounded as ErrorIcon } from '../../icons/ErrorOutlineRounded';
import { InfoOutlined as InfoIcon } from '../../icons/InfoOutlined';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const TONES = {
  /** A failure. Screen readers announce it at once. */
  error: { Icon: ErrorIcon, color: 'error.main', role: 'alert' },
  /** Information. Screen readers do not announce it. */
  info: { Icon: InfoIcon, color: 'primary.main', role: undefined },
  /** A completed action. Screen readers do not announce it. */
  done: { Icon: DoneIcon, color: 'primary.main', role: undefined },
} as const;

export interface BannerProps extends RootProps {
  /** The kind of message: it decides the icon, the color, and whether screen readers announce the banner. */
  tone?: keyof typeof TONES | undefined;
  /** Prevents screen readers from announcing the banner, even with `tone="error"`. */
  quiet?: boolean | undefined;
  /** The message. */
  children: ReactNode;
}

/** A sentence with an icon, above the content that it is about. */
export const Banner = rooted(
  'Banner',
  function Banner({ tone = 'info', quiet = false, children }: BannerProps, root) {
    const { Icon, color, role } = TONES[tone];
    return (
      <Box
        {...(role === undefined || quiet ? {} : { role })}
        {...root(
          {
            display: 'flex',
            gap: 3,
            padding: 4,
            border: 1,
            borderColor: color,
            borderRadius: 1,
            bgcolor: 'background.paper',
            typography: 'body2',
          },
          { tone },
        )}
      >
        <Box component="span" sx={{ color, display: 'inline-flex' }}>
          <Icon fontSize="small" />
        </Box>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>{children}</Box>
      </Box>
    );
  },
);
