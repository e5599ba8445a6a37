import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filledIn } from '../../scripts/app/document.ts';

/*
 * The build fills in index.html. Here is the document that comes of
 * it; tests/e2e/prerender.spec.ts opens the built one.
 */

it('the document bears the name, the icon, and the colours of the theme', () => {
  const html = filledIn(readFileSync(new URL('../../index.html', import.meta.url), 'utf8'));
  expect(html).toContain('<title>Florin</title>');
  expect(html.match(/<meta name="theme-color".*>/g)).toEqual([
    '<meta name="theme-color" content="#F6F4EE" />',
  ]);
  expect(html).toMatch(/\.content=[`'"]#0C1411[`'"]/);
  const [, icon = ''] = /rel="icon" href="data:image\/svg\+xml,([^"<>#]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(icon).match(/#\w+/g)).toEqual(['#0E5A43', '#E7B75A', '#FFFFFF']);
  expect(html).not.toMatch(/%[A-Z_]{4,}%|token\(/);
});
