import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Profiler, useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '../../components/money/Amount/Amount';
import { ChangeLabel } from '../../components/money/ChangeLabel/ChangeLabel';
import type { Decimal } from '../../domain/money/money';
import type { Moving } from '../../hooks/useFigure';
import { liveValue } from '../../testing/liveValue';

interface FiguresProps {
  amount: Moving<Decimal>;
  change: Moving<Decimal>;
  hidden: boolean;
  onRender: () => void;
}

function Figures({ amount, change, hidden, onRender }: FiguresProps) {
  return (
    <Profiler id="figures" onRender={onRender}>
      <Stack>
        <Amount value={amount} currency="usd" hidden={hidden} />
        <ChangeLabel change={change} />
      </Stack>
    </Profiler>
  );
}

const amount = liveValue<Decimal>('1250.5');
const change = liveValue<Decimal>('0.5');

/**
 * Figures that follow a value by themselves: `useFigure` writes later values into their texts, past
 * React. Prices move every five seconds, and React's rendering would be most of that work.
 */
const meta = preview.meta({
  component: Figures,
  args: { amount, change, hidden: false, onRender: fn() },
  argTypes: { amount: { control: false }, change: { control: false } },
  beforeEach: () => {
    amount.set('1250.5');
    change.set('0.5');
  },
});

/** The texts stay the same nodes. React's production build cannot tell what it renders. */
export const Base = meta.story({
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('img', { name: '$1,250.50' });
    const texts = [...(figure.firstChild?.childNodes ?? [])];
    mocked(args.onRender).mockClear();
    amount.set('1260.75');
    change.set('0.754');
    await expect(figure).toHaveAccessibleName('$1,260.75');
    await expect(figure).toHaveTextContent(/^\$1,260\.75$/);
    await expect([...(figure.firstChild?.childNodes ?? [])]).toEqual(texts);
    await expect(canvas.getByText('+0.75%')).toBeVisible();
    await expect(args.onRender).not.toHaveBeenCalled();
  },
});

/** Another number of texts, or another arrow, is React's to render. */
export const RendersAnotherFrame = meta.story({
  play: async ({ canvas }) => {
    amount.set('1000250.5');
    await expect(await canvas.findByRole('img', { name: '$1,000,250.50' })).toBeVisible();
    change.set('-0.5');
    const label = await canvas.findByText('-0.50%');
    await expect(label.parentElement?.querySelector('svg')).toHaveAttribute(
      'data-testid',
      'TrendingDownRoundedIcon',
    );
  },
});

/** An amount that moves, until it is set back to where it began. */
function AmountThatStops({ amount: moving }: Pick<FiguresProps, 'amount'>) {
  const [isStopped, setStopped] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setStopped(true);
        }}
      >
        Back to the start
      </Button>
      <Amount value={isStopped ? '1250.5' : moving} currency="usd" />
    </>
  );
}

/** For React the text has not changed since it rendered it; it was written past React meanwhile. */
export const RendersWhatItRenderedBefore = meta.story({
  render: (args) => <AmountThatStops amount={args.amount} />,
  play: async ({ canvas, userEvent }) => {
    amount.set('1260.75');
    const figure = canvas.getByRole('img', { name: '$1,260.75' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the start' }));
    await expect(figure).toHaveTextContent(/^\$1,250\.50$/);
    await expect(figure).toHaveAccessibleName('$1,250.50');
  },
});

/** Hidden, no digit is written, however the value moves. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    amount.set('1260.75');
    const figure = canvas.getByRole('img', { name: 'Amount hidden' });
    await expect(figure).toHaveTextContent(/^••••••$/);
  },
});
