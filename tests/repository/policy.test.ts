import { expect, it } from 'vitest';
import { headerFiles, headersIn } from '../../scripts/app/headers.ts';
import { hashOf, policyFor, withPolicy } from '../../scripts/app/policy.ts';

/*
 * Tests how the build puts the Content Security Policy into documents, and how it writes files with headers for hosts.
 * tests/e2e/policy.spec.ts checks the built documents, and that the browser blocks violations.
 */

const PAGE =
  '<!doctype html><meta charset="utf-8" /><script>go()</script><style>p{margin:0}</style><p>Hello</p>';

it('a hash has the format of the policy, even for an empty text', () => {
  expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(hashOf('doSomething();')).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='");
});

it('a policy contains the hash of each inline text once', () => {
  const script = hashOf('go()');
  const styles = [hashOf('p{margin:0}'), hashOf('p{margin:1px}')];
  const policy = policyFor([PAGE, PAGE.replace('0', '1px'), PAGE]);
  expect(policy).toContain(`; script-src 'self' ${script}; style-src `);
  expect(policy).toContain(` ${hashOf('')} ${styles.join(' ')}; img-src `);
});

it('the policy precedes the content that it applies to', () => {
  const start = '<!doctype html><meta charset="utf-8" />';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor([PAGE])}" />`;
  expect(withPolicy(PAGE).replaceAll(/\n */g, '')).toBe(
    `${start}${meta}${PAGE.slice(start.length)}`,
  );
  expect(() => withPolicy('<!doctype html>')).toThrow('does not contain <meta charset="utf-8" />');
});

it('the headers are written in the format of every host', () => {
  const headers = {
    'Content-Security-Policy': "default-src 'none'",
    'Referrer-Policy': 'no-referrer',
  };
  const files = headerFiles(headers, '/florin/');
  expect(files['_headers']).toBe(
    "/florin/*\n  Content-Security-Policy: default-src 'none'\n  Referrer-Policy: no-referrer\n" +
      '/florin/sw.js\n  Cache-Control: no-cache\n',
  );
  expect(JSON.parse(files['vercel.json'] ?? '')).toEqual({
    headers: [
      {
        source: '/florin/(.*)',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'" },
          { key: 'Referrer-Policy', value: 'no-referrer' },
        ],
      },
      {
        source: '/florin/sw.js',
        headers: [{ key: 'Cache-Control', value: 'no-cache' }],
      },
    ],
  });
  expect(files['.htaccess']).toBe(
    'Header always set Content-Security-Policy "default-src \'none\'"\n' +
      'Header always set Referrer-Policy "no-referrer"\n' +
      '<Files "sw.js">\nHeader always set Cache-Control "no-cache"\n</Files>\n',
  );
  expect(files['nginx-headers.conf']).toBe(
    'add_header Content-Security-Policy "default-src \'none\'" always;\n' +
      'add_header Referrer-Policy "no-referrer" always;\n',
  );
  expect(Object.fromEntries(headersIn(files['_headers'] ?? ''))).toEqual(headers);
});
