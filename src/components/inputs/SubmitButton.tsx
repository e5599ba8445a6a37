import type { BusyButtonProps } from './BusyButton';
import { BusyButton } from './BusyButton';

/** The props of a submit button; see `BusyButton`. */
export type SubmitButtonProps = Pick<
  BusyButtonProps,
  'children' | 'pending' | 'disabled' | 'onClick'
>;

/** The button that sends a form. The form, too, has to let nobody send it twice. */
export function SubmitButton(button: SubmitButtonProps) {
  return <BusyButton {...button} type="submit" variant="contained" fullWidth />;
}
