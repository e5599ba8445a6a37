import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS, DEMO_USER } from '../domain/user';
import { HTTP_KEY, HTTP_ORDER, signedInOverHttp } from '../testing/signedInOverHttp';

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

  it('calls no other path by a wallet id with a slash', async () => {
    const { adapter, server } = await signedInOverHttp();
    await adapter.history({ walletId: '../session' }).catch(() => undefined);
    expect(server.calls.at(-1)).toBe('GET /wallets/..%2Fsession/transactions');
  });
});
