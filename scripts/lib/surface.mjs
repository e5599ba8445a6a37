/**
 * The public surface of the built package as one text: module names, styles, peers, the theme's CSS variables, and
 * every declaration that a public module reaches, without comments. Two texts differ exactly where users of the
 * package may notice.
 */
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTheme } from '@mui/material/styles';

const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** The public modules of a package, without styles: name to declaration file. */
const modulesOf = ({ exports }) =>
  Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.endsWith('.css') ? [] : [[path.slice(2), target.types]],
  );

/** `messages/pt-BR` as a name that a declaration can have. */
const identifierOf = (name) => name.replaceAll(/\W+/g, '_');

/** API Extractor reads one entry point, so that each module is a namespace of a file made for it. */
function indexOf(folder, index, manifest) {
  const lines = modulesOf(manifest).map(([name, types]) => {
    const path = relative(index, join(folder, types)).replaceAll('\\', '/');
    return `export * as ${identifierOf(name)} from '${path.replace('.d.ts', '.js')}';\n`;
  });
  return lines.join('');
}

/** Every declaration behind the public modules, as API Extractor writes it. */
function declarationsOf(folder, manifest) {
  // Not below node_modules: what is imported from there counts as another package.
  const index = mkdtempSync(join(tmpdir(), 'florin-api-'));
  process.once('exit', () => {
    rmSync(index, { recursive: true, force: true });
  });
  const file = join(index, 'florin.d.ts');
  writeFileSync(file, indexOf(folder, index, manifest));
  const quiet = { default: { logLevel: 'none' } };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: index,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [file] } },
      apiReport: {
        enabled: true,
        // A type that has no public name is part of the surface as soon as a public one speaks of it.
        includeForgottenExports: true,
        reportFolder: index,
        reportTempFolder: join(index, 'temp'),
        reportFileName: 'florin.api.md',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
    packageJsonFullPath: join(folder, 'package.json'),
  });
  const errors = [];
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`API Extractor failed.\n${errors.join('\n')}`);
  const report = readFileSync(join(index, 'florin.api.md'), 'utf8');
  return /```ts\n(?<code>[^]*?)```/.exec(report).groups.code.trim();
}

/**
 * What a file adds to the types of other modules. A component registers its props in a block of that kind; the rest of
 * its file is among the declarations already.
 */
const augmentationsIn = (file, text) =>
  /\/(?:augmentation|roots)\.d\.ts$/.test(file)
    ? text.replaceAll(/^\s*\/\*\*[^]*?\*\/\n/gm, '').trim()
    : (text.match(/^declare (?:module|global)\b[^]*?^\}/gm) ?? []).join('\n');

/** API Extractor passes over what the package adds to the types of other modules. */
function augmentationsOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => [file, augmentationsIn(file, readFileSync(join(folder, file), 'utf8'))])
    .filter(([, text]) => /^declare (?:module|global)\b/m.test(text))
    .map(([file, text]) => `// ${file}\n${text}`)
    .join('\n\n');
}

const variablesOf = (theme) =>
  theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet).flatMap(Object.keys));

/** The CSS variables that the theme has and MUI's own has not. */
async function variables(folder) {
  const { createFlorinTheme } = await import(pathToFileURL(join(folder, 'theme', 'theme.js')).href);
  const cssVariables = { colorSchemeSelector: 'class' };
  const colorSchemes = { light: true, dark: true };
  const known = new Set(variablesOf(createTheme({ cssVariables, colorSchemes })));
  const own = variablesOf(createFlorinTheme()).filter(
    (name) => name.startsWith('--') && !known.has(name),
  );
  return [...new Set(own)].toSorted((one, other) => (one < other ? -1 : 1));
}

const listOf = (lines) => lines.map((line) => `- ${line}`).join('\n');

/** The surface of the package in `folder`, as Markdown. */
export async function surfaceOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, exports, peerDependencies } = manifest;
  const parts = [
    `# The public surface of ${name}`,
    '`npm run api` writes this file. A change in it takes an entry in CHANGELOG.md, as CONTRIBUTING.md says.',
    '## Modules',
    listOf(Object.keys(exports).map((path) => `\`${name}${path.slice(1)}\``)),
    '## Peers',
    listOf(Object.entries(peerDependencies).map(([peer, range]) => `\`${peer}\` ${range}`)),
    '## CSS variables beyond MUI’s',
    listOf((await variables(folder)).map((variable) => `\`${variable}\``)),
    '## Types of other modules',
    `\`\`\`ts\n${augmentationsOf(folder)}\n\`\`\``,
    '## Declarations',
    'One namespace for each module. A name that several modules have is numbered.',
    `\`\`\`ts\n${declarationsOf(folder, manifest)}\n\`\`\``,
  ];
  return `${parts.join('\n\n')}\n`;
}
