import { expect, screen, within } from 'storybook/test';

/**
 * What a person does on a page, for the stories of that page and for the flows that lead through
 * several. Dialogs stand beside the canvas, so `screen` is searched and not the canvas.
 */
interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly selectOptions: (element: Element, values: string | string[]) => Promise<void>;
}

/** Fills in the sign-in form and sends it. */
export async function signInWith(hands: Hands, email: string, password: string): Promise<void> {
  await hands.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await hands.type(screen.getByLabelText('Password'), password);
  await hands.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** The balance card. */
export async function totalBalance(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Total balance' });
}

/** The lines of the list of recent transactions, newest first. */
export async function recentTransactions(): Promise<HTMLElement[]> {
  const region = await screen.findByRole('region', { name: 'Recent transactions' });
  return within(region).getAllByRole('listitem');
}

/** Opens the send sheet from the quick actions. */
export async function openSend(hands: Hands): Promise<HTMLElement> {
  await hands.click(await screen.findByRole('button', { name: 'Send' }));
  return screen.findByRole('dialog', { name: 'Send' });
}

/** Fills in the send sheet; the form's own Send button is not pressed yet. */
export async function fillInSend(
  hands: Hands,
  { recipient, amount, currency = 'usd' }: { recipient: string; amount: string; currency?: string },
): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  await hands.type(sheet.getByRole('textbox', { name: 'Recipient' }), recipient);
  await hands.selectOptions(sheet.getByRole('combobox', { name: 'Currency' }), currency);
  await hands.type(sheet.getByRole('textbox', { name: 'Amount' }), amount);
}

/** Presses the send sheet's own button. */
export async function pressSend(hands: Hands): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: 'Send' }));
  const button = sheet.getByRole('button', { name: 'Send' });
  await expect(button).toBeEnabled();
  await hands.click(button);
}
