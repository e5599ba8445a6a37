import fc from 'fast-check';
import { readTransactions } from '../adapters/records/readHistory';
import type { BackupContents, KeptChoices } from '../domain/backup/backup';
import { CHAIN_LIST } from '../domain/currency/chain';
import {
  CURRENCY_LIST,
  currencyOf,
  type CurrencyId,
  type UnknownAmount,
} from '../domain/currency/currency';
import { sampleWorld } from '../domain/demo/sampleWorld';
import { isWritten, type FieldKind } from '../domain/fields';
import type { HistoryRecord, Transaction, UnreadableRecord } from '../domain/history/transaction';
import { doubtOrder } from '../domain/ledger/doubt';
import { heldDecimalsOf } from '../domain/ledger/heldAmount';
import {
  availableBalance,
  cancelOrder,
  placeOrder,
  type ExchangeOrder,
  type Order,
  type PendingOrder,
  type SendOrder,
  type WalletState,
} from '../domain/ledger/ledger';
import { settleOrder } from '../domain/ledger/settlement';
import { separateUnknown } from '../domain/ledger/unknownBalances';
import { WALLET_COLORS, WALLET_TYPES, type WalletRecord } from '../domain/ledger/wallet';
import {
  chooseChain,
  chooseCurrency,
  createWallet,
  switchWallet,
  type NewWallet,
} from '../domain/ledger/wallets';
import { round, type Decimal } from '../domain/money/money';
import { convert } from '../domain/prices/rates';
import { sampleRate } from '../domain/prices/sampleRates';
import type { Contact } from '../domain/recipients/contact';
import { checkContact } from '../domain/recipients/contacts';
import { BOUNDS } from '../domain/text/text';

/*
 * Generates ledgers that the app can reach: wallets, orders that the ledger has accepted, records of other back ends,
 * contacts and choices. The tests of each way in which a ledger is stored, written or sent use this generator.
 *
 * A table names each field of a type. If a type gets a field that its table lacks, this module does not compile.
 */

/** A generator for each field of a type. An optional field is absent if its generator returns undefined. */
type FieldsOf<Of> = {
  readonly [Name in keyof Of]-?: fc.Arbitrary<Exclude<Of[Name], undefined> | undefined>;
};

const withoutAbsent = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const whole = <Of extends object>(fields: FieldsOf<Of>): fc.Arbitrary<Of> =>
  fc
    .record(fields as Record<string, fc.Arbitrary<unknown>>)
    .map((made) => withoutAbsent(made) as Of);

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

/** Texts that are often stored wrongly: other scripts, joined emoji, formulas, quotes, and words of JavaScript. */
const TEXTS = [
  'Ana',
  'ليلى',
  'נועה',
  '山田 太郎',
  'प्रिया',
  'Zoe\u0308',
  '👨‍👩‍👧‍👦',
  '=SUM(A1:A9)',
  '"quoted", and; more',
  "O'Brien & <b>Sons</b>",
  '__proto__',
  'null',
  '0',
];

/** Generates texts that the user can type in a field. */
function typed(kind: FieldKind, most: number): fc.Arbitrary<string> {
  const any = fc
    .string({ unit: 'grapheme', maxLength: Math.min(most, 20) })
    .map((text) => text.trim())
    .filter((text) => isWritten(kind, text));
  const longest = fc.constantFrom('x', '界', '👨‍👩‍👧‍👦').map((letter) => letter.repeat(most));
  const known = fc.constantFrom(...TEXTS).filter((text) => isWritten(kind, text));
  return fc.oneof({ weight: 3, arbitrary: known }, any, longest);
}

const EMAILS = [
  'ana@florin.example',
  `${'a'.repeat(249)}@b.co`,
  'ünal@bücher.example',
  "o'b+x@c.de",
];

const recipient = fc.oneof(
  fc.constantFrom(...EMAILS.slice(0, 1), 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
  typed('recipient', BOUNDS.recipient),
);

const currencyId = fc.constantFrom(...CURRENCY_LIST.map(({ id }) => id));

/** Moments of a back end: with offsets, without a time, with fractions, and at the edges of the calendar. */
const moment = fc.constantFrom(
  '2026-02-28T23:30:00-08:00',
  '2026-03-01T01:00:00+05:30',
  '2026-03-01T00:00:00.123456Z',
  '2026-02-28',
  '2024-02-29',
  '0001-01-01',
  '9999-12-31T23:59:59.999Z',
  '2026-02-28 10:00:00Z',
);

/** Amounts of a back end. Those with an exponent or redundant zeros are changed when they are read. */
const foreignAmount = fc.constantFrom(
  '0',
  '0.01',
  '12.50',
  '33.33',
  '0.000000000000000001',
  `0.${'0'.repeat(97)}1`,
  '999999999999999',
  `${'9'.repeat(36)}.${'9'.repeat(24)}`,
  '1e5',
  '1E-7',
  '0012.30',
);

const foreignText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom('line\nbreak', 'NUL\0', '\u202Eright to left', 'd'.repeat(5_000), '\uD83D', ''),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

const symbol = fc.constantFrom(...CURRENCY_LIST.map((currency) => currency.symbol), 'DOGE', '円');

/** The fields of a record as another back end sends it. */
const FOREIGN_FIELDS = {
  id: fc.oneof(
    fc.uuid(),
    fc.constantFrom('tx/1?x=#', '=1+1', '円', 'i'.repeat(256), 'i'.repeat(999)),
  ),
  type: fc.constantFrom('receive', 'send', 'exchange', 'purchase', 'interest', '__proto__', '利息'),
  direction: maybe(fc.constantFrom('in', 'out', null)),
  amount: foreignAmount,
  currency: symbol,
  received: maybe(foreignAmount),
  receivedCurrency: maybe(symbol),
  fromAddress: maybe(fc.oneof(recipient, foreignText)),
  toAddress: maybe(fc.oneof(recipient, foreignText)),
  timestamp: fc.oneof(moment, fc.constantFrom('yesterday', '2026-02-30', null)),
  status: fc.constantFrom('completed', 'pending', 'failed', 'on-hold', 's'.repeat(64)),
  arrived: maybe(foreignAmount),
  fee: maybe(foreignAmount),
  description: foreignText,
  made: maybe(fc.constantFrom('sent', 'received', 'receivedFrom', 'exchanged', 'rent', 'newer')),
} as const satisfies {
  readonly [Name in keyof Transaction]-?: fc.Arbitrary<unknown>;
};

/** Values that are not transactions, as a back end may send them. */
const oddValue = fc.constantFrom<unknown>(null, 7, 'text', [], {}, { id: 'odd', amount: 12.5 });

/** A history of another back end, as the adapter reads it. */
const foreignHistory: fc.Arbitrary<readonly HistoryRecord[]> = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: fc.record(FOREIGN_FIELDS).map(withoutAbsent) }, oddValue),
    {
      maxLength: 4,
    },
  )
  .map((values) => readTransactions(values));

const foreignBalance = (id: CurrencyId): fc.Arbitrary<string | undefined> => {
  const decimals = heldDecimalsOf(currencyOf(CURRENCY_LIST, id));
  return fc.constantFrom(
    '0',
    '0.00',
    '12.50',
    '0012.5',
    '1e3',
    `0.${'0'.repeat(decimals - 1)}1`,
    '999999999999999.99',
    '9'.repeat(36),
    // The app cannot read these balances, and shows them as unknown.
    '12,50',
    `0.${'0'.repeat(decimals)}1`,
    undefined,
  );
};

const newWallet = whole<NewWallet>({
  id: fc.uuid(),
  name: typed('walletName', BOUNDS.walletName),
  type: fc.oneof(fc.constantFrom(...WALLET_TYPES), typed('walletType', BOUNDS.walletType)),
  color: fc.constantFrom(...WALLET_COLORS),
  createdAt: fc.constantFrom('2026-01-15T09:00:00.000Z', '2026-01-15T09:00:00+02:00'),
});

const foreignBalances = fc
  .record(
    Object.fromEntries(CURRENCY_LIST.map(({ id }) => [id, foreignBalance(id)])) as Record<
      CurrencyId,
      fc.Arbitrary<string | undefined>
    >,
  )
  .map((balances) => withoutAbsent(balances) as Record<string, Decimal>);

/** A wallet of another back end, as the app reads it. */
const foreignWallet: fc.Arbitrary<WalletRecord> = fc
  .tuple(newWallet, foreignBalances, foreignHistory, maybe(fc.constant(true as const)))
  .map(([wallet, balances, transactions, hasMadeName]) => ({
    ...wallet,
    ...separateUnknown(balances, CURRENCY_LIST),
    transactions,
    ...(hasMadeName && { hasMadeName }),
  }));

/** An amount of an order: an edge, or a part of the available balance. */
type Chosen = 'max' | 'least' | Decimal;

const pick = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Chosen>('max', 'least') },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Chosen>('33.33', '12.34', '9.99', '1', '0.5', '12.50', '0.000001'),
  },
  { weight: 1, arbitrary: fc.constantFrom<Chosen>('999999999999999', '999999999999999.99') },
);

const sendFields = whole<Omit<SendOrder, 'amount'>>({
  kind: fc.constant('send' as const),
  recipient,
  currency: currencyId,
  description: maybe(fc.oneof(typed('description', BOUNDS.description), fc.constant('  '))),
  preparationId: maybe(fc.uuid()),
});

const exchangeFields = whole<Omit<ExchangeOrder, 'amount' | 'received'>>({
  kind: fc.constant('exchange' as const),
  from: currencyId,
  to: currencyId,
  quoteId: maybe(fc.uuid()),
});

/** The end of an order that the ledger has accepted. */
type Outcome = 'settled' | 'pending' | 'in doubt' | 'made' | 'cancelled';

interface Step {
  readonly wallet: number;
  readonly amount: Chosen;
  readonly order: Omit<SendOrder, 'amount'> | Omit<ExchangeOrder, 'amount' | 'received'>;
  readonly outcome: Outcome;
}

const step: fc.Arbitrary<Step> = fc.record({
  wallet: fc.nat({ max: 9 }),
  amount: pick,
  order: fc.oneof({ weight: 1, arbitrary: sendFields }, { weight: 2, arbitrary: exchangeFields }),
  outcome: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Outcome>('settled') },
    { weight: 2, arbitrary: fc.constantFrom<Outcome>('pending', 'in doubt', 'made', 'cancelled') },
  ),
});

/** The time of the first order, in milliseconds since 1970, UTC. */
const START = Date.parse('2026-03-01T12:00:00Z');

const leastOf = (decimals: number) =>
  (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`) as Decimal;

function orderOf(state: WalletState, { order, amount: picked }: Step): Order {
  const source = order.kind === 'send' ? order.currency : order.from;
  const { decimals } = currencyOf(state.currencies, source);
  const amount =
    picked === 'max'
      ? round(availableBalance(state, source), decimals, 'down')
      : picked === 'least'
        ? leastOf(decimals)
        : picked;
  if (order.kind === 'send') return { ...order, amount };
  const { rate } = sampleRate(order.from, order.to);
  return {
    ...order,
    amount,
    received: convert(amount, rate, currencyOf(state.currencies, order.to)),
  };
}

const END: Readonly<Record<Outcome, (state: WalletState, id: string, at: string) => WalletState>> =
  {
    settled: settleOrder,
    pending: (state) => state,
    'in doubt': (state, id) => doubtOrder(state, id),
    made: (state, id) => doubtOrder(state, id, true),
    cancelled: cancelOrder,
  };

/** Submits an order to the ledger. An order that the ledger refuses changes nothing. */
function take(state: WalletState, next: Step, index: number): WalletState {
  const wallet = state.wallets[next.wallet % state.wallets.length];
  const active = switchWallet(state, wallet?.id ?? '');
  if (!active.ok) return state;
  const id = `order-${index}`;
  const placed = placeOrder(active.value, id, orderOf(active.value, next));
  if (!placed.ok) return state;
  return END[next.outcome](placed.value, id, new Date(START + index * 60_000).toISOString());
}

const contact: fc.Arbitrary<Contact> = whole<Contact>({
  id: fc.uuid(),
  name: typed('personName', BOUNDS.name),
  email: maybe(fc.constantFrom(...EMAILS)),
  addresses: fc
    .record({ usd: maybe(recipient), btc: maybe(recipient), eth: maybe(recipient) })
    .map(withoutAbsent),
});

/** Contacts that the form accepts, in the form in which the app saves them. */
const contacts = fc.uniqueArray(contact, { maxLength: 4, selector: ({ id }) => id }).map((list) =>
  list.flatMap(({ id, ...given }) => {
    const checked = checkContact(given);
    return checked.ok ? [{ id, ...checked.value }] : [];
  }),
);

const choices = whole<Omit<KeptChoices, 'activeWalletId'>>({
  primaryCurrency: currencyId,
  chainId: fc.constantFrom(...CHAIN_LIST.map(({ id }) => id)),
  hidesBalances: fc.boolean(),
});

/** A state of the app's wallets, with the contacts and the choice that are stored beside them. */
export interface MadeLedger {
  readonly state: WalletState;
  readonly contacts: readonly Contact[];
  readonly hidesBalances: boolean;
}

/** Generates ledgers that the app can reach. */
export const ledgers: fc.Arbitrary<MadeLedger> = fc
  .record({
    now: fc.constantFrom(0, START - 60_000),
    hasSamples: fc.boolean(),
    created: fc.uniqueArray(newWallet, { maxLength: 2, selector: ({ id }) => id }),
    foreign: fc.uniqueArray(foreignWallet, {
      minLength: 1,
      maxLength: 2,
      selector: ({ id }) => id,
    }),
    steps: fc.array(step, { maxLength: 12 }),
    contacts,
    choices,
  })
  .map(({ now, hasSamples, created, foreign, steps, contacts: people, choices: chosen }) => {
    const sample = sampleWorld(now);
    const wallets = hasSamples ? [...sample.wallets, ...foreign] : foreign;
    const [{ id: activeWalletId }] = wallets as [WalletRecord];
    let state: WalletState = { ...sample, wallets, activeWalletId };
    for (const wallet of created) {
      const made = createWallet(state, wallet);
      if (made.ok) state = made.value;
    }
    state = steps.reduce(take, state);
    const currency = chooseCurrency(state, chosen.primaryCurrency);
    if (currency.ok) state = currency.value;
    const chain = chooseChain(state, chosen.chainId);
    if (chain.ok) state = chain.value;
    return { state, contacts: people, hidesBalances: chosen.hidesBalances };
  });

/** Returns the contents of a ledger that the app stores on the device and writes to backups. */
export function contentsOf({ state, contacts: people, hidesBalances }: MadeLedger): BackupContents {
  const { wallets, activeWalletId, primaryCurrency, chainId } = state;
  return {
    wallets,
    contacts: people,
    choices: { activeWalletId, primaryCurrency, chainId, hidesBalances },
  };
}

/** Returns contents in the stored form: with a balance for each currency, and unknown balances only if there are any. */
export function storedForm({ wallets, ...rest }: BackupContents): BackupContents {
  return {
    ...rest,
    wallets: wallets.map(({ unknownBalances = {}, balances, ...wallet }) => {
      const isKnown = (id: CurrencyId) => unknownBalances[id] === undefined;
      const known = CURRENCY_LIST.filter(({ id }) => isKnown(id));
      const isAnyUnknown = Object.keys(unknownBalances).length > 0;
      return {
        ...wallet,
        balances: Object.fromEntries(known.map(({ id }) => [id, balances[id] ?? '0'])),
        ...(isAnyUnknown && { unknownBalances }),
      };
    }),
  };
}

/** The names of the fields of each type in a ledger. A test checks that the generator makes each of them. */
export const LEDGER_FIELDS = {
  wallet: {
    id: true,
    name: true,
    hasMadeName: true,
    type: true,
    createdAt: true,
    transactions: true,
    balances: true,
    unknownBalances: true,
    color: true,
  } satisfies Every<WalletRecord>,
  unknownBalance: { written: true } satisfies Every<UnknownAmount>,
  transaction: {
    id: true,
    type: true,
    direction: true,
    amount: true,
    currency: true,
    received: true,
    receivedCurrency: true,
    fromAddress: true,
    toAddress: true,
    timestamp: true,
    status: true,
    arrived: true,
    fee: true,
    description: true,
    made: true,
  } satisfies Every<Transaction>,
  unreadable: { id: true, timestamp: true, status: true, unreadable: true } satisfies Every<
    Omit<UnreadableRecord, Exclude<keyof Transaction, 'id' | 'timestamp' | 'status'>>
  >,
  pending: {
    id: true,
    walletId: true,
    order: true,
    inDoubt: true,
    isMade: true,
  } satisfies Every<PendingOrder>,
  send: {
    kind: true,
    recipient: true,
    amount: true,
    currency: true,
    description: true,
    preparationId: true,
  } satisfies Every<SendOrder>,
  exchange: {
    kind: true,
    from: true,
    to: true,
    amount: true,
    received: true,
    quoteId: true,
  } satisfies Every<ExchangeOrder>,
  contact: { id: true, name: true, email: true, addresses: true } satisfies Every<Contact>,
  choices: {
    activeWalletId: true,
    primaryCurrency: true,
    chainId: true,
    hidesBalances: true,
  } satisfies Every<KeptChoices>,
} as const;

type Every<Of> = { readonly [Name in keyof Of]-?: true };
