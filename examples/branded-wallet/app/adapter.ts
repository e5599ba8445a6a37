import { createHttpAdapter } from 'florin/httpAdapter';

/**
 * The adapter for the back end. It contains the session of a single user, and a server has many users, so it is used in
 * the browser only.
 */
export const adapter = createHttpAdapter({
  baseUrl: process.env['NEXT_PUBLIC_BACK_END'] ?? 'http://127.0.0.1:4180',
});
