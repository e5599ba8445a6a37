import type { WalletAdapter } from '#src/adapters/walletAdapter';
import type { BackEndUnderTest, ConformanceOptions } from './backEnd';
import { having, receiptOf, type Bench, type Connection, type Draft } from './bench';
import { exchanged, quoted } from './exchanges';
import { ConformanceFailure, expect, expectAlike, expectFailure } from './expect';
import { paid } from './keyCases';
import type { Outage } from './line';
import { NEW_WALLET } from './newWalletCases';
import { newPerson, UNKNOWN_CHALLENGE } from './strangers';

/** The message of a test that fails because the simulated connection lost no call. */
export const UNDISTURBED =
  'The simulated connection disturbed no call, so the case proves nothing. Connect the adapter through `line`. If its requests have no header `Idempotency-Key`, pass a function `isMove` to `wrapFetch`.';

/** The time limit, in milliseconds, for the rejection of a lost call. An adapter may repeat the call in this time. */
const LOST_MS = 30_000;

/**
 * Makes a call during an outage, in which the connection loses every call or every response. Fails unless the call
 * rejects as unreachable. A read may succeed without a request, for example from a cache.
 */
async function expectLost(
  bench: Bench<BackEndUnderTest>,
  { adapter, line }: Connection,
  outage: Outage,
  [name, call, isRead]: LostCall,
): Promise<void> {
  const what = `${name} whose ${outage === 'call lost' ? 'call' : 'answer'} is lost`;
  const before = line.lost();
  line.outage = outage;
  try {
    const error = await bench.rejection(() => call(adapter), what, LOST_MS);
    if (!line.isOutside(error)) expectFailure(error, 'unreachable', what);
  } catch (error) {
    if (line.lost() > before) throw error;
    if (!isRead) throw new ConformanceFailure(UNDISTURBED, { cause: error });
  } finally {
    line.outage = null;
  }
}

/** A call for a test of lost calls. `isRead` states whether the call may succeed without a request. */
type LostCall = readonly [
  name: string,
  call: (adapter: WalletAdapter) => Promise<unknown>,
  isRead: boolean,
];

/** Returns the calls that move no money. */
function readsOf(
  bench: Bench<BackEndUnderTest>,
  { abilities = [], exchanges = false }: Pick<ConformanceOptions, 'abilities' | 'exchanges'>,
  id: string,
): readonly LostCall[] {
  const { payment, backEnd } = bench;
  const { walletId, currency } = payment;
  const { credentials, exchange } = backEnd;
  const reads: readonly (readonly [string, LostCall[1], boolean])[] = [
    ['balances', (adapter) => adapter.balances(), true],
    ['history', (adapter) => adapter.history({ walletId }), true],
    ['signIn', (adapter) => adapter.signIn(credentials), true],
    [
      'quote',
      (adapter) => (exchange ? adapter.quote(exchange) : Promise.reject(new Error())),
      exchanges,
    ],
    [
      'transaction',
      (adapter) => having(adapter, 'transaction').transaction({ walletId, id }),
      abilities.includes('transaction'),
    ],
    [
      'receiveAddresses',
      (adapter) => having(adapter, 'receiveAddresses').receiveAddresses(walletId),
      abilities.includes('receiveAddresses'),
    ],
    [
      'priceHistory',
      (adapter) => having(adapter, 'priceHistory').priceHistory(currency),
      abilities.includes('priceHistory'),
    ],
    [
      'prepare',
      (adapter) => having(adapter, 'prepare').prepare(payment),
      abilities.includes('prepare'),
    ],
    [
      'signUp',
      (adapter) => having(adapter, 'signUp').signUp(newPerson(bench)),
      abilities.includes('signUp'),
    ],
    [
      'signInWithBiometrics',
      (adapter) => having(adapter, 'signInWithBiometrics').signInWithBiometrics(),
      abilities.includes('signInWithBiometrics'),
    ],
    [
      'confirmSignIn',
      (adapter) => having(adapter, 'confirmSignIn').confirmSignIn(UNKNOWN_CHALLENGE),
      abilities.includes('confirmSignIn'),
    ],
    [
      'resendCode',
      (adapter) => having(adapter, 'resendCode').resendCode(UNKNOWN_CHALLENGE.challengeId),
      abilities.includes('resendCode'),
    ],
  ];
  return reads.filter(([, , isOffered]) => isOffered).map(([name, call]) => [name, call, true]);
}

/** Returns a test that expects all reading calls to reject during an outage. */
const lostReads = (outage: Outage, name: string): Draft => ({
  name,
  async run(bench, options) {
    const id = receiptOf(await bench.pay(), 'A payment').transaction.id;
    const expectMoved = await bench.moved();
    await Promise.all(
      readsOf(bench, options, id).map(async (read) =>
        expectLost(bench, await bench.apart(), outage, read),
      ),
    );
    await expectMoved();
  },
});

/** Returns a test that expects a payment to reject during an outage, and to be made once when it is repeated. */
const lostPayment = (outage: Outage, name: string): Draft => ({
  name,
  async run(bench) {
    const expectMoved = await bench.moved();
    const key = bench.newKey();
    const connection = await bench.apart();
    const send = (adapter: WalletAdapter) => bench.pay({}, key, adapter);
    await expectLost(bench, connection, outage, ['send', send, false]);
    const again = receiptOf(await bench.pay({}, key, connection.adapter), 'The repeated payment');
    await expectMoved(paid(bench, again));
  },
});

const lostExchange = (outage: Outage, name: string): Draft => ({
  name,
  needs: ['exchanges'],
  async run(bench) {
    const { order } = await quoted(bench);
    const expectMoved = await bench.moved();
    const key = bench.newKey();
    const exchange = (adapter: WalletAdapter) => adapter.exchange(order, { idempotencyKey: key });
    await expectLost(bench, await bench.apart(), outage, ['exchange', exchange, false]);
    const again = receiptOf(await bench.exchange(order, key), 'The repeated exchange');
    await expectMoved(exchanged(order, again));
  },
});

const lostWallet = (outage: Outage, name: string): Draft => ({
  name,
  ability: 'createWallet',
  async run(bench) {
    const idempotencyKey = bench.newKey();
    const { wallets: before } = await bench.adapter.balances();
    const create = (adapter: WalletAdapter) =>
      having(adapter, 'createWallet').createWallet(NEW_WALLET, { idempotencyKey });
    await expectLost(bench, await bench.apart(), outage, ['createWallet', create, false]);
    const again = await create(bench.adapter);
    expect(again.ok, 'The repeated wallet was refused');
    const { wallets } = await bench.adapter.balances();
    expectAlike(
      wallets.map(({ id }) => id),
      [...before.map(({ id }) => id), again.value.id],
      'The wallets after a wallet was created',
    );
  },
});

const lostConfirmation = (outage: Outage, name: string): Draft => ({
  name,
  ability: 'confirm',
  needs: ['challenges'],
  async run(bench) {
    const { challenged } = bench.backEnd;
    expect(challenged !== undefined, 'The back end under test has no `challenged`');
    const { payment, code } = challenged;
    const expectMoved = await bench.moved();
    const idempotencyKey = bench.newKey();
    const connection = await bench.apart();
    const answer = await connection.adapter.send(payment, { idempotencyKey });
    expect(!answer.ok && answer.refusal.kind === 'challenge', 'The payment has no challenge');
    const { id: challengeId } = answer.refusal;
    const confirm = (adapter: WalletAdapter) =>
      having(adapter, 'confirm').confirm({ challengeId, code }, { idempotencyKey });
    await expectLost(bench, connection, outage, ['confirm', confirm, false]);
    const again = receiptOf(await confirm(connection.adapter), 'The repeated confirmation');
    await expectMoved({ payment, receipt: again });
  },
});

/**
 * Tests of the conformance kit for lost calls. A call without a response has to reject, because a refusal would mean
 * that the back end did not execute the call.
 */
export const LOST_CASES: readonly Draft[] = [
  lostPayment(
    'call lost',
    'a payment rejects as unreachable if every call is lost, and is paid once when it is repeated',
  ),
  lostPayment(
    'answer lost',
    'a payment rejects as unreachable if every answer is lost, and is paid once when it is repeated',
  ),
  lostExchange(
    'call lost',
    'an exchange rejects as unreachable if every call is lost, and is made once when it is repeated',
  ),
  lostExchange(
    'answer lost',
    'an exchange rejects as unreachable if every answer is lost, and is made once when it is repeated',
  ),
  lostWallet(
    'call lost',
    'a new wallet rejects as unreachable if every call is lost, and is created once when it is repeated',
  ),
  lostWallet(
    'answer lost',
    'a new wallet rejects as unreachable if every answer is lost, and is created once when it is repeated',
  ),
  lostConfirmation(
    'call lost',
    'a confirmation rejects as unreachable if every call is lost, and pays once when it is repeated',
  ),
  lostConfirmation(
    'answer lost',
    'a confirmation rejects as unreachable if every answer is lost, and pays once when it is repeated',
  ),
  lostReads('call lost', 'a read whose call is lost rejects as unreachable'),
  lostReads('answer lost', 'a read whose answer is lost rejects as unreachable'),
];
