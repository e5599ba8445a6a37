import { expect, test as base } from '../served';

/** A test that fails when the browser's console reports an error or a page throws. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // The browser's own word on the status of an address that there is no page for.
        const isOfDocument = message.location().url === page.url();
        const isStatus = message.text().startsWith('Failed to load resource') && isOfDocument;
        if (message.type() === 'error' && !isStatus) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
