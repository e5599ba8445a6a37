import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, hidePage, showPage, worldOf } from '#.storybook/world';
import { AppRoutes } from '../../app/routes';

/**
 * The prices on every page change every five seconds. After the page was hidden, it shows the latest prices.
 */
const meta = preview.meta({
  title: 'flows/Live prices',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/terms',
    world: { session: 'demo' },
    docs: { story: { inline: false, height: '820px' } },
  },
});

/** Returns the list item of Bitcoin in the market trends of the exchange page. */
async function bitcoin(): Promise<HTMLElement> {
  const trends = await screen.findByRole('region', { name: 'Market Trends (24h)' });
  return within(trends).getAllByRole('listitem')[0] as HTMLElement;
}

/** The prices change while another page, here the terms, is open. */
export const PricesChangedOnAnotherPage = meta.story({
  play: async (context) => {
    const { app, step } = context;
    await step('Read the terms for five seconds', async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
      await advance(context, 5_000);
    });
    await step('Open the exchange page', async () => {
      await app.follow('Florin');
      await app.arriveAt(/^All your money/);
      await app.chooseInAccountMenu('Open Wallet');
      await app.goTo('Exchange');
    });
    await step('The prices have changed', async () => {
      await expect(await bitcoin()).toHaveTextContent(/^Bitcoin/);
      await expect(await bitcoin()).not.toHaveTextContent('$43,250.00');
    });
  },
});

export const UpdatesWhenTheUserReturns = meta.story({
  tags: ['!autodocs'],
  parameters: { route: '/app/exchange' },
  play: async (context) => {
    const { step } = context;
    await step('Hide the page for a minute', async () => {
      await expect(await bitcoin()).toHaveTextContent('$43,250.00');
      await hidePage(context);
      await advance(context, 60_000);
      await expect(await bitcoin()).toHaveTextContent('$43,250.00');
    });
    await step('Show the page: the prices have changed', async () => {
      await showPage(context);
      await waitFor(async () => expect(await bitcoin()).not.toHaveTextContent('$43,250.00'));
    });
  },
});

/** The wallets load together with the app's frame. They then show the prices of all changes since the app started. */
export const UpdatesWhenTheWalletOpens = meta.story({
  tags: ['!autodocs'],
  play: async (context) => {
    const { app, step } = context;
    await step('Read the terms for eleven and a half seconds', async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
      await advance(context, 11_500);
      await expect(worldOf(context).clock.pending).toBe(0);
    });
    await step('The exchange page opens after two ticks', async () => {
      await app.follow('Florin');
      await app.arriveAt(/^All your money/);
      await app.chooseInAccountMenu('Open Wallet');
      await app.goTo('Exchange');
      await expect(await bitcoin()).toHaveTextContent('$45,596.21');
    });
    await step('The third tick is 3.5 seconds later', async () => {
      await advance(context, 3_499);
      await expect(await bitcoin()).toHaveTextContent('$45,596.21');
      await advance(context, 1);
      await expect(await bitcoin()).toHaveTextContent('$44,573.49');
    });
  },
});
