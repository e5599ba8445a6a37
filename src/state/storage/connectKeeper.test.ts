import { expect, it } from 'vitest';
import { openBackEnd } from '../../testing/openBackEnd';
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
