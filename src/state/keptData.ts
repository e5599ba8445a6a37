/** Connects the keeper with the state of the app. Its code loads with the keeper's. */
import type { StoreApi } from 'zustand/vanilla';
import type { Keeper } from '../backend/keeper';
import type { KeptChoices } from '../domain/backup/backup';
import { contactsOf, showContacts } from './contactsStore';
import { sessionsOf } from './sessions';
import type { WalletStore } from './walletStore';
import type { World } from './world';

/** Returns the choices of a visit, which are kept with the wallets. */
export const choicesOf = ({ data, balanceVisible }: WalletStore): KeptChoices => ({
  activeWalletId: data.activeWalletId,
  primaryCurrency: data.primaryCurrency,
  chainId: data.chainId,
  hidesBalances: !balanceVisible,
});

/** Applies kept choices. A choice that no longer exists is ignored. */
function applyChoices(store: StoreApi<WalletStore>, choices: KeptChoices): void {
  const { actions, balanceVisible } = store.getState();
  actions.switchWallet(choices.activeWalletId);
  actions.chooseCurrency(choices.primaryCurrency);
  actions.chooseChain(choices.chainId);
  if (choices.hidesBalances === balanceVisible) actions.toggleBalance();
}

/** Saves the choices whenever they change. */
function saveChoices(keeper: Keeper, store: StoreApi<WalletStore>): void {
  let last = JSON.stringify(choicesOf(store.getState()));
  store.subscribe((state) => {
    const choices = choicesOf(state);
    const now = JSON.stringify(choices);
    if (now === last) return;
    last = now;
    void keeper.savePersonal({ choices });
  });
}

/** Saves changed contacts, and shows contacts after a change of another tab or an import. */
function connectContacts(world: World, keeper: Keeper): void {
  const store = contactsOf(world);
  let epoch = keeper.epoch();
  let kept = keeper.personal()?.contacts;
  if (kept) showContacts(store, kept);
  keeper.subscribe(() => {
    const now = keeper.personal()?.contacts;
    const isReplaced = keeper.epoch() !== epoch;
    if (now === kept && !isReplaced) return;
    epoch = keeper.epoch();
    kept = now;
    // Without kept contacts, those in memory stay, unless the data was erased or locked.
    if (now !== undefined || isReplaced) showContacts(store, now ?? []);
  });
  store.subscribe(({ contacts }) => {
    if (contacts === kept) return;
    kept = contacts;
    void keeper.savePersonal({ contacts });
  });
}

/**
 * Shows the kept contacts and choices, saves later ones, and drops everything in memory when the keeper has replaced or
 * locked the data.
 */
export function connectKeeper(world: World, keeper: Keeper): void {
  const sessions = sessionsOf(world);
  let epoch = keeper.epoch();
  keeper.subscribe(() => {
    if (keeper.epoch() === epoch) return;
    epoch = keeper.epoch();
    sessions.drop();
  });
  connectContacts(world, keeper);

  const open = sessions.wallets();
  if (open) saveChoices(keeper, open.store);
  sessions.onOpen = ({ store }) => {
    const choices = keeper.personal()?.choices;
    if (choices) applyChoices(store, choices);
    saveChoices(keeper, store);
  };
}
