import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Holding, HoldingFigure } from '../../../features/charts/Holding';
import { matrix } from '../../../testing/matrix';

/**
 * A wallet's balance of one currency, with links that send, receive and exchange the currency. If only a part of the
 * balance is available, this part is shown below it. Then follows the value of the balance in the unit of account.
 *
 * Use it on the page of one currency.
 *
 * **When not to use it**: For the total of a wallet, use `BalanceCard`. For all currencies of a wallet, use
 * `CurrencyList`.
 *
 * **Keyboard**: Tab moves from link to link. Enter opens a link.
 *
 * **Find it by**: currency balance, available amount, worth.
 */
const meta = preview.meta({
  id: 'components-screens-holding',
  component: Holding,
  args: {
    currency: 'btc',
    balance: '0.1',
    available: '0.0925',
    worth: <HoldingFigure value="4325" currency="usd" />,
    hidden: false,
    hrefs: { send: '/send', receive: '/receive', exchange: '/exchange' },
  },
});

export const Base = meta.story();

Base.test('shows the balance, what is available, and links to the forms', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Your balance' })).toHaveTextContent(
    'Your balance0.1000 BTCAvailable: 0.0925 BTCWorth $4,325.00SendReceiveExchange',
  );
  const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(links).toEqual(['/send', '/receive', '/exchange']);
});

export const Matrix = meta.story(
  matrix(
    {
      'A part is available': <Holding {...meta.input.args} />,
      'All is available': <Holding {...meta.input.args} available={undefined} />,
      'Unit of account': (
        <Holding
          {...meta.input.args}
          currency="usd"
          balance="20009.34"
          available={undefined}
          worth={undefined}
        />
      ),
      Unknown: (
        <Holding
          {...meta.input.args}
          balance={{ written: 'many' }}
          available={undefined}
          worth={<HoldingFigure value={{ written: '' }} currency="usd" />}
        />
      ),
      Hidden: (
        <Holding
          {...meta.input.args}
          worth={<HoldingFigure value="4325" currency="usd" hidden />}
          hidden
        />
      ),
    },
    { cell: 300 },
  ),
);
