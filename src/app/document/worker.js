/*
 * The service worker of the built app. It returns pages and code from the cache of its release, so that every page
 * opens offline. scripts/app/offline.ts replaces the constants BASE, RELEASE, FILES and APP, and writes the file
 * `sw.js`. The worker is a single file, because the Content Security Policy forbids `importScripts`.
 */

const CACHES = `florin ${BASE} `;
const CACHE = CACHES + RELEASE;
const ASSETS = `${BASE}assets/`;
/** The document for all pages that are not prerendered. */
const SHELL = `${BASE}404.html`;
/** A marker in the cache of a release that was active. Open pages may still use such a release. */
const USED = `${BASE}used`;
/**
 * Ignores the header `Vary: Origin` that some hosts send, because not all requests of a page have the same `Origin`.
 */
const MATCH = { ignoreVary: true };
/** The number of earlier releases whose caches are kept for pages that are still open. */
const KEPT = 3;
/** The number of parallel requests during the installation. */
const AT_ONCE = 6;

/**
 * Returns whether a response contains the file of this release, by its hash. Hosts can return a wrong file with status
 * 200.
 */
async function isRight(path, response) {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash))).startsWith(FILES[path]);
}

/**
 * Requests a file. Hosts return 404.html with status 404, and redirect directories to a URL with a slash at the end.
 */
async function fromHost(path, cache) {
  const response = await fetch(path, { cache });
  const { status, redirected, body, headers } = response;
  if (status !== 200 && !(status === 404 && path === SHELL)) throw new Error(`${status} ${path}`);
  // A browser rejects a redirected response to a navigation, so the response is copied.
  return status === 200 && !redirected ? response : new Response(body, { headers });
}

/**
 * Returns a file of this release, from the cache of another release or from the host. The browser's HTTP cache may
 * contain a wrong file, so the last request bypasses it.
 */
async function load(path) {
  const isCode = path.startsWith(ASSETS);
  const sources = [
    () => isCode && caches.match(path, MATCH),
    () => fromHost(path, isCode ? 'default' : 'no-cache'),
    () => fromHost(path, 'reload'),
  ];
  for (const source of sources) {
    const response = await source();
    if (response && (await isRight(path, response))) return response;
  }
  throw new Error(`The host has another file at ${path}`);
}

async function isUsed(name) {
  return (await (await caches.open(name)).match(USED)) !== undefined;
}

/** Returns the names of the other releases' caches, oldest first: those with the marker `USED` or those without it. */
async function others(wereUsed) {
  const found = [];
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE && (await isUsed(name)) === wereUsed)
      found.push(name);
  return found;
}

/** Stores the files of this release that its cache lacks. Rejects if a file cannot be loaded. */
async function fill() {
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const files = Object.keys(FILES).filter((path) => !stored.has(path));
  const next = async () => {
    for (let path = files.pop(); path; path = files.pop()) await cache.put(path, await load(path));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (cause) {
    files.length = 0;
    throw cause;
  }
}

async function install() {
  try {
    await fill();
  } catch (cause) {
    if (!(await isUsed(CACHE))) await caches.delete(CACHE);
    throw cause;
  }
  // Removes releases that were installed but never active. This release replaces them.
  for (const name of await others(false)) await caches.delete(name);
}

/** Restores files that the browser has removed from the cache, and marks the release as used. */
async function refill() {
  await fill();
  const cache = await caches.open(CACHE);
  await cache.put(USED, new Response());
}

async function activate() {
  await refill();
  for (const name of (await others(true)).slice(0, -KEPT)) await caches.delete(name);
  await clients.claim();
}

/** Returns the path of a page without `index.html` and without a slash at the end. */
function pageAt(path) {
  const page = path.replace(/\/index\.html$/, '/');
  return page === BASE ? page : page.replace(/\/$/, '');
}

/**
 * Responds to a navigation. Pages of the app are returned from the cache, or from the host if they are not in the
 * cache. Other paths, such as downloads, are requested from the host first.
 */
async function answerPage(navigation) {
  const cache = await caches.open(CACHE);
  const path = pageAt(new URL(navigation.url).pathname);
  const isPrerendered = path in FILES;
  const saved = async () =>
    (await cache.match(isPrerendered ? path : SHELL, MATCH)) ?? fetch(navigation);
  return isPrerendered || path.startsWith(APP) ? saved() : fetch(navigation).catch(saved);
}

/** Responds to a request for code, also of earlier releases that are still open. */
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
  // The user has pressed Reload. Without this message, a new release waits until all pages of the old release are
  // closed.
  if (data === 'apply') skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The browser handles all other requests: other origins, the API, the catalogue, and downloads.
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(answerCode(request));
  else if (request.mode === 'navigate' && !pathname.startsWith(`${BASE}catalogue/`)) {
    const answer = answerPage(request);
    event.respondWith(answer);
    // Offline, the promise rejects. The next navigation tries again.
    event.waitUntil(answer.then(refill).catch(() => undefined));
  }
});
