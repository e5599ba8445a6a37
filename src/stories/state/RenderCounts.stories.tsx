import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/material/styles';
import { Profiler, useState } from 'react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, hidePage, showPage, worldOf } from '#.storybook/world';
import { ConnectedQuickActions } from '../../features/payments/ConnectedQuickActions';
import { ConnectedTransactionList } from '../../features/payments/ConnectedTransactionList';
import { ConnectedBalanceCard } from '../../features/money/ConnectedBalanceCard';
import { ConnectedCurrencyList } from '../../features/wallet/ConnectedCurrencyList';
import { useWalletActions } from '../../state/WalletProvider';

/**
 * Changes the wallets by buttons of its own: a button is rendered anew when it is pressed, and that
 * must not count for a part.
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
  /** A part was rendered: `total`, `currencies`, `actions` or `activity`. */
  onRender: (part: string) => void;
  /** MUI's `Typography`, which is in every frame around figures, was rendered. */
  onFrame: () => void;
}

const PARTS = {
  total: ConnectedBalanceCard,
  currencies: ConnectedCurrencyList,
  actions: ConnectedQuickActions,
  activity: ConnectedTransactionList,
} as const;

/** A theme whose styles of `Typography` are asked for whenever one is rendered. */
const counting = (onFrame: () => void) => (theme: Theme) => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTypography: {
      styleOverrides: {
        root: () => {
          onFrame();
          return {};
        },
      },
    },
  },
});

/** Parts of the app, each under a profiler. */
function Dashboard({ onRender, onFrame }: DashboardProps) {
  const [theme] = useState(() => counting(onFrame));
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
 * A change renders only the components that show it. Prices move every five seconds
 * for as long as the app is open, so a page must not be rendered for a figure. Each part reads the
 * slices of the wallets that it shows, with `useWallet` and a named selector, and React's profiler counts here how often
 * that has it rendered.
 *
 * React's production build has no profiler: in the built catalogue the counts are left out.
 */
const meta = preview.meta({
  component: Dashboard,
  args: { onRender: fn(), onFrame: fn() },
  parameters: { world: { delays: 'real' } },
});

const COUNTS = import.meta.env.DEV;

/** The parts that were rendered since the last look, each as often as it was. */
function rendersSince({ onRender }: DashboardProps): string[] {
  const parts = mocked(onRender).mock.calls.map(([part]) => part);
  mocked(onRender).mockClear();
  return parts;
}

/** Looks which parts were rendered since the last look, where React can tell. */
async function expectRenders(args: DashboardProps, parts: readonly string[]): Promise<void> {
  if (COUNTS) await expect(rendersSince(args)).toEqual(parts);
}

/** Each part is rendered once at the start. */
export const Base = meta.story({
  play: async ({ args }) => {
    await expectRenders(args, ['total', 'currencies', 'actions', 'activity']);
  },
});

/** A tick renders what changed: the total, and three figures of each currency whose price moved. Frames stay. */
export const APriceTickRendersOnlyFigures = meta.story({
  play: async (context) => {
    const { args, canvas, step } = context;
    const total = canvas.getByRole('region', { name: 'Total balance' });
    await expect(args.onFrame).toHaveBeenCalled();
    rendersSince(args);
    await step('Nothing moves before the tick', async () => {
      await advance(context, 4_999);
      await expect(total).toHaveTextContent('$20,009.34');
      await expectRenders(args, []);
    });
    await step('The tick moves the total and the currencies', async () => {
      mocked(args.onFrame).mockClear();
      await advance(context, 1);
      await expect(total).not.toHaveTextContent('$20,009.34');
      await expectRenders(args, ['total', 'currencies']);
      await expect(args.onFrame).toHaveBeenCalledTimes(0);
    });
    await step('So does the next', async () => {
      const before = total.textContent;
      await advance(context, 5_000);
      await expect(total.textContent).not.toBe(before);
      await expectRenders(args, ['total', 'currencies']);
      await expect(args.onFrame).toHaveBeenCalledTimes(0);
    });
  },
});

/** A tick shows no digit of a hidden balance; shown again, the total is the latest. */
export const StaysHiddenAtATick = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const total = () => canvas.getByRole('region', { name: 'Total balance' });
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Hide or show' }));
    await advance(context, 5_000);
    const moved = total().textContent;
    await step('Hidden, it tells nothing, and nothing when it moves', async () => {
      await press();
      await advance(context, 5_000);
      await expect(within(total()).getByRole('img')).toHaveAccessibleName('Amount hidden');
      await expect(within(total()).getByRole('img').outerHTML).not.toMatch(/\d(?![^<]*>)/);
    });
    await step('Shown again, it is what it is by now, and says so', async () => {
      await press();
      await expect(total().textContent).not.toBe(moved);
      const figure = within(total()).getByRole('img');
      await expect(figure).toHaveAccessibleName(figure.textContent);
      await advance(context, 5_000);
      await expect(figure).toHaveAccessibleName(figure.textContent);
    });
  },
});

export const HidingTheBalanceRendersWhatTellsAmounts = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    rendersSince(args);
    const total = canvas.getByRole('region', { name: 'Total balance' });
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Hide or show' }));
    await step('Hide it', async () => {
      await press();
      await expect(total).toHaveTextContent('••••••');
      await expectRenders(args, ['total', 'currencies', 'activity']);
    });
    await step('Show it', async () => {
      await press();
      await expect(total).toHaveTextContent('$20,009.34');
      await expectRenders(args, ['total', 'currencies', 'activity']);
    });
  },
});

export const APaymentRendersWhatItChanges = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    rendersSince(args);
    await step('While it is under way, nothing that is shown changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay $47.32' }));
      await advance(context, 1_999);
      await expectRenders(args, []);
    });
    await step('Then the balances and the list are rendered', async () => {
      await advance(context, 1);
      await expectRenders(args, ['total', 'currencies', 'activity']);
      const total = canvas.getByRole('region', { name: 'Total balance' });
      await waitFor(() => expect(total).toHaveTextContent('$19,962.02'));
    });
  },
});

/** Nothing runs behind a hidden page. On its return it makes up for the time in one rendering. */
export const AHiddenPageRests = meta.story({
  play: async (context) => {
    const { args, canvas, step } = context;
    const total = canvas.getByRole('region', { name: 'Total balance' });
    rendersSince(args);
    await step('While the page is hidden no timer waits, and nothing is rendered', async () => {
      await hidePage(context);
      await expect(worldOf(context).clock.pending).toBe(0);
      await advance(context, 60_000);
      await expectRenders(args, []);
      await expect(total).toHaveTextContent('$20,009.34');
    });
    await step('On its return twelve steps are made up at once', async () => {
      await showPage(context);
      await expect(total).not.toHaveTextContent('$20,009.34');
      await expectRenders(args, ['total', 'currencies']);
    });
    await step('From then on the prices move every five seconds again', async () => {
      const before = total.textContent;
      await advance(context, 4_999);
      await expect(total.textContent).toBe(before);
      await advance(context, 1);
      await expect(total.textContent).not.toBe(before);
    });
  },
});
