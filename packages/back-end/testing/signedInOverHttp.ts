import {
  createHttpAdapter,
  HTTP_ABILITIES,
  type HttpAdapterOptions,
} from '../src/http/httpAdapter';
import { DEMO_CREDENTIALS } from '#src/domain/demo/demoAccount';
import { createBackEndFetch } from './backEndFetch';
import { createStoryWorld } from '#src/testing/storyWorld';

/** A payment of 100 dollars, which the demo user can send. */
export const HTTP_ORDER = {
  walletId: 'personal',
  recipient: 'ana@florin.example',
  amount: '100',
  currency: 'usd',
} as const;
export const HTTP_KEY = { idempotencyKey: '0123456789abcdef0123456789abcdef' };

/** Rejects like `fetch` when the connection is lost. */
export const lost = () => Promise.reject(new TypeError('The connection was lost'));

/** Creates an HTTP adapter and signs the demo user in. Returns the adapter, its timers and its calls. */
export async function signedInOverHttp(options: Partial<HttpAdapterOptions> = {}) {
  const server = createBackEndFetch(createStoryWorld());
  const waits: number[] = [];
  const urls: string[] = [];
  const inits: RequestInit[] = [];
  const adapter = createHttpAdapter({
    baseUrl: 'https://wallet.example',
    abilities: HTTP_ABILITIES,
    fetch: (input, init = {}) => {
      urls.push(String(input instanceof Request ? input.url : input));
      inits.push(init);
      return server.fetch(input, init);
    },
    after: (ms, run) => {
      waits.push(ms);
      queueMicrotask(run);
      return () => {};
    },
    ...options,
  });
  await adapter.signIn(DEMO_CREDENTIALS);
  return { server, adapter, waits, urls, inits };
}
