import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AppFrame } from '../../app/AppFrame';
import { advance, worldOf } from '#.storybook/world';
import { fill } from '../../testing/fill';

const PASSPHRASE = 'four words of a song';

const LOCKED = {
  kept: { status: { kind: 'locked', tryAgainAt: 0 }, passphrase: PASSPHRASE },
} as const;

/** Expects that the document contains no data of the wallets. */
async function expectNoWallet(canvasElement: HTMLElement): Promise<void> {
  await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await expect(canvasElement).not.toHaveTextContent(/[$€£]|Alex/);
}

/**
 * The frame of every signed-in page: the top bar with the profile menu, the tab bar and the side menu.
 *
 * The user can save the wallets on the device and lock them with a passphrase. If the saved data is locked or cannot be
 * read, `KeptGate` replaces the frame and the page.
 *
 * **Keyboard**: The first Tab stop is the link `Skip to content`. Escape closes a menu, and the focus returns to the
 * button that opened it.
 */
const meta = preview.meta({
  component: AppFrame,
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    docs: { story: { inline: false, height: '720px' } },
  },
});

export const Base = meta.story();

Base.test('shows the page', async ({ app }) => {
  await expect(await app.totalBalance()).toBeVisible();
});

/** @spec tab-bar */
Base.test('opens each tab', async ({ userEvent, step }) => {
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
  for (const name of ['Wallet', 'Payments', 'Exchange', 'Settings']) {
    await step(
      `${name} opens, its tab is the current one, and its heading has the focus`,
      async () => {
        await userEvent.click(tabs.getByRole('link', { name }));
        await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
        await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
      },
    );
  }
});

/** A page without a tab has a link to its parent page above its heading. The tab of the parent page is marked. */
Base.test('names the way back', async ({ app, userEvent, step }) => {
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' }));
  const main = within(screen.getByRole('main'));
  const visits = [
    ['Payments', 'See all', 'History'],
    ['Payments', 'Contacts', 'Contacts'],
    ['Wallet', /^Bitcoin/, 'Bitcoin'],
    ['Settings', 'Data and backup', 'Data and backup'],
  ] as const;
  for (const [parent, link, heading] of visits) {
    await step(`${heading} leads back to ${parent}`, async () => {
      await userEvent.click(tabs.getByRole('link', { name: parent }));
      await screen.findByRole('heading', { level: 1, name: parent });
      await userEvent.click(await main.findByRole('link', { name: link }));
      const title = await screen.findByRole('heading', { level: 1, name: heading });
      await waitFor(() => expect(title).toHaveFocus());
      const back = main.getByRole('link', { name: parent });
      await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        title.getBoundingClientRect().top + 1,
      );
      await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName(parent);
      await userEvent.click(back);
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1, name: parent })).toHaveFocus(),
      );
      await expect(main.queryByRole('link', { name: parent })).not.toBeInTheDocument();
    });
  }
  await step('Profile leads back to Settings', async () => {
    await app.press('Profile menu');
    await app.choose('menuitem', 'Profile');
    await expect(await main.findByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Settings');
  });
});

/** @spec signout-opens-landing */
Base.test('signs out', async ({ app, step }) => {
  await step('Select Sign Out in the profile menu', async () => {
    await app.press('Profile menu');
    await app.choose('menuitem', 'Sign Out');
  });
  await step('The landing page replaces the app', async () => {
    await app.arriveAt(/^All your money/);
    await expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });
});

/**
 * The profile menu also switches the theme.
 * @spec profile-menu, notifications-notice
 */
Base.test('shows a notice for notifications', async ({ app, step }) => {
  await step('Switches the theme', async () => {
    await app.press('Profile menu');
    await app.choose('menuitem', 'Dark Mode');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await app.press('Profile menu');
    await app.choose('menuitem', 'Light Mode');
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
  });
  await step('Shows a notice for notifications', async () => {
    await app.press('Profile menu');
    await expect(await screen.findByText('v1.0.0')).toBeInTheDocument();
    await app.choose('menuitem', 'Notifications');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Notifications$/);
  });
});

/** A wrong passphrase shows an error at the field. The user can try again after a wait. */
Base.test('unlocks the page', { parameters: { world: LOCKED } }, async (context) => {
  const { app, userEvent, step } = context;
  const field = await screen.findByLabelText('Passphrase');
  await step('A wrong passphrase: the user has to wait for a second', async () => {
    await fill(userEvent, field, 'four wards');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This passphrase is wrong. Please try again.'),
    );
    await expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 1 s.');
    await advance(context, 1_000);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unlock' })).toBeEnabled());
  });
  await step('The right one: the page opens', async () => {
    await userEvent.clear(field);
    await fill(userEvent, field, PASSPHRASE);
    await userEvent.keyboard('{Enter}');
    await expect(await app.totalBalance()).toBeVisible();
  });
});

Base.test(
  'reports a payment that ends on another page',
  { parameters: { world: { delays: 'real' } } },
  async (context) => {
    const { app } = context;
    await app.openSend();
    await app.pay({ recipient: 'rent@example.com', amount: '12.34' });
    await app.key('{Escape}');
    await app.noDialog();
    await app.goTo('Settings');
    await advance(context, 2_000);
    await expect(await app.doneNotice()).toHaveTextContent(/^Sent \$12\.34 to rent@example\.com$/);
  },
);

/** Locking closes an open sheet and the notice, because both contain amounts. */
Base.test(
  'locks an open sheet',
  { parameters: { world: { kept: { status: { lockAfter: '5' }, passphrase: PASSPHRASE } } } },
  async (context) => {
    const { app } = context;
    await app.openSend();
    await app.pay({ recipient: 'ana@florin.example', amount: '12.34' });
    await app.doneNotice();
    await app.openSend();
    await worldOf(context).keeper.lock();
    await app.arriveAt('Locked');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await app.noNotice();
    await expect(document.body).not.toHaveTextContent('12.34');
  },
);

/** If the user has forgotten the passphrase, everything can be erased, after a confirmation. */
Base.test('erases locked data', { parameters: { world: LOCKED } }, async ({ app, userEvent }) => {
  await app.press('Forgot your passphrase?');
  await app.press('Erase everything');
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase everything' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Erase everything' }));
  await expect(await app.totalBalance()).toBeVisible();
  await expect(await screen.findByRole('alert')).toHaveTextContent('Everything was erased.');
});

/** The user exports the raw data, and tries again. This time the page opens. */
Base.test(
  'recovers from a problem',
  { parameters: { world: { kept: { status: { kind: 'unusable', problem: 'damaged' } } } } },
  async (context) => {
    const { app } = context;
    await app.press('Export raw data');
    await expect(await screen.findByText('Saved as florin-raw-data-2026-03-14.json')).toBeVisible();
    await expect(worldOf(context).saved[0]?.name).toBe('florin-raw-data-2026-03-14.json');
    await app.press('Try again');
    await expect(await app.totalBalance()).toBeVisible();
  },
);

/** If another tab saves, replaces, locks or erases the data, this tab shows the change and explains it. */
Base.test('shows the changes of another tab', async (context) => {
  const { app } = context;
  const { keeper } = worldOf(context);
  const states = (text: string) =>
    waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  await app.totalBalance();
  keeper.changeElsewhere('keeps');
  await states('Another tab now keeps wallets on this device. They are shown here.');
  keeper.changeElsewhere('replaces');
  await states('The data on this device was replaced in another tab.');
  keeper.changeElsewhere('locks');
  await app.arriveAt('Locked');
  await app.noNotice();
  keeper.changeElsewhere('erases');
  await states('The data on this device was erased in another tab.');
  await expect(await app.totalBalance()).toBeVisible();
});

/** The saved wallets are locked. A form for the passphrase replaces every page. */
export const Locked = meta.story({
  parameters: { world: LOCKED },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Locked' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Locked · Florin'));
    await expectNoWallet(canvasElement);
  },
});

/** The saved wallets are damaged. A message with possible actions replaces every page. */
export const Unusable = meta.story({
  parameters: { world: { kept: { status: { kind: 'unusable', problem: 'damaged' } } } },
  play: async ({ app, canvasElement }) => {
    await app.pageHeading('Data and backup');
    for (const name of ['Export raw data', 'Try again', 'Erase everything'])
      await expect(screen.getByRole('button', { name })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Data problem · Florin'));
    await expectNoWallet(canvasElement);
  },
});
