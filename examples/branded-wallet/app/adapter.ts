import { createHttpAdapter } from 'florin/httpAdapter';

/**
 * The back end, in the browser alone: the adapter holds the session of one user, and a server has many. No server
 * component calls it.
 */
export const adapter = createHttpAdapter({
  baseUrl: process.env['NEXT_PUBLIC_BACK_END'] ?? 'http://127.0.0.1:4180',
});
