import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import PayPage from '../../pages/PayPage';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** Returns the URL that another app opens for a payment link. */
const urlFor = (link: string) => `/app/pay#uri=${encodeURIComponent(link)}`;

const sheet = () => screen.findByRole('dialog', { name: 'Send' });

/**
 * Opens a payment link from another app or from a QR code. The payments page opens, and its send sheet contains the
 * values of the link. Nothing is sent until the user presses Send.
 */
const meta = preview.meta({
  component: PayPage,
  parameters: {
    layout: 'fullscreen',
    route: urlFor(`bitcoin:${BTC}?amount=0.001&message=Coffee%20beans`),
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

/**
 * The link contains a required parameter that the app does not support, so the link is refused and fills in no field.
 */
export const RefusedLink = meta.story({
  parameters: { route: urlFor(`bitcoin:${BTC}?amount=0.001&req-escrow=1`) },
  play: async () => {
    const form = within(await sheet());
    await expect(
      await form.findByText(/requires something that is not supported here/),
    ).toBeVisible();
    await expect(form.getByLabelText('Amount')).toHaveValue('');
  },
});

/** Without a link, the send sheet is empty. */
export const WithoutLink = meta.story({
  parameters: { route: '/app/pay' },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByLabelText('Recipient')).toHaveValue('');
  },
});
