import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import PayPage from '../../pages/PayPage';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** The address that another app opens for a payment link. */
const asked = (link: string) => `/app/pay#uri=${encodeURIComponent(link)}`;

const sheet = () => screen.findByRole('dialog', { name: 'Send' });

/**
 * Opens a payment link from outside, such as from another app or a code on paper: the payments page comes with the send
 * sheet filled in. Only the user sends the money.
 *
 * **States**: a link that is read; a link that is refused; no link.
 */
const meta = preview.meta({
  component: PayPage,
  parameters: {
    layout: 'fullscreen',
    route: asked(`bitcoin:${BTC}?amount=0.001&message=Coffee%20beans`),
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story({
  play: async () => {
    const form = within(await sheet());
    await waitFor(() => expect(form.getByLabelText('Recipient')).toHaveValue(BTC));
    await expect(form.getByLabelText('Amount')).toHaveValue('0.001');
    await expect(form.getByLabelText('Currency')).toHaveValue('btc');
    await expect(form.getByLabelText('Description (optional)')).toHaveValue('Coffee beans');
    await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** Nothing of a link that is refused is filled in. */
export const Refused = meta.story({
  parameters: { route: asked(`bitcoin:${BTC}?amount=0.001&req-escrow=1`) },
  play: async () => {
    const form = within(await sheet());
    await expect(
      await form.findByText(/requires something that is not supported here/),
    ).toBeVisible();
    await expect(form.getByLabelText('Amount')).toHaveValue('');
  },
});

/** Without a link the sheet is empty. */
export const WithoutALink = meta.story({
  parameters: { route: '/app/pay' },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByLabelText('Recipient')).toHaveValue('');
  },
});
