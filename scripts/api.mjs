/**
 * `npm run api` writes API Extractor's report of the built package's public API to docs/api/florin.api.md.
 * `npm run api -- --check` changes no file. It prints the difference and fails if the committed report is outdated.
 */
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// The folder is not below node_modules, because API Extractor would treat the entry point as part of another package.
const folder = mkdtempSync(join(tmpdir(), 'florin-api-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

/** API Extractor reads one entry point: a generated file that exports each module of the package as a namespace. */
function entryPoint() {
  const { exports } = JSON.parse(readFileSync(at('dist-lib/package.json'), 'utf8'));
  const lines = Object.entries(exports).flatMap(([path, { types }]) => {
    if (types === undefined || path.endsWith('.css')) return [];
    const module = relative(folder, at(`dist-lib/${types}`)).replaceAll('\\', '/');
    const name = path.slice(2).replaceAll(/\W+/g, '_');
    return `export * as ${name} from '${module.replace('.d.ts', '.js')}';\n`;
  });
  const file = join(folder, 'florin.d.ts');
  writeFileSync(file, lines.join(''));
  return file;
}

const file = entryPoint();
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};
const quiet = { default: { logLevel: 'none' } };
const config = ExtractorConfig.prepare({
  configObject: {
    projectFolder: folder,
    mainEntryPointFilePath: file,
    newlineKind: 'lf',
    compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
    apiReport: {
      enabled: true,
      // The report includes types that are not exported. Such a type is part of the API if a public declaration uses
      // it.
      includeForgottenExports: true,
      reportFolder: at('docs/api'),
      reportTempFolder: folder,
      reportFileName: 'florin.api.md',
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    messages: { extractorMessageReporting: quiet, tsdocMessageReporting: quiet },
  },
  packageJsonFullPath: at('dist-lib/package.json'),
});
const { succeeded } = Extractor.invoke(config, {
  localBuild: !process.argv.includes('--check'),
  printApiReportDiff: true,
});
process.exitCode = succeeded ? 0 : 1;
