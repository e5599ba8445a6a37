import { screen, within } from 'storybook/test';
import { contactForm } from './forms/contactForm';
import { formDriver, inStep, type DriverContext } from './forms/driver';
import { sheetDriver } from './sheet';

type Context = Pick<DriverContext, 'step' | 'userEvent'>;

/** Uses the page with the saved contacts: its list, its search, and the sheets with the form of a contact. */
export function contactsDriver({ step, userEvent }: Context) {
  const context: DriverContext = { canvas: screen, userEvent, step };
  const { field, fillIn } = formDriver(context, { search: ['searchbox', 'Search contacts'] });
  const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
  const button = (label: string, name: string) => row(name).getByRole('button', { name: label });
  /** Presses the button or follows the link of a contact. */
  const pressAt = (role: 'button' | 'link', label: string, name: string) =>
    inStep(context, `Press ${label} at ${name}`, async () => {
      await screen.findByText(name);
      await userEvent.click(row(name).getByRole(role, { name: label }));
    });
  return {
    form: contactForm(context),
    addSheet: sheetDriver(context, 'Add contact'),
    editSheet: sheetDriver(context, 'Edit contact'),
    get search() {
      return field('search');
    },
    searchFor: (text: string) => fillIn({ search: text }),
    /** The names in the list. */
    shown: () =>
      [...document.querySelectorAll('main li p:first-of-type')].map(
        ({ textContent }) => textContent,
      ),
    /** The button of a contact. */
    button,
    edit: (name: string) => pressAt('button', 'Edit', name),
    remove: (name: string) => pressAt('button', 'Remove', name),
    sendTo: (name: string) => pressAt('link', 'Send', name),
  };
}
