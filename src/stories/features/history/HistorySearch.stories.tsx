import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { HistorySearch } from '../../../features/history/HistorySearch';
import { CURRENCY_LIST } from '../../../domain/currency/currency';
import { choicesOf, NO_FILTERS } from '../../../domain/history/historyFilters';
import { matrix } from '../../../testing/matrix';

/**
 * A search field and filters above a history of transactions. On a phone, the filters are behind a button.
 *
 * Use it above a history whose search and filters are part of the URL. Values in the URL that are not valid filters are
 * listed as ignored.
 *
 * **When not to use it**: For a search without filters, use `SearchField`.
 *
 * **Keyboard**: Tab moves from the search field to the filters. On a phone, the button that shows the filters is
 * between them.
 *
 * **Find it by**: search transactions, filter button, ignored value.
 */
const meta = preview.meta({
  id: 'components-screens-historysearch',
  component: HistorySearch,
  args: {
    filters: NO_FILTERS,
    choices: choicesOf([], CURRENCY_LIST),
    ignored: [],
    onType: fn(),
    onSettle: fn(),
    onFilter: fn(),
  },
});

export const Base = meta.story();

Base.test(
  'reports what the user types, and when the field loses the focus',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search transactions' }), 'r');
    await expect(args.onType).toHaveBeenCalledWith('r');
    await userEvent.tab();
    await expect(args.onSettle).toHaveBeenCalledOnce();
  },
);

Base.test('collapses the filters until the button is pressed', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Filters' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  await expect(panel).toContainElement(canvas.getByRole('combobox', { name: 'Type' }));
  await expect(canvas.getByRole('combobox', { name: 'Type' })).toBeVisible();
});

export const Matrix = meta.story(
  matrix(
    {
      Empty: <HistorySearch {...meta.input.args} />,
      Filtered: <HistorySearch {...meta.input.args} filters={{ query: 'rent', type: 'send' }} />,
      Ignored: (
        <HistorySearch
          {...meta.input.args}
          ignored={[
            { filter: 'type', value: 'gift' },
            { filter: 'from', value: '2026-13-40' },
          ]}
        />
      ),
    },
    { cell: 300 },
  ),
);
