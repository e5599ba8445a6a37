import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { variablesPage, variablesTable } from '../../scripts/lib/cssVariables';
import { tokensOf } from '../../scripts/lib/themeTokens';
import { createFlorinTheme } from '../../src/theme/theme';

/*
 * Tests the files that `npm run tokens` generates from the theme: tokens.json for design tools, and
 * docs/css-variables.md.
 */

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the tokens for other tools', () => {
  it('equal the tokens of the theme', () => {
    expect(JSON.parse(read('src/theme/tokens.json'))).toEqual(tokensOf());
  });

  it('are in the Design Tokens Format', () => {
    const tokens = tokensOf();
    expect(tokens.color.light).toMatchObject({
      $type: 'color',
      primary: {
        $value: { colorSpace: 'srgb', components: [0.0549, 0.3529, 0.2627], hex: '#0e5a43' },
      },
    });
    expect(tokens.radius).toEqual({
      $type: 'dimension',
      card: { $value: { value: 20, unit: 'px' } },
      field: { $value: { value: 14, unit: 'px' } },
      pill: { $value: { value: 999, unit: 'px' } },
    });
    expect(tokens.shadow.popup).toEqual({
      $type: 'shadow',
      $value: {
        color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.16 },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 12, unit: 'px' },
        blur: { value: 32, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    });
    expect(tokens.typography).toMatchObject({
      h1: {
        $value: {
          fontFamily: '{font.family}',
          fontSize: { value: 1.75, unit: 'rem' },
          fontWeight: 700,
          letterSpacing: { value: -0.035, unit: 'rem' },
          lineHeight: 1.2,
        },
      },
    });
  });

  it('use the options of a brand', () => {
    const theme = createFlorinTheme({
      colors: { dark: { gold: '#C0FFEE' } },
      fontFamily: "'Source Sans 3', sans-serif",
      radii: { card: 4 },
    });
    const { color, font, radius } = tokensOf(theme);
    expect(color.dark).toMatchObject({ gold: { $value: { hex: '#c0ffee' } } });
    expect(font.family.$value).toEqual(['Source Sans 3', 'sans-serif']);
    expect(radius).toMatchObject({ card: { $value: { value: 4, unit: 'px' } } });
  });
});

describe('the table of CSS variables', () => {
  it('equals the table that the theme generates', async () => {
    expect(read('docs/css-variables.md')).toBe(
      await format(variablesPage(), { parser: 'markdown', printWidth: 100, singleQuote: true }),
    );
  });

  it('lists both values of each variable, and its theme option', () => {
    const rows = variablesTable().split('\n');
    expect(rows).toContain(
      '| `--mui-palette-primary-main` | `#0E5A43` | `#5FD0A5` | `colors.*.primary` |',
    );
    expect(rows).toContain('| `--mui-florin-sizes-control` | `48px` | the same | `density` |');
    expect(rows).toContain('| `--mui-florin-sizes-column` | `448px` | the same |  |');
  });
});
