import { formDriver, type DriverContext, type Field } from './driver';

const ENGLISH = {
  name: 'Name',
  email: 'Email (optional)',
  save: 'Save',
  cancel: 'Cancel',
} as const;

const ADDRESSES = {
  btc: 'Bitcoin address',
  eth: 'Ethereum address',
  ada: 'Cardano address',
} as const;

/** The names of the fields and buttons of a `ContactForm`. `addresses` has the name of a field for each currency. */
export interface ContactFormNames<Currency extends string> extends Partial<
  Readonly<Record<keyof typeof ENGLISH, string>>
> {
  readonly addresses?: Readonly<Record<Currency, string>>;
}

/** Fills in and saves a `ContactForm`. `names` replaces English names for an app in another language. */
export function contactForm<Currency extends string = keyof typeof ADDRESSES>(
  context: DriverContext,
  { addresses, ...names }: ContactFormNames<Currency> = {},
) {
  const called = { ...ENGLISH, ...names };
  const places = Object.entries(addresses ?? ADDRESSES) as [Currency, string][];
  const { field, button, press, ...form } = formDriver(context, {
    name: ['textbox', called.name],
    email: ['textbox', called.email],
    ...Object.fromEntries(places.map(([id, name]) => [id, ['textbox', name] as Field])),
  } as Record<'name' | 'email' | Currency, Field>);
  return {
    ...form,
    get name() {
      return field('name');
    },
    get email() {
      return field('email');
    },
    /** Returns the field for an address of a currency. */
    address: (currency: Currency) => field(currency),
    get saveButton() {
      return button(called.save);
    },
    save: () => press(called.save),
    cancel: () => press(called.cancel),
  };
}
