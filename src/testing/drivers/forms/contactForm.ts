import { formDriver, type DriverContext, type Field } from './driver';

const ENGLISH = {
  name: 'Name',
  anyAddress: 'Email or wallet address',
  another: 'Add another address',
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
    anyAddress: ['textbox', called.anyAddress],
    email: ['textbox', called.email],
    ...Object.fromEntries(places.map(([id, name]) => [id, ['textbox', name] as Field])),
  } as Record<'name' | 'anyAddress' | 'email' | Currency, Field>);
  return {
    ...form,
    get name() {
      return field('name');
    },
    /** Returns the field for an address of any kind, which a contact with at most one address has. */
    get anyAddress() {
      return field('anyAddress');
    },
    /** Shows a field for each kind of address. */
    showAll: () => press(called.another),
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
