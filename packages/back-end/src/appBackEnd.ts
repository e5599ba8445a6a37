import { createHttpAdapter, HTTP_ABILITIES } from './http/httpAdapter';

/** The path that the development server proxies to the back end. */
const PATH = '/api';

/** Replaces the module `appBackEnd` of Florin's app, so that the app calls a back end over HTTP. */
export function openBackEnd() {
  const { href } = new URL(PATH, window.location.origin);
  return { adapter: createHttpAdapter({ baseUrl: href, abilities: HTTP_ABILITIES }) };
}
