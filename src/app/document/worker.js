/*
 * The service worker of the built app: it answers pages and code from the cache of its release, so that every page opens
 * without a connection. scripts/app/offline.ts replaces the names in capitals and writes it as `sw.js`. It is one file,
 * because its Content Security Policy forbids `importScripts`.
 */

const CACHES = `florin ${BASE} `;
const CACHE = CACHES + RELEASE;
const ASSETS = `${BASE}assets/`;
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

/** Whether the body of a response is the body of a file of this release. A host may answer with a wrong file and status 200. */
async function isRight(path, response) {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash))).startsWith(FILES[path]);
}

/** Requests a file. Hosts answer 404.html with status 404, and redirect to addresses with a slash at the end. */
async function fromHost(path, cache) {
  const response = await fetch(path, { cache });
  const { status, redirected, body, headers } = response;
  if (status !== 200 && !(status === 404 && path === SHELL)) throw new Error(`${status} ${path}`);
  // A page cannot be answered with a redirected response.
  return status === 200 && !redirected ? response : new Response(body, { headers });
}

/**
 * Returns a file of this release: a copy from another release, or the answer of the host. The browser may have cached a
 * wrong answer, so the last request ignores its cache.
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

/** The caches of other releases that were or were not active, oldest first. */
async function others(wereUsed) {
  const found = [];
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== CACHE && (await isUsed(name)) === wereUsed)
      found.push(name);
  return found;
}

/** Stores the files of this release that its cache lacks. Rejects if one of them cannot be loaded. */
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
  // A waiting release that was never active is replaced by this one.
  for (const name of await others(false)) await caches.delete(name);
}

/** Fills the cache of the active release, from which the browser may have removed files. */
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
  const isPrerendered = path in FILES;
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
  if (pathname.startsWith(ASSETS)) event.respondWith(answerCode(request));
  else if (request.mode === 'navigate' && !pathname.startsWith(`${BASE}catalogue/`)) {
    const answer = answerPage(request);
    event.respondWith(answer);
    // Without the host it rejects, and the next navigation tries again.
    event.waitUntil(answer.then(refill).catch(() => undefined));
  }
});
