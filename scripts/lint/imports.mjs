/** Generates oxlint's import rules from the table of layers. */
import { fileURLToPath } from 'node:url';
import { DRIVERS, entriesOf } from '../../packages/florin/build/entries.mjs';
import { AROUND, BESIDE, FOLLOW_THEME, LAYERS, PACKAGES, REFUSED_PACKAGES } from './layers.mjs';

const FOLDERS = [...Object.keys(LAYERS), ...BESIDE];

/** Matches the start of an import from another layer: `#src/` or `../`. */
const UP = String.raw`^(#src/|(\./)*(\.\./)+)`;

/** Returns a pattern that forbids imports of these folders of `AROUND`. `isInSource` is true for files in `src/`. */
const noFolders = (folders, isInSource, message) => ({
  regex: `^(#|(\\./)*(\\.\\./)+)(${folders
    .map((folder) =>
      folder.replaceAll('.', String.raw`\.`).replace('src/', isInSource ? '(src/)?' : 'src/'),
    )
    .join('|')})(/|$)`,
  message,
});

const NOTHING_AROUND = noFolders(
  Object.keys(AROUND),
  true,
  'The product imports only its own layers.',
);

const NO_TOKENS = {
  regex: String.raw`(^|/)theme/tokens(\.ts)?$`,
  message: 'A theme cannot change the values of theme/tokens: import theme/vars.',
};

/** Forbids imports of a component's private modules, which are in the folder with the component's name. */
const NO_PARTS = {
  regex: String.raw`components/.+/[A-Z]\w*/[a-z]`,
  message: 'A part of a component belongs to the component. Move it to the folder of its area.',
};

/** Forbids the names in a theme, which only public components have. */
const NO_ROOTS = {
  regex: String.raw`provider/internals/(?:rooted|roots)$`,
  message:
    'Only public components are named in a theme. What the app alone shows is a plain component.',
};

/** The layers that may import components. */
const ABOVE_COMPONENTS = new Set(['app', 'pages', 'features']);

/** Returns the import rule of a layer. The rule forbids all layers and packages that the tables do not allow. */
function importRule(layer) {
  const refused = FOLDERS.filter((folder) => folder !== layer && !LAYERS[layer].includes(folder));
  const message = `${layer} imports only these layers: ${LAYERS[layer].join(', ') || 'none'}.`;
  const packages = REFUSED_PACKAGES[layer]?.join('|');
  const patterns = [
    { regex: `${UP}(${refused.join('|')})(/|$)`, message },
    NOTHING_AROUND,
    FOLLOW_THEME.includes(layer) && NO_TOKENS,
    ABOVE_COMPONENTS.has(layer) && NO_PARTS,
    ABOVE_COMPONENTS.has(layer) && NO_ROOTS,
    packages && { regex: `^(${packages})(/|$)`, message: `${layer} must not use this package.` },
  ];
  return ['error', { patterns: patterns.filter(Boolean) }];
}

/** Returns a pattern that forbids all packages except these. Modules of the repository are allowed. */
function onlyPackages(names) {
  const group = ['*', ...names.map((name) => `!${name}`), '!./**', '!../**', '!#src/**'];
  return { group, message: `Only these packages are allowed here: ${names.join(', ') || 'none'}.` };
}

/** The overrides with the import rules of the layers. */
export const layerRules = Object.keys(LAYERS).map((layer) => ({
  files: [`src/${layer}/**`],
  rules: { 'no-restricted-imports': importRule(layer) },
}));

/** The overrides for files and folders that may import only the packages in `PACKAGES`. */
export const packageRules = Object.entries(PACKAGES).map(([file, names]) => {
  const [, { patterns }] = importRule(file.split('/')[0]);
  const rule = ['error', { patterns: [...patterns, onlyPackages(names)] }];
  return { files: [`src/${file}`], rules: { 'no-restricted-imports': rule } };
});

/** The overrides with the import rules of the folders in `AROUND`. */
export const aroundRules = Object.entries(AROUND).map(([folder, below]) => {
  const refused = Object.keys(AROUND).filter((it) => it !== folder && !below.includes(it));
  const message = `${folder} imports the product and only these folders: ${below.join(', ') || 'none'}.`;
  const patterns = [noFolders(refused, folder.startsWith('src/'), message)];
  const rule = refused.length > 0 ? ['error', { patterns }] : 'off';
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': rule } };
});

/**
 * The folders and modules of `src/` that a package may import although they are not public: sample data, helpers, and
 * the state of the wallet, which `AdapterProvider` connects to a back end.
 */
const HELPERS = [
  'adapters/aroundCalls',
  'adapters/device',
  'adapters/records/readParts',
  'adapters/simulated/simulatedBook',
  'adapters/simulated/simulatedStatus',
  'adapters/unlessAborted',
  'components/inputs/internals/button',
  'components/inputs/internals/composition',
  'components/inputs/internals/useStepFocus',
  'packages/payment-steps/src/formStep',
  'components/money/internals/slowCall',
  'components/money/internals/useConfirmedDoubts',
  'components/provider',
  'domain/demo',
  'domain/ledger/doubt',
  'domain/links/linkAmount',
  'domain/links/linkParts',
  'domain/money/digits',
  'domain/money/typedNumber',
  'hooks',
  'icons',
  'services',
  'state',
  'theme',
];

/**
 * The override for the packages. They import only the modules of `src/` that another app can import. The example server
 * also imports the rules of the simulated back end.
 */
export const publicNames = {
  files: ['packages/*/src/**'],
  excludeFiles: ['**/*.test.ts', 'packages/server/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          noFolders(
            // The last pattern also refuses the helpers of tests, except the drivers of forms.
            Object.keys(AROUND).filter(
              (folder) => folder !== 'packages' && folder !== 'src/testing',
            ),
            false,
            'A package imports only the product.',
          ),
          { regex: String.raw`^(\.\./)+src/`, message: 'A package imports the product by #src.' },
          {
            group: [
              '#src/**',
              `!#src/${DRIVERS}`,
              `!#src/${DRIVERS}/**`,
              ...HELPERS.flatMap((helper) => [`!#src/${helper}`, `!#src/${helper}/**`]),
              ...Object.values(entriesOf(fileURLToPath(new URL('../..', import.meta.url)))).map(
                (module) => `!#src/${module}`,
              ),
            ],
            message:
              'This module has no public name. Add one in packages/florin/build/entries.mjs.',
          },
        ],
      },
    ],
  },
};

/** The override for the drivers of public forms. They are part of the package, and work with any test library. */
export const driverRules = {
  files: [`src/${DRIVERS}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['*', '!./**'],
            message: 'The drivers of forms are part of the package: they import only each other.',
          },
        ],
      },
    ],
  },
};
