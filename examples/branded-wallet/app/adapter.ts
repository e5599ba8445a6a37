import { createHttpAdapter } from 'florin/httpAdapter';

/**
 * The adapter for the back end. The adapter contains the session of a single user. Use it in the browser only, because
 * a server has many users.
 */
export const adapter = createHttpAdapter({
  baseUrl: process.env['NEXT_PUBLIC_BACK_END'] ?? 'http://127.0.0.1:4180',
});
