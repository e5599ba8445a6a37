import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConnectedHistory } from '../../../features/history/ConnectedHistory';

/** The button Navigate changes the URL as a press on Back does. */
function WithAddress() {
  const navigate = useNavigate();
  return (
    // The button that exports the list extends into the margin of the page.
    <Stack spacing={6} sx={{ paddingInline: 4 }}>
      <button type="button" onClick={() => void navigate('#q=rent')}>
        Navigate
      </button>
      <ConnectedHistory />
    </Stack>
  );
}

/**
 * The transactions of the active wallet by day, with a search, filters, totals and an export. The URL contains the
 * search and the filters.
 */
const meta = preview.meta({
  component: ConnectedHistory,
  render: () => <WithAddress />,
  parameters: { world: {} },
});

export const Base = meta.story();

Base.test('shows the search of a changed URL', async ({ app, canvas, userEvent }) => {
  await app.history.searchFor('invoice');
  await waitFor(() => expect(app.history.count()).toBe('1 transaction'));
  await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }));
  await waitFor(() => expect(app.history.search).toHaveValue('rent'));
  await expect(await canvas.findByRole('link', { name: 'Rent share' })).toBeVisible();
});
