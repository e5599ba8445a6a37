import type { Challenge, ReadOptions } from '#src/adapters/walletAdapter';
import { abort } from './abort';
import type { BackEndUnderTest } from './backEnd';
import { having, receiptOf, type Bench, type Draft } from './bench';
import { ConformanceFailure, expect, expectAlike } from './expect';

function challengedOf({ backEnd: { challenged } }: Bench<BackEndUnderTest>) {
  expect(challenged !== undefined, 'The back end under test has no `challenged`');
  return challenged;
}

/** Sends the payment and returns its challenge. Fails if the back end returns no challenge. */
async function challengeOf(bench: Bench<BackEndUnderTest>, key: string): Promise<Challenge> {
  const { payment } = challengedOf(bench);
  const answer = await bench.adapter.send(payment, { idempotencyKey: key });
  if (!answer.ok && answer.refusal.kind === 'challenge') return answer.refusal;
  throw new ConformanceFailure('The payment was answered without a challenge');
}

const confirm = (
  { adapter }: Bench<BackEndUnderTest>,
  challengeId: string,
  code: string,
  idempotencyKey: string,
) => having(adapter, 'confirm').confirm({ challengeId, code }, { idempotencyKey });

/**
 * Tests of the conformance kit for challenges: a payment with a second factor moves money once, and only after the
 * right code.
 */
export const CHALLENGE_CASES: readonly Draft[] = [
  {
    name: 'a payment with a challenge moves money once, only after the right code',
    ability: 'confirm',
    needs: ['challenges'],
    async run(bench) {
      const { payment, code, wrongCode } = challengedOf(bench);
      const key = bench.newKey();
      const expectMoved = await bench.moved();
      await challengeOf(bench, key);
      await expectMoved();
      // A repeated payment may get a new challenge, so the test answers the newest.
      const { id } = await challengeOf(bench, key);
      const wrong = await confirm(bench, id, wrongCode, key);
      expect(!wrong.ok, 'A wrong code was accepted');
      expectAlike(wrong.refusal.kind, 'not-confirmed', 'The refusal of a wrong code');
      await expectMoved();
      const first = receiptOf(await confirm(bench, id, code, key), 'The confirmed payment');
      const again = receiptOf(await confirm(bench, id, code, key), 'The repeated confirmation');
      const sent = await bench.adapter.send(payment, { idempotencyKey: key });
      const repeated = receiptOf(sent, 'The repeated payment');
      for (const { transaction } of [again, repeated])
        expectAlike(
          transaction.id,
          first.transaction.id,
          'The record that a second call with the key returns',
        );
      await expectMoved({ payment, receipt: first });
    },
  },
  {
    name: 'a confirmation that is aborted pays once when it is repeated',
    ability: 'confirm',
    needs: ['challenges'],
    async run(bench) {
      const { payment, code } = challengedOf(bench);
      const idempotencyKey = bench.newKey();
      const expectMoved = await bench.moved();
      const { id: challengeId } = await challengeOf(bench, idempotencyKey);
      const able = having(bench.adapter, 'confirm');
      const begin = (options: ReadOptions) =>
        able.confirm({ challengeId, code }, { ...options, idempotencyKey });
      await abort(bench, 'a confirmation', begin, false);
      const again = await confirm(bench, challengeId, code, idempotencyKey);
      await expectMoved({ payment, receipt: receiptOf(again, 'The repeated confirmation') });
    },
  },
  {
    name: 'a challenge does not confirm a payment with another key',
    ability: 'confirm',
    needs: ['challenges'],
    async run(bench) {
      const { code } = challengedOf(bench);
      const expectMoved = await bench.moved();
      const { id } = await challengeOf(bench, bench.newKey());
      const answer = await confirm(bench, id, code, bench.newKey());
      expect(!answer.ok, 'A payment with another key was confirmed');
      await expectMoved();
    },
  },
  {
    name: 'a cancelled challenge moves nothing, and cannot be confirmed',
    ability: 'cancelChallenge',
    needs: ['challenges'],
    async run(bench) {
      const { code } = challengedOf(bench);
      const key = bench.newKey();
      const expectMoved = await bench.moved();
      const { id } = await challengeOf(bench, key);
      const able = having(bench.adapter, 'cancelChallenge');
      await able.cancelChallenge(id);
      await able.cancelChallenge(id);
      const answer = await confirm(bench, id, code, key);
      expect(!answer.ok, 'A cancelled challenge was confirmed');
      await expectMoved();
    },
  },
  {
    name: 'another code has another challenge, which replaces the earlier one',
    ability: 'resendCode',
    needs: ['challenges'],
    async run(bench) {
      const { code } = challengedOf(bench);
      const key = bench.newKey();
      const { id } = await challengeOf(bench, key);
      const answer = await having(bench.adapter, 'resendCode').resendCode(id);
      // A back end may send another code only after a pause, so a refusal is allowed.
      if (!answer.ok) return;
      const late = await confirm(bench, id, code, key);
      expect(!late.ok || answer.value.id === id, 'A replaced challenge was confirmed');
      if (late.ok) return;
      receiptOf(await confirm(bench, answer.value.id, code, key), 'The confirmed payment');
    },
  },
];
