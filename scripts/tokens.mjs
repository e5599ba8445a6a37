/**
 * `npm run tokens` writes the theme's tokens for other tools, and the table of the theme's CSS variables.
 * tests/repository/tokens.test.ts fails if these files differ from the theme.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { runnerImport } from 'vite';

const QUIET = { configFile: false, logLevel: 'error' };
const { module: tokens } = await runnerImport('./scripts/lib/themeTokens.ts', QUIET);
const { module: variables } = await runnerImport('./scripts/lib/cssVariables.ts', QUIET);

const FILES = [
  ['src/theme/tokens.json', JSON.stringify(tokens.tokensOf()), 'json'],
  ['docs/css-variables.md', variables.variablesPage(), 'markdown'],
];

for (const [file, text, parser] of FILES) {
  writeFileSync(file, await format(text, { parser, printWidth: 100, singleQuote: true }));
}
