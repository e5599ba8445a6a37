import { paths } from '../../src/constants/paths';
import { started } from './early';
import { expect, test } from './test';

/*
 * The documents and their headers refuse everything that is not the app's own. The other tests run under
 * them, and fail at any breach: test.ts. Here breaches are made on purpose.
 */

const POLICY = [
  "default-src 'none'",
  "script-src 'self' #",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' #",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** A policy's directives. The hashes of texts of ours, which change with them, are written `#`. */
const directivesOf = (policy = '') =>
  policy.split('; ').map((directive) => directive.replace(/( 'sha256-(?!47DEQpj8)[^']+')+/, ' #'));

test('every document says what it may do before anything else, and so do its headers', async ({
  request,
}) => {
  for (const path of [...Object.values(paths), '/no-such-page'])
    await test.step(path, async () => {
      const answer = await request.get(path);
      const headers = answer.headers();
      expect(directivesOf(headers['content-security-policy'])).toEqual([
        ...POLICY,
        "frame-ancestors 'none'",
      ]);
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['permissions-policy']).toMatch(
        /^camera=\(self\), clipboard-write=\(self\), web-share=\(self\), ([a-z-]+=\(\)(, |$))+$/,
      );
      const html = await answer.text();
      const start = /^<!doctype html>\s*<html lang="en">\s*<head>\s*<meta charset="utf-8" \/>\s*/;
      const policy = /^<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/;
      const [, content] = policy.exec(html.replace(start, '')) ?? [];
      expect(directivesOf(content)).toEqual(POLICY);
      // One hash for each inline text.
      expect(content?.match(/sha256-/g)).toHaveLength(3);
      expect(html).not.toMatch(/<[^>]* (?:style|on\w+)=/);
    });
});

test('no line of the headers is longer than hosts read', async ({ request }) => {
  // Cloudflare Pages leaves longer ones out.
  const lines = (await (await request.get('/_headers')).text()).split('\n');
  expect(lines[0]).toBe('/*');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
});

const BREACHES: Readonly<Record<string, () => void>> = {
  'a style attribute': () => {
    const element = document.createElement('p');
    element.setAttribute('style', 'color: red');
  },
  'an inline style': () => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  },
  'HTML made from text': () => {
    document.createElement('p').innerHTML = '<b>bold</b>';
  },
  'code made from text': () => {
    document.createElement('script').text = 'document.title = "changed"';
  },
  'an inline handler': () => {
    document.body.setAttribute('onclick', 'document.title = "changed"');
  },
  'a picture from elsewhere': () => {
    new Image().src = 'http://elsewhere.example/picture.png';
  },
  'a call elsewhere': () => {
    void fetch('http://elsewhere.example/').catch(() => undefined);
  },
  'a frame': () => {
    const frame = document.createElement('iframe');
    frame.src = '/signin';
    document.body.append(frame);
  },
  'a worker': () => {
    const worker = new Worker('/assets/worker.js');
    worker.terminate();
  },
  'a form that is sent': () => {
    const form = document.createElement('form');
    form.action = '/signin';
    document.body.append(form);
    form.submit();
  },
  'another base for addresses': () => {
    const base = document.createElement('base');
    base.href = '/app/';
    document.head.append(base);
  },
};

test('every breach is refused and noticed', async ({ page, problems }) => {
  for (const [name, breach] of Object.entries(BREACHES))
    await test.step(name, async () => {
      // A document for each, so that a late report of the one before does not count.
      await page.goto(paths.privacy);
      await started(page);
      problems.length = 0;
      const cause = page.evaluate(breach).catch(() => undefined);
      await expect.poll(() => problems.join('\n')).toMatch(/Content Security Policy|Trusted/);
      await cause;
    });
  problems.length = 0;
});

test('a page of the same host cannot frame the app', async ({ page, problems }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/app"></iframe>' }),
  );
  await page.goto('/frame.html');
  await expect.poll(() => problems.splice(0).join('\n')).toContain("frame-ancestors 'none'");
});

test('a request to another origin is noticed', async ({ page, problems }) => {
  await page.route('http://elsewhere.example/', (route) => route.fulfill({ body: '' }));
  await page.goto('http://elsewhere.example/');
  expect(problems.splice(0)).toEqual(['outside: http://elsewhere.example/']);
});
