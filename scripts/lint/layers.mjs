/**
 * The layers of `src/` and what each may import. `oxlint.config.mjs` makes the import rules from this
 * table, and their test reads it. A new folder in `src/` gets its line here.
 */

/** The folders of the product, from the top down: a layer imports layers below it only. */
export const LAYERS = {
  app: [
    'pages',
    'features',
    'messages',
    'components',
    'state',
    'backend',
    'services',
    'constants',
    'domain',
    'theme',
    'hooks',
  ],
  pages: [
    'features',
    'components',
    'state',
    'backend',
    'services',
    'constants',
    'domain',
    'theme',
    'hooks',
  ],
  features: ['components', 'state', 'backend', 'services', 'constants', 'domain', 'theme', 'hooks'],
  messages: ['components'],
  components: ['domain', 'theme', 'hooks'],
  state: ['backend', 'services', 'domain', 'theme', 'hooks'],
  backend: ['services', 'domain'],
  services: [],
  // The brand is given in the theme's own terms.
  constants: ['theme'],
  domain: [],
  theme: [],
  hooks: [],
};

/** The folders beside the product. They import every layer, and no layer imports them. */
export const BESIDE = ['stories', 'testing'];

/**
 * The folders around the product, from the top down, each with those of them that it imports. No layer imports any.
 * All import the product.
 */
export const AROUND = {
  tests: ['src/stories', '.storybook', 'src/testing', 'scripts'],
  'src/stories': ['.storybook', 'src/testing', 'scripts'],
  '.storybook': ['src/testing', 'scripts'],
  'src/testing': [],
  scripts: [],
};

/**
 * The layers whose every measure a theme can change: they take it from `theme/vars`, and not the plain value from
 * `theme/tokens`.
 */
export const FOLLOW_THEME = ['app', 'pages', 'features', 'components', 'state'];

const ROUTER = ['react-router-dom', 'react-router'];

/** The packages that a layer may not import, by their names; their subpaths count, too. */
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

/** The only packages of a file or folder. */
export const PACKAGES = {
  'domain/**': [],
  // Money is decimal text everywhere else: docs/adr/0001.
  'domain/money/money.ts': ['big.js'],
  // The checksums of addresses are cryptography, which nobody should write anew.
  'domain/recipients/checksums.ts': ['@noble/hashes/**', '@scure/base'],
  // The schemas of what a back end answers.
  'backend/http/read*.ts': ['valibot'],
  'backend/http/unreadable.ts': ['valibot'],
};
