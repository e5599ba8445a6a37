import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filledIn, firstStyles } from '../../scripts/app/document.ts';
import { manifestOf } from '../../scripts/app/manifest.ts';
import { LOOK } from '../../src/theme/brand.ts';
import { createFlorinTheme, type BrandOptions } from '../../src/theme/theme.ts';

/*
 * Tests how the build fills in the placeholders of index.html. tests/e2e/prerender.spec.ts opens the built documents.
 */

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('the document has the name, the icon, and the colours of the theme', () => {
  const html = filledIn(read('index.html'));
  expect(html).toContain('<title>Florin</title>');
  expect(html.match(/<meta name="theme-color".*>/g)).toEqual([
    '<meta name="theme-color" content="#F6F4EE" />',
  ]);
  expect(html).toMatch(/\.content=[`'"]#0C1411[`'"]/);
  const [, icon = ''] = /rel="icon" href="data:image\/svg\+xml,([^"<>#]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(icon).match(/#\w+/g)).toEqual(['#0E5A43', '#E7B75A', '#FFFFFF']);
  expect(html).not.toMatch(/%[A-Z_]{4,}%|token\(/);
});

describe('with another brand', () => {
  const BRAND: BrandOptions = {
    colors: {
      light: { primary: '#6B21A8', background: '#F8F6FB' },
      dark: { background: '#100A18' },
    },
    fontFamily: "'Source Sans 3', sans-serif",
    radii: { field: 4 },
  };

  it('the document has the name and the colours of the brand', () => {
    const html = filledIn(read('index.html'), 'Aurora $& Sons', BRAND);
    expect(html).toContain('<title>Aurora $& Sons</title>');
    expect(html).toContain('Aurora $& Sons has not started yet.');
    expect(html).toContain('<meta name="theme-color" content="#F8F6FB" />');
    expect(html).toMatch(/\.content=[`'"]#100A18[`'"]/);
    expect(html).toContain("fill='%236B21A8'");
    expect(html).not.toMatch(/Florin|0E5A43|F6F4EE|0C1411/);
  });

  it('the styles of the first paint have the colours, corners and typeface of the brand', () => {
    const page = firstStyles(read('src/theme/base.css'), BRAND);
    expect(page.match(/background-color: \S+/g)).toEqual([
      'background-color: #F8F6FB;',
      'background-color: #100A18;',
    ]);
    const notStarted = firstStyles(read('src/theme/start.css'), BRAND);
    expect(notStarted).toContain('border-radius: 4px;');
    expect(notStarted).toContain("font: 1rem/1.5 'Source Sans 3', sans-serif;");
    expect(page + notStarted).not.toContain('token(');
  });
});

it('the addresses of the manifest are below the base path', () => {
  const { id, start_url, scope, shortcuts, protocol_handlers } = manifestOf('/florin/', []);
  expect([id, scope, start_url]).toEqual(['/florin/', '/florin/', '/florin/app']);
  expect(shortcuts.map(({ url }) => url)).toEqual([
    '/florin/app/payments#open=send',
    '/florin/app/payments#open=receive',
    '/florin/app/exchange',
  ]);
  expect(new Set(protocol_handlers.map(({ url }) => url))).toEqual(
    new Set(['/florin/app/pay?uri=%s']),
  );
});

it('the colours of the app have enough contrast', () => {
  expect(() => createFlorinTheme({ ...LOOK, contrast: 'throw' })).not.toThrow();
});
