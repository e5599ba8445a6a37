import Box from '@mui/material/Box';
import type { StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { fieldGap } from '../../theme/styles';
import { ACTIONS } from '../../theme/vars';
import { Banner } from '../feedback/Banner';

export interface ActionsProps {
  /** The buttons, and elements below them. */
  children?: ReactNode;
  /** An error sentence about the whole form; empty if there is no error. */
  error?: string | undefined;
  /** Whether two lines of space are kept for the error, so that it moves nothing when it appears. */
  keepsErrorSpace?: boolean | undefined;
  /** The space between the elements, in steps of the theme's spacing. */
  spacing?: StackProps['spacing'] | undefined;
}

/**
 * The end of a form or a panel: the error and the buttons. A `Sheet` keeps this part visible while the rest scrolls.
 */
export function Actions({
  children,
  error = '',
  keepsErrorSpace = false,
  spacing = fieldGap,
}: ActionsProps) {
  return (
    <Box className={ACTIONS} sx={{ display: 'flex', flexDirection: 'column', gap: spacing }}>
      {/* The error is beside the pressed button, because the start of the form may be scrolled out of view. */}
      {(keepsErrorSpace || error !== '') && (
        <Box sx={keepsErrorSpace ? twoLines : wholeLine}>
          {error !== '' && (
            <Banner tone="error" {...(keepsErrorSpace ? { sx: withoutFrame } : {})}>
              {error}
            </Banner>
          )}
        </Box>
      )}
      {children}
    </Box>
  );
}

const wholeLine = { inlineSize: '100%' } as const;

/** A field that is no text field ends with a line for its own error. That line is empty when the form has an error. */
const AFTER_CHECKBOX = '.MuiFormControl-root:not(:has(.MuiInputBase-root))';

/**
 * The controls around the space have padding, and the space extends into it. So the control before it has the same
 * distance to the field above it and to the button below it.
 */
const twoLines = {
  ...wholeLine,
  display: 'grid',
  alignContent: 'center',
  typography: 'body2',
  lineHeight: 1.3,
  minBlockSize: '2.6em',
  marginBlock: '-18px -6px',
  '&:empty': { pointerEvents: 'none' },
  [`${AFTER_CHECKBOX}:not(:has(.Mui-error)) + .${ACTIONS} > &, ${AFTER_CHECKBOX} + .${ACTIONS} > &:empty`]:
    { marginBlock: '-34px -8px' },
} as const;

const withoutFrame = {
  gap: 2,
  padding: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'error.main',
  lineHeight: 'inherit',
} as const;
