import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { AddressTextProps } from '../../../components/identity/AddressText';
import { AddressText } from '../../../components/identity/AddressText';
import { seenIn } from '../../../testing/lines';
import { matrix } from '../../../testing/matrix';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

function Line(props: AddressTextProps) {
  return (
    <Typography>
      <AddressText {...props} />
    </Typography>
  );
}

/** The text that a selection of all of an element puts on the clipboard. */
function selectedIn(element: Element): string {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  const text = selection?.toString() ?? '';
  selection?.removeAllRanges();
  return text;
}

/**
 * An address, whole, in groups of four characters, for comparing it piece by piece. An e-mail address,
 * and any text that is no code, stays in one piece. Room between groups is no character: a selection
 * copies the address alone.
 *
 * **When not to use it**: In a line of a list: `TransactionItem` shortens it. In a sentence: that is
 * `ForeignText`.
 *
 * **States**: a code; an e-mail address; a text in another script; a text with characters that cannot be seen.
 *
 * **Keyboard**: none, it is text.
 *
 * **Announces**: the address as one text, without pauses between the groups.
 *
 * **Related**: `ForeignText`, `CopyButton`, `TransactionDetails`.
 *
 * **Find it by**: wallet address, iban, hash, groups of four, checksum, compare.
 */
const meta = preview.meta({
  component: AddressText,
  args: { children: BTC },
  render: (args) => <Line {...args} />,
});

export const Base = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('It is read as one text', async () => {
      await expect(canvas.getByText(BTC)).toBeInTheDocument();
      await expect(canvas.getByText('bc1q').parentElement).toHaveAttribute('aria-hidden', 'true');
    });
    await step('Selecting it copies the address and nothing else', async () => {
      await expect(selectedIn(canvasElement).trim()).toBe(BTC);
    });
    await step('The last group is what is left', async () => {
      await expect(canvas.getByText('t4')).toBeVisible();
    });
  },
});

/** Words for people are not taken apart. */
export const Email = meta.story({
  args: { children: 'rent@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rent@example.com')).toBeVisible();
  },
});

/** A Cardano address has 103 characters and no space; it wraps between its groups. */
export const WrapsALongAddress = meta.story({
  args: {
    children:
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('addr')).toBeVisible();
  },
});

/** It runs from left to right in a page that does not. */
export const RunsFromLeftToRightInArabic = meta.story({
  args: { children: '0x5aAeb605' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const groups = canvas.getByText('0x5a').parentElement;
    await expect(groups && seenIn(groups)).toBe('0x5aAeb605');
  },
});

/** A character that cannot be seen is shown for what it is. */
export const TurnedText = meta.story({
  args: { children: '\u202Egro.live@moc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\uFFFDgro.live@moc').tagName).toBe('BDI');
  },
});

export const Matrix = meta.story(
  matrix({
    Base: <Line>{BTC}</Line>,
    'An e-mail address': <Line>rent@example.com</Line>,
  }),
);
