import { BusyButton, type BusyButtonProps } from './BusyButton';
import { rooted } from '../provider/internals/rooted';

export type SubmitButtonProps = Pick<
  BusyButtonProps,
  'children' | 'pending' | 'disabled' | 'onClick' | 'className' | 'sx'
>;

/**
 * The button that submits a form. The form itself must also prevent a second submission, because Enter can submit it
 * without the button.
 */
export const SubmitButton = rooted(
  'SubmitButton',
  function SubmitButton(button: SubmitButtonProps, root) {
    return <BusyButton {...button} {...root()} type="submit" variant="contained" fullWidth />;
  },
);
