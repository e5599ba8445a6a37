/**
 * Connects the development server to a back end: `npm run dev -- --backend http://127.0.0.1:4180`. The development
 * server proxies requests to the back end. So the requests have the same origin as the app, and need neither CORS nor a
 * different Content Security Policy.
 */
import type { Plugin } from 'vite';

/** The path that is proxied to the back end. */
const PATH = '/api';

/** Proxies the path to the address from scripts/dev.mjs, in the development server only. */
export function backEnd(): Plugin {
  const address = process.env['FLORIN_BACKEND'] ?? '';
  return {
    name: 'florin:back-end',
    apply: (_config, { command, isPreview }) =>
      address !== '' && command === 'serve' && isPreview !== true,
    config: () => ({
      define: { 'import.meta.env.VITE_BACKEND': JSON.stringify(PATH) },
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
