import { setTimeout as sleep } from 'node:timers/promises';
import type { BalanceSheet, HistoryPage, Receipt } from '../../src/backend/walletAdapter';
import type { HistoryRecord } from '../../src/domain/history/transaction';

/** An order for the wire: the end of its address, and its body. */
export interface WireOrder {
  readonly path: 'payments' | 'exchanges';
  readonly body: Readonly<Record<string, string>>;
}

/** Somebody who is signed in, at the server of an address. */
export interface Caller {
  readonly url: string;
  readonly token: string;
}

/** An idempotency key that says its number. */
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

/** Reads an address of the server. */
export async function get<Answer>({ url, token }: Caller, path: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as Answer;
}

/** Asks once for an order out of the personal wallet. */
export function order({ url, token }: Caller, key: string, { path, body }: WireOrder) {
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

/** An order that was carried out, and how it went. */
export interface Outcome {
  readonly receipt: Receipt;
  readonly replayed: boolean;
  /** How often nobody knew whether it was carried out. */
  readonly failures: number;
}

/** Asks for an order with the same key until it is carried out; `mayRepeat` tells when to ask again. */
export async function orderUntilDone(
  caller: Caller,
  key: string,
  wanted: WireOrder,
  mayRepeat: () => Promise<unknown> = () => sleep(100),
): Promise<Outcome> {
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await order(caller, key, wanted);
      if (response.status === 201) {
        const replayed = response.headers.get('idempotency-replayed') === 'true';
        return { receipt: (await response.json()) as Receipt, replayed, failures };
      }
      if (response.status !== 503) throw new RangeError(await response.text());
      await response.text();
    } catch (error) {
      // A refusal is a mistake of the test; all else is a lost answer.
      if (error instanceof RangeError) throw error;
    }
    await mayRepeat();
  }
}

/** What the personal wallet holds. */
export async function personalBalances(caller: Caller) {
  const { wallets } = await get<BalanceSheet>(caller, '/wallets');
  return wallets.find(({ id }) => id === 'personal')?.balances;
}

/** The whole history of the personal wallet, page by page. */
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
