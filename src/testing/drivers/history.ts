import { screen } from 'storybook/test';
import { formDriver, inStep, type DriverContext } from './forms/driver';

type Context = Pick<DriverContext, 'step' | 'userEvent'>;

/** Searches, filters and reads the page with the history of transactions. */
export function historyDriver({ step, userEvent }: Context) {
  const context: DriverContext = { canvas: screen, userEvent, step };
  const { field, press, ...form } = formDriver(context, {
    search: ['searchbox', 'Search transactions'],
    type: ['combobox', 'Type'],
    status: ['combobox', 'Status'],
    currency: ['combobox', 'Currency'],
  });
  return {
    ...form,
    get search() {
      return field('search');
    },
    /** Replaces the text of the search. */
    searchFor: (text: string) => form.fillIn({ search: text }),
    openFilters: () => press('Filters'),
    openTotals: () => press('Totals'),
    removeFilter: (filter: string) => press(`Remove filter ${filter}`),
    exportCsv: () => press('Export CSV'),
    /** Waits until the page is shown. */
    opened: () =>
      inStep(context, 'The history is shown', () =>
        screen.findByRole('heading', { level: 1, name: 'History' }),
      ),
    /** The text with the number of results. */
    count: () =>
      screen.getAllByRole('status').find(({ textContent }) => /\d transactions?/.test(textContent))
        ?.textContent,
    /** The rows of the totals, each with a currency, the amount received and the amount sent. */
    sums: () =>
      [...screen.getByRole('table', { name: 'Totals, completed only' }).querySelectorAll('tr')]
        .slice(1)
        .map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(' ')),
    /** The descriptions of the rendered transactions. */
    shown: () => [...document.querySelectorAll('main li a')].map(({ textContent }) => textContent),
  };
}
