import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { appFolder, publicModules, runTool } from '../lib/project.ts';

/** Compiles the example with additional options, and returns the errors. */
function compileErrors(...options: readonly string[]) {
  const { ok, output } = runTool('typescript/bin/tsc', '--pretty', 'false', ...options);
  return ok ? [] : output.trim().split('\n');
}

/** Compiles the example with an additional file, and returns the errors. */
function compileErrorsWith(name: string, code: string, ...options: readonly string[]) {
  const file = join(appFolder(), 'src', name);
  writeFileSync(file, code);
  try {
    return compileErrors(...options);
  } finally {
    rmSync(file);
  }
}

/**
 * A module of an app that adds texts to Florin's types. Its last line uses a placeholder that the text does not
 * contain.
 */
const OWN_TEXTS = `import { useMessages } from 'florin/useMessages';
const english = { title: 'The vault of {name}' } as const;
declare module 'florin/english' {
  interface English { readonly Vault: typeof english }
}
export const useTitle = (name: string): string => useMessages('Vault', english)('title', { name });
export const useWrong = (): string => useMessages('Vault', english)('title', { nam: 'Ada' });
`;

const RESOLUTIONS = [
  ['bundler', []],
  ['nodenext', ['--module', 'nodenext', '--moduleResolution', 'nodenext']],
] as const;

/** Code that uses the package's types, with correct lines and with lines that the compiler has to refuse. */
const WRONG = `import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Amount } from 'florin/Amount';
import type { SendFormProps } from 'florin/SendForm';
import { createFlorinTheme } from 'florin/theme';
export const right = [
  <Amount value="1250.5" currency="gbp" />,
  <Typography variant="amountHero">1</Typography>,
  <Box sx={(theme) => ({ color: theme.vars.palette.gold.text })} />,
  createFlorinTheme().palette.background.raised,
  createFlorinTheme({ components: { FlorinAmount: { defaultProps: { precision: 'exact' } } } }),
  { onSend: async (_, { signal }) => ({ kind: 'message', text: String(signal.reason) }) } satisfies Partial<SendFormProps>,
];
export const wrong = [
  <Amount value="a lot" currency="gbp" />,
  <Amount value="1" currency="dollar" />,
  <Amount value={1} currency="gbp" />,
  <Typography variant="amountTiny">1</Typography>,
  createFlorinTheme({ Link: 'a' }),
  createFlorinTheme({ components: { FlorinAmount: { defaultProps: { precision: 'most' } } } }),
  { onSend: async () => ({ kind: 'locked' }) } satisfies Partial<SendFormProps>,
];\n`;

for (const [name, options] of RESOLUTIONS)
  test.describe(`with the module resolution ${name}`, () => {
    test('every declaration of the package compiles', () => {
      const imports = publicModules().map(
        (path, i) => `import * as m${String(i)} from 'florin/${path}';`,
      );
      const uses = publicModules().map((_, i) => `m${String(i)}`);
      const code = `${imports.join('\n')}\nexport const all = [${uses.join(', ')}];\n`;
      const strict = [...options, '--skipLibCheck', 'false'];
      const found = compileErrorsWith('everything.ts', code, ...strict);
      // The compiler also checks the declarations of other packages. Errors in those declarations do not count.
      expect(found.filter((line) => /florin|everything/.test(line))).toEqual([]);
    });

    test('the compiler checks the placeholders of texts that an app adds', () => {
      const found = compileErrorsWith('vault.ts', OWN_TEXTS, ...options);
      const lines = found.map((line) => /^src.vault\.ts\((\d+)/.exec(line)?.[1]);
      expect(lines.filter(Boolean)).toEqual(['7']);
    });

    test('the types accept correct code and refuse wrong code', () => {
      const found = compileErrorsWith('wrong.tsx', WRONG, ...options);
      const lines = found.map((line) => /^src.wrong\.tsx\((\d+)/.exec(line)?.[1]);
      expect([...new Set(lines.filter(Boolean))]).toEqual([
        '15',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
      ]);
    });
  });
