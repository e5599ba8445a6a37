import { defineConfig } from '@playwright/test';
import app from './playwright.config.ts';

/** A path that is not the root, so that nothing works by luck. */
const BASE = '/florin/';
const PORT = 4188;

/** The published site, the catalogue as last built beside the app, as a static host serves it. */
export default defineConfig({
  ...app,
  testDir: 'tests/site',
  testMatch: '*.spec.ts',
  // The catalogue's own frame is some megabytes, which a busy machine takes its time to start.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  use: { ...app.use, baseURL: `http://127.0.0.1:${PORT}${BASE}` },
  webServer: {
    command:
      `npx vite build --config vite.site.config.ts --base ${BASE} && ` +
      `npx vite preview --config vite.site.config.ts --base ${BASE} --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}${BASE}`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
