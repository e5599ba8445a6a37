/**
 * Writes a document for every known path, with the prerendered page, the page's critical styles, and preload links for
 * the page's code. For all other paths, hosts serve 404.html, a document without a page. Each document contains a
 * Content Security Policy. Configuration files for static hosts contain the response headers.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import {
  currencyPath,
  isAppPath,
  livePaths,
  pageName,
  paths,
} from '../../src/features/page/paths.ts';
import { CURRENCY_LIST } from '../../src/domain/currency/currency.ts';
import { criticalCss } from './criticalCss.ts';
import { headerFiles, headersFor } from './headers.ts';
import { withPolicy } from './policy.ts';

/** The output folder of the renderer. The renderer is needed only during the build. */
const RENDERER = 'node_modules/.prerender';

/** vite.site.config.ts defines this constant if the site includes the catalogue. */
const CATALOGUE = 'import.meta.env.VITE_CATALOGUE';

/**
 * Returns the modules that the route table loads for a page with a name, such as `wallet`, and a path, such as
 * `/app/wallet`.
 */
function modulesOf(name: string, path: string): readonly string[] {
  const page = `src/pages/${pageName(name)}Page.tsx`;
  return isAppPath(path) ? ['src/app/AppFrame.tsx', page] : [page];
}

/**
 * Returns the files that contain these modules and their imports, without the entry's files, which index.html loads.
 */
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
        `The build does not contain ${module}. Check the page's name in src/features/page/paths.ts.`,
      );
    add(chunk);
  }
  return [...files];
}

/** Inserts a page into the document, with all styles of the app's files and the critical styles of the page. */
function documentOf(
  path: string,
  template: string,
  styles: string,
  { html, css }: PrerenderedPage,
  preloads: readonly string[],
) {
  // React renders the title inside the page, but expects the title in the head when the page is hydrated.
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  const page = html.replace(title, '');
  const links = preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const parts: Readonly<Record<string, string>> = {
    ...(title === '' ? {} : { '<title>[^<]*</title>': title }),
    '</head>': `<style>${styles}${criticalCss(css, page)}</style>${links.join('')}</head>`,
    '<div id="root"></div>': `<div id="root"${page === '' ? '' : ` data-path="${path}"`}>${page}</div>`,
  };
  const document = Object.entries(parts).reduce((before, [place, content]) => {
    if (!new RegExp(place).test(before)) throw new Error(`index.html does not contain ${place}`);
    return before.replace(new RegExp(place), () => content);
  }, template);
  return withPolicy(document);
}

/** Prerenders the pages of src/features/page/paths.ts during `vite build`. */
export function prerenderPages(): Plugin {
  const preloads = new Map<string, readonly string[]>();
  let styles = '';
  return {
    name: 'florin:prerender-pages',
    // By default, Vite creates the plugins again for the build of each environment. With this option, it uses this
    // plugin for all builds, so `buildApp` can read the variables that `generateBundle` sets.
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
      // The handler runs before Vite adds code that loads styles to the chunks. This code is not needed, because every
      // document contains all styles.
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
        // The paths of dynamic routes have a shell without a page, so a reload does not return the status 404.
        for (const path of Object.values(livePaths))
          if (!path.includes(':')) write(path, null, preloads.get(path));
        for (const { id } of CURRENCY_LIST)
          write(currencyPath(id), null, preloads.get(livePaths.currency));
        for (const path of Object.values(paths))
          write(path, await prerenderPage(path), preloads.get(path));
        // The catalogue needs frames, which these headers forbid. Hosts would also apply the headers to the catalogue's
        // folder.
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
