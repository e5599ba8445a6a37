import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withTokens } from '../../scripts/app/withTokens.mjs';
import { colors } from './tokens';

const SCRIPT = withTokens(
  readFileSync(new URL('../app/document/themeInit.js', import.meta.url), 'utf8'),
  colors,
);

/** The state of a browser before the first paint. */
interface Browser {
  readonly stored: () => string | null;
  readonly systemIsDark: boolean;
}

/** Returns a fake of the document of index.html, and records what the script sets on it. */
function page() {
  const classes: string[] = [];
  const meta = { content: '#F6F4EE' };
  const toggle = { checked: false };
  const elements = new Map<string, object>([['meta[name="theme-color"]', meta]]);
  const document = {
    documentElement: { classList: { add: (name: string) => classes.push(name) } },
    querySelector: (selector: string) => elements.get(selector) ?? null,
    // Simulates that the browser parses the rest of the page, with the switch of the settings, after the script has
    // run.
    addEventListener: (event: string, listen: () => void, { once }: { once: boolean }) => {
      if (event !== 'readystatechange' || !once) return;
      listen();
      elements.set('[name="dark-mode"]', toggle);
      listen();
    },
  };
  return { document, classes, meta, toggle };
}

/** Runs the script, and returns what it has set: the document's classes, the colour of the toolbar, and the switch. */
function after({ stored, systemIsDark }: Browser) {
  const { document, classes, meta, toggle } = page();
  runInNewContext(SCRIPT, {
    document,
    localStorage: { getItem: (key: string) => (key === 'theme' ? stored() : 'dark') },
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && systemIsDark,
    }),
  });
  return { classes, bar: meta.content, isSwitchOn: toggle.checked };
}

const BARS = { light: '#F6F4EE', dark: '#0C1411' } as const;

describe("before the first paint the document's class, the toolbar's colour and the switch are set", () => {
  it.each([
    ['dark', 'light', 'dark'],
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['light', 'dark', 'light'],
    [null, 'light', 'light'],
    [null, 'dark', 'dark'],
    // Values that are not `light` or `dark`: MUI's value for the system's mode, and values that another program may
    // have stored.
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
    ['Dark', 'light', 'light'],
    ['{"mode":"dark"}', 'light', 'light'],
    ['', 'dark', 'dark'],
  ] as const)('for %j saved in a %s system: %s', (saved, system, expected) => {
    const browser = { stored: () => saved, systemIsDark: system === 'dark' };
    const isSwitchOn = expected === 'dark';
    expect(after(browser)).toEqual({ classes: [expected], bar: BARS[expected], isSwitchOn });
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
  ])('of a %s system if the storage is denied: %s', (system, expected) => {
    const stored = () => {
      throw new Error('The operation is insecure.');
    };
    expect(after({ stored, systemIsDark: system === 'dark' }).classes).toEqual([expected]);
  });

  it('even if accessing the storage throws', () => {
    const { document, classes } = page();
    const denied = Object.defineProperty(
      {
        document,
        matchMedia: () => ({ matches: true }),
      },
      'localStorage',
      {
        get: () => {
          throw new Error('Access is denied for this document.');
        },
      },
    );
    runInNewContext(SCRIPT, denied);
    expect(classes).toEqual(['dark']);
  });
});

describe('the script', () => {
  it('changes only the document', () => {
    const world = {
      document: page().document,
      localStorage: { getItem: () => 'dark' },
      matchMedia: () => ({ matches: false }),
    };
    runInNewContext(SCRIPT, world);
    expect(Object.keys(world)).toEqual(['document', 'localStorage', 'matchMedia']);
  });
});
