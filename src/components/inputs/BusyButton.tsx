import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useId, type ReactNode } from 'react';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import { Button } from './internals/button';

export interface BusyButtonProps
  extends
    RootProps,
    Pick<
      ButtonProps,
      'type' | 'href' | 'variant' | 'color' | 'size' | 'fullWidth' | 'startIcon' | 'onClick'
    > {
  /** The button's label: a verb. */
  children: ReactNode;
  /** Whether the action is pending: the button shows a spinner, and pressing it does nothing. */
  pending?: boolean | undefined;
  /** Whether the action is not possible yet. */
  disabled?: boolean | undefined;
}

/**
 * A button for an action that takes time. With an `href`, it is a link. While the action is pending, the button is not
 * disabled, so it keeps the focus. A disabled button loses the focus, and Escape and Tab would then no longer work in a
 * dialog.
 */
export const BusyButton = rooted(
  'BusyButton',
  function BusyButton(
    { children, pending = false, disabled = false, startIcon, onClick, ...button }: BusyButtonProps,
    root,
  ) {
    const ownId = useId();
    const { id = ownId, ...look } = root(undefined, { pending, disabled });
    return (
      <Button
        {...button}
        {...look}
        id={id}
        disabled={disabled && !pending}
        aria-disabled={pending || undefined}
        startIcon={
          // The spinner is labelled by the button, so that the button's accessible name does not change.
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
