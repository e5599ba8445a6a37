import { formDriver, type DriverContext } from './driver';

const ENGLISH = {
  name: 'Wallet name',
  create: 'Create Wallet',
  cancel: 'Cancel',
} as const;

/** The names of the fields and buttons of a `CreateWalletForm`. The keys are those of its texts. */
export type CreateWalletFormNames = Partial<Readonly<Record<keyof typeof ENGLISH, string>>>;

/** Fills in and submits a `CreateWalletForm`. `names` replaces English names for an app in another language. */
export function createWalletForm(context: DriverContext, names: CreateWalletFormNames = {}) {
  const called = { ...ENGLISH, ...names };
  const { field, button, press, ...form } = formDriver(context, {
    name: ['textbox', called.name],
    // Each radio button has the name of its type.
    type: ['radio', 'Type'],
  });
  return {
    ...form,
    get name() {
      return field('name');
    },
    /** Returns the radio button of a type of wallet, such as `Savings`. */
    option: (label: string) => context.canvas.getByRole('radio', { name: label }),
    get createButton() {
      return button(called.create);
    },
    create: () => press(called.create),
    cancel: () => press(called.cancel),
  };
}
