import { expect, it, vi } from 'vitest';
import { openBackEnd } from '../../testing/openBackEnd';
import { walletsIn } from '../../testing/openStore';
import { createStoryWorld } from '../../testing/storyWorld';
import { openWallets } from '../wallets/openWallets';
import { choicesOf } from './connectKeeper';

it('the choices of the user are stored as they were chosen', async () => {
  const { store } = await openBackEnd().open();
  const { actions } = store.getState();
  actions.switchWallet('business');
  actions.chooseCurrency('gbp');
  actions.chooseChain('cardano');
  actions.toggleBalance();
  expect(choicesOf(store.getState())).toEqual({
    activeWalletId: 'business',
    primaryCurrency: 'gbp',
    chainId: 'cardano',
    hidesBalances: true,
  });
});

it('the stored choices are shown when the wallets open, and a changed choice is stored', async () => {
  const world = createStoryWorld({ kept: {} });
  const { keeper } = world;
  const choices = {
    activeWalletId: 'business',
    primaryCurrency: 'gbp',
    chainId: 'cardano',
    hidesBalances: true,
  } as const;
  await keeper.savePersonal((now) => ({ ...now, choices }));
  const { store } = walletsIn(world);
  expect(choicesOf(store.getState())).toEqual(choices);
  store.getState().actions.chooseCurrency('eur');
  expect(keeper.personal()?.choices).toEqual({ ...choices, primaryCurrency: 'eur' });
});

it('contacts that another tab has stored replace the contacts of this tab, and name their payments', async () => {
  const BEN = { id: 'b', name: 'Ben', email: 'ben@florin.example', addresses: {} };
  const world = createStoryWorld({ kept: {}, contacts: [] });
  const { contacts, keeper } = world;
  await openWallets(world);
  await keeper.savePersonal((now) => ({ ...now, contacts: [BEN] }));
  expect(contacts.getState().contacts).toEqual([BEN]);
  expect(keeper.personal()?.contacts).toEqual([BEN]);
  await vi.waitFor(() => {
    expect(contacts.getState().nameOf('ben@florin.example')).toBe('Ben');
  });
});
