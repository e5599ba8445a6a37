import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS, DEMO_USER } from '#src/domain/demo/demoAccount';
import { problem } from '../../testing/backEndFetch';
import { lost, signedInOverHttp } from '../../testing/signedInOverHttp';
import { createHttpSession } from './httpSession';

describe('a session over HTTP', () => {
  it('is closed when the back end ends it', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.endSessions();
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out', status: 401 });
    const { length } = server.calls;
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(server.calls).toHaveLength(length);
  });

  it('signs out on this device even if the back end does not answer', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(lost, lost, lost);
    await expect(adapter.signOut()).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
  });

  it('opens no session if the response arrives after signing out', async () => {
    const { adapter, server } = await signedInOverHttp();
    await adapter.signOut();
    const late = adapter.signIn(DEMO_CREDENTIALS);
    await adapter.signOut();
    expect(await late).toMatchObject({ ok: true });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(server.calls.filter((call) => call === 'GET /wallets')).toEqual([]);
  });

  it('ends at the back end with a request that contains its token', async () => {
    const { adapter, server, inits } = await signedInOverHttp();
    await adapter.signOut();
    expect(server.calls).toEqual(['POST /session', 'DELETE /session']);
    expect(new Headers(inits[1]?.headers).get('Authorization')).toBe('Bearer token-1');
  });

  it('can be signed out even after the back end has ended it', async () => {
    const { adapter, server } = await signedInOverHttp();
    server.endSessions();
    await expect(adapter.signOut()).resolves.toBeUndefined();
    await expect(adapter.signOut()).resolves.toBeUndefined();
    expect(server.calls).toEqual(['POST /session', 'DELETE /session']);
    await expect(adapter.balances()).rejects.toThrow('No user is signed in');
  });

  /** Returns a response that arrives when the test calls `release`. */
  function held(answer: Response) {
    let release = () => {};
    const later = new Promise<Response>((resolve) => {
      release = () => {
        resolve(answer);
      };
    });
    return { release, answer: () => later };
  }

  it('stays open if it opened while the previous one was ending', async () => {
    const { adapter, server } = await signedInOverHttp();
    const ended = held(new Response(null, { status: 204 }));
    const opened = held(Response.json({ user: DEMO_USER, token: 'token-1' }, { status: 201 }));
    server.instead.push(ended.answer, opened.answer);
    const signOut = adapter.signOut();
    const signIn = adapter.signIn(DEMO_CREDENTIALS);
    ended.release();
    await signOut;
    opened.release();
    expect(await signIn).toMatchObject({ ok: true });
    expect((await adapter.balances()).wallets[0]?.id).toBe('personal');
  });

  it('opens even after signing out without a session', async () => {
    const { adapter } = await signedInOverHttp();
    await adapter.signOut();
    const signOut = adapter.signOut();
    await adapter.signIn(DEMO_CREDENTIALS);
    await signOut;
    expect((await adapter.balances()).wallets[0]?.id).toBe('personal');
  });

  it('stays open when a late response of an older session arrives', async () => {
    const { adapter, server } = await signedInOverHttp();
    const late = held(problem(401, 'signed-out'));
    server.instead.push(late.answer);
    const read = adapter.balances();
    await adapter.signIn(DEMO_CREDENTIALS);
    late.release();
    await expect(read).rejects.toMatchObject({
      failure: 'signed-out',
      status: 401,
      message: 'The session has ended',
    });
    expect((await adapter.balances()).wallets[0]?.id).toBe('personal');
  });

  it.each([
    [{ user: DEMO_USER }, 'The session has no token'],
    [{ user: DEMO_USER, token: '' }, 'The session has no token'],
    [{ user: DEMO_USER, token: 5 }, 'The session has no token'],
  ])('needs a token: %#', async (body, message) => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(() => Response.json(body, { status: 201 }));
    await expect(adapter.signIn(DEMO_CREDENTIALS)).rejects.toMatchObject({
      failure: 'bad-answer',
      message,
    });
  });

  it.each(['null', '', '"yes"', '[]'])('needs a user: %j', async (body) => {
    const { adapter, server } = await signedInOverHttp();
    server.instead.push(() => new Response(body, { status: 201 }));
    await expect(adapter.signIn(DEMO_CREDENTIALS)).rejects.toThrow(
      'The user of the back end cannot be read: it is missing',
    );
  });
});

it('a session reports only changes, until its listener unsubscribes', () => {
  const session = createHttpSession();
  const events: (string | null)[] = [];
  const stop = session.subscribe(() => events.push(session.token));
  session.open('a', session.claim());
  session.open('a', session.claim());
  session.close('b');
  session.close('a');
  session.close(null);
  stop();
  session.open('c', session.claim());
  expect(events).toEqual(['a', null]);
  expect(session.token).toBe('c');
});
