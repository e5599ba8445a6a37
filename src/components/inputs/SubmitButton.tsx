import type { BusyButtonProps } from './BusyButton';
import { BusyButton } from './BusyButton';
import { rooted } from '../provider/rooted';

/** The props of a submit button; see `BusyButton`. */
export type SubmitButtonProps = Pick<
  BusyButtonProps,
  'children' | 'pending' | 'disabled' | 'onClick' | 'className' | 'sx'
>;

declare module '../provider/roots' {
  interface Roots {
    SubmitButton: SubmitButtonProps;
  }
}

/** The button that submits a form. The form also has to prevent a second submission. */
export const SubmitButton = rooted(
  'SubmitButton',
  function SubmitButton(button: SubmitButtonProps, root) {
    return <BusyButton {...button} {...root()} type="submit" variant="contained" fullWidth />;
  },
);
