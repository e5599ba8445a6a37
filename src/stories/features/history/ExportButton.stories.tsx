import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExportButton } from '../../../features/history/ExportButton';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A button that exports transactions as a CSV file. It is disabled while amounts are hidden, because the file contains
 * amounts.
 *
 * Use it at the end of the line above a list of transactions, such as in a `HistorySummary`.
 *
 * **When not to use it**: For the action of a form, use `SubmitButton`.
 *
 * **Keyboard**: Tab reaches the button. Enter and Space press it.
 *
 * **Announces**: why the button is disabled, as its description.
 *
 * **Find it by**: csv, download, spreadsheet.
 */
const meta = preview.meta({
  id: 'components-screens-exportbutton',
  component: ExportButton,
  args: { hidden: false, onExport: fn() },
});

export const Base = meta.story({
  // The button extends into the margin of the page.
  decorators: [
    (Story) => (
      <Box sx={{ paddingInline: 4 }}>
        <Story />
      </Box>
    ),
  ],
});

Base.test(
  'gives no reason while it is enabled, and reports a press',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/^The file contains amounts/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
);

export const Matrix = meta.story({
  ...matrix({
    Enabled: <ExportButton {...meta.input.args} />,
    Hidden: <ExportButton {...meta.input.args} hidden />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'Hidden')) {
      const button = cell.getByRole('button', { name: 'Export CSV' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(
        'The file contains amounts. Show your balance to export it.',
      );
    }
  },
});
