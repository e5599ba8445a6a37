import { expect, screen, waitFor, within } from 'storybook/test';
import { fill } from './fill';

/**
 * The methods of `userEvent` that the steps in this file use. Stories of pages and of whole user flows share the steps.
 * The steps query `screen` instead of the canvas, because dialogs are outside the canvas.
 */
export interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
  readonly selectOptions: (element: Element, values: string | string[]) => Promise<void>;
  readonly keyboard: (keys: string) => Promise<void>;
}

export async function signInWith(hands: Hands, email: string, password: string): Promise<void> {
  await fill(hands, await screen.findByRole('textbox', { name: 'Email' }), email);
  await fill(hands, screen.getByLabelText('Password'), password);
  await hands.click(screen.getByRole('button', { name: 'Sign In' }));
}

export async function totalBalance(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Total balance' });
}

/** Finds the items in the list of recent transactions, newest first. */
export async function recentTransactions(): Promise<HTMLElement[]> {
  const region = await screen.findByRole('region', { name: 'Recent transactions' });
  return within(region).getAllByRole('listitem');
}

/** Opens the send sheet from the quick actions. */
export async function openSend(hands: Hands): Promise<HTMLElement> {
  await hands.click(await screen.findByRole('button', { name: 'Send' }));
  return screen.findByRole('dialog', { name: 'Send' });
}

/** Fills in the send sheet without pressing its Send button. */
export async function fillInSend(
  hands: Hands,
  { recipient, amount, currency = 'usd' }: { recipient: string; amount: string; currency?: string },
): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  await fill(hands, sheet.getByRole('combobox', { name: 'Recipient' }), recipient);
  await hands.selectOptions(sheet.getByRole('combobox', { name: 'Currency' }), currency);
  await fill(hands, sheet.getByRole('textbox', { name: 'Amount' }), amount);
}

export async function pressSend(hands: Hands): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  const button = sheet.getByRole('button', { name: 'Send' });
  await expect(button).toBeEnabled();
  await hands.click(button);
}

/** Finds the text of the notice about a completed payment or exchange. */
export async function doneNotice(): Promise<HTMLElement> {
  const notice = within(await screen.findByRole('alert', { hidden: true }));
  return notice.findByText(/^(?:Sent|Exchanged)/);
}

/** Waits until the snackbar has closed. */
export async function noNotice(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alert', { hidden: true })).toBeNull());
}

/** Hides all amounts: presses "Hide balance" on the current page. */
export async function hideBalance(hands: Pick<Hands, 'click'>): Promise<void> {
  await hands.click(await screen.findByRole('button', { name: 'Hide balance' }));
  await screen.findByRole('button', { name: 'Show balance' });
}

/** Shows all hidden amounts: presses "Show balance" on the current page. */
export async function showBalance(hands: Pick<Hands, 'click'>): Promise<void> {
  await hands.click(await screen.findByRole('button', { name: 'Show balance' }));
  await screen.findByRole('button', { name: 'Hide balance' });
}

/** Opens one of the app's main pages with the tab bar, and waits for its heading. */
export async function goTo(hands: Hands, place: string): Promise<void> {
  await openTab(hands, place);
  await pageHeading(place);
}

/** Waits for a page, and returns its heading. */
export async function pageHeading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** Fills in the exchange form without pressing "Exchange now". */
export async function fillInExchange(
  hands: Hands,
  { from, to, amount }: { from?: string; to?: string; amount?: string },
): Promise<void> {
  const side = (name: string) => screen.findByRole('combobox', { name });
  if (from !== undefined) await hands.selectOptions(await side('From currency'), from);
  if (to !== undefined) await hands.selectOptions(await side('To currency'), to);
  if (amount === undefined) return;
  // `amount` may end with keys in braces, such as `{Enter}`. They are pressed instead of pasted.
  const [figures = '', ...keys] = amount.split(/(?=\{)/);
  await fill(hands, await amountToExchange(), figures);
  for (const key of keys) await hands.keyboard(key);
}

export async function amountToExchange(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: 'Amount' });
}

/** Finds the quoted amount of the exchange form. */
export async function youReceive(): Promise<HTMLElement> {
  return screen.findByRole('status', { name: 'You receive' });
}

export async function pressExchange(hands: Hands): Promise<void> {
  await hands.click(await screen.findByRole('button', { name: 'Exchange now' }));
}

/** Finds the row of a currency by the currency's name. */
export async function currencyLine(name: string): Promise<HTMLElement> {
  const list = within(await screen.findByRole('list', { name: 'Currencies' }));
  return list.getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Opens the side menu and its list of wallets. */
export async function openWallets(hands: Hands): Promise<HTMLElement> {
  await hands.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await hands.click(menu.getByRole('button', { name: /^Switch wallet/ }));
  return screen.findByRole('listbox', { name: 'Wallets' });
}

/** Activates the wallet whose name starts with the given text, and closes the side menu. */
export async function switchWallet(hands: Hands, name: string): Promise<void> {
  const wallets = within(await openWallets(hands));
  await hands.click(wallets.getByRole('option', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await hands.click(screen.getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export async function signUpAs(
  hands: Hands,
  { firstName, lastName, email, password }: NewAccount,
): Promise<void> {
  await fill(hands, await screen.findByRole('textbox', { name: 'First name' }), firstName);
  await fill(hands, screen.getByRole('textbox', { name: 'Last name' }), lastName);
  await fill(hands, screen.getByRole('textbox', { name: 'Email' }), email);
  await fill(hands, screen.getByLabelText('Password'), password);
  await fill(hands, screen.getByLabelText('Confirm password'), password);
  await hands.click(screen.getByRole('checkbox', { name: /terms/ }));
  await hands.click(screen.getByRole('button', { name: 'Create Account' }));
}

export async function chooseInProfileMenu(hands: Hands, name: string): Promise<void> {
  await hands.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await hands.click(await screen.findByRole('menuitem', { name }));
}

/** Opens a page with the tab bar. */
export async function openTab(hands: Hands, name: string): Promise<void> {
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
  await hands.click(tabs.getByRole('link', { name }));
}

export async function signOutFromSettings(hands: Hands): Promise<void> {
  await hands.click(await screen.findByRole('button', { name: 'Sign Out' }));
}

/** Finds a field of the profile by its label, because a date field has no ARIA role. */
export function profileField(name: string): HTMLElement {
  return screen.getByLabelText(name);
}

/** Opens the menu in the landing page's header. */
export async function openAccountMenu(hands: Pick<Hands, 'click'>): Promise<HTMLElement> {
  await hands.click(await screen.findByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu', { name: 'Account menu' });
}

/** Selects an item of the account menu in the landing page's header. */
export async function chooseInAccountMenu(
  hands: Pick<Hands, 'click'>,
  name: string,
): Promise<void> {
  const menu = within(await openAccountMenu(hands));
  await hands.click(menu.getByRole('menuitem', { name }));
}

/** Waits until a page is shown and its heading has the focus. The page's code may have to load first. */
export async function arriveAt(name: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
}
