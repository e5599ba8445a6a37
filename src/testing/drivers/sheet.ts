import { expect, screen, waitFor, within } from 'storybook/test';
import { inStep, type DriverContext } from './forms/driver';

type Context = Pick<DriverContext, 'step' | 'userEvent'>;

/** Opens, reads and closes a sheet or another dialog with the given title. Its methods query the whole document. */
export function sheetDriver(context: Context, title: string) {
  const { userEvent } = context;
  const dialog = () => screen.getByRole('dialog', { name: title });
  const press = (name: string | RegExp) =>
    inStep(context, `Press ${typeof name === 'string' ? name : name.source}`, async () => {
      const content = within(await screen.findByRole('dialog', { name: title }));
      await userEvent.click(await content.findByRole('button', { name }));
    });
  /** Waits until the sheet is open, and returns its queries. */
  const opened = () =>
    inStep(context, `The sheet ${title} is open`, async () =>
      within(await screen.findByRole('dialog', { name: title })),
    );
  return {
    get dialog() {
      return dialog();
    },
    /** The queries of the open sheet. */
    get content() {
      return within(dialog());
    },
    opened,
    /** Presses the button that opens the sheet, and returns the queries of the sheet. */
    openFrom: async (name: string | RegExp = title) => {
      await inStep(context, `Open the sheet ${title}`, async () => {
        await userEvent.click(await screen.findByRole('button', { name }));
        await screen.findByRole('dialog', { name: title });
      });
      return within(dialog());
    },
    /** Presses a button in the sheet. */
    press,
    close: () => press('Close'),
    /** In the question that protects typed text: returns to the form. */
    keepEditing: () => press('Keep editing'),
    /** In the question that protects typed text: closes the sheet without the text. */
    discard: () => press('Discard'),
    /** Waits until no dialog is in the document. */
    closed: () =>
      inStep(context, `The sheet ${title} is closed`, () =>
        waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      ),
  };
}
