/**
 * The web app manifest, with which a browser installs the app: its name, icons and shortcuts, and the kinds of payment
 * links that it opens.
 */
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { PRODUCT_NAME } from '../../src/theme/brand.ts';
import { livePaths, paths, pathWith, sendPath } from '../../src/features/page/paths.ts';
import { backgroundOf, iconOf } from './document.ts';

const FILE = 'manifest.webmanifest';

/**
 * The URL schemes of payment links that the app opens. A browser accepts only schemes of a fixed list, and those with
 * the prefix `web+`.
 */
const SCHEMES = ['bitcoin', 'ethereum', 'web+florin', 'web+cardano'];

const GROUND = /<rect [^>]*\/>/;

/**
 * Returns the icon without rounded corners. The operating system cuts it to a shape, such as a circle, so the drawing
 * is in the middle 70 percent.
 */
const maskable = (icon: string) => icon.replace(/ rx='\d+'/, '');

/** Returns the icon's drawing without its background. The operating system uses only its opacity. */
const monochrome = (icon: string) => icon.replace(GROUND, '');

/** The icons: their purpose, their width in pixels, and the change of the drawing. */
const ICONS = [
  { purpose: 'any', width: 192, change: (icon: string) => icon },
  { purpose: 'any', width: 512, change: (icon: string) => icon },
  { purpose: 'maskable', width: 512, change: maskable },
  { purpose: 'monochrome', width: 512, change: monochrome },
];

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 1_200 }).resize(width).png({ palette: true }).toBuffer();

/** Returns the manifest of an app at a base path. */
export const manifestOf = (
  base: string,
  icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[],
) => {
  const below = (path: string) => base + path.slice(1);
  return {
    id: base,
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: 'A wallet for several currencies at once.',
    lang: 'en',
    start_url: below(paths.home),
    scope: base,
    display: 'standalone',
    background_color: backgroundOf(),
    theme_color: backgroundOf(),
    categories: ['finance'],
    icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
    shortcuts: [
      { name: 'Send', url: below(sendPath) },
      { name: 'Receive', url: below(pathWith(paths.payments, { open: 'receive' })) },
      { name: 'Exchange', url: below(paths.exchange) },
    ],
    protocol_handlers: SCHEMES.map((protocol) => ({
      protocol,
      url: `${below(livePaths.pay)}?uri=%s`,
    })),
  };
};

/** Adds the manifest and its icons to the build, and links to it in the documents. */
export function manifest(): Plugin {
  let base = '/';
  return {
    name: 'florin:manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' && process.env['STORYBOOK'] === undefined,
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: base + FILE }, injectTo: 'head' },
    ],
    async generateBundle() {
      const icons = ICONS.map(async ({ purpose, width, change }) => {
        const source = await png(change(iconOf()), width);
        const file = this.emitFile({ type: 'asset', name: `icon-${purpose}-${width}.png`, source });
        return { src: base + this.getFileName(file), sizes: `${width}x${width}`, purpose };
      });
      const source = JSON.stringify(manifestOf(base, await Promise.all(icons)));
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
