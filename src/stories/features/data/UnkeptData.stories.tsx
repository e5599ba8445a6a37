import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { UnkeptData } from '../../../features/data/UnkeptData';
import { matrix } from '../../../testing/matrix';

/**
 * A question before saved wallets replace wallets that are only in memory. It names what is lost, and has buttons to
 * export a backup first and to open the saved wallets.
 *
 * Use it in place of every page that shows the data, if another tab has begun to save its wallets while this tab has
 * payments, wallets or contacts that are not saved.
 *
 * **When not to use it**: For saved data that cannot be used, use `UnusableData`. For an import, use
 * `BackupComparison`.
 *
 * **Keyboard**: Tab moves from button to button. Enter and Space press a button.
 *
 * **Find it by**: another tab, unsaved wallets, conflict.
 */
const meta = preview.meta({
  id: 'components-screens-unkeptdata',
  component: UnkeptData,
  args: {
    onBackup: fn(),
    onOpen: fn(() => new Promise<void>(() => undefined)),
  },
});

export const Base = meta.story();

Base.test('explains what the kept wallets replace', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 2, name: 'Other wallets are kept now' }),
  ).toBeVisible();
  await expect(
    canvas.getByText(/If you open the kept wallets, those of this tab are gone\./),
  ).toBeVisible();
});

Base.test(
  'exports a backup, and opens the kept wallets once',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export backup' }));
    await expect(args.onBackup).toHaveBeenCalledOnce();
    const open = canvas.getByRole('button', { name: 'Open the kept wallets' });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
);

export const Matrix = meta.story(
  matrix({ 'Other wallets': <UnkeptData {...meta.input.args} /> }, { cell: 300 }),
);
