import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AddressText, type AddressTextProps } from '../../../components/identity/AddressText';
import { seenIn } from '../../../testing/lines';
import { cellsCalled, matrix } from '../../../testing/matrix';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

function Line(props: AddressTextProps) {
  return (
    <Typography>
      <AddressText {...props} />
    </Typography>
  );
}

/** Returns the text that the browser copies when the whole element is selected. */
function selectedIn(element: Element): string {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  const text = selection?.toString() ?? '';
  selection?.removeAllRanges();
  return text;
}

/**
 * A whole address in groups of four characters, so that the user can compare it group by group.
 *
 * Use it where the user should check an address. The first and the last group are bold, because many people compare
 * only these. The spaces between the groups are not copied with the address. An email address, or a text that is not
 * ASCII, is shown without groups. An app that adds a kind of recipient, such as a phone number, can define other groups
 * for it.
 *
 * **When not to use it**: For a transaction in a list, use `TransactionItem`, which shortens the address. In a
 * sentence, use `ForeignText`.
 *
 * **Announces**: the address as one text, without pauses between the groups.
 *
 * **Find it by**: wallet address, iban, hash, groups of four, checksum, compare.
 */
const meta = preview.meta({
  component: AddressText,
  args: { children: BTC },
  render: (args) => <Line {...args} />,
});

export const Base = meta.story();

Base.test('screen readers read the address as one text', async ({ canvas }) => {
  await expect(canvas.getByText(BTC)).toBeInTheDocument();
  await expect(canvas.getByText('bc1q').parentElement).toHaveAttribute('aria-hidden', 'true');
});

Base.test('browsers do not translate the address', async ({ canvas }) => {
  await expect(canvas.getByText(BTC).closest('[translate]')).toHaveAttribute('translate', 'no');
});

Base.test('selecting the element copies only the address', async ({ canvasElement }) => {
  await expect(selectedIn(canvasElement).trim()).toBe(BTC);
});

Base.test('the last group has the remaining characters', async ({ canvas }) => {
  await expect(canvas.getByText('t4')).toBeVisible();
});

Base.test(
  'runs left to right in Arabic',
  { args: { children: '0x5aAeb605' }, globals: { language: 'ar' } },
  async ({ canvas }) => {
    const groups = canvas.getByText('0x5a').parentElement;
    await expect(groups && seenIn(groups)).toBe('0x5aAeb605');
  },
);

/** A Cardano address of 103 characters wraps between its groups. */
export const LongAddress = meta.story({
  args: {
    children:
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('addr')).toBeVisible();
  },
});

/** An invisible character that reverses the text direction could disguise an address. It is shown as U+FFFD instead. */
export const TextWithBidiOverride = meta.story({
  args: { children: '\u202Egro.live@moc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\uFFFDgro.live@moc').tagName).toBe('BDI');
  },
});

export const Matrix = meta.story({
  ...matrix({
    Base: <Line>{BTC}</Line>,
    'An email address': <Line>rent@example.com</Line>,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'An email address')) {
      await expect(cell.getByText('rent@example.com')).toBeVisible();
    }
  },
});
