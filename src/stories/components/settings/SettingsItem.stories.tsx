import List from '@mui/material/List';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsItem } from '../../../components/settings/SettingsItem';
import { ShieldOutlined as SecurityIcon } from '../../../icons/ShieldOutlined';
import { matrix } from '../../../testing/matrix';
import { linesOf } from '../../../testing/lines';

/**
 * A setting that opens a dialog or a page when the user presses it.
 *
 * Use it in a `SettingsGroup`.
 *
 * **When not to use it**: For a setting that is on or off, use `SettingsSwitch`. To choose one of a few values, use
 * `SettingsSelect`.
 *
 * **Keyboard**: Tab reaches the setting, and Enter presses it. If the setting is a button, Space also presses it.
 *
 * **Find it by**: setting, row, open a setting, preference.
 */
const meta = preview.meta({
  component: SettingsItem,
  args: { label: 'Privacy Settings', icon: <SecurityIcon />, onSelect: fn() },
  render: (args) => (
    <List>
      <SettingsItem {...args} />
    </List>
  ),
});

export const Base = meta.story();

Base.test('the setting is large enough for a thumb', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Privacy Settings' });
  await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

Base.test('a click calls `onSelect`', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Privacy Settings' });
  await userEvent.click(button);
  await expect(args.onSelect).toHaveBeenCalledOnce();
});

/** With large text, the label takes the whole line, so that its words do not break. */
Base.test(
  'does not break words',
  {
    args: { label: 'Biometric Authentication' },
    globals: { viewport: { value: 'small' }, textSize: 'large' },
  },
  async ({ canvas }) => {
    const [first, second] = linesOf(canvas.getByText('Biometric Authentication'));
    await expect(first?.trim()).toBe('Biometric');
    await expect(second).toBe('Authentication');
  },
);

Base.test('mirrors the arrow in rtl', { globals: { direction: 'rtl' } }, async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Privacy Settings' });
  const arrow = [...button.querySelectorAll('svg')].at(-1) as Element;
  await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  const words = canvas.getByText('Privacy Settings').getBoundingClientRect();
  await expect(arrow.getBoundingClientRect().right).toBeLessThanOrEqual(words.left);
});

Base.test('opens by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Privacy Settings' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onSelect).toHaveBeenCalledTimes(2);
});

/** The setting is a link that opens a page. */
export const AsALink = meta.story({
  args: { label: 'Data and backup', href: '/app/data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Data and backup' })).toHaveAttribute(
      'href',
      '/app/data',
    );
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Base: (
        <List>
          <SettingsItem {...meta.input.args} />
        </List>
      ),
      'A long name': (
        <List>
          <SettingsItem {...meta.input.args} label="What others may see of you" />
        </List>
      ),
    },
    { onPaper: true },
  ),
);
