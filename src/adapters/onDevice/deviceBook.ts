import type { WalletState } from '../../domain/ledger/ledger';
import { accept, refuse, type Result } from '../../domain/result';
import type { Clock } from '../../services/clock';
import { deviceKey } from '../device';
import type { DeviceBook } from '../keeper';
import { createOrderDesk, printOf, settle } from '../simulated/orderDesk';
import { addWallet, printOfWallet } from '../simulated/simulatedBook';
import type { Data, StoredAnswer } from './deviceData';
import { change, refresh, type Ledger, type Snapshot } from './deviceLedger';
import { DeviceStoreError } from './deviceStoreError';

type Outcome<Value, Refusal> = Result<Value, Refusal | { readonly kind: 'duplicate' }>;

/**
 * Runs `decide` and stores its result, once for each key. A repeated call returns the stored result. `show` loads the
 * newest data, which `decide` reads.
 */
async function once<Value, Refusal>(
  ledger: Ledger,
  show: (now: Snapshot) => Data,
  { key, print }: Pick<StoredAnswer, 'key' | 'print'>,
  decide: () => Result<{ readonly state: WalletState; readonly value: Value }, Refusal>,
): Promise<Outcome<Value, Refusal>> {
  let result: Outcome<Value, Refusal> = refuse({ kind: 'duplicate' });
  await change(ledger, (now) => {
    const data = show(now);
    const known = data.answers.find((answer) => answer.key === key);
    if (known?.print === print) result = accept(known.answer as Value);
    if (known) return null;
    const decided = decide();
    result = decided.ok ? accept(decided.value.value) : decided;
    if (!decided.ok) return null;
    const { state, value } = decided.value;
    const answers = [...data.answers, { key, print, answer: value }];
    return { ...data, wallets: state.wallets, answers };
  });
  if (ledger.copy) show(ledger.copy);
  return result;
}

/** Creates the `DeviceBook` of the stored wallets. `start` has the currencies, networks and prices. */
export function createDeviceBook(
  clock: Clock,
  ledger: Ledger,
  start: WalletState,
  read: () => Promise<Snapshot> = () => refresh(ledger),
): DeviceBook {
  const desk = createOrderDesk(clock);
  let identity: string | null = null;

  function show({ head, data }: Snapshot) {
    identity ??= head.identity;
    if (identity !== head.identity) throw new DeviceStoreError('replaced');
    // The prices are not part of the stored data, so they remain.
    book.state = { ...book.state, wallets: data.wallets };
    return data;
  }

  const book: DeviceBook = {
    state: start,
    priceListeners: new Set(),
    record: {},
    isRead: () => identity !== null,
    refresh: async () => void show(await read()),
    quote: (request) => desk.quote(book.state, request),
    async take(walletId, order, { idempotencyKey: key }, pay) {
      const { answers } = show(await refresh(ledger));
      const acceptedAt = clock.now();
      const place = () => desk.place(book.state, walletId, key, order, acceptedAt);
      if (!answers.some((answer) => answer.key === key)) {
        const placed = place();
        if (!placed.ok) return placed;
        await pay();
      }
      return once(ledger, show, { key, print: printOf(walletId, order) }, () => {
        const placed = place();
        if (!placed.ok) return placed;
        const { state, receipt } = settle(placed.value, walletId, key, clock.now());
        return accept({ state, value: receipt });
      });
    },
    create: ({ name, type, color }, { idempotencyKey: key }) =>
      once(ledger, show, { key, print: printOfWallet({ name, type, color }) }, () => {
        const added = addWallet(book.state, { name, type, color }, clock.now(), deviceKey());
        if (!added.ok) return added;
        return accept({ state: added.value.state, value: added.value.summary });
      }),
  };
  return book;
}
