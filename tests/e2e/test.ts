import type { ConsoleMessage, Request, WebError } from '@playwright/test';
import { expect, test as base } from '../served';

/** The messages of the browser and of the app when code fails to load. */
const LOST = /^(?:Failed to load resource|MissingCode): /;

interface Watched {
  /** Whether the test makes requests fail, so that messages about them are no problems. */
  readonly losesRequests: boolean;
  /** The problems so far. A test that causes a problem on purpose removes it. */
  readonly problems: string[];
}

/**
 * A test that fails when a page throws, when the console receives an error, such as a violation of the Content Security
 * Policy, and when a page sends a request to another origin.
 */
export const test = base.extend<Watched>({
  losesRequests: [false, { option: true }],
  problems: [
    async ({ context, address, losesRequests }, use) => {
      const problems: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        // The browser reports the status 404 of a document.
        const isOfDocument = message.location().url === message.page()?.url();
        const isStatus = message.text().startsWith('Failed to load resource') && isOfDocument;
        const isLost = losesRequests && LOST.test(message.text());
        if (message.type() === 'error' && !isStatus && !isLost) problems.push(message.text());
      };
      const onError = (error: WebError) => problems.push(error.error().message);
      const onRequest = (request: Request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== new URL(address).origin)
          problems.push(`outside: ${request.url()}`);
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
      await use(problems);
      // The next test may use the same context.
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      expect(problems, 'errors in the console, and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
