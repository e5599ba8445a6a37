import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { preview } from 'vite';
import { staticHost } from '../scripts/app/serve.ts';

/** A built site, which the fixture `address` serves. */
export interface Build {
  /** The build's folder, relative to the root of the repository. */
  readonly folder: string;
  /** The base path with which the site was built. */
  readonly base: string;
  /** The name of the host; by default `127.0.0.1`. */
  readonly host?: string;
  /** Headers in addition to the headers that the build writes for its host. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Served {
  readonly build: Build;
  readonly address: string;
}

/** A test of a built site. Each worker serves the site as a static host does, on a separate port. */
export const test = base.extend<object, Served>({
  build: [
    { folder: 'dist', base: '/' },
    { option: true, scope: 'worker' },
  ],
  address: [
    async ({ build }, use) => {
      const outDir = resolve(import.meta.dirname, '..', build.folder);
      if (!existsSync(outDir))
        throw new Error(`The folder ${build.folder} is missing. Run its build first.`);
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        base: build.base,
        plugins: [staticHost()],
        build: { outDir },
        preview: { host: build.host ?? '127.0.0.1', port: 0, headers: { ...build.headers } },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, provide) => provide(address),
});

export { expect } from '@playwright/test';
