import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS, DEMO_USER } from '#src/domain/demo/demoAccount';
import { problem } from '../../testing/backEndFetch';
import { HTTP_KEY, signedInOverHttp } from '../../testing/signedInOverHttp';
import { HTTP_ABILITIES } from './httpAbilities';
import { createHttpAdapter } from './httpAdapter';

const json = (status: number, body: unknown) => Response.json(body, { status });
const PERSON = { ...DEMO_CREDENTIALS, firstName: 'Alex', lastName: 'Morgan' };
const HOLIDAY = { name: 'Holiday', type: 'savings', color: 'plum' } as const;
const CREATED = {
  ...HOLIDAY,
  id: 'new',
  createdAt: '2025-11-21T10:00:00.000Z',
  balances: { usd: '0' },
};
const LINE = {
  id: 'tx-1',
  type: 'send',
  amount: '12.50',
  currency: 'USD',
  timestamp: '2025-11-21T10:00:00.000Z',
  status: 'completed',
  description: 'Rent',
};

describe('the abilities over HTTP', () => {
  it('are declared by the back end, and absent by default', () => {
    const baseUrl = 'https://wallet.example';
    const namesOf = (adapter: object) =>
      HTTP_ABILITIES.filter((name) => Object.hasOwn(adapter, name));
    expect(namesOf(createHttpAdapter({ baseUrl }))).toEqual([]);
    const some = createHttpAdapter({ baseUrl, abilities: ['transaction', 'signUp'] });
    expect(namesOf(some)).toEqual(['signUp', 'transaction']);
    expect(namesOf(createHttpAdapter({ baseUrl, abilities: HTTP_ABILITIES }))).toEqual([
      'signUp',
      'createWallet',
      'receiveAddresses',
      'priceHistory',
      'transaction',
      'prepare',
      'confirm',
      'confirmSignIn',
      'resendCode',
      'cancelChallenge',
    ]);
  });

  it('opens an account and a session of its user', async () => {
    const { adapter, inits, server } = await signedInOverHttp();
    server.instead.push(() => json(201, { user: DEMO_USER, token: 'token-of-sign-up' }));
    expect(await adapter.signUp?.(PERSON)).toEqual({ ok: true, value: DEMO_USER });
    expect(server.calls.at(-1)).toBe('POST /accounts');
    expect(inits.at(-1)?.body).toBe(
      '{"firstName":"Alex","lastName":"Morgan","email":"demo@florin.example","password":"florin-demo"}',
    );
    server.instead.push(() => problem(422, 'message'));
    await adapter.balances().catch(() => undefined);
    const headers = new Headers(inits.at(-1)?.headers);
    expect(headers.get('Authorization')).toBe('Bearer token-of-sign-up');
  });

  it.each([
    ['not-opened', {}, { kind: 'not-opened' }],
    ['message', { detail: 'Too short.' }, { kind: 'message', text: 'Too short.', retry: false }],
  ])('returns the refusal of an account: %s', async (kind, more, refusal) => {
    const { adapter, server, waits } = await signedInOverHttp();
    await adapter.signOut();
    server.instead.push(() => problem(409, kind, more));
    expect(await adapter.signUp?.(PERSON)).toEqual({ ok: false, refusal });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(waits).toEqual([]);
  });

  it('does not repeat a sign-up', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(() => Promise.reject(new TypeError('The connection was lost')));
    await expect(adapter.signUp?.(PERSON)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(server.calls.filter((call) => call === 'POST /accounts')).toHaveLength(1);
  });

  it('creates a wallet once for its key, even after a lost response', async () => {
    const { adapter, inits, server } = await signedInOverHttp();
    server.instead.push(
      () => Promise.reject(new TypeError('The connection was lost')),
      () => json(201, CREATED),
    );
    const answer = await adapter.createWallet?.(HOLIDAY, HTTP_KEY);
    expect(answer).toEqual({ ok: true, value: CREATED });
    const keys = inits.slice(-2).map(({ headers }) => new Headers(headers).get('Idempotency-Key'));
    expect(keys).toEqual([HTTP_KEY.idempotencyKey, HTTP_KEY.idempotencyKey]);
    expect(inits.at(-1)?.body).toBe('{"name":"Holiday","type":"savings","color":"plum"}');
  });

  it.each([
    ['no-name', {}, { kind: 'no-name' }],
    ['duplicate', {}, { kind: 'duplicate' }],
    [
      'too-long',
      { field: 'walletName', most: 40 },
      { kind: 'too-long', field: 'walletName', most: 40 },
    ],
    // This kind of refusal is only for orders. For a new wallet the back end's text is shown.
    ['no-quote', { title: 'No.' }, { kind: 'message', text: 'No.', retry: false }],
    [
      'message',
      { detail: 'Three are enough.', field: 'name' },
      { kind: 'message', text: 'Three are enough.', field: 'name', retry: false },
    ],
  ])('returns the reason of a refused wallet: %s', async (kind, more, refusal) => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(() => problem(422, kind, more));
    expect(await adapter.createWallet?.(HOLIDAY, HTTP_KEY)).toEqual({ ok: false, refusal });
  });

  it('has a text for each error', async () => {
    const no = { kind: 'message', text: 'No.', retry: false } as const;
    const { adapter, server } = await signedInOverHttp({ mapError: () => no });
    server.instead.push(
      () => problem(422, 'no-name'),
      () => problem(409, 'not-opened'),
    );
    const refused = { ok: false, refusal: no };
    expect(await adapter.createWallet?.(HOLIDAY, HTTP_KEY)).toEqual(refused);
    expect(await adapter.signUp?.(PERSON)).toEqual(refused);
  });

  it('reads addresses, past prices and one transaction', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(
      () => json(200, { addresses: { eur: 'a@b.example' } }),
      () => json(200, { prices: [{ at: '1970-01-01T00:00:01.000Z', price: '2.5' }] }),
      () => json(200, LINE),
      () => problem(404, 'unknown-transaction'),
      () => problem(404, 'unknown-wallet'),
    );
    expect(await adapter.receiveAddresses?.('personal')).toEqual({ eur: 'a@b.example' });
    expect(await adapter.priceHistory?.('btc')).toEqual([{ at: 1_000, price: '2.5' }]);
    expect(await adapter.transaction?.({ walletId: 'personal', id: 'tx-1' })).toEqual(LINE);
    expect(await adapter.transaction?.({ walletId: 'personal', id: 'none/..' })).toBeNull();
    const unknown = adapter.transaction?.({ walletId: 'none', id: 'tx-1' });
    await expect(unknown).rejects.toMatchObject({ failure: 'bad-request', status: 404 });
    expect(server.calls.slice(1)).toEqual([
      'GET /wallets/personal/addresses',
      'GET /prices/btc/history',
      'GET /wallets/personal/transactions/tx-1',
      'GET /wallets/personal/transactions/none%2F..',
      'GET /wallets/none/transactions/tx-1',
    ]);
  });

  it.each([
    ['receiveAddresses', { addresses: { eur: '' } }],
    ['receiveAddresses', {}],
    ['priceHistory', { prices: [{ at: '2025-11-21T10:00:00.000Z', price: '0' }] }],
    ['priceHistory', { prices: [{ at: '2025-11-21T10:00:00.000Z', price: 2.5 }] }],
    ['priceHistory', { prices: [{ at: 'now', price: '1' }] }],
    ['createWallet', { ...CREATED, balances: { usd: 0 } }],
  ] as const)('rejects an unreadable answer: %s of %o', async (name, body) => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(() => json(200, body));
    const calls = {
      receiveAddresses: () => adapter.receiveAddresses?.('personal'),
      priceHistory: () => adapter.priceHistory?.('usd'),
      createWallet: () => adapter.createWallet?.(HOLIDAY, HTTP_KEY),
    };
    await expect(calls[name]()).rejects.toMatchObject({ name: 'UnreadableAnswer' });
  });
});
