/*
 * The service worker of the built app: it answers pages and code from the cache of its release, so that every page opens
 * without a connection. scripts/app/offline.ts replaces the names in capitals and writes it as `sw.js`. It is one file,
 * because its Content Security Policy forbids `importScripts`.
 */

const CACHES = `florin ${BASE} `;
const CACHE = CACHES + RELEASE;
/** The document of all pages that are not prerendered. */
const SHELL = `${BASE}404.html`;
/** The entry of a cache whose worker was active once. Pages may be open on such a release. */
const USED = `${BASE}used`;
/** A host may send `Vary: Origin`, and pages send that header for some of their code. */
const MATCH = { ignoreVary: true };
/** The number of earlier releases whose code is kept for pages that are still open. */
const KEPT = 3;
/** The number of requests at the same time while the worker installs. */
const AT_ONCE = 6;

/** Requests a file. Hosts answer 404.html with status 404, and redirect to addresses with a slash at the end. */
async function load(path, options) {
  const response = await fetch(path, options);
  const { status, redirected, body, headers } = response;
  if (status !== 200 && !(status === 404 && path === SHELL)) throw new Error(`${status} ${path}`);
  // A page cannot be answered with a redirected response.
  return status === 200 && !redirected ? response : new Response(body, { headers });
}

/** Copies a file of code from an earlier release; requests it if it is new. Its name contains its hash. */
const codeFor = async (path) => (await caches.match(path, MATCH)) ?? load(path);

/** Requests a document, and refuses that of another release: a host may still have the old one in a cache. */
const documentFor = (path) => load(path, { cache: 'no-cache', integrity: DOCUMENTS[path] });

async function isUsed(name) {
  return (await (await caches.open(name)).match(USED)) !== undefined;
}

/** The caches of other releases that were or were not active, oldest first. */
async function others(wereUsed) {
  const found = [];
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE && (await isUsed(name)) === wereUsed)
      found.push(name);
  return found;
}

async function install() {
  const cache = await caches.open(CACHE);
  const files = [
    ...ASSETS.map((path) => [path, codeFor]),
    ...Object.keys(DOCUMENTS).map((path) => [path, documentFor]),
  ];
  const next = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const [path, get] = file;
      await cache.put(path, await get(path));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (cause) {
    files.length = 0;
    if (!(await isUsed(CACHE))) await caches.delete(CACHE);
    throw cause;
  }
  // A waiting release that was never active is replaced by this one.
  for (const name of await others(false)) await caches.delete(name);
}

async function activate() {
  const cache = await caches.open(CACHE);
  await cache.put(USED, new Response());
  for (const name of (await others(true)).slice(0, -KEPT)) await caches.delete(name);
  await clients.claim();
}

/** The path of a page without `index.html`, and without a slash at the end. */
function pageAt(path) {
  const page = path.replace(/\/index\.html$/, '/');
  return page === BASE ? page : page.replace(/\/$/, '');
}

/**
 * Answers a navigation. A page of the app is answered from the cache, or by the host if the cache lacks the page. Other
 * paths, such as a file to download, are requested from the host first.
 */
async function answerPage(navigation) {
  const cache = await caches.open(CACHE);
  const path = pageAt(new URL(navigation.url).pathname);
  const isPrerendered = path in DOCUMENTS;
  const saved = async () =>
    (await cache.match(isPrerendered ? path : SHELL, MATCH)) ?? fetch(navigation);
  return isPrerendered || path.startsWith(APP) ? saved() : fetch(navigation).catch(saved);
}

/** Answers a request for code, also for pages of earlier releases. */
async function answerCode(request) {
  const cache = await caches.open(CACHE);
  return (
    (await cache.match(request, MATCH)) ?? (await caches.match(request, MATCH)) ?? fetch(request)
  );
}

addEventListener('install', (event) => {
  event.waitUntil(install());
});
addEventListener('activate', (event) => {
  event.waitUntil(activate());
});
addEventListener('message', ({ data }) => {
  // The user pressed Reload. Otherwise a new release waits until all pages of the old one are closed.
  if (data === 'apply') skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // All other requests are sent as without a worker: other origins, the API, the catalogue, files to download.
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(answerCode(request));
  else if (request.mode === 'navigate' && !pathname.startsWith(`${BASE}catalogue/`))
    event.respondWith(answerPage(request));
});
