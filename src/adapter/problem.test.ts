import { describe, expect, it } from 'vitest';
import { problem } from '../testing/backEndFetch';
import { HTTP_KEY, HTTP_ORDER, signedInOverHttp } from '../testing/signedInOverHttp';
import type { HttpAdapterOptions } from './httpAdapter';

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
    // Without what the sentence needs, the back end's own words are said.
    ['too-long', { title: 'Too long' }, { kind: 'message', text: 'Too long', retry: false }],
    [
      'message',
      { detail: 'This account is locked.', field: 'recipient', retry: true },
      { kind: 'message', text: 'This account is locked.', field: 'recipient', retry: true },
    ],
    [
      'limit-reached',
      { detail: 'At most 500 a day.' },
      { kind: 'message', text: 'At most 500 a day.', retry: false },
    ],
  ])('is read from its kind: %s %j', async (kind, more, expected) => {
    expect(await refusal(problem(422, kind, more))).toEqual(expected);
  });

  it('is a sentence also where the answer says nothing', async () => {
    expect(await refusal(new Response('<h1>No</h1>', { status: 403 }))).toEqual({
      kind: 'message',
      text: 'The other side refused this (403).',
      retry: false,
    });
  });

  it('is put into words by the one who knows the back end', async () => {
    const heard: unknown[] = [];
    const answer = Response.json({ code: 'E17' }, { status: 422 });
    const own = { kind: 'message', text: 'At most 500 a day.' } as const;
    const map: HttpAdapterOptions['mapError'] = (its) => {
      heard.push(its);
      return own;
    };
    expect(await refusal(answer, map)).toEqual(own);
    expect(heard).toEqual([{ status: 422, body: { code: 'E17' } }]);
  });

  it.each([
    [new Response('{"transaction":', { status: 201 }), 'The answer is no JSON'],
    [Response.json({ transaction: {}, balances: { usd: 5 } }, { status: 201 }), 'balances.usd'],
    [new Response(null, { status: 304 }), 'The back end answered with 304'],
    [new Response(null, { status: 500 }), 'The back end answered with 500'],
  ])('is not what an answer is that nobody can read: %#', async (answer, message) => {
    await expect(refusal(answer)).rejects.toThrow(message);
  });
});
