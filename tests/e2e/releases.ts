import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { preview, type Plugin } from 'vite';
import { staticHost } from '../../scripts/app/serve';
import { expect } from '../served';

const DIST = resolve(import.meta.dirname, '../../dist');

const read = (file: string) => readFileSync(resolve(DIST, file), 'utf8');

/** Returns the path of the file with the code of the contacts page. Each release has another name for this file. */
function contactsCode(): string {
  const name = readdirSync(resolve(DIST, 'assets')).find((file) =>
    /^ContactsPage-.{8}\.js$/.test(file),
  );
  if (name === undefined) throw new Error('The build has no code of the contacts page.');
  return name;
}

/**
 * A host that serves the built app and can publish new releases. A release differs in the worker and in the name of one
 * file.
 */
export interface Host {
  readonly origin: string;
  /** The paths of the pages that the browser has requested from the host. */
  readonly pages: readonly string[];
  /** The requested paths to which the host has responded with a wrong body. */
  readonly wrongAnswers: readonly string[];
  /** Publishes the next release, and removes the files of the previous one. */
  publish(): void;
  /**
   * Answers a path with this body and the status 200. Browsers may cache the response for a year. Null: the host
   * answers with the right file again.
   */
  answer(path: string, body: string | null): void;
  /** Returns the path of the contacts page's code in the current release. */
  contactsPath(): string;
  /** Replaces the service worker of the current release with this code. */
  publishWorker(source: string): void;
  close(): Promise<void>;
}

/** Starts a host with the first release. */
async function startHost(): Promise<Host> {
  const first = contactsCode();
  let release = 0;
  const nameNow = () => (release === 0 ? first : first.replace(/\.js$/, `${release}.js`));
  let worker = read('sw.js');
  const pages: string[] = [];
  const wrong = new Map<string, string>();
  const wrongAnswers: string[] = [];
  const releases: Plugin = {
    name: 'releases',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://host');
        if (request.headers['sec-fetch-mode'] === 'navigate') pages.push(pathname);
        const answer = (status: number, body: string) => {
          const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
          response.writeHead(status, headers).end(body);
        };
        const body = wrong.get(pathname);
        if (body !== undefined) {
          wrongAnswers.push(pathname);
          const headers = { 'content-type': 'text/html', 'cache-control': 'max-age=31536000' };
          response.writeHead(200, headers).end(body);
        } else if (pathname === '/sw.js') answer(200, worker);
        else if (pathname === `/assets/${nameNow()}`) answer(200, read(`assets/${first}`));
        else if (pathname.startsWith('/assets/ContactsPage-')) answer(404, '');
        else next();
      });
    },
  };
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    plugins: [releases, staticHost()],
    build: { outDir: DIST },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return {
    origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    pages,
    wrongAnswers,
    publish() {
      release += 1;
      const built = read('sw.js');
      const [id = ''] = /(?<=RELEASE=["'`])[0-9a-f]{12}/.exec(built) ?? [];
      worker = built.replaceAll(id, `release-${release}`).replace(first, nameNow());
    },
    answer(path, body) {
      if (body === null) wrong.delete(path);
      else wrong.set(path, body);
    },
    contactsPath: () => `/assets/${nameNow()}`,
    publishWorker(source) {
      worker = source;
    },
    close: () => server.close(),
  };
}

/**
 * Fixtures of tests that allow service workers. Each test has a host with another origin, and so without stored files.
 */
export const onHost = {
  host: async (
    { serviceWorkers }: PlaywrightTestOptions,
    provide: (host: Host) => Promise<void>,
  ) => {
    expect(serviceWorkers).toBe('allow');
    const host = await startHost();
    await provide(host);
    await host.close();
  },
  baseURL: ({ host }: { host: Host }, provide: (origin: string) => Promise<void>) =>
    provide(host.origin),
};

/** A JavaScript expression that is true if the service worker answers the requests of a page. */
export const IS_CONTROLLED = 'navigator.serviceWorker.controller !== null';

/** Waits until the worker answers the requests of a page. */
export const untilControlled = (page: Page) =>
  expect.poll(() => page.evaluate(IS_CONTROLLED)).toBe(true);

/** A JavaScript expression that makes the page check for a new release, as when the user returns to the page. */
export const RETURN = `document.dispatchEvent(new Event('visibilitychange'))`;

/** Makes the page check for a new release, as when the user returns to the page. */
export const returnTo = (page: Page) => page.evaluate(RETURN);
