import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TransactionActions } from '../../../features/history/TransactionActions';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * The actions on a transaction: Send again, Print receipt, Share and Save as contact.
 *
 * Use it below `TransactionDetails`. Send again, Share and Save as contact are shown only if you pass their props.
 * While amounts are hidden, Print receipt and Share are disabled.
 *
 * **When not to use it**: For the actions of a wallet, use `QuickActions`.
 *
 * **Keyboard**: Tab moves from action to action. Enter presses an action.
 *
 * **Announces**: why a button is disabled, as its description.
 *
 * **Find it by**: send again, print receipt, save as contact.
 */
const meta = preview.meta({
  id: 'components-screens-transactionactions',
  component: TransactionActions,
  args: {
    hidden: false,
    againHref: '/app/payments?again=personal-6',
    saveHref: '/app/contacts?add=personal-6',
    onPrint: fn(),
    onShare: fn(),
  },
});

export const Base = meta.story();

Base.test('has a link or a button for each action', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Send again' })).toHaveAttribute(
    'href',
    '/app/payments?again=personal-6',
  );
  await expect(canvas.getByRole('link', { name: 'Save as contact' })).toHaveAttribute(
    'href',
    '/app/contacts?add=personal-6',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
  await expect(args.onPrint).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  await expect(args.onShare).toHaveBeenCalledOnce();
});

export const Matrix = meta.story({
  ...matrix({
    All: <TransactionActions {...meta.input.args} />,
    'Only the receipt': <TransactionActions hidden={false} onPrint={fn()} />,
    Hidden: <TransactionActions {...meta.input.args} hidden />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Hidden'))
      for (const name of ['Print receipt', 'Share']) {
        await expect(cell.getByRole('button', { name })).toBeDisabled();
        await expect(cell.getByRole('button', { name })).toHaveAccessibleDescription(
          'The receipt would have your amounts in it. Show your balance to print or share it.',
        );
      }
  },
});
