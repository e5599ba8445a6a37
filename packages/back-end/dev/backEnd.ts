/**
 * Connects the development server to a back end: `npm run dev -- --backend http://127.0.0.1:4180`. The development
 * server proxies requests to the back end. So the requests have the same origin as the app, and need neither CORS nor a
 * different Content Security Policy.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The path that is proxied to the back end. */
const PATH = '/api';

/** The module that replaces `appBackEnd` of the app. */
const OVER_HTTP = fileURLToPath(new URL('../src/appBackEnd.ts', import.meta.url));

/**
 * Returns a Vite plugin for the development server. The plugin proxies `/api` to the address in `FLORIN_BACKEND`, which
 * scripts/dev.mjs sets, and replaces the demo back end of the app.
 */
export function backEnd(): Plugin {
  const address = process.env['FLORIN_BACKEND'] ?? '';
  return {
    name: 'florin:back-end',
    apply: (_config, { command, isPreview }) =>
      address !== '' && command === 'serve' && isPreview !== true,
    // Otherwise Vite's own plugins would resolve the module first.
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === './appBackEnd' && importer?.endsWith('/src/app/main.tsx') === true ? OVER_HTTP : null,
    config: () => ({
      // Vite would find these dependencies only after the page has loaded, and would then reload the page.
      optimizeDeps: { include: ['valibot', 'eventsource-parser'] },
      server: {
        proxy: {
          [PATH]: {
            target: address,
            changeOrigin: true,
            rewrite: (path: string) => path.slice(PATH.length),
          },
        },
      },
    }),
  };
}
