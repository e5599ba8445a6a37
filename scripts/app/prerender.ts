/**
 * A document of its own for every known address: the page as it stands before any of its code has run,
 * its styles, and the names of the files that its code is in. Every other address gets a shell
 * without a page. Each document has its Content Security Policy, and hosts are told the headers.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import { currencyPath, livePaths, paths } from '../../src/constants/paths.ts';
import { CURRENCY_LIST } from '../../src/domain/currency/currency.ts';
import { criticalCss } from './criticalCss.ts';
import { headerFiles, headersFor } from './headers.ts';
import { withPolicy } from './policy.ts';

/** Where the app goes that renders the pages; it is wanted while building, and never served. */
const RENDERER = 'node_modules/.prerender';

/** The word by which vite.site.config.ts says that the catalogue stands beside the app. */
const CATALOGUE = 'import.meta.env.VITE_CATALOGUE';

/** The modules that the route table loads for a page, from `wallet`, `/app/wallet`. */
function modulesOf(name: string, path: string): readonly string[] {
  const page = `src/pages/${name.replace(/^./, (first) => first.toUpperCase())}Page.tsx`;
  return path === paths.home || path.startsWith(`${paths.home}/`)
    ? ['src/app/AppFrame.tsx', page]
    : [page];
}

/** The files with these modules, and all that they import; the entry's own are named already. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (chunk.isEntry || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const imported of chunk.imports) {
      const file = bundle[imported];
      if (file?.type === 'chunk') add(file);
    }
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk)
      throw new Error(
        `The build has no ${module}; is it the page's name in src/constants/paths.ts?`,
      );
    add(chunk);
  }
  return [...files];
}

/** Puts a page into the document: the app's own styles whole, and those of the page as far as needed. */
function documentOf(
  path: string,
  template: string,
  styles: string,
  { html, css }: PrerenderedPage,
  preloads: readonly string[],
) {
  // React puts the title where it was rendered, and looks for it in the head.
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  const page = html.replace(title, '');
  const links = preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const parts: Readonly<Record<string, string>> = {
    ...(title === '' ? {} : { '<title>[^<]*</title>': title }),
    '</head>': `<style>${styles}${criticalCss(css, page)}</style>${links.join('')}</head>`,
    '<div id="root"></div>': `<div id="root"${page === '' ? '' : ` data-path="${path}"`}>${page}</div>`,
  };
  const document = Object.entries(parts).reduce((before, [place, content]) => {
    if (!new RegExp(place).test(before)) throw new Error(`index.html has no ${place}`);
    return before.replace(new RegExp(place), () => content);
  }, template);
  return withPolicy(document);
}

/** Has `vite build` render the pages of src/constants/paths.ts ahead. */
export function prerenderPages(): Plugin {
  const preloads = new Map<string, readonly string[]>();
  let styles = '';
  return {
    name: 'florin:prerender-pages',
    // One and the same for the build of the app and that of its renderer.
    sharedDuringBuild: true,
    apply: (_config, { command }) => command === 'build' && process.env['STORYBOOK'] === undefined,
    config: () => ({
      builder: {},
      build: { modulePreload: false },
      environments: {
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: RENDERER,
            copyPublicDir: false,
            reportCompressedSize: false,
            rolldownOptions: { input: 'src/app/prerender.tsx' },
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite writes down which styles a chunk needs: every document has them all.
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const [name, path] of Object.entries({ ...paths, ...livePaths }))
          preloads.set(path, filesOf(modulesOf(name, path), bundle));
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
          else if (file.fileName.endsWith('.css')) {
            styles += String(file.source);
            delete bundle[file.fileName];
          }
        }
      },
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments, build }) {
        for (const environment of Object.values(environments))
          if (!environment.isBuilt) await build(environment);
        const out = resolve(config.root, config.build.outDir);
        const renderer = pathToFileURL(resolve(config.root, RENDERER, 'prerender.js'));
        const { prerenderPage } = (await import(renderer.href)) as {
          prerenderPage: (path: string) => Promise<PrerenderedPage>;
        };
        const template = readFileSync(join(out, 'index.html'), 'utf8');
        const documents: Record<string, string> = {};
        const write = (
          path: string,
          page: PrerenderedPage | null,
          files: readonly string[] = [],
        ) => {
          const hrefs = files.map((file) => config.base + file);
          const file = path.endsWith('.html') ? path : `${path}/index.html`.replace(/^\/+/, '');
          const { html, css } = page ?? { html: '', css: '' };
          documents[file] = documentOf(path, template, styles, { html, css }, hrefs);
        };
        write('404.html', null);
        // Known addresses are found, also when they are reloaded.
        const { history, contacts, pay, currency } = livePaths;
        for (const path of [history, contacts, pay]) write(path, null, preloads.get(path));
        for (const { id } of CURRENCY_LIST) write(currencyPath(id), null, preloads.get(currency));
        for (const path of Object.values(paths))
          write(path, await prerenderPage(path), preloads.get(path));
        // The catalogue's frames need what these headers refuse, and hosts give them to all below the app.
        const headers =
          CATALOGUE in (config.define ?? {})
            ? {}
            : headerFiles(headersFor(Object.values(documents)), config.base);
        for (const [file, content] of Object.entries({ ...documents, ...headers })) {
          mkdirSync(dirname(join(out, file)), { recursive: true });
          writeFileSync(join(out, file), content);
        }
      },
    },
  };
}
