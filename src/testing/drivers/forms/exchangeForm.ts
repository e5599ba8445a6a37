import { formDriver, type DriverContext } from './driver';

const ENGLISH = {
  from: 'From currency',
  to: 'To currency',
  amount: 'Amount',
  youReceive: 'You receive',
  max: 'Max',
  swap: 'Swap currencies',
  exchange: 'Exchange now',
  newQuote: 'Get a new quote',
} as const;

/** The names of the fields and buttons of an `ExchangeForm`. */
export type ExchangeFormNames = Partial<Readonly<Record<keyof typeof ENGLISH, string>>>;

/** Fills in and submits an `ExchangeForm`. `names` replaces English names for an app in another language. */
export function exchangeForm(context: DriverContext, names: ExchangeFormNames = {}) {
  const called = { ...ENGLISH, ...names };
  const { field, button, press, ...form } = formDriver(context, {
    from: ['combobox', called.from],
    to: ['combobox', called.to],
    amount: ['textbox', called.amount],
  });
  return {
    ...form,
    get from() {
      return field('from');
    },
    get to() {
      return field('to');
    },
    get amount() {
      return field('amount');
    },
    /** The amount that the user receives. It is empty without a quote. */
    get received() {
      return context.canvas.getByRole('status', { name: called.youReceive });
    },
    get exchangeButton() {
      return button(called.exchange);
    },
    get swapButton() {
      return button(called.swap);
    },
    /** Fills in the whole balance. */
    max: () => press(called.max),
    swap: () => press(called.swap),
    getNewQuote: () => press(called.newQuote),
    exchange: () => press(called.exchange),
  };
}
