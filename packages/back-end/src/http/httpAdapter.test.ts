import { describe, expect, it, vi } from 'vitest';
import { DEMO_CREDENTIALS, DEMO_USER } from '#src/domain/demo/demoAccount';
import { problem } from '../../testing/backEndFetch';
import { HTTP_KEY, HTTP_ORDER, signedInOverHttp } from '../../testing/signedInOverHttp';
import { createHttpAdapter } from './httpAdapter';

describe('the adapter over HTTP', () => {
  it('signs in, and pays', async () => {
    const { adapter } = await signedInOverHttp();
    expect(await adapter.signIn(DEMO_CREDENTIALS)).toEqual({ ok: true, value: DEMO_USER });
    const answer = await adapter.send(HTTP_ORDER, HTTP_KEY);
    expect(answer).toMatchObject({
      ok: true,
      value: { transaction: { type: 'send', amount: '100' }, balances: { usd: '2747.32' } },
    });
  });

  it('escapes a slash in the id of a wallet', async () => {
    const { adapter, server } = await signedInOverHttp();
    await adapter.history({ walletId: '../session' }).catch(() => undefined);
    expect(server.calls.at(-1)).toBe('GET /wallets/..%2Fsession/transactions');
  });

  it('requests a page by cursor and limit, or the newest page if both are absent', async () => {
    const { adapter, urls } = await signedInOverHttp({ baseUrl: 'https://wallet.example//' });
    const query = { walletId: 'personal' };
    for (const more of [{}, { cursor: 'a b' }, { limit: 5 }, { cursor: 'c', limit: 200 }])
      // oxlint-disable-next-line no-await-in-loop -- one call after the other.
      await adapter.history({ ...query, ...more }).catch(() => undefined);
    const path = 'https://wallet.example/wallets/personal/transactions';
    expect(urls.slice(1)).toEqual([
      path,
      `${path}?cursor=a+b`,
      `${path}?limit=5`,
      `${path}?cursor=c&limit=200`,
    ]);
  });

  it('requests a quote, and exchanges with that quote', async () => {
    const { adapter, server } = await signedInOverHttp();
    const request = { walletId: 'personal', from: 'usd', to: 'eur', amount: '100' } as const;
    const quote = await adapter.quote(request);
    expect(quote).toMatchObject({ id: 'quote-1', rate: '0.92', received: '92' });
    const order = { ...request, received: '92', quoteId: 'quote-1' } as const;
    expect(await adapter.exchange(order, HTTP_KEY)).toMatchObject({ ok: true });
    expect(server.calls.slice(1)).toEqual([
      'POST /wallets/personal/quotes',
      'POST /wallets/personal/exchanges',
    ]);
  });

  it('returns null if the pair has no quote, and rejects any other refusal', async () => {
    const { adapter, server } = await signedInOverHttp();
    const request = { walletId: 'personal', from: 'ada', to: 'eur', amount: '1' } as const;
    expect(await adapter.quote(request)).toBeNull();
    server.instead.push(() => problem(422, 'not-positive'));
    await expect(adapter.quote(request)).rejects.toMatchObject({
      failure: 'bad-request',
      status: 422,
    });
  });

  it.each([
    [() => problem(404, 'unknown-wallet', { title: 'There is no such wallet.' }), 'There is no'],
    [() => new Response(null, { status: 404 }), 'The back end answered with 404'],
  ])('rejects a refused reading: %#', async (answer, message) => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(answer);
    const call = adapter.history({ walletId: 'nowhere' });
    await expect(call).rejects.toMatchObject({
      failure: 'bad-request',
      status: 404,
      message: expect.stringContaining(message) as string,
    });
  });

  it('uses the current `fetch` of the platform', async () => {
    const adapter = createHttpAdapter({ baseUrl: 'https://wallet.example' });
    const { server } = await signedInOverHttp();
    vi.stubGlobal('fetch', server.fetch);
    const answer = await adapter.signIn(DEMO_CREDENTIALS);
    vi.unstubAllGlobals();
    expect(answer.ok).toBe(true);
  });
});
