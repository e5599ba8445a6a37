import type { BalanceSheet, Receipt } from '#src/adapters/walletAdapter';
import type { Balances, CurrencyInfo } from '#src/domain/currency/currency';
import { compare, isPositive, ZERO, type Decimal } from '#src/domain/money/money';
import type { Able, Broken } from '../failedCases';

const COMPLETE = 'every wallet has a balance in every currency, and an empty balance is zero';
const EMPTIED = 'a balance that becomes empty is zero in the sheet and in the receipt';
const SAME = 'the currencies of the sheet are valid, and the same on every call and connection';
const DECIMALS = 'a payment in any currency may have all decimals of the currency, and no more';
const CREDITED = 'a quote for any currency credits no more decimals than the currency has';
const TIME = 'the sheet has the time of the back end, if its clock is ahead or behind';
const SHAPE = 'the sheet and the records have the shape of the interface, without null';

/** Returns a fault: the adapter changes its balance sheets. */
const withSheet =
  (change: (sheet: BalanceSheet) => BalanceSheet) =>
  ({ balances, firstSheet }: Able): Partial<Able> => ({
    balances: async (...given) => change(await balances(...given)),
    firstSheet() {
      const first = firstSheet();
      return first && { ...first, sheet: change(first.sheet) };
    },
  });

/** Returns a fault: the adapter changes the balances of a sheet and of a new wallet. */
const withBalances =
  (change: (balances: Balances) => Balances) =>
  ({ balances, createWallet }: Able): Partial<Able> => ({
    async balances(...given) {
      const sheet = await balances(...given);
      const wallets = sheet.wallets.map((one) => ({ ...one, balances: change(one.balances) }));
      return { ...sheet, wallets };
    },
    async createWallet(...given) {
      const answer = await createWallet(...given);
      if (!answer.ok) return answer;
      return { ok: true, value: { ...answer.value, balances: change(answer.value.balances) } };
    },
  });

/** Returns a fault: the adapter changes the receipts of payments. */
const withReceipt =
  (change: (receipt: Receipt) => Receipt) =>
  ({ send }: Able): Partial<Able> => ({
    async send(...given) {
      const answer = await send(...given);
      return answer.ok ? { ok: true, value: change(answer.value) } : answer;
    },
  });

const withoutZero = (balances: Balances): Balances =>
  Object.fromEntries(Object.entries(balances).filter(([, amount]) => isPositive(amount)));

const withNull = (balances: Balances): Balances =>
  Object.fromEntries(
    Object.entries(balances).map(([id, amount]) => [
      id,
      compare(amount, ZERO) === 0 ? (null as never) : amount,
    ]),
  );

/** Returns a fault: the sheet changes one of its currencies. */
const withCurrency = (id: string, change: Partial<CurrencyInfo>) =>
  withSheet((sheet) => ({
    ...sheet,
    currencies: (sheet.currencies ?? []).map((one) =>
      one.id === id ? { ...one, ...change } : one,
    ),
  }));

/** Returns a fault: a time of the sheet depends on the device, whose clock is never set. */
const withTime =
  (choose: (device: string, at: string) => string) =>
  ({ balances }: Able): Partial<Able> => {
    let device: string | undefined;
    return {
      async balances(...given) {
        const sheet = await balances(...given);
        device ??= sheet.at;
        return { ...sheet, at: choose(device, sheet.at) };
      },
    };
  };

/** Returns a fault: each payment is recorded at the time of the device, whose clock is never set. */
function recordedByDevice({ send, history, balances }: Able): Partial<Able> {
  const times = new Map<string, string>();
  let device: string | undefined;
  const dated = <Line extends { readonly id: string }>(line: Line): Line => {
    const timestamp = times.get(line.id);
    return timestamp === undefined ? line : { ...line, timestamp };
  };
  return {
    async balances(...given) {
      const sheet = await balances(...given);
      device ??= sheet.at;
      return sheet;
    },
    async send(...given) {
      const answer = await send(...given);
      if (!answer.ok) return answer;
      const { transaction } = answer.value;
      times.set(transaction.id, times.get(transaction.id) ?? device ?? '');
      return { ok: true, value: { ...answer.value, transaction: dated(transaction) } };
    },
    async history(...given) {
      const page = await history(...given);
      return { ...page, transactions: page.transactions.map(dated) };
    },
  };
}

/** Returns a time that is `expiresAt`, as if it were counted from the clock of a device that is never set. */
function fromDevice() {
  let offset: number | undefined;
  return (at: string, expiresAt: string): string => {
    offset ??= Date.parse(at);
    return new Date(offset + Date.parse(expiresAt) - Date.parse(at)).toISOString();
  };
}

/** Faulty adapters for the tests of the conformance kit: their sheets have wrong balances, currencies or times. */
export const WRONG_SHEETS: readonly Broken[] = [
  ['that omits balances of zero', withBalances(withoutZero), [COMPLETE, EMPTIED]],
  ['with null for a balance of zero', withBalances(withNull), [COMPLETE, EMPTIED]],
  [
    'with an empty text for a balance of zero',
    withBalances((balances) =>
      Object.fromEntries(
        Object.entries(balances).map(([id, amount]) => [
          id,
          isPositive(amount) ? amount : ('' as Decimal),
        ]),
      ),
    ),
    [COMPLETE, EMPTIED],
  ],
  [
    'that omits balances of zero in its receipts',
    withReceipt((receipt) => ({ ...receipt, balances: withoutZero(receipt.balances) })),
    [EMPTIED],
  ],
  [
    'that omits a currency in its receipts',
    withReceipt(({ balances: { ada: _none, ...balances }, ...receipt }) => ({
      ...receipt,
      balances,
    })),
    [COMPLETE],
  ],
  [
    'that omits a currency in its wallets',
    withBalances(({ gbp: _none, ...balances }) => balances),
    [COMPLETE],
  ],
  [
    'that omits wallets without money',
    withSheet((sheet) => ({
      ...sheet,
      wallets: sheet.wallets.filter(({ balances }) => Object.values(balances).some(isPositive)),
    })),
    ['a new wallet is empty, has no history, and is listed on every connection'],
  ],
  ['with euros with one decimal', withCurrency('eur', { decimals: 1 }), [DECIMALS]],
  ['with euros with three decimals', withCurrency('eur', { decimals: 3 }), [DECIMALS]],
  ['with pounds without decimals', withCurrency('gbp', { decimals: 0 }), [DECIMALS]],
  ['with bitcoin with two decimals', withCurrency('btc', { decimals: 2 }), [DECIMALS]],
  ['with bitcoin with nine decimals', withCurrency('btc', { decimals: 9 }), [DECIMALS]],
  ['with cardano with eight decimals', withCurrency('ada', { decimals: 8 }), [DECIMALS]],
  ['with ether with eight decimals', withCurrency('eth', { decimals: 8 }), [DECIMALS]],
  [
    'with exchanges to euros with fewer decimals than they credit',
    withCurrency('eur', { exchangeDecimals: 2 }),
    [CREDITED],
  ],
  [
    'with exchanges to bitcoin with fewer decimals than they credit',
    withCurrency('btc', { exchangeDecimals: 3 }),
    [CREDITED],
  ],
  [
    'with a cryptocurrency as the money of a country',
    withCurrency('btc', { type: 'fiat' }),
    [SAME],
  ],
  [
    'with the money of a country as a cryptocurrency',
    withCurrency('eur', { type: 'crypto' }),
    [SAME],
  ],
  ['with a currency without a type', withCurrency('eur', { type: undefined as never }), [SAME]],
  [
    'with null for the network of a currency',
    withCurrency('eur', { network: null as never }),
    [SAME],
  ],
  ['with two currencies with one symbol', withCurrency('gbp', { symbol: 'EUR' }), [SAME]],
  [
    'with another symbol than its records',
    withCurrency('usd', { symbol: 'US$' }),
    ['records name their currencies by symbol, and all times are in UTC'],
  ],
  [
    'with another order of currencies on each call',
    ({ balances }) => {
      let calls = 0;
      return {
        async balances(...given) {
          const sheet = await balances(...given);
          const currencies = sheet.currencies ?? [];
          calls += 1;
          return calls % 2 === 0 ? { ...sheet, currencies: currencies.toReversed() } : sheet;
        },
      };
    },
    [SAME],
  ],
  [
    'that lists only the currencies that a connection has paid in',
    ({ balances, send }) => {
      const paid = new Set<string>();
      return {
        send(order, options) {
          paid.add(order.currency);
          return send(order, options);
        },
        async balances(...given) {
          const sheet = await balances(...given);
          const currencies = (sheet.currencies ?? []).filter(({ id }) => paid.has(id));
          return currencies.length > 0 ? { ...sheet, currencies } : sheet;
        },
      };
    },
    [SAME],
  ],
  ['with the time of the device', withTime((device) => device), [TIME]],
  [
    'with the time of the device if the clock of the device is ahead',
    withTime((device, at) => (device > at ? device : at)),
    [TIME],
  ],
  [
    'with the time of the device if the clock of the device is behind',
    withTime((device, at) => (device < at ? device : at)),
    [TIME],
  ],
  ['with records at the time of the device', recordedByDevice, [TIME]],
  [
    'with quotes that expire by the clock of the device',
    ({ quote, balances }) => {
      const expiryOf = fromDevice();
      return {
        async quote(...given) {
          const { at } = await balances();
          const answer = await quote(...given);
          return answer && { ...answer, expiresAt: expiryOf(at, answer.expiresAt) };
        },
      };
    },
    [TIME],
  ],
  [
    'with preparations that expire by the clock of the device',
    ({ prepare, balances }) => {
      const expiryOf = fromDevice();
      return {
        async prepare(...given) {
          const { at } = await balances();
          const answer = await prepare(...given);
          if (!answer.ok) return answer;
          const expiresAt = expiryOf(at, answer.value.expiresAt);
          return { ok: true, value: { ...answer.value, expiresAt } };
        },
      };
    },
    [TIME],
  ],
  [
    'with null for the fee of a record',
    ({ history }) => ({
      async history(...given) {
        const page = await history(...given);
        const transactions = page.transactions.map((line) => ({ ...line, fee: null as never }));
        return { ...page, transactions };
      },
    }),
    [SHAPE],
  ],
  [
    'with null for the sender of a record',
    ({ history }) => ({
      async history(...given) {
        const page = await history(...given);
        const transactions = page.transactions.map((line) => ({
          ...line,
          fromAddress: line.fromAddress ?? (null as never),
        }));
        return { ...page, transactions };
      },
    }),
    [SHAPE],
  ],
  [
    'with records without a description',
    ({ history }) => ({
      async history(...given) {
        const page = await history(...given);
        const transactions = page.transactions.map(
          ({ description: _none, ...line }) => line as never,
        );
        return { ...page, transactions };
      },
    }),
    [SHAPE],
  ],
  [
    'with wallets without a name',
    withSheet((sheet) => ({
      ...sheet,
      wallets: sheet.wallets.map((wallet) => ({ ...wallet, name: undefined as never })),
    })),
    [SHAPE],
  ],
  [
    'with wallets with a colour that is not a name of a gradient',
    withSheet((sheet) => ({
      ...sheet,
      wallets: sheet.wallets.map((wallet) => ({ ...wallet, color: '#ff0000' as never })),
    })),
    [SHAPE],
  ],
  [
    'with wallets with a date in place of a time of creation',
    withSheet((sheet) => ({
      ...sheet,
      wallets: sheet.wallets.map((wallet) => ({
        ...wallet,
        createdAt: wallet.createdAt.slice(0, 10),
      })),
    })),
    [SHAPE],
  ],
  [
    'with null for an unknown price',
    withSheet((sheet) => ({ ...sheet, market: { ...sheet.market, gbp: null as never } })),
    [SHAPE],
  ],
  [
    'with null for an unknown change of a price',
    withSheet(({ market: { btc, ...market }, ...sheet }) => ({
      ...sheet,
      market: { ...market, ...(btc && { btc: { ...btc, change24h: null as never } }) },
    })),
    [SHAPE],
  ],
];
