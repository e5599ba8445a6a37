import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ForeignTextProps } from '../../../components/identity/ForeignText';
import { ForeignText } from '../../../components/identity/ForeignText';
import { matrix } from '../../../testing/matrix';

/** A line of ours around it: words before and behind. */
function Line(props: ForeignTextProps) {
  return (
    <Typography>
      Sent to <ForeignText {...props} /> (2)
    </Typography>
  );
}

/**
 * A text that a person or another system wrote, in a line of ours: a name, an e-mail, an address, a
 * description. Its direction does not reorder its surroundings. A character that cannot be seen is
 * shown as `U+FFFD`, so that no text passes for another.
 *
 * **When not to use it**: For words of the interface. In a text field: that has `dir="auto"`, and
 * the form refuses such characters.
 *
 * **States**: left to right, right to left, with characters that cannot be seen.
 *
 * **Keyboard**: none, it is text.
 *
 * **Related**: `TransactionItem`, `ProfileSummary`, `WalletSwitcher`, `ReceivePanel`.
 *
 * **Find it by**: bidi, bdi, isolate, right to left, user text, override, invisible, spoofing.
 */
const meta = preview.meta({
  component: ForeignText,
  args: { children: 'rent@example.com' },
  render: (args) => <Line {...args} />,
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByText('rent@example.com');
    await expect(text.tagName).toBe('BDI');
    await expect(text.parentElement).toHaveTextContent('Sent to rent@example.com (2)');
  },
});

/** The name keeps its own order, and the number behind it stays behind it. */
export const KeepsItsOwnOrder = meta.story({
  args: { children: 'ليلى (٣)' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('ليلى (٣)');
    await expect(getComputedStyle(name).direction).toBe('rtl');
    const behind = document.createRange();
    behind.selectNode(name.nextSibling ?? name);
    await expect(behind.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().right - 1,
    );
  },
});

/** Without its sign this would read `com@evil.org`. */
export const TurnedText = meta.story({
  args: { children: '\u202Egro.live@moc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\uFFFDgro.live@moc')).toBeVisible();
  },
});

/** Nothing but characters without a width: there is something to be seen all the same. */
export const InvisibleText = meta.story({
  args: { children: '\u200B\u2060\u3164' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\uFFFD').getBoundingClientRect().width).toBeGreaterThan(0);
  },
});

/** Joiners inside emoji belong to the picture. */
export const Emoji = meta.story({
  args: { children: 'Family 👨‍👩‍👧‍👦' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Family 👨‍👩‍👧‍👦')).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    Base: <Line>rent@example.com</Line>,
    // Text that the page's own font has no glyphs for is drawn by each machine in its own way.
    'A long text': <Line>{'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'}</Line>,
  }),
);
