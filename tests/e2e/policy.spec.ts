import { paths } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { expect, test } from './test';

/*
 * Tests the Content Security Policy in the documents and headers. All other e2e tests run under the policy, and fail if
 * a page violates it (see test.ts). The tests in this file violate the policy on purpose.
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
  'trusted-types florin-worker',
];

/**
 * Splits a policy into directives. Replaces the hashes of Florin's inline scripts and styles with `#`, because a change
 * of this code changes the hashes.
 */
const directivesOf = (policy = '') =>
  policy.split('; ').map((directive) => directive.replace(/( 'sha256-(?!47DEQpj8)[^']+')+/, ' #'));

test('every document begins with its policy, and its headers repeat the policy', async ({
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
      // The policy has one hash for each inline script or style.
      expect(content?.match(/sha256-/g)).toHaveLength(3);
      expect(html).not.toMatch(/<[^>]* (?:style|on\w+)=/);
    });
});

test('the lines of the file _headers are shorter than the limit of hosts', async ({ request }) => {
  // Cloudflare Pages ignores lines of more than 2,000 characters.
  const lines = (await (await request.get('/_headers')).text()).split('\n');
  expect(lines[0]).toBe('/*');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
});

const VIOLATIONS: Readonly<Record<string, () => void>> = {
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

test('every violation is blocked and reported', async ({ page, problems }) => {
  for (const [name, violate] of Object.entries(VIOLATIONS))
    await test.step(name, async () => {
      // Each violation needs a new document. Otherwise a late report of the previous violation would count.
      await page.goto(paths.privacy);
      await waitForHydration(page);
      problems.length = 0;
      const cause = page.evaluate(violate).catch(() => undefined);
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

test('a request to another origin is reported', async ({ page, problems }) => {
  await page.route('http://elsewhere.example/', (route) => route.fulfill({ body: '' }));
  await page.goto('http://elsewhere.example/');
  expect(problems.splice(0)).toEqual(['outside: http://elsewhere.example/']);
});
