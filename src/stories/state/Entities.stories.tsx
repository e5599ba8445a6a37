import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { useAuth } from '../../state/session/useAuth';
import { useWallet } from '../../state/hooks/useWallet';
import { SpecimenTable } from '../foundations/Specimens';

/** Returns the length of an array, and the JSON of any other value. */
function written(value: unknown): string {
  return Array.isArray(value) ? `${value.length} in a list` : JSON.stringify(value);
}

const rowsOf = (entity: object) =>
  Object.entries(entity)
    .filter(([, value]) => typeof value !== 'function')
    .map(([field, value]) => [field, written(value)] as const);

/** Shows one entity of each kind, field by field. */
function Entities() {
  const wallet = useWallet(({ activeWallet }) => activeWallet);
  const session = useAuth();
  const tables: readonly (readonly [name: string, entity: object])[] = [
    ['Wallet', wallet],
    ['Currency', wallet.currencies[3] ?? {}],
    ['Transaction', wallet.transactions[0] ?? {}],
    ['Session', session],
  ];
  return tables.map(([name, entity]) => (
    <SpecimenTable key={name} caption={name} heads={['Field', 'Value']} rows={rowsOf(entity)} />
  ));
}

/**
 * The data of wallets, currencies, transactions and the session, as `useWallet` and `useAuth` return them.
 *
 * - Amounts are decimal text. A transaction contains the symbol of its currency.
 * - `color` of a wallet is a CSS gradient for `BalanceCard` and `WalletSwitcher`.
 * - The store contains the same data in normalized form, in `data`: the balances by currency, and one list of prices
 *   for all wallets.
 * - Pass a selector to read a part of the state: a component then renders only when that part changes. For example,
 *   `activeWallet.transactions` remains the same array while prices change.
 */
const meta = preview.meta({ component: Entities, parameters: { world: { session: 'demo' } } });

export const Base = meta.story();

/** @spec entity-fields */
Base.test('a wallet has these fields', async ({ canvas }) => {
  const fields = (name: string) =>
    [...canvas.getByRole('region', { name }).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(': '),
    );
  await expect(fields('Wallet')).toEqual(
    expect.arrayContaining([
      'id: "personal"',
      'name: "Personal Wallet"',
      'type: "personal"',
      'currencies: 6 in a list',
      'transactions: 8 in a list',
      'createdAt: "2026-01-28T09:26:53.000Z"',
      'isActive: true',
      'color: "linear-gradient(135deg, var(--mui-florin-gradients-evergreen-0, #0B4D3A), var(--mui-florin-gradients-evergreen-1, #14735A))"',
    ]),
  );
  await expect(fields('Wallet')).toContain('hasMadeName: true');
  await expect(fields('Wallet')).toHaveLength(9);
});

/** @spec entity-fields */
Base.test('a currency has these fields', async ({ canvas }) => {
  const fields = (name: string) =>
    [...canvas.getByRole('region', { name }).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(': '),
    );
  await expect(fields('Currency')).toEqual(
    expect.arrayContaining([
      'id: "btc"',
      'name: "Bitcoin"',
      'symbol: "BTC"',
      'type: "crypto"',
      'balance: "0.15423"',
      'price: "43250"',
      'change24h: "2.45"',
      'icon: "₿"',
    ]),
  );
});

/** @spec entity-fields */
Base.test('a transaction has these fields, with the symbol of its currency', async ({ canvas }) => {
  const fields = (name: string) =>
    [...canvas.getByRole('region', { name }).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(': '),
    );
  await expect(fields('Transaction')).toEqual(
    expect.arrayContaining(['type: "receive"', 'amount: "0.0125"', 'currency: "BTC"']),
  );
});

/** @spec entity-fields */
Base.test('the session has these fields', async ({ canvas }) => {
  const fields = (name: string) =>
    [...canvas.getByRole('region', { name }).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(': '),
    );
  await expect(fields('Session')[0]).toBe('isAuthenticated: true');
});
