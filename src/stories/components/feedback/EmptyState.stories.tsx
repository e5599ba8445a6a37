import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { AccountBalanceWalletOutlined as WalletIcon } from '../../../icons/AccountBalanceWalletOutlined';
import { SearchOffRounded as SearchIcon } from '../../../icons/SearchOffRounded';
import { cellsCalled, matrix } from '../../../testing/matrix';

const showAll = fn();

/**
 * A placeholder for an empty list that explains what will appear there.
 *
 * Use it in place of a list without items. Add an action, such as a button, if the user can fill the list.
 *
 * **When not to use it**: For a list that could not be loaded, use `FailedPart`. For a whole page, use `MessageScreen`.
 *
 * **Keyboard**: Tab reaches the action.
 *
 * **Find it by**: empty list, nothing here yet, no transactions, no results, blank slate.
 */
const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'No transactions yet',
    children: 'What you send, receive and exchange will appear here.',
  },
});

export const Base = meta.story();

Base.test('the text states that the list is empty, and what will appear', async ({ canvas }) => {
  await expect(canvas.getByText('No transactions yet')).toBeVisible();
  await expect(
    canvas.getByText('What you send, receive and exchange will appear here.'),
  ).toBeVisible();
});

Base.test('the title is no heading of the page', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
});

/** A search has no results, so the action shows all transactions. */
export const WithAction = meta.story({
  args: {
    title: 'Nothing found',
    children: 'No transaction has the status Failed.',
    icon: <SearchIcon fontSize="inherit" />,
    action: <Button onClick={showAll}>Show all transactions</Button>,
  },
});

WithAction.test('calls the action by keyboard', async ({ canvas, userEvent, step }) => {
  await step('Tab reaches the action', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all transactions' })).toHaveFocus();
  });
  await step('Enter presses the action', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(showAll).toHaveBeenCalledOnce();
  });
});

/** A long address breaks inside the placeholder. */
export const LongText = meta.story({
  args: {
    title: 'No transactions in the wallet for the renovation of the house yet',
    children:
      'Nothing was sent to bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3 so far.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdccce/)).toBeVisible();
  },
});

export const Matrix = meta.story({
  ...matrix({
    'A sentence': <EmptyState {...meta.input.args} />,
    'With an icon': <EmptyState {...meta.input.args} icon={<WalletIcon fontSize="inherit" />} />,
    'With an action': (
      <EmptyState {...meta.input.args} action={<Button variant="outlined">Receive money</Button>} />
    ),
    'With both': (
      <EmptyState
        {...meta.input.args}
        icon={<WalletIcon fontSize="inherit" />}
        action={<Button variant="outlined">Receive money</Button>}
      />
    ),
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'With an icon')) {
      await expect(cell.queryByRole('img')).not.toBeInTheDocument();
    }
  },
});
