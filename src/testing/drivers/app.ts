import { expect, screen, waitFor, within } from 'storybook/test';
import { contactsDriver } from './contacts';
import { dataDriver } from './data';
import { contactForm } from './forms/contactForm';
import { createWalletForm } from './forms/createWalletForm';
import { inStep, type DriverContext } from './forms/driver';
import { exchangeForm } from './forms/exchangeForm';
import { profileForm } from './forms/profileForm';
import { sendForm } from './forms/sendForm';
import { signinForm } from './forms/signinForm';
import { signupForm } from './forms/signupForm';
import { historyDriver } from './history';
import { sheetDriver } from './sheet';

interface Context extends Pick<DriverContext, 'step' | 'userEvent'> {
  readonly userEvent: DriverContext['userEvent'] & { keyboard(keys: string): Promise<void> };
}

interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Uses the app as a whole: its pages, its menus, its notices, and its forms. It queries the whole document, because
 * dialogs and notices are outside of Storybook's canvas.
 */
export function appDriver({ step, userEvent }: Context) {
  const context: DriverContext = { canvas: screen, userEvent, step };

  /** Returns an element, and waits for it if it is not in the document yet. */
  const seen = (what: string, role: string, options: { name?: string; hidden?: boolean } = {}) => {
    const [present, other] = screen.queryAllByRole(role, options);
    return present && !other
      ? Promise.resolve(present)
      : inStep(context, `Wait for ${what}`, () => screen.findByRole(role, options));
  };

  /** Presses a button, and waits for an element. */
  const opens = (button: string, role: string, name: string) =>
    inStep(context, `Press ${button}`, async () => {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      return screen.findByRole(role, { name });
    });

  const pageHeading = (name: string) => {
    const present = screen.queryByRole('heading', { level: 1, name });
    return present
      ? Promise.resolve(present)
      : inStep(context, `Wait for the page ${name}`, () =>
          screen.findByRole('heading', { level: 1, name }),
        );
  };

  const openTab = async (name: string) => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
    await userEvent.click(tabs.getByRole('link', { name }));
  };

  const openWallets = () =>
    inStep(context, 'Open the list of wallets', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
      const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await userEvent.click(menu.getByRole('button', { name: /^Switch wallet/ }));
      return screen.findByRole('listbox', { name: 'Wallets' });
    });

  const openAccountMenu = () => opens('Account menu', 'menu', 'Account menu');

  const sendSheet = sheetDriver(context, 'Send');
  const send = sendForm(context);
  const signin = signinForm(context);
  const signup = signupForm(context);

  return {
    // The forms of the app, wherever they are in the document.
    send,
    exchange: exchangeForm(context),
    profile: profileForm(context),
    contact: contactForm(context),
    newWallet: createWalletForm(context),
    signin,
    signup,

    // The pages with a driver.
    contacts: contactsDriver(context),
    data: dataDriver(context),
    history: historyDriver(context),

    /** Returns the driver of the sheet with the given title. */
    sheet: (title: string) => sheetDriver(context, title),
    /** Presses the first button with this name, and waits for the button if necessary. */
    press: (name: string | RegExp) =>
      inStep(context, `Press ${typeof name === 'string' ? name : name.source}`, async () => {
        await userEvent.click(await screen.findByRole('button', { name }));
      }),
    /** Follows the link with this name, and waits for the link if necessary. */
    follow: (name: string | RegExp) =>
      inStep(context, `Follow ${typeof name === 'string' ? name : name.source}`, async () => {
        await userEvent.click(await screen.findByRole('link', { name }));
      }),

    /** Selects an item of an open list or menu, and waits for the item if necessary. */
    choose: (role: 'option' | 'menuitem', name: string | RegExp) =>
      inStep(context, `Choose ${typeof name === 'string' ? name : name.source}`, async () => {
        await userEvent.click(await screen.findByRole(role, { name }));
      }),
    /** Waits until every dialog has closed. */
    noDialog: () =>
      inStep(context, 'The dialog is closed', () =>
        waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      ),
    /** Presses keys, such as `{Escape}`. */
    key: (keys: string) => userEvent.keyboard(keys),

    /** Waits for a page, and returns its heading. */
    pageHeading,
    /** Waits until a page is shown and its heading has the focus. The page's code may have to load first. */
    arriveAt: (name: string | RegExp) =>
      inStep(context, `The heading ${String(name)} has the focus`, () =>
        waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus()),
      ),
    /** Opens a page with the tab bar. */
    openTab: (name: string) => inStep(context, `Open the tab ${name}`, () => openTab(name)),
    /** Opens one of the app's main pages with the tab bar, and waits for its heading. */
    goTo: (place: string) =>
      inStep(context, `Go to ${place}`, async () => {
        await openTab(place);
        await screen.findByRole('heading', { level: 1, name: place });
      }),

    /** Signs in with the form of the sign-in page. */
    signIn: (email = 'demo@florin.example', password = 'florin-demo') =>
      inStep(context, `Sign in as ${email}`, async () => {
        await signin.fillIn({ email, password });
        await signin.signIn();
      }),
    /** Signs up with the form of the sign-up page. */
    signUp: ({ password, ...account }: NewAccount) =>
      inStep(context, `Sign up as ${account.email}`, async () => {
        await signup.fillIn({ ...account, password, confirm: password, terms: true });
        await signup.create();
      }),
    signOut: () =>
      inStep(context, 'Sign out', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
      }),

    /** Opens the send sheet from the quick actions. */
    openSend: () =>
      inStep(context, 'Open the sheet Send', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
        return screen.findByRole('dialog', { name: 'Send' });
      }),
    sendSheet,
    /** Fills in the open send sheet, and presses its Send button. */
    pay: (payment: { recipient: string; amount: string; currency?: string }) =>
      inStep(context, `Send ${payment.amount} to ${payment.recipient}`, async () => {
        await send.fillIn(payment);
        await expect(send.sendButton).toBeEnabled();
        await send.send();
      }),

    /** The card with the total of the active wallet. */
    totalBalance: () => seen('the total balance', 'region', { name: 'Total balance' }),
    /** The items in the list of recent transactions, newest first. */
    recentTransactions: async () => {
      const region = await seen('the recent transactions', 'region', {
        name: 'Recent transactions',
      });
      return within(region).getAllByRole('listitem');
    },
    /** The row of a currency, by the currency's name. */
    currencyLine: async (name: string) => {
      const list = await seen('the currencies', 'list', { name: 'Currencies' });
      return within(list).getByRole('button', { name: new RegExp(`^${name}`) });
    },

    /** The text of the notice about a completed payment or exchange. */
    doneNotice: async () => {
      const notice = await seen('the notice', 'alert', { hidden: true });
      return (
        within(notice).queryByText(/^(?:Sent|Exchanged)/) ??
        inStep(context, 'Wait for the notice about a payment', () =>
          within(notice).findByText(/^(?:Sent|Exchanged)/),
        )
      );
    },
    /** Waits until the snackbar has closed. */
    noNotice: () =>
      inStep(context, 'The notice is closed', () =>
        waitFor(() => expect(screen.queryByRole('alert', { hidden: true })).toBeNull()),
      ),

    /** Hides all amounts: presses "Hide balance" on the current page. */
    hideBalance: () => opens('Hide balance', 'button', 'Show balance'),
    /** Shows all hidden amounts: presses "Show balance" on the current page. */
    showBalance: () => opens('Show balance', 'button', 'Hide balance'),

    /** Opens the side menu and its list of wallets. */
    openWallets,
    /** Activates the wallet whose name starts with the given text, and closes the side menu. */
    switchWallet: (name: string) =>
      inStep(context, `Switch to ${name}`, async () => {
        const wallets = within(await openWallets());
        await userEvent.click(wallets.getByRole('option', { name: new RegExp(`^${name}`) }));
        await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
        await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      }),
    chooseInProfileMenu: (name: string) =>
      inStep(context, `Choose ${name} in the profile menu`, async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }));
        await userEvent.click(await screen.findByRole('menuitem', { name }));
      }),
    /** Opens the menu in the landing page's header. */
    openAccountMenu,
    /** Selects an item of the account menu in the landing page's header. */
    chooseInAccountMenu: (name: string) =>
      inStep(context, `Choose ${name} in the account menu`, async () => {
        const menu = within(await openAccountMenu());
        await userEvent.click(menu.getByRole('menuitem', { name }));
      }),
  };
}

export type AppDriver = ReturnType<typeof appDriver>;
