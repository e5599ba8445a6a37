/** The response headers of the app, and the files that configure them on static hosts. */
import { policyFor } from './policy.ts';

/** Browser features that no part of the app uses. `Permissions-Policy` has no wildcard, so this list names each one. */
const REFUSED_POWERS = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Browser features of the app: to scan a code, and to copy and share an address. */
const POWERS = ['camera', 'clipboard-write', 'web-share'];

/** Returns the headers of every response. Their policy allows the inline scripts and styles of these documents. */
export const headersFor = (documents: readonly string[]): Readonly<Record<string, string>> => ({
  // Browsers ignore `frame-ancestors` in a meta element, so only the header contains it.
  'Content-Security-Policy': `${policyFor(documents)}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...POWERS.map((power) => `${power}=(self)`),
    ...REFUSED_POWERS.map((power) => `${power}=()`),
  ].join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/**
 * The service worker, which caches between host and browser must not store. Otherwise users would keep an old release.
 */
const WORKER = 'sw.js';

/** Returns the headers as configuration files for several static hosts, by file name. */
export function headerFiles(
  headers: Readonly<Record<string, string>>,
  base: string,
): Readonly<Record<string, string>> {
  const all = Object.entries(headers);
  const list = all.map(([key, value]) => ({ key, value }));
  const sources = [
    { source: `${base}(.*)`, headers: list },
    { source: base + WORKER, headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ];
  const lines = (line: (name: string, value: string) => string) =>
    all.map(([name, value]) => `${line(name, value)}\n`).join('');
  return {
    // For Netlify and Cloudflare Pages.
    _headers:
      `${base}*\n${lines((name, value) => `  ${name}: ${value}`)}` +
      `${base}${WORKER}\n  Cache-Control: no-cache\n`,
    'vercel.json': `${JSON.stringify({ headers: sources }, null, 2)}\n`,
    // For Apache.
    '.htaccess':
      lines((name, value) => `Header always set ${name} "${value}"`) +
      `<Files "${WORKER}">\nHeader always set Cache-Control "no-cache"\n</Files>\n`,
    // For nginx, whose configuration has to `include` this file.
    'nginx-headers.conf': lines((name, value) => `add_header ${name} "${value}" always;`),
  };
}

/** Reads the headers of every response from a text in the format of `_headers`. */
export const headersIn = (text: string) => {
  const [first = ''] = text.split(/\n(?=\S)/);
  return new Map(
    [...first.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};
