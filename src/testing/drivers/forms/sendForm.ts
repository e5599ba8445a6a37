import { formDriver, type DriverContext } from './driver';

const ENGLISH = {
  recipient: 'Recipient',
  amount: 'Amount',
  currency: 'Currency',
  description: 'Description (optional)',
  max: 'Max',
  send: 'Send',
  cancel: 'Cancel',
} as const;

/** The names of the fields and buttons of a `SendForm`. The keys are those of its texts. */
export type SendFormNames = Partial<Readonly<Record<keyof typeof ENGLISH, string>>>;

/** Fills in and submits a `SendForm`. `names` replaces English names for an app in another language. */
export function sendForm(context: DriverContext, names: SendFormNames = {}) {
  const called = { ...ENGLISH, ...names };
  const { field, button, press, ...form } = formDriver(context, {
    recipient: ['combobox', called.recipient],
    currency: ['combobox', called.currency],
    amount: ['textbox', called.amount],
    description: ['textbox', called.description],
  });
  return {
    ...form,
    get recipient() {
      return field('recipient');
    },
    get amount() {
      return field('amount');
    },
    get currency() {
      return field('currency');
    },
    get description() {
      return field('description');
    },
    get sendButton() {
      return button(called.send);
    },
    /** Fills in the whole balance. */
    max: () => press(called.max),
    send: () => press(called.send),
    cancel: () => press(called.cancel),
  };
}
