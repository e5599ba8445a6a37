import { existsSync } from 'node:fs';
import type { PreviewServer } from 'vite';
import { preview } from 'vite';

/** The catalogue is two megabytes of code of its own before it shows anything. */
export const START = { timeout: 60_000 };

/**
 * Serves the catalogue as `npm run build-storybook` built it. Throws where that has not been done.
 * Files of tests run side by side, so each asks for a port of its own.
 */
export async function serveCatalogue(port: number): Promise<PreviewServer> {
  if (!existsSync('storybook-static/index.html')) {
    throw new Error('There is no catalogue yet: npm run build-storybook');
  }
  return preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port },
  });
}

/** The address that a path of a served catalogue has. */
export const addressIn = (server: PreviewServer, path: string): string =>
  `${String(server.resolvedUrls?.local[0])}${path}`;
