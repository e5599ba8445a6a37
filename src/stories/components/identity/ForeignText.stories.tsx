import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ForeignText, type ForeignTextProps } from '../../../components/identity/ForeignText';
import { matrix } from '../../../testing/matrix';

/** A sentence with other text before and after the `ForeignText`. */
function Line(props: ForeignTextProps) {
  return (
    <Typography>
      Sent to <ForeignText {...props} /> (2)
    </Typography>
  );
}

/**
 * A text from a user or a server. Its writing direction does not affect the text around it.
 *
 * Use it for a name, an email, an address or a description inside a sentence or row of the app. Without isolation, an
 * Arabic or Hebrew text can reorder the words and numbers next to it. An invisible character that could disguise the
 * text is shown as `U+FFFD`.
 *
 * **When not to use it**: Do not use it for the app's own labels and messages, which need no isolation. For a text that
 * the user edits, use `TextField` with `inputProps={{ dir: 'auto' }}`.
 *
 * **Find it by**: bidi, bdi, isolate, right to left, user text, override, invisible, spoofing.
 */
const meta = preview.meta({
  component: ForeignText,
  args: { children: 'rent@example.com' },
  render: (args) => <Line {...args} />,
});

export const Base = meta.story();

Base.test('isolates the text from the sentence around it', async ({ canvas }) => {
  const text = canvas.getByText('rent@example.com');
  await expect(text.tagName).toBe('BDI');
  await expect(text.parentElement).toHaveTextContent('Sent to rent@example.com (2)');
});

/** Each invisible character is replaced by a visible one. */
Base.test(
  'without U+FFFD in place of the control character, this text would be displayed as `com@evil.org`',
  async ({ canvas, mount }) => {
    await mount(<ForeignText>{'\u202Egro.live@moc'}</ForeignText>);
    await expect(canvas.getByText('\uFFFDgro.live@moc')).toBeVisible();
  },
);

Base.test('a text of only zero-width characters is shown as U+FFFD', async ({ canvas, mount }) => {
  await mount(<ForeignText>{'\u200B\u2060\u3164'}</ForeignText>);
  await expect(canvas.getByText('\uFFFD').getBoundingClientRect().width).toBeGreaterThan(0);
});

/** The name is in Arabic. The number after it stays to the right of the name. */
export const RightToLeftName = meta.story({
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

/** An emoji keeps the invisible characters that join its parts. */
export const Emoji = meta.story({
  args: { children: 'Family 👨‍👩‍👧‍👦' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Family 👨‍👩‍👧‍👦')).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    Base: <Line>rent@example.com</Line>,
    // This matrix has no text in another script. The font lacks the glyphs of other scripts, so a picture would depend
    // on the fonts of the machine.
    'A long text': <Line>{'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'}</Line>,
  }),
);
