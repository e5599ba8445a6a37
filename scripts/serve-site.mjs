/**
 * `npm run serve:site -- --base /florin/`: serves the folder `site` as a static host does, to see what
 * a visitor will. `vite preview` would hide mistakes: it answers any address with the app.
 *
 * What static hosts have in common: a file is itself, a folder is its index.html and has a slash at
 * its end, and everything else is 404.html with that status. Beyond the base there is nothing.
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../site/', import.meta.url));
const HOST = '127.0.0.1';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4174' },
  },
});

const stat = (path) => statSync(path, { throwIfNoEntry: false });

/** What to answer: a status with a file, or with the place to go to instead. */
function answer(pathname) {
  // Without the base's own slash, as people type it.
  if (`${pathname}/` === values.base) return { status: 301, location: values.base };
  if (!pathname.startsWith(values.base)) return { status: 404 };
  const path = join(ROOT, decodeURIComponent(pathname.slice(values.base.length)));
  const missing = { status: 404, file: join(ROOT, '404.html') };
  if (!path.startsWith(ROOT)) return missing;
  if (stat(path)?.isFile()) return { status: 200, file: path };
  const index = join(path, 'index.html');
  if (!stat(index)) return missing;
  return pathname.endsWith('/')
    ? { status: 200, file: index }
    : { status: 301, location: `${pathname}/` };
}

createServer((request, response) => {
  const { pathname, search } = new URL(request.url, `http://${HOST}`);
  const { status, file, location } = answer(pathname);
  if (location) response.setHeader('location', location + search);
  if (file) response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  response.writeHead(status);
  if (file) createReadStream(file).pipe(response);
  else response.end();
}).listen(Number(values.port), HOST, () => {
  console.log(`http://${HOST}:${values.port}${values.base}`);
});
