import type { ButtonProps } from '@mui/material/Button';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { rooted } from '../provider/rooted';
import type { RootProps } from '../provider/roots';

export interface BusyButtonProps
  extends
    RootProps,
    Pick<
      ButtonProps,
      'type' | 'href' | 'variant' | 'size' | 'fullWidth' | 'startIcon' | 'onClick'
    > {
  /** The button's action: a verb. */
  children: ReactNode;
  /** It is happening: a spinner turns in the button, and pressing it does nothing. */
  pending?: boolean;
  /** There is nothing yet that could happen. */
  disabled?: boolean;
}

declare module '../provider/roots' {
  interface Roots {
    BusyButton: BusyButtonProps;
  }
}

/**
 * A button, or with an `href` a link, for what takes a while. While it is pending it can still have the focus: a button that is
 * disabled under the finger drops the focus onto the page, and with it Escape and Tab.
 */
export const BusyButton = rooted(
  'BusyButton',
  function BusyButton(
    { children, pending = false, disabled = false, startIcon, onClick, ...button }: BusyButtonProps,
    root,
  ) {
    const id = useId();
    return (
      <Button
        {...button}
        {...root(undefined, { pending, disabled })}
        id={id}
        disabled={disabled && !pending}
        aria-disabled={pending || undefined}
        startIcon={
          // Named by the button, so that the button's own name stays the verb.
          pending ? <CircularProgress size={18} color="inherit" aria-labelledby={id} /> : startIcon
        }
        onClick={(event) => {
          if (pending) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {children}
      </Button>
    );
  },
);
