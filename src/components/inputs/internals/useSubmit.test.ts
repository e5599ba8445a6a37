// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../domain/ledger/call';
import { showRefusalIn, useSubmit, type SubmitParts } from './useSubmit';

interface Refusal {
  readonly kind: string;
  readonly text?: string;
  readonly retry?: boolean | 'new';
}

interface Order {
  readonly amount: string;
}

type Call = (order: Order, options: CallOptions) => Promise<Refusal | null | undefined>;

const FAILED = 'Something went wrong. Please try again.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Renders a component that uses the hook, and returns what the hook returned. */
function renderSubmit(parts: Omit<SubmitParts<Refusal>, 'show'> = {}) {
  const show = vi.fn<SubmitParts<Refusal>['show']>();
  const rendered: ReturnType<typeof useSubmit<Refusal>>[] = [];
  const root = createRoot(document.createElement('div'));
  function Probe() {
    rendered.push(useSubmit<Refusal>({ show, ...parts }));
    return null;
  }
  act(() => {
    root.render(createElement(Probe));
  });
  const [hook] = rendered;
  if (!hook) throw new Error('The component has not rendered.');
  const unmount = () => {
    act(() => {
      root.unmount();
    });
  };
  return { ...hook, show, unmount };
}

/** Submits orders one after the other. Returns the results, and the index of the first call with the same key. */
async function submitAll(
  { submit }: Pick<ReturnType<typeof renderSubmit>, 'submit'>,
  orders: readonly (readonly [amount: string, answer: () => Promise<Refusal | null | undefined>])[],
) {
  const keys: string[] = [];
  const results: boolean[] = [];
  for (const [amount, answer] of orders)
    results.push(
      await submit({ amount }, (_, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return answer();
      }),
    );
  return { results, keys: keys.map((key) => keys.indexOf(key)) };
}

/** Resolves after all promises that are already settled have called their callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const answers = (refusal: Refusal | null) => () => Promise.resolve(refusal);
const failed = answers({ kind: 'call-failed' });
const succeeded = answers(null);

/** Returns a call that does not settle until `settle` is called. It ignores its signal. */
function pendingCall() {
  let settle!: { resolve: (refusal: Refusal | null) => void; reject: (cause: unknown) => void };
  const answer = new Promise<Refusal | null>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const signals: AbortSignal[] = [];
  const call: Call = (_, { signal }) => {
    signals.push(signal);
    return answer;
  };
  return { ...settle, call, signals };
}

describe('the key of a call', () => {
  it('has 32 hexadecimal digits', async () => {
    const call = vi.fn<Call>(succeeded);
    await renderSubmit().submit({ amount: '5' }, call);
    expect(call.mock.calls[0]?.[0]).toEqual({ amount: '5' });
    expect(call.mock.calls[0]?.[1].idempotencyKey).toMatch(/^[\da-f]{32}$/);
  });

  it.each<readonly [string, () => Promise<Refusal | null>]>([
    ['a failed call', failed],
    ['a rejection', () => Promise.reject(new Error('503'))],
    ['an unknown refusal', answers({ kind: 'account-locked' })],
    ['a sentence of the server', answers({ kind: 'message', text: 'The bank is closed' })],
    ['a sentence with `retry: true`', answers({ kind: 'message', text: 'Busy', retry: true })],
    ['a cancelled step', answers({ kind: 'cancelled' })],
  ])('is the same after %s', async (_outcome, answer) => {
    const orders = [answer, answer, succeeded].map((one) => ['5', one] as const);
    expect(await submitAll(renderSubmit(), orders)).toEqual({
      results: [false, false, true],
      keys: [0, 0, 0],
    });
  });

  it.each([
    ['a success', {}, succeeded],
    [
      'a sentence with `retry: "new"`',
      {},
      answers({ kind: 'message', text: 'Not today', retry: 'new' }),
    ],
    ['a refusal without a rule', { toWords: () => ({ text: 'No' }) }, answers({ kind: 'no' })],
  ])('is new after %s', async (_outcome, parts, answer) => {
    const { keys } = await submitAll(renderSubmit(parts), [
      ['5', answer],
      ['5', succeeded],
    ]);
    expect(keys).toEqual([0, 1]);
  });

  it('is new after a repetition has succeeded', async () => {
    const { keys } = await submitAll(renderSubmit(), [
      ['5', failed],
      ['5', succeeded],
      ['5', succeeded],
    ]);
    expect(keys).toEqual([0, 0, 2]);
  });

  it('is new for other values, and the same for the first values', async () => {
    const { keys } = await submitAll(renderSubmit(), [
      ['5', failed],
      ['6', failed],
      ['5', failed],
      ['6', failed],
    ]);
    expect(keys).toEqual([0, 1, 0, 1]);
  });
});

describe('a refusal', () => {
  it('is shown with its field', async () => {
    const { submit, show } = renderSubmit({ toWords: () => ({ text: 'No', field: 'amount' }) });
    await submit({ amount: '5' }, answers({ kind: 'no' }));
    expect(show.mock.calls).toEqual([[{ text: 'No', field: 'amount' }]]);
  });

  it('with `retry: false` is shown again without a call, and other values are submitted', async () => {
    const { submit, show } = renderSubmit();
    const call = vi.fn<Call>(answers({ kind: 'message', text: 'Closed', retry: false }));
    await submit({ amount: '5' }, call);
    show.mockClear();
    expect(await submit({ amount: '5' }, call)).toBe(false);
    expect(call).toHaveBeenCalledOnce();
    expect(show.mock.calls.map(([{ text }]) => text)).toEqual(['', 'Closed']);
    await submit({ amount: '6' }, call);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('of the form itself is shown at its field, or as the error of the form', () => {
    const { refuse, show } = renderSubmit({
      toWords: ({ kind }) => ({ text: kind, field: 'amount' }),
    });
    refuse({ kind: 'too-small' });
    refuse({ kind: 'too-small' }, true);
    expect(show.mock.calls).toEqual([
      [{ text: 'too-small', field: 'amount' }],
      [{ text: 'too-small' }],
    ]);
  });
});

describe('a cancelled call', () => {
  it('settles with false, also if the callback never settles, and the form can be submitted again', async () => {
    const { submit, cancel, show } = renderSubmit();
    const { call, signals } = pendingCall();
    const result = submit({ amount: '5' }, call);
    expect(signals[0]?.aborted).toBe(false);
    cancel();
    expect(await result).toBe(false);
    expect(signals[0]?.aborted).toBe(true);
    expect(await submit({ amount: '5' }, succeeded)).toBe(true);
    expect(show).not.toHaveBeenCalled();
  });

  it('is not reported if the callback rejects with the reason of the signal', async () => {
    const onRefusedUnseen = vi.fn();
    const { submit, cancel, show } = renderSubmit({ onRefusedUnseen });
    const { call, reject, signals } = pendingCall();
    const result = submit({ amount: '5' }, call);
    cancel();
    reject(signals[0]?.reason);
    await result;
    await settled();
    expect(show).not.toHaveBeenCalled();
    expect(onRefusedUnseen).not.toHaveBeenCalled();
  });
});

describe('after the form has unmounted', () => {
  it('the signal is aborted, and a success settles with false', async () => {
    const { submit, unmount } = renderSubmit();
    const { call, resolve, signals } = pendingCall();
    const result = submit({ amount: '5' }, call);
    unmount();
    expect(signals[0]?.aborted).toBe(true);
    resolve(null);
    expect(await result).toBe(false);
  });

  it.each<readonly [string, (call: ReturnType<typeof pendingCall>) => void, Refusal]>([
    [
      'a refusal',
      ({ resolve }) => {
        resolve({ kind: 'insufficient-balance' });
      },
      { kind: 'insufficient-balance' },
    ],
    [
      'a failure',
      ({ reject }) => {
        reject(new Error('503'));
      },
      { kind: 'call-failed' },
    ],
  ])('%s is reported, and not shown', async (_outcome, settle, refusal) => {
    const onRefusedUnseen = vi.fn();
    const { submit, unmount, show } = renderSubmit({ onRefusedUnseen });
    const pending = pendingCall();
    const result = submit({ amount: '5' }, pending.call);
    unmount();
    settle(pending);
    await result;
    await settled();
    expect(onRefusedUnseen.mock.calls).toEqual([[refusal]]);
    expect(show).not.toHaveBeenCalled();
  });
});

describe('showRefusalIn', () => {
  it.each([
    ['amount', 'amount', true],
    ['limit', 'root', false],
    [undefined, 'root', false],
  ])('shows a refusal at the field %s as the error of %s', (field, name, shouldFocus) => {
    const setError = vi.fn();
    const getValues = vi.fn(() => ({ amount: '5' }));
    showRefusalIn<Order>({ getValues: getValues as never, setError })({ field, text: FAILED });
    expect(setError.mock.calls).toEqual([[name, { message: FAILED }, { shouldFocus }]]);
  });
});
