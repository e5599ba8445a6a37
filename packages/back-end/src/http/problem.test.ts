import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '#src/domain/demo/demoAccount';
import { problem } from '../../testing/backEndFetch';
import { HTTP_KEY, HTTP_ORDER, signedInOverHttp } from '../../testing/signedInOverHttp';
import type { HttpAdapterOptions } from './httpAdapter';

const NO = { kind: 'message', text: 'No.', retry: false } as const;

describe('a refusal over HTTP', () => {
  const refusal = async (answer: Response, mapError?: HttpAdapterOptions['mapError']) => {
    const { adapter, server } = await signedInOverHttp(mapError && { mapError });
    server.instead.push(() => answer);
    const result = await adapter.send(HTTP_ORDER, HTTP_KEY);
    return result.ok ? undefined : result.refusal;
  };

  it.each([
    ['insufficient-balance', {}, { kind: 'insufficient-balance' }],
    ['too-many-decimals', { decimals: 2 }, { kind: 'too-many-decimals', decimals: 2 }],
    ['too-many-digits', { digits: 15 }, { kind: 'too-many-digits', digits: 15 }],
    [
      'too-long',
      { field: 'recipient', most: 256 },
      { kind: 'too-long', field: 'recipient', most: 256 },
    ],
    [
      'invisible-characters',
      { field: 'recipient' },
      { kind: 'invisible-characters', field: 'recipient' },
    ],
    ['link', { field: 'recipient' }, { kind: 'link', field: 'recipient' }],
    // The values for Florin's text are missing, so the back end's text is shown.
    ['too-long', { title: 'Too long' }, { kind: 'message', text: 'Too long', retry: false }],
    [
      'message',
      { detail: 'This account is locked.', field: 'recipient', retry: true },
      { kind: 'message', text: 'This account is locked.', field: 'recipient', retry: true },
    ],
    ['message', { detail: 'No.', retry: 'new' }, { ...NO, retry: 'new' }],
    // The kind is unknown or its values are missing, so the back end's text is shown.
    ['too-many-decimals', { decimals: 0.5, detail: 'No.' }, NO],
    ['too-many-digits', { detail: 'No.' }, NO],
    ['too-long', { most: 256, detail: 'No.' }, NO],
    ['invisible-characters', { field: ['recipient'], detail: 'No.' }, NO],
    ['limit-reached', { digits: 15, decimals: 2, most: 256, detail: 'No.' }, NO],
    ['too-long', { field: 'shoe', most: 256, detail: 'No.' }, { ...NO, field: 'shoe' }],
    ['too-long', { field: 'recipient', detail: 'No.' }, { ...NO, field: 'recipient' }],
    [
      'limit-reached',
      { field: 'recipient', most: 256, detail: 'No.' },
      { ...NO, field: 'recipient' },
    ],
    // Invalid and empty texts are ignored.
    [
      'message',
      { title: 5, detail: '', field: 7, retry: 'yes' },
      { kind: 'message', text: 'The server refused this request (422).', retry: false },
    ],
    [
      'limit-reached',
      { detail: 'At most 500 a day.' },
      { kind: 'message', text: 'At most 500 a day.', retry: false },
    ],
  ])('is read from its kind: %s %j', async (kind, more, expected) => {
    expect(await refusal(problem(422, kind, more))).toEqual(expected);
  });

  it.each(['<h1>No</h1>', '', 'null', '"No"'])(
    'has a text even if the response has none: %j',
    async (body) => {
      expect(await refusal(new Response(body, { status: 400 }))).toEqual({
        kind: 'message',
        text: 'The server refused this request (400).',
        retry: false,
      });
    },
  );

  it('has the body as text if it is not JSON', async () => {
    const events: unknown[] = [];
    await refusal(new Response('<h1>No</h1>', { status: 403 }), (its) => {
      events.push(its);
      return null;
    });
    expect(events).toStrictEqual([{ status: 403, body: '<h1>No</h1>' }]);
  });

  it('has the text that the option of the adapter returns', async () => {
    const events: unknown[] = [];
    const answer = Response.json({ code: 'E17' }, { status: 422 });
    const own = { kind: 'message', text: 'At most 500 a day.' } as const;
    const map: HttpAdapterOptions['mapError'] = (its) => {
      events.push(its);
      return own;
    };
    expect(await refusal(answer, map)).toEqual(own);
    expect(events).toEqual([{ status: 422, body: { code: 'E17' } }]);
  });

  it.each([
    [problem(401, 'wrong-credentials'), undefined, { kind: 'wrong-credentials' }],
    [
      problem(423, 'locked', { detail: 'This account is locked.' }),
      undefined,
      { kind: 'message', text: 'This account is locked.', retry: false },
    ],
    [
      problem(401, 'locked'),
      () => ({ kind: 'message', text: 'Ask the bank.' }) as const,
      { kind: 'message', text: 'Ask the bank.' },
    ],
  ])('of a sign-in is read: %#', async (answer, mapError, expected) => {
    const { adapter, server } = await signedInOverHttp(mapError && { mapError });
    server.instead.push(() => answer);
    expect(await adapter.signIn(DEMO_CREDENTIALS)).toEqual({ ok: false, refusal: expected });
  });

  it.each([
    [Response.error(), 'The back end answered with 0'],
    [new Response('{}', { status: 300 }), 'The back end answered with 300'],
    [new Response('{"transaction":', { status: 201 }), 'The response is not JSON'],
    [Response.json({ transaction: {}, balances: { usd: 5 } }, { status: 201 }), 'balances.usd'],
    [new Response(null, { status: 304 }), 'The back end answered with 304'],
    [new Response(null, { status: 500 }), 'The back end answered with 500'],
  ])('is not returned for an unreadable answer: %#', async (answer, message) => {
    await expect(refusal(answer)).rejects.toThrow(message);
  });
});
