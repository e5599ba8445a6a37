import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '../domain/user';
import { lost, signedInOverHttp } from '../testing/signedInOverHttp';

describe('a session over HTTP', () => {
  it('forgets the session when the back end ends it', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.endSessions();
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out', status: 401 });
    const { length } = server.calls;
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(server.calls).toHaveLength(length);
  });

  it('signs out on this device also when the other side does not answer', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(lost, lost, lost);
    await expect(adapter.signOut()).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
  });

  it('opens no session by an answer that comes after signing out', async () => {
    const { adapter, server } = await signedInOverHttp();
    await adapter.signOut();
    const late = adapter.signIn(DEMO_CREDENTIALS);
    await adapter.signOut();
    expect(await late).toMatchObject({ ok: true });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(server.calls.filter((call) => call === 'GET /wallets')).toEqual([]);
  });
});
