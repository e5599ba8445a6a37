import SearchIcon from '@mui/icons-material/SearchOffRounded';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { matrix } from '../../../testing/matrix';

const showAll = fn();

/**
 * Stands where a list will be, says what will appear there and, where there is a way, how to get
 * there.
 *
 * **When not to use it**: For what is still on its way: that is `PageSkeleton`. For what failed:
 * `Banner`. For a whole page: `MessageScreen`.
 *
 * **States**: words alone, with a drawing, with a way on.
 *
 * **Keyboard**: only the action, if there is one, is reached with Tab. The title is no heading, so
 * that an empty list does not change the page's outline.
 *
 * **Related**: `TransactionList`, `PageSkeleton`, `Banner`, `MessageScreen`.
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

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('It says what is not there, and what will be', async () => {
      await expect(canvas.getByText('No transactions yet')).toBeVisible();
      await expect(
        canvas.getByText('What you send, receive and exchange will appear here.'),
      ).toBeVisible();
    });
    await step('It adds no heading to the page', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
});

export const WithIcon = meta.story({
  args: { icon: <WalletIcon fontSize="inherit" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const WithAction = meta.story({
  args: {
    title: 'Nothing found',
    children: 'No transaction has the status Failed.',
    icon: <SearchIcon fontSize="inherit" />,
    action: <Button onClick={showAll}>Show all transactions</Button>,
  },
});

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

export const LeadsOn = meta.story({
  ...WithAction.input,
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab goes straight to the way on', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show all transactions' })).toHaveFocus();
    });
    await step('Enter takes it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(showAll).toHaveBeenCalledOnce();
    });
  },
});

export const Matrix = meta.story(
  matrix({
    'A sentence': <EmptyState {...meta.input.args} />,
    'With a drawing': <EmptyState {...meta.input.args} icon={<WalletIcon fontSize="inherit" />} />,
    'With a way on': (
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
);
