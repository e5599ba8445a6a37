import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppRoutes } from '../../app/routes';

/**
 * The user exchanges dollars for euros and back, and checks the balances, the cost and both transactions.
 */
const meta = preview.meta({
  id: 'flows-exchange',
  // The title is a phrase instead of one word, so that Storybook's search lists components before this flow.
  title: 'flows/An exchange',
  component: AppRoutes,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '820px' } },
  },
});

/** The user receives exactly the quoted amount. */
export const ExchangeThereAndBack = meta.story({
  play: async ({ app, step }) => {
    await step('Exchange $847.32 for euros', async () => {
      await app.goTo('Exchange');
      await app.exchange.fillIn({ amount: '847.32' });
      await expect(app.exchange.received).toHaveTextContent('779.534400 EUR');
      await app.exchange.exchange();
      await screen.findByText('Exchanged $847.32 to 779.534400 EUR');
    });
    await step('The wallet contains fewer dollars and more euros', async () => {
      await app.goTo('Wallet');
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$2,000.00');
      await expect(await app.currencyLine('Euro')).toHaveTextContent('€2,030.28');
    });
    await step('Swap the currencies, and exchange the euros back', async () => {
      await app.goTo('Exchange');
      await app.exchange.swap();
      await expect(app.exchange.amount).toHaveAccessibleDescription('Available: €2,030.2844');
      await app.exchange.fillIn({ amount: '779.53' });
      await expect(app.exchange.received).toHaveTextContent('841.892400 USD');
      await app.exchange.exchange();
      await screen.findByText('Exchanged €779.53 to 841.892400 USD');
    });
    await step('Both exchanges together cost $5.43', async () => {
      await app.goTo('Wallet');
      await expect(await app.currencyLine('US Dollar')).toHaveTextContent('$2,841.89');
      await expect(await app.currencyLine('Euro')).toHaveTextContent('€1,250.75');
      await expect(await app.totalBalance()).toHaveTextContent('$20,003.91');
    });
    await step('Both exchanges are in the list, the newer first', async () => {
      await app.goTo('Home');
      const [newest, older, ...rest] = await app.recentTransactions();
      await expect(newest).toHaveTextContent('Exchanged €779.53 to 841.892400 USD');
      await expect(older).toHaveTextContent('Exchanged $847.32 to 779.534400 EUR');
      await expect(rest).toHaveLength(8);
    });
  },
});
