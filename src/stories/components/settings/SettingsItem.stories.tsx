import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import List from '@mui/material/List';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsItem } from '../../../components/settings/SettingsItem';
import { matrix } from '../../../testing/matrix';
import { linesOf } from '../../../testing/lines';

/**
 * One setting that opens. It stands in a `SettingsGroup`; what is on or off is a `SettingsSwitch`.
 *
 * **When not to use it**: For what is on or off: that is `SettingsSwitch`.
 *
 * **States**: one.
 *
 * **Keyboard**: a stop of Tab; Enter and Space press it.
 *
 * **Related**: `SettingsGroup`, `SettingsSwitch`.
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

export const Base = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: 'Privacy Settings' });
    await step('It can be hit by a thumb', async () => {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('A click opens it', async () => {
      await userEvent.click(button);
      await expect(args.onSelect).toHaveBeenCalledOnce();
    });
  },
});

export const LongName = meta.story({
  args: { label: 'Einstellungen zur Datenschutzgrundverordnung und Benachrichtigungen' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Einstellungen/ })).toBeVisible();
  },
});

/** Its words stay whole, since they have the line to themselves. */
export const WordsStayWhole = meta.story({
  args: { label: 'Biometric Authentication' },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas }) => {
    const [first, second] = linesOf(canvas.getByText('Biometric Authentication'));
    await expect(first?.trim()).toBe('Biometric');
    await expect(second).toBe('Authentication');
  },
});

export const OpensByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Privacy Settings' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});

/** The arrow points on, wherever that is in the reader's script. */
export const ArrowPointsOn = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByTestId('ChevronRightRoundedIcon');
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    const words = canvas.getByText('Privacy Settings').getBoundingClientRect();
    await expect(arrow.getBoundingClientRect().right).toBeLessThanOrEqual(words.left);
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
