import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { Profiler, useState } from 'react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, hidePage, showPage, worldOf } from '#.storybook/world';
import { ConnectedQuickActions } from '../../features/payments/ConnectedQuickActions';
import { ConnectedTransactionList } from '../../features/payments/ConnectedTransactionList';
import { ConnectedBalanceCard } from '../../features/money/ConnectedBalanceCard';
import { ConnectedCurrencyList } from '../../features/wallet/ConnectedCurrencyList';
import { useWalletActions } from '../../state/hooks/useWalletStore';

/**
 * Buttons that change the wallets. The buttons are outside the profiled parts, because pressing a button renders the
 * button.
 */
function Changes() {
  const { send, toggleBalance } = useWalletActions();
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          void send(
            { recipient: 'rent@example.com', amount: '47.32', currency: 'usd' },
            { idempotencyKey: 'rent' },
          );
        }}
      >
        Pay $47.32
      </Button>
      <Button variant="outlined" onClick={toggleBalance}>
        Hide or show
      </Button>
    </>
  );
}

interface DashboardProps {
  /** Called with the name of a part whenever the part renders: `total`, `currencies`, `actions` or `activity`. */
  onRender: (part: string) => void;
  /**
   * Called whenever an MUI `Typography` renders. Every figure is inside a `Typography`, so the calls count renders of
   * figures.
   */
  onTypography: () => void;
}

const PARTS = {
  total: ConnectedBalanceCard,
  currencies: ConnectedCurrencyList,
  actions: ConnectedQuickActions,
  activity: ConnectedTransactionList,
} as const;

/** Returns a theme that calls `onTypography` whenever a `Typography` renders. */
const counting = (onTypography: () => void) => (theme: Theme) => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTypography: {
      styleOverrides: {
        root: () => {
          onTypography();
          return {};
        },
      },
    },
  },
});

function Dashboard({ onRender, onTypography }: DashboardProps) {
  const [theme] = useState(() => counting(onTypography));
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={4}>
        {Object.entries(PARTS).map(([name, Part]) => (
          <Profiler key={name} id={name} onRender={onRender}>
            <Part />
          </Profiler>
        ))}
        <Changes />
      </Stack>
    </ThemeProvider>
  );
}

/**
 * A change of the wallets renders only the components that show the changed data.
 *
 * Prices change every five seconds, so a price change must not render the whole page. Each part uses `useWallet` with a
 * selector for the data that it shows. React's `Profiler` counts how often each part renders.
 *
 * React's production build has no profiler, so the stories of a built Storybook do not check the counts.
 */
const meta = preview.meta({
  component: Dashboard,
  args: { onRender: fn(), onTypography: fn() },
  parameters: { world: { delays: 'real' } },
});

const COUNTS = import.meta.env.DEV;

/** Returns the parts that have rendered since the last call, in order. */
function rendersSince({ onRender }: DashboardProps): string[] {
  const parts = mocked(onRender).mock.calls.map(([part]) => part);
  mocked(onRender).mockClear();
  return parts;
}

/** Expects that exactly the given parts have rendered since the last call. */
async function expectRenders(args: DashboardProps, parts: readonly string[]): Promise<void> {
  if (COUNTS) await expect(rendersSince(args)).toEqual(parts);
}

/** When the page opens, each part renders once. */
export const Base = meta.story();

Base.test('renders each part once when the page opens', async ({ args }) => {
  await expectRenders(args, ['total', 'currencies', 'actions', 'activity']);
});

/** A price change renders only the total, and the value, price and change of each currency whose price changed. */
Base.test('renders only figures on a tick', async (context) => {
  const { args, canvas, step } = context;
  const total = canvas.getByRole('region', { name: 'Total balance' });
  await expect(args.onTypography).toHaveBeenCalled();
  rendersSince(args);
  await step('Nothing renders before the tick', async () => {
    await advance(context, 4_999);
    await expect(total).toHaveTextContent('$20,009.34');
    await expectRenders(args, []);
  });
  await step('The tick renders the total and the currencies', async () => {
    mocked(args.onTypography).mockClear();
    await advance(context, 1);
    await expect(total).not.toHaveTextContent('$20,009.34');
    await expectRenders(args, ['total', 'currencies']);
    await expect(args.onTypography).toHaveBeenCalledTimes(0);
  });
  await step('The next tick renders the same parts', async () => {
    const before = total.textContent;
    await advance(context, 5_000);
    await expect(total.textContent).not.toBe(before);
    await expectRenders(args, ['total', 'currencies']);
    await expect(args.onTypography).toHaveBeenCalledTimes(0);
  });
});

/**
 * While the page is hidden, no timers run. When the page is shown again, all missed price changes are applied in one
 * render.
 */
Base.test('pauses while the page is hidden', async (context) => {
  const { args, canvas, step } = context;
  const total = canvas.getByRole('region', { name: 'Total balance' });
  rendersSince(args);
  await step('While the page is hidden, no timer runs and nothing renders', async () => {
    await hidePage(context);
    await expect(worldOf(context).clock.pending).toBe(0);
    await advance(context, 60_000);
    await expectRenders(args, []);
    await expect(total).toHaveTextContent('$20,009.34');
  });
  await step('When the page is shown, twelve missed ticks are applied at once', async () => {
    await showPage(context);
    await expect(total).not.toHaveTextContent('$20,009.34');
    await expectRenders(args, ['total', 'currencies']);
  });
  await step('After that, the prices change every five seconds again', async () => {
    const before = total.textContent;
    await advance(context, 4_999);
    await expect(total.textContent).toBe(before);
    await advance(context, 1);
    await expect(total.textContent).not.toBe(before);
  });
});

/**
 * While the balance is hidden, a price change reveals no digit of the balance. When the user shows the balance again,
 * it is up to date.
 */
Base.test('keeps the balance hidden on ticks', async (context) => {
  const { canvas, userEvent, step } = context;
  const total = () => canvas.getByRole('region', { name: 'Total balance' });
  const press = () => userEvent.click(canvas.getByRole('button', { name: 'Hide or show' }));
  await advance(context, 5_000);
  const moved = total().textContent;
  await step('The hidden total contains no digit, even after a tick', async () => {
    await press();
    await advance(context, 5_000);
    await expect(within(total()).getByRole('img')).toHaveAccessibleName('Amount hidden');
    await expect(within(total()).getByRole('img').outerHTML).not.toMatch(/\d(?![^<]*>)/);
  });
  await step('Shown again, the total is current, with the same accessible name', async () => {
    await press();
    await expect(total().textContent).not.toBe(moved);
    const figure = within(total()).getByRole('img');
    await expect(figure).toHaveAccessibleName(figure.textContent);
    await advance(context, 5_000);
    await expect(figure).toHaveAccessibleName(figure.textContent);
  });
});

/** Hiding or showing the balance renders only the parts that contain amounts of the wallet. */
Base.test('renders only amounts when hiding', async ({ args, canvas, userEvent, step }) => {
  rendersSince(args);
  const total = canvas.getByRole('region', { name: 'Total balance' });
  const press = () => userEvent.click(canvas.getByRole('button', { name: 'Hide or show' }));
  await step('Hide the balance', async () => {
    await press();
    await expect(total).toHaveTextContent('••••••');
    await expectRenders(args, ['total', 'currencies', 'activity']);
  });
  await step('Show the balance', async () => {
    await press();
    await expect(total).toHaveTextContent('$20,009.34');
    await expectRenders(args, ['total', 'currencies', 'activity']);
  });
});

Base.test('renders only what a payment changes', async (context) => {
  const { args, canvas, userEvent, step } = context;
  rendersSince(args);
  await step('While the payment is pending, nothing renders', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $47.32' }));
    await advance(context, 1_999);
    await expectRenders(args, []);
  });
  await step('When the payment completes, the balances and the list render', async () => {
    await advance(context, 1);
    await expectRenders(args, ['total', 'currencies', 'activity']);
    const total = canvas.getByRole('region', { name: 'Total balance' });
    await waitFor(() => expect(total).toHaveTextContent('$19,962.02'));
  });
});
