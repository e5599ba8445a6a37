/**
 * The layers of `src/` and their allowed imports. `oxlint.config.mjs` generates the import rules from these tables, and
 * the test of the rules also reads them. A new folder in `src/` needs a line here.
 */

const BELOW_FEATURES = [
  'components',
  'state',
  'adapters',
  'services',
  'domain',
  'theme',
  'hooks',
  'icons',
];

/** The layers of `src/`, from the top down, each with the layers that it may import. */
export const LAYERS = {
  app: ['pages', 'features', 'messages', ...BELOW_FEATURES],
  pages: ['features', ...BELOW_FEATURES],
  features: BELOW_FEATURES,
  messages: ['components'],
  components: ['domain', 'theme', 'hooks', 'icons'],
  state: ['adapters', 'services', 'domain', 'theme', 'hooks'],
  adapters: ['services', 'domain'],
  services: [],
  domain: [],
  theme: [],
  hooks: [],
  icons: [],
};

/** Folders of `src/` that are not layers. They may import every layer, and no layer imports them. */
export const BESIDE = ['stories', 'testing'];

/**
 * The folders with tests, stories, packages and tools, from the top down, each with the other folders that it may
 * import. All these folders may import the layers, and no layer imports them.
 */
export const AROUND = {
  tests: ['packages', 'src/stories', '.storybook', 'src/testing', 'scripts'],
  packages: ['.storybook', 'src/testing'],
  'src/stories': ['.storybook', 'src/testing', 'scripts'],
  // The catalogue shows the public names and the sizes of components, which modules in `packages/florin/build` return.
  '.storybook': ['packages', 'src/testing', 'scripts'],
  'src/testing': [],
  // The lint rules read the public names of the library.
  scripts: ['packages'],
};

/**
 * Layers that read lengths from `theme/vars` and not from the constants in `theme/tokens`, so that a theme can change
 * them.
 */
export const FOLLOW_THEME = ['app', 'pages', 'features', 'components', 'state'];

const ROUTER = ['react-router-dom', 'react-router'];

/** The packages that a layer must not import, including all their subpaths. */
export const REFUSED_PACKAGES = {
  components: [...ROUTER, 'zustand'],
  services: [
    ...ROUTER,
    'zustand',
    'react',
    'react-dom',
    'react-hook-form',
    '@mui/[^/]+',
    '@emotion/[^/]+',
  ],
};

/** The only packages that a file or folder may import. */
export const PACKAGES = {
  'domain/**': [],
  // Only this file calculates with big.js. Everywhere else, money is decimal text (docs/adr/0001).
  'domain/money/money.ts': ['big.js'],
  // The checksums of addresses are cryptography, for which Florin uses audited packages.
  'domain/recipients/checksums.ts': ['@noble/hashes/**', '@scure/base'],
  // These files contain the schemas of a back end's responses.
  'adapters/records/**': ['valibot'],
};
