import { test as base } from '../e2e/test';
import { inPlaywright, type User } from './user';
import { startWebKit } from './webkit';

/** The browser engine in which a Playwright project runs the journeys. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface Engines {
  engine: Engine;
  webKit: Awaited<ReturnType<typeof startWebKit>> | null;
}

/** A test of a journey, which runs in the engine of its Playwright project. */
export const test = base.extend<{ user: User }, Engines>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  webKit: [
    async ({ engine }, use) => {
      const webKit = engine === 'webkit' ? await startWebKit() : null;
      await use(webKit);
      await webKit?.stop();
    },
    { scope: 'worker' },
  ],
  user: async ({ page, webKit, baseURL }, provide) => {
    const browser = await webKit?.open(baseURL ?? '');
    await provide(browser?.user ?? inPlaywright(page));
    await browser?.close();
  },
});

export { expect } from '../served';
