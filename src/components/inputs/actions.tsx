import Box from '@mui/material/Box';
import type { StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ACTIONS } from '../../theme/vars';
import { Banner } from '../feedback/Banner';

export interface ActionsProps {
  /** The buttons, and elements below them. */
  children?: ReactNode;
  /** An error sentence about the whole form; empty if there is no error. */
  error?: string | undefined;
  /** The space between the elements, in steps of the theme's spacing. */
  spacing?: StackProps['spacing'] | undefined;
}

/**
 * The end of a form or a panel: the error and the buttons. A `Sheet` keeps this part visible while the rest scrolls.
 */
export function Actions({ children, error = '', spacing = 2 }: ActionsProps) {
  return (
    <Box className={ACTIONS} sx={{ display: 'flex', flexDirection: 'column', gap: spacing }}>
      {/* The error is beside the pressed button, because the start of the form may be scrolled out of view. */}
      {error !== '' && (
        <Box sx={{ inlineSize: '100%' }}>
          <Banner tone="error">{error}</Banner>
        </Box>
      )}
      {children}
    </Box>
  );
}
