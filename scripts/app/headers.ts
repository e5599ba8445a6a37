/** The headers that the app is served with, and the files that tell them to static hosts. */
import { policyFor } from './policy.ts';

/** Powers of the browser that no part of the app asks for. A header has no word for all of them. */
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

/** Scanning a code, copying an address and sharing one. */
const POWERS = ['camera', 'clipboard-write', 'web-share'];

/** The headers of every answer, made for these documents. */
export const headersFor = (documents: readonly string[]): Readonly<Record<string, string>> => ({
  // A meta element cannot say who may frame the page.
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

/** The same headers in the words of each host, by the names of the files. */
export function headerFiles(
  headers: Readonly<Record<string, string>>,
  base: string,
): Readonly<Record<string, string>> {
  const all = Object.entries(headers);
  const list = all.map(([key, value]) => ({ key, value }));
  const lines = (line: (name: string, value: string) => string) =>
    all.map(([name, value]) => `${line(name, value)}\n`).join('');
  return {
    // Netlify and Cloudflare Pages.
    _headers: `${base}*\n${lines((name, value) => `  ${name}: ${value}`)}`,
    'vercel.json': `${JSON.stringify({ headers: [{ source: `${base}(.*)`, headers: list }] }, null, 2)}\n`,
    // Apache.
    '.htaccess': lines((name, value) => `Header always set ${name} "${value}"`),
    // To be included by nginx.
    'nginx-headers.conf': lines((name, value) => `add_header ${name} "${value}" always;`),
  };
}

/** The headers in a text of the form of `_headers`. */
export const headersIn = (text: string) =>
  new Map(
    [...text.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
