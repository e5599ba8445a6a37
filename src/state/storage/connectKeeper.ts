/**
 * Connects the keeper, which stores the user's data on the device, with the state of the app. The code of this module
 * loads together with the code of the keeper.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { Keeper } from '../../adapters/keeper';
import type { KeptChoices } from '../../domain/backup/backup';
import { isEqual } from '../../hooks/isEqual';
import { showContacts } from '../contacts/contactsStore';
import type { WalletStore } from '../store/walletStore';
import type { World } from '../world';

/** Returns the user's choices that are stored together with the wallets. */
export const choicesOf = ({ data, balanceVisible }: WalletStore): KeptChoices => ({
  activeWalletId: data.activeWalletId,
  primaryCurrency: data.primaryCurrency,
  chainId: data.chainId,
  hidesBalances: !balanceVisible,
});

function applyChoices(store: StoreApi<WalletStore>, choices: KeptChoices): void {
  const { actions, balanceVisible } = store.getState();
  actions.switchWallet(choices.activeWalletId);
  actions.chooseCurrency(choices.primaryCurrency);
  actions.chooseChain(choices.chainId);
  if (choices.hidesBalances === balanceVisible) actions.toggleBalance();
}

function saveChoices(keeper: Keeper, store: StoreApi<WalletStore>): void {
  let last = choicesOf(store.getState());
  store.subscribe((state) => {
    const choices = choicesOf(state);
    if (isEqual(choices, last)) return;
    last = choices;
    void keeper.savePersonal((now) => ({ ...now, choices }));
  });
}

/**
 * Connects the keeper with the state of the app:
 *
 * - Shows the stored contacts and choices, and stores changed choices.
 * - Removes all data from memory if it was replaced or locked.
 * - Locks the data when the user signs out.
 */
export function connectKeeper(world: World, keeper: Keeper): void {
  const sessions = world.session;
  const store = world.contacts;
  const now = () => ({ epoch: keeper.epoch(), contacts: keeper.personal()?.contacts });
  let shown = now();
  if (shown.contacts) showContacts(store, shown.contacts);
  keeper.subscribe(() => {
    const before = shown;
    shown = now();
    const { contacts, epoch } = shown;
    if (epoch !== before.epoch) {
      sessions.drop();
      showContacts(store, contacts ?? []);
    } else if (!before.contacts && contacts && sessions.wallets()) {
      // The user has just turned on storage on the device. Contacts that were saved in the meantime are stored as well.
      void keeper.savePersonal((kept) => ({ ...kept, contacts: store.getState().contacts }));
    } else if (contacts && contacts !== before.contacts) showContacts(store, contacts);
  });

  const open = sessions.wallets();
  if (open) saveChoices(keeper, open.store);
  sessions.onOpen = ({ store: wallets }) => {
    const choices = keeper.personal()?.choices;
    if (choices) applyChoices(wallets, choices);
    saveChoices(keeper, wallets);
  };
  sessions.onLeave = () => {
    const status = keeper.status();
    if (status.kind === 'open' && status.lockAfter !== 'never') void keeper.lock();
  };
}
