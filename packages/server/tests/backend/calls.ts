import { setTimeout as sleep } from 'node:timers/promises';
import type { BalanceSheet, HistoryPage, Receipt } from '#src/adapters/walletAdapter';
import type { HistoryRecord } from '#src/domain/history/transaction';

/** The request that places an order: the last part of its path, and its body. */
export interface WireOrder {
  readonly path: 'payments' | 'exchanges';
  readonly body: Readonly<Record<string, string>>;
}

/** A signed-in client of the server at `url`. */
export interface Caller {
  readonly url: string;
  readonly token: string;
}

/** Returns an idempotency key for a number. */
export const keyOf = (number: number) => number.toString(16).padStart(32, '0');

/** Signs in with the password of the demo accounts. */
export async function signIn(url: string, email = 'demo@florin.example'): Promise<Caller> {
  const response = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'florin-demo' }),
  });
  const { token } = (await response.json()) as { token: string };
  return { url, token };
}

/** Sends a GET request, and returns the JSON of the response. Rejects for an error status. */
export async function get<Answer>({ url, token }: Caller, path: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`GET ${path} failed with the status ${response.status}`);
  return (await response.json()) as Answer;
}

/** Sends an order of the personal wallet, and does not retry it. */
export function postOrder({ url, token }: Caller, key: string, { path, body }: WireOrder) {
  return fetch(`${url}/wallets/personal/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
}

/** The result of an executed order. */
export interface Outcome {
  readonly receipt: Receipt;
  readonly replayed: boolean;
  /** The number of requests for this order that failed or whose response was lost. */
  readonly failures: number;
}

/** Sends an order with the same key until it is executed, and awaits `beforeRetry` before each retry. */
export async function postUntilDone(
  caller: Caller,
  key: string,
  order: WireOrder,
  beforeRetry: () => Promise<unknown> = () => sleep(100),
): Promise<Outcome> {
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await postOrder(caller, key, order);
      if (response.status === 201) {
        const replayed = response.headers.get('idempotency-replayed') === 'true';
        return { receipt: (await response.json()) as Receipt, replayed, failures };
      }
      if (response.status !== 503) throw new RangeError(await response.text());
      await response.text();
    } catch (error) {
      // A `RangeError` is a refusal, so the test fails. Any other error means that the response was lost, so the order
      // is sent again.
      if (error instanceof RangeError) throw error;
    }
    await beforeRetry();
  }
}

/** Returns the balances of the personal wallet. */
export async function personalBalances(caller: Caller) {
  const { wallets } = await get<BalanceSheet>(caller, '/wallets');
  return wallets.find(({ id }) => id === 'personal')?.balances;
}

/** Returns the whole history of the personal wallet, which it requests page by page. */
export async function personalHistory(caller: Caller): Promise<readonly HistoryRecord[]> {
  const lines: HistoryRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: HistoryPage = await get(caller, `/wallets/personal/transactions?limit=200${after}`);
    lines.push(...page.transactions);
    cursor = page.next;
  }
  return lines;
}
