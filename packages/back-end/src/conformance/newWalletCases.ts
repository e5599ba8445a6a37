import { compare, ZERO } from '#src/domain/money/money';
import type { NewWalletRequest, ReadOptions, WalletSummary } from '#src/adapters/walletAdapter';
import { abort } from './abort';
import type { BackEndUnderTest } from './backEnd';
import { having, type Bench, type Draft } from './bench';
import { ConformanceFailure, expect, expectAlike, written } from './expect';
import { expectMoved, readAll } from './ledger';
import type { Fate } from './line';

/** The request with which the tests create a wallet. */
export const NEW_WALLET: NewWalletRequest = { name: 'Holiday', type: 'savings', color: 'plum' };

const create = (
  { adapter }: Bench<BackEndUnderTest>,
  idempotencyKey: string,
  wallet: NewWalletRequest = NEW_WALLET,
) => having(adapter, 'createWallet').createWallet(wallet, { idempotencyKey });

/** Returns the created wallet. Fails if the call was refused. */
async function created(call: ReturnType<typeof create>, what: string): Promise<WalletSummary> {
  const answer = await call;
  if (answer.ok) return answer.value;
  throw new ConformanceFailure(`${what} was refused: ${JSON.stringify(answer.refusal)}`);
}

const idsOf = async ({ adapter }: Pick<Bench<BackEndUnderTest>, 'adapter'>) =>
  (await adapter.balances()).wallets.map(({ id }) => id);

/** Fails unless the list of wallets has only one addition, the new wallet at its end. */
const expectOneMore = async (
  bench: Bench<BackEndUnderTest>,
  before: readonly string[],
  { id }: WalletSummary,
) => {
  expectAlike(await idsOf(bench), [...before, id], 'The wallets after a wallet was created');
};

/**
 * Returns a test that loses or doubles the call that creates a wallet, or loses its response. The test then repeats the
 * call with the same key, and expects a single new wallet.
 */
const overLine = (fate: Fate, name: string): Draft => ({
  name,
  ability: 'createWallet',
  async run(bench) {
    const before = await idsOf(bench);
    const key = bench.newKey();
    bench.line.fates.push(fate);
    const lost = await create(bench, key).catch(() => null);
    expect(
      lost === null || lost.ok,
      `A wallet over a disturbed connection was answered with the refusal ${written(lost)}. A lost call must reject`,
    );
    await expectOneMore(bench, before, await created(create(bench, key), 'The repeated wallet'));
  },
});

/** Tests of the conformance kit for new wallets: a wallet is created once for each key. */
export const NEW_WALLET_CASES: readonly Draft[] = [
  {
    name: 'a new wallet is empty, has no history, and is listed on every connection',
    ability: 'createWallet',
    async run(bench) {
      const other = await bench.other();
      const before = await idsOf(bench);
      const ledger = await bench.ledger();
      const named = { ...NEW_WALLET, name: ' Holiday ' };
      const wallet = await created(create(bench, bench.newKey(), named), 'The wallet');
      const { id, name, type, color } = wallet;
      expectAlike({ name, type, color }, NEW_WALLET, 'The new wallet');
      await expectOneMore(bench, before, wallet);
      await expectOneMore({ ...bench, adapter: other }, before, wallet);
      const now = await bench.ledger();
      const others = now.wallets.filter((one) => one.id !== id);
      expectMoved(ledger, { ...now, wallets: others }, []);
      const { wallets } = await bench.adapter.balances();
      const amounts = Object.values(wallets.find((one) => one.id === id)?.balances ?? {});
      const isEmpty = amounts.every((amount) => compare(amount, ZERO) === 0);
      expect(isEmpty, 'The new wallet is not empty');
      expectAlike(await readAll(bench.adapter, id), [], 'The history of the new wallet');
    },
  },
  {
    name: 'a wallet is created once when its key is repeated, or sent ten times at once',
    ability: 'createWallet',
    async run(bench) {
      const before = await idsOf(bench);
      const key = bench.newKey();
      const calls = Array.from({ length: 10 }, () => created(create(bench, key), 'A wallet'));
      const wallets = await Promise.all(calls);
      const again = await created(create(bench, key), 'The repeated wallet');
      for (const { id } of wallets) expectAlike(id, again.id, 'The wallet that ten calls return');
      await expectOneMore(bench, before, again);
    },
  },
  overLine('call lost', 'a wallet whose call is lost is created once when it is repeated'),
  overLine('answer lost', 'a wallet whose answer is lost is created once when it is repeated'),
  overLine('call doubled', 'a wallet that the connection delivers twice is created once'),
  {
    name: 'a wallet that is aborted is created once when it is repeated',
    ability: 'createWallet',
    async run(bench) {
      const before = await idsOf(bench);
      const idempotencyKey = bench.newKey();
      const able = having(bench.adapter, 'createWallet');
      const begin = (options: ReadOptions) =>
        able.createWallet(NEW_WALLET, { ...options, idempotencyKey });
      await abort(bench, 'a new wallet', begin, false);
      const wallet = await created(create(bench, idempotencyKey), 'The repeated wallet');
      await expectOneMore(bench, before, wallet);
    },
  },
  {
    name: 'a used key with another wallet is refused as a duplicate, and creates nothing',
    ability: 'createWallet',
    async run(bench) {
      const key = bench.newKey();
      await created(create(bench, key), 'The wallet');
      const before = await idsOf(bench);
      const answer = await create(bench, key, { ...NEW_WALLET, name: 'Another' });
      expect(!answer.ok, 'Another wallet was created with a used key');
      expectAlike(answer.refusal.kind, 'duplicate', 'The refusal of another wallet with the key');
      expectAlike(await idsOf(bench), before, 'The wallets after a refusal');
    },
  },
  {
    name: 'a wallet without a name is refused, and its key creates another wallet once',
    ability: 'createWallet',
    async run(bench) {
      const before = await idsOf(bench);
      const key = bench.newKey();
      const answer = await create(bench, key, { ...NEW_WALLET, name: ' ' });
      expect(!answer.ok, 'A wallet without a name was created');
      if (answer.refusal.kind !== 'message')
        expectAlike(answer.refusal.kind, 'no-name', 'The refusal of a wallet without a name');
      expectAlike(await idsOf(bench), before, 'The wallets after a refusal');
      const wallet = await created(
        create(bench, key),
        'The wallet with the key of a refused wallet',
      );
      await expectOneMore(bench, before, wallet);
    },
  },
];
