/**
 * Runs the app on a back end while developing: `npm run dev -- --backend http://127.0.0.1:4180`. The server of the
 * app hands the calls on, so that they stay on one host, and neither CORS nor the Content Security Policy is asked.
 */
import type { Plugin } from 'vite';

/** The path of this host below which the back end is reached. */
const PATH = '/api';

/** Has `vite` hand the path on to the address that scripts/dev.mjs was given. A build knows nothing of it. */
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
