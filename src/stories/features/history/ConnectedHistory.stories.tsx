import Stack from '@mui/material/Stack';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance } from '#.storybook/world';
import { ConnectedHistory } from '../../../features/history/ConnectedHistory';

/** Shows the URL's hash. The button Navigate changes it as a press on Back does. */
function WithAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    // The button that exports the list extends into the margin of the page.
    <Stack spacing={6} sx={{ paddingInline: 4 }}>
      <button type="button" onClick={() => void navigate('#q=rent')}>
        Navigate
      </button>
      <p data-testid="hash">{hash}</p>
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

Base.test('stores the typed search in the URL after a pause of 300 ms', async (context) => {
  const { app, canvas } = context;
  await app.history.searchFor('invoice');
  await advance(context, 299);
  await expect(canvas.getByTestId('hash')).toBeEmptyDOMElement();
  await advance(context, 1);
  await waitFor(() => expect(canvas.getByTestId('hash')).toHaveTextContent(/^#q=invoice$/));
});

Base.test(
  'stores the search in the URL when the search field loses the focus',
  async ({ app, canvas, userEvent }) => {
    await app.history.searchFor('invoice');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByTestId('hash')).toHaveTextContent(/^#q=invoice$/));
  },
);
