import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { useNewVersion } from '../../app/newVersion';
import { UpdateOutlet } from '../../app/UpdateOutlet';

const reload = fn();

const offer = () => screen.queryByText('A new version is ready');

const offered = () => waitFor(() => expect(offer()).toBeVisible());

const postponed = () => waitFor(() => expect(offer()).not.toBeInTheDocument());

/**
 * Offers a new version of the app in an `UpdateNotice`. The offer is hidden while a reload would interrupt the user:
 * while a form contains typed text, a sheet is open, or a payment is pending.
 */
const meta = preview.meta({
  component: UpdateOutlet,
  args: { onReload: reload },
  parameters: {
    layout: 'fullscreen',
    route: '/app',
    world: { delays: 'real' },
    docs: { story: { inline: false, height: '720px' } },
  },
  beforeEach: () => {
    reload.mockClear();
    useNewVersion.setState({ reload });
    return () => {
      useNewVersion.setState({ reload: null });
    };
  },
});

/** The offer stays until the user reloads the page or closes the offer. */
export const Base = meta.story();

Base.test('keeps the offer open', async (context) => {
  await offered();
  await advance(context, 60_000);
  await expect(offer()).toBeVisible();
});

Base.test('is offered once', async ({ app, userEvent, step }) => {
  await step('A closed offer does not return', async () => {
    await offered();
    await app.press('Close notice');
    await expect(offer()).not.toBeInTheDocument();
    await app.openSend();
    await userEvent.keyboard('{Escape}');
    await app.noDialog();
    await expect(offer()).not.toBeInTheDocument();
  });
  await step('The next version is offered', async () => {
    useNewVersion.setState({ reload: fn() });
    await offered();
  });
});

Base.test('waits for a payment', async (context) => {
  const { app, userEvent, step } = context;
  await step('The open sheet postpones the offer', async () => {
    await offered();
    await app.openSend();
    await postponed();
  });
  await step('The pending payment postpones it after the sheet has closed', async () => {
    await app.send.fillIn({ recipient: 'rent@example.com', amount: '47.32' });
    await userEvent.keyboard('{Enter}{Escape}');
    await app.noDialog();
    await advance(context, 1_999);
    await expect(offer()).not.toBeInTheDocument();
  });
  await step('The offer follows the notice about the payment', async () => {
    await advance(context, 1);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Sent/));
    await advance(context, 5_000);
    await offered();
  });
});

Base.test('waits for typed text', { parameters: { route: '/app/exchange' } }, async (context) => {
  const { app, userEvent, step } = context;
  await step('A typed amount postpones the offer', async () => {
    await offered();
    await app.exchange.fillIn({ amount: '100' });
    await postponed();
  });
  await step('The cleared amount ends it', async () => {
    await userEvent.clear(app.exchange.amount);
    await offered();
  });
  await step('The exchange clears the amount', async () => {
    await app.exchange.fillIn({ amount: '100' });
    await postponed();
    await app.exchange.exchange();
    await advance(context, 2_000);
    await waitFor(async () => expect(app.exchange.amount).toHaveValue(''));
    await advance(context, 5_000);
    await offered();
  });
});

/** After a press of Reload, a second press has no effect. */
export const Reloading = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await offered();
    const button = screen.getByRole('button', { name: 'Reload' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(reload).toHaveBeenCalledOnce();
  },
});
