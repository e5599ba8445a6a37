import type { CDPSession, ConsoleMessage, Request, WebError } from '@playwright/test';
import { expect, test as base } from '../served';

/** Matches the messages that the browser and the app log when code fails to load. */
const LOST = /^(?:Failed to load resource|MissingCode): /;

interface Watched {
  /** Whether the test makes requests fail on purpose. The messages about these requests are then not problems. */
  readonly losesRequests: boolean;
  /** The problems so far. A test that causes a problem on purpose empties this array. */
  readonly problems: string[];
  /** The DevTools of the page. Its text size and its speed of animations are normal again after the test. */
  readonly devtools: CDPSession;
}

/**
 * A test that fails if a page throws, if the console receives an error, such as a violation of the Content Security
 * Policy, or if a page sends a request to another origin.
 */
export const test = base.extend<Watched>({
  losesRequests: [false, { option: true }],
  problems: [
    async ({ context, baseURL, losesRequests }, use) => {
      const problems: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      const onConsole = (message: ConsoleMessage) => {
        // The browser logs an error if a document has the status 404, which a test may expect.
        const isOfDocument = message.location().url === message.page()?.url();
        const isStatus = message.text().startsWith('Failed to load resource') && isOfDocument;
        const isLost = losesRequests && LOST.test(message.text());
        if (message.type() === 'error' && !isStatus && !isLost) problems.push(message.text());
      };
      const onError = (error: WebError) => problems.push(error.error().message);
      const onRequest = (request: Request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== own)
          problems.push(`outside: ${request.url()}`);
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
      await use(problems);
      // The next test may use the same context, so these listeners must not remain.
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      expect(problems, 'errors in the console, and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
  devtools: async ({ page }, provide) => {
    const session = await page.context().newCDPSession(page);
    await provide(session);
    // The next test may use the same page.
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
  },
});

export { expect };
