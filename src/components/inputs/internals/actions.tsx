import Box from '@mui/material/Box';
import type { StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { actionGap } from '../../../theme/styles';
import { ACTIONS } from '../../../theme/vars';
import { Banner } from '../../feedback/Banner';

export interface ActionsProps {
  /** The buttons, and elements below them. */
  children?: ReactNode;
  /** An error sentence about the whole form; empty if there is no error. */
  error?: string | undefined;
  /**
   * Whether space for two lines is always reserved for the error, so that the layout does not move when an error
   * appears.
   */
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
  spacing = actionGap,
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

/** A checkbox field. Below it is a line for its own error, which is empty while the form shows an error. */
const AFTER_CHECKBOX = '.MuiFormControl-root:not(:has(.MuiInputBase-root))';

/**
 * The negative margins extend the space into the padding of the controls above and below it. As a result, the control
 * above has equal distances to the field above it and to the button below it.
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
