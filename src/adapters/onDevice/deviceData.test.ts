import { expect, it } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { contentsFrom } from './deviceData';

const SAMPLES = sampleWorld(Date.parse('2026-03-14T09:00:00.000Z'));

/** Returns the sample wallets, with another balance in dollars in the first wallet. */
const withDollars = (usd: `${number}`) =>
  SAMPLES.wallets.map((wallet) =>
    wallet.id === 'personal' ? { ...wallet, balances: { ...wallet.balances, usd } } : wallet,
  );

it.each([
  ['0.7654321', true],
  ['0.76543211', true],
  ['0.765432111', false],
] as const)('a balance may have the decimals of its sample wallet: %s: %s', (usd, isValid) => {
  const known = { ...SAMPLES, wallets: withDollars('0.12345678') };
  const { activeWalletId, primaryCurrency, chainId } = SAMPLES;
  const choices = { activeWalletId, primaryCurrency, chainId, hidesBalances: false };
  const read = () => contentsFrom({ wallets: withDollars(usd), contacts: [], choices }, known);
  if (isValid) expect(read().wallets[0]?.balances.usd).toBe(usd);
  else expect(read).toThrow(expect.objectContaining({ problem: 'damaged' }));
});
