import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import ExchangePage from '../../pages/ExchangePage';
import { expectInSight } from '../../testing/inSight';
import {
  amountToExchange,
  currencyLine,
  doneNotice,
  fillInExchange,
  goTo,
  hideBalance,
  pageHeading,
  pressExchange,
  recentTransactions,
  showBalance,
  switchWallet,
  totalBalance,
  youReceive,
} from '../../testing/steps';

/**
 * Turns one currency of the active wallet into another, and shows how the market moves.
 *
 * **States**: nothing typed, an empty wallet, hidden balances, an exchange under way, done, refused
 * and failed.
 *
 * **Keyboard**: Tab leads from the bars through the form; Enter exchanges from the amount.
 */
const meta = preview.meta({
  component: ExchangePage,
  parameters: {
    layout: 'fullscreen',
    route: '/app/exchange',
    docs: { story: { inline: false, height: '820px' } },
  },
});

/** The lines of the market's list. */
async function trends(): Promise<HTMLElement[]> {
  const region = await screen.findByRole('region', { name: 'Market Trends (24h)' });
  return within(region).getAllByRole('listitem');
}

export const Base = meta.story({
  play: async () => {
    await expect(await pageHeading('Exchange')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'From currency' })).toHaveValue('usd');
    await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('eur');
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,847.32');
    await expect(await youReceive()).toHaveTextContent('0.000000 EUR');
    await expect(screen.getByText('1 USD = 0.92 EUR')).toBeVisible();
    await expect(screen.getByText('+0.24%')).toBeVisible();
    await expect(document.title).toBe('Exchange · Florin');
  },
});

export const EmptyWallet = meta.story({
  parameters: { world: { holdings: 'empty' } },
  play: async () => {
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $0.00');
  },
});

export const HugeAmounts = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { world: { balances: { btc: '20999999.99999999' } } },
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { from: 'btc', to: 'usd', amount: '20999999.99999999' });
    await expect(await youReceive()).toHaveTextContent('908,249,999,999.999568 USD');
  },
});

export const NegativeChange = meta.story({
  play: async () => {
    const [bitcoin, ethereum] = await trends();
    await expect(bitcoin).toHaveTextContent('$43,250.00+2.45%');
    await expect(ethereum).toHaveTextContent('$2,580.00-1.23%');
  },
});

/** `Exchange now` is on a low screen without scrolling, above the tab bar. */
export const KeepsItsButtonInSight = meta.story({
  globals: { viewport: { value: 'low' } },
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { amount: '0' });
    await pressExchange(userEvent);
    await screen.findByText('Enter an amount above 0');
    document.documentElement.scrollTop = 0;
    await expectInSight(screen.getByRole('button', { name: 'Exchange now' }));
  },
});

export const ASuccessEndsTheRefusalBefore = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Too much is refused in a notice', async () => {
      await fillInExchange(userEvent, { amount: '5000' });
      await pressExchange(userEvent);
      await expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient balance');
    });
    await step('A smaller amount goes: the notice does not outlive it', async () => {
      await userEvent.clear(await amountToExchange());
      await fillInExchange(userEvent, { amount: '500' });
      await pressExchange(userEvent);
      await screen.findByText('Exchanged $500.00 to 460.000000 EUR');
      await expect(screen.getByRole('alert')).not.toHaveTextContent('Insufficient balance');
    });
  },
});

export const ExchangesAndTheBalancesMove = meta.story({
  play: async ({ userEvent, step }) => {
    await step('$847.32 in euros', async () => {
      await fillInExchange(userEvent, { amount: '847.32' });
      await expect(await youReceive()).toHaveTextContent('779.534400 EUR');
      await pressExchange(userEvent);
    });
    await step('It is done: the amount is cleared, the currencies stay', async () => {
      await expect(await doneNotice()).toHaveTextContent('Exchanged $847.32 to 779.534400 EUR');
      await expect(screen.getByRole('link', { name: 'View receipt' })).toBeVisible();
      await expect(await amountToExchange()).toHaveValue('');
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
      await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('eur');
    });
    await step('The wallet has $2,000.00 and €2,030.28', async () => {
      await goTo(userEvent, 'Wallet');
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$2,000.00');
      await expect(await currencyLine('Euro')).toHaveTextContent('€2,030.28');
    });
    await step('And the exchange heads the transactions', async () => {
      await goTo(userEvent, 'Payments');
      const [newest] = await recentTransactions();
      await expect(newest).toHaveTextContent('Exchanged $847.32 to 779.534400 EUR');
      await expect(newest).toHaveTextContent('-$847.32');
      await expect(newest).toHaveTextContent('Completed');
    });
  },
});

export const HidesAndShowsTheAmounts = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Hide them: what is available is not told, prices are', async () => {
      await hideBalance(userEvent);
      await expect(await amountToExchange()).not.toHaveAccessibleDescription();
      await expect((await trends())[0]).toHaveTextContent('$43,250.00');
    });
    await step('Exchange: it is said that it is done, and not how much it was', async () => {
      await fillInExchange(userEvent, { amount: '847.32' });
      await pressExchange(userEvent);
      await expect(await screen.findByText(/^Exchanged/)).toHaveTextContent(
        'Exchanged $•••••• to •••••• EUR',
      );
    });
    await step('Show them again: the old exchange is not announced', async () => {
      await showBalance(userEvent);
      await expect(screen.queryByText(/^Exchanged/)).not.toBeInTheDocument();
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
    });
  },
});

export const RefusesMoreThanThereIs = meta.story({
  play: async ({ userEvent, step }) => {
    await step('A cent more than there is', async () => {
      await fillInExchange(userEvent, { to: 'gbp', amount: '2847.33' });
      await pressExchange(userEvent);
    });
    await step('The alert says so, and the field, and everything is kept', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(/^Insufficient balance$/);
      await expect(await amountToExchange()).toHaveAccessibleDescription('Insufficient balance');
      await expect(await amountToExchange()).toHaveValue('2847.33');
      await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('gbp');
    });
    await step('Nothing has moved', async () => {
      await goTo(userEvent, 'Home');
      await expect(await totalBalance()).toHaveTextContent('$20,009.34');
      await expect(await recentTransactions()).toHaveLength(8);
    });
  },
});

/** To the last cent is not more than there is. */
export const ExchangesAllThereIs = meta.story({
  play: async ({ userEvent }) => {
    await fillInExchange(userEvent, { to: 'btc', amount: '2847.32' });
    await pressExchange(userEvent);
    await expect(await screen.findByText('Exchanged $2,847.32 to 0.065488 BTC')).toBeVisible();
    await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $0.00');
  },
});

export const ExchangesOnceThoughPressedThrice = meta.story({
  parameters: { world: { delays: 'real' } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Press Enter three times: a spinner, and the amount is held', async () => {
      await fillInExchange(userEvent, { amount: '847.32{Enter}{Enter}{Enter}' });
      await expect(await screen.findByRole('progressbar')).toBeVisible();
      await expect(screen.getByRole('button', { name: /Exchange now/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
    });
    await step('A millisecond before the two seconds are over it is not done', async () => {
      await advance(context, 1_999);
      await expect(await amountToExchange()).toHaveValue('847.32');
    });
    await step('Then it is done, once', async () => {
      await advance(context, 1);
      await waitFor(async () => expect(await amountToExchange()).toHaveValue(''));
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $2,000.00');
      await goTo(userEvent, 'Payments');
      await expect(await recentTransactions()).toHaveLength(9);
    });
  },
});

export const GoesOnWhenThePageIsLeft = meta.story({
  parameters: { world: { delays: 'real' } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Leave the page, and switch the wallet, while it is under way', async () => {
      await fillInExchange(userEvent, { amount: '847.32{Enter}' });
      await goTo(userEvent, 'Wallet');
      await switchWallet(userEvent, 'Business Wallet');
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$854.20');
    });
    await step('The two seconds pass: the wallet that is shown is not touched', async () => {
      await advance(context, 2_000);
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$854.20');
    });
    await step('The wallet from which it was ordered has exchanged once', async () => {
      await switchWallet(userEvent, 'Personal Wallet');
      await expect(await currencyLine('US Dollar')).toHaveTextContent('$2,000.00');
      await expect(await currencyLine('Euro')).toHaveTextContent('€2,030.28');
      await goTo(userEvent, 'Payments');
      await expect(await recentTransactions()).toHaveLength(9);
    });
  },
});

export const SaysWhenItFailsAfterThePageWasLeft = meta.story({
  parameters: { world: { delays: 'real', calls: { exchange: 'fail' } } },
  play: async (context) => {
    const { userEvent } = context;
    await fillInExchange(userEvent, { amount: '847.32{Enter}' });
    await goTo(userEvent, 'Home');
    await advance(context, 2_000);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not confirm this payment. It may have been made.',
    );
    await expect(await totalBalance()).toHaveTextContent('$20,009.34');
  },
});

export const LeadsOutOfAnExchangeThatHangs = meta.story({
  parameters: { world: { calls: { exchange: 'hang' } } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Leave an exchange that is not answered, and come back', async () => {
      await fillInExchange(userEvent, { amount: '2000' });
      await pressExchange(userEvent);
      await expect(await screen.findByRole('progressbar')).toBeVisible();
      await goTo(userEvent, 'Home');
      await goTo(userEvent, 'Exchange');
    });
    await step('The form is free, and knows what is held', async () => {
      await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $847.32');
      worldOf(context).outcomes.exchange = 'normal';
      await fillInExchange(userEvent, { amount: '847.32' });
      await pressExchange(userEvent);
      await expect(await screen.findByText('Exchanged $847.32 to 779.534400 EUR')).toBeVisible();
      await expect(await amountToExchange()).toHaveAccessibleDescription('Available: $0.00');
    });
  },
});

export const MovesWithThePrices = meta.story({
  parameters: { world: { seed: 7 } },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('A typed amount stands still with the market before the first tick', async () => {
      await fillInExchange(userEvent, { to: 'btc', amount: '1000' });
      await advance(context, 4_999);
      await expect((await trends())[0]).toHaveTextContent('$43,250.00+2.45%');
    });
    await step('The tick moves the market, and not the rate of the fixed table', async () => {
      await advance(context, 1);
      await waitFor(async () => expect((await trends())[0]).not.toHaveTextContent('$43,250.00'));
      await expect(await youReceive()).toHaveTextContent('0.023000 BTC');
      await expect(await amountToExchange()).toHaveValue('1000');
    });
  },
});

/** A link from elsewhere says what is to be given away; another word is ignored. */
export const BeginsWithTheCurrencyOfTheAddress = meta.story({
  parameters: { route: '/app/exchange#from=btc' },
  play: async ({ userEvent }) => {
    const from = await screen.findByRole('combobox', { name: 'From currency' });
    await expect(from).toHaveValue('btc');
    await expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveValue('usd');
    await fillInExchange(userEvent, { amount: '0.1' });
    await expect(await youReceive()).toHaveTextContent(/USD$/);
  },
});
