/**
 * The public names of the package, each with its module.
 *
 * Where a file lies decides whether it is public. Every component in a folder of `src/components` is public, except in
 * the folders `internals`. Each file in `src/messages` is a public language. The other public modules are listed here,
 * because they have to stay compatible. All other modules may change.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folders of `packages/` whose modules are part of the package. */
const PACKAGES = new Set(['back-end', 'florin', 'payment-steps', 'recipients']);

/**
 * The folders of `src/` whose modules can be part of the package. The modules in all other folders are only for
 * Florin's app.
 */
export const LAYERS = [
  'adapters',
  'components',
  'domain',
  'hooks',
  'icons',
  'messages',
  'services',
  'state',
  'theme',
];

/**
 * The folder with the drivers of public forms, which tests of an app use through `testing`. The other modules of
 * `src/testing` are not part of the package.
 */
export const DRIVERS = 'testing/drivers/forms';

/** Returns whether a path below `src/` can be part of the package. */
const canBePackaged = (path) =>
  LAYERS.includes(path.split('/')[0]) || path.startsWith(`${DRIVERS}/`);

/** Modules of `src/domain` whose types occur in the props of components, or that users of the components need. */
const DOMAIN = [
  'amount',
  'amountRules',
  'call',
  'chain',
  'contact',
  'contactNames',
  'contacts',
  'csv',
  'currency',
  'day',
  'defineCurrencies',
  'format',
  'history',
  'historyDays',
  'historyFilters',
  'knownRecipient',
  'ledger',
  'minorUnits',
  'money',
  'paymentCode',
  'paymentLink',
  'priceHistory',
  'rates',
  'readRecords',
  'recipient',
  'recipientKind',
  'recipientWarnings',
  'register',
  'result',
  'text',
  'transaction',
  'user',
  'wallet',
];

/** Modules for custom forms: the texts of refusals, and an amount in two units. */
const FORMS = {
  refusalText: 'components/money/refusalText',
  useAmountUnit: 'components/money/useAmountUnit',
};

/** Modules for custom components: the provider's settings and texts, and the texts of transactions. */
const PARTS = {
  english: 'components/english',
  useCurrencyName: 'components/provider/useCurrencyName',
  useDescription: 'components/payments/history/useDescription',
  useFlorin: 'components/provider/useFlorin',
  useMessages: 'components/provider/useMessages',
  useTransactionText: 'components/payments/history/useTransactionText',
};

/** Additional kinds of recipients, and modules for custom kinds. */
const RECIPIENTS = {
  'recipients/iban': 'recipients/iban',
  'recipients/kind': 'components/payments/recipients/kind',
  'recipients/phone': 'recipients/phone',
  'recipients/useSayRecipient': 'components/payments/recipients/useSayRecipient',
};

/**
 * Optional steps before a payment or a sign-in, such as a review or a code, and a simulated bank that needs these
 * steps.
 */
const PAYMENT_STEPS = {
  'payment-steps': 'payment-steps/public',
  'payment-steps/simulatedBank': 'payment-steps/simulatedBank',
};

const THEME = {
  theme: 'theme/theme',
  'theme/tokens': 'theme/tokens',
  cache: 'theme/cache',
  withFlorin: 'florin/withFlorin',
};

/**
 * Modules for apps that connect to a back end: the interface of an adapter, the HTTP adapter, the functions that parse
 * responses, and the tests for an adapter.
 */
const BACK_END = {
  adapter: 'adapters/walletAdapter',
  'adapter/errors': 'adapters/adapterError',
  'adapter/faults': 'adapters/faults',
  'adapter/readBalances': 'adapters/records/readBalances',
  'adapter/readHistory': 'adapters/records/readHistory',
  'adapter/readOrders': 'back-end/http/readOrders',
  'adapter/readUser': 'back-end/http/readUser',
  'adapter/unreadable': 'adapters/records/unreadable',
  httpAdapter: 'back-end/http/httpAdapter',
  simulatedAdapter: 'adapters/simulated/simulatedAdapter',
  testing: 'back-end/testing',
};

/** Modules for pages that use an adapter: the provider and the hooks. Florin's app also uses them. */
const HOOKS = {
  AdapterProvider: 'back-end/AdapterProvider',
  useHistory: 'state/hooks/useHistory',
  useNotice: 'state/hooks/useNotice',
  usePayment: 'state/hooks/usePayment',
  usePrices: 'state/hooks/usePrices',
  useQuote: 'state/hooks/useQuote',
  useWallet: 'state/hooks/useWallet',
};

/** The files that are copied unchanged, by public name. */
export const DATA = { 'openapi.json': 'back-end/http/openapi.json' };

/** The style sheets of the package, as files below `src/`, by public name. */
export const STYLES = { 'base.css': 'theme/base.css', 'fonts.css': 'theme/fonts.css' };

/**
 * Returns the path of a module in the repository, without an extension. `path` is its path in the package: a module of
 * `src/` has the same path below `src/`, and `recipients/iban` is `packages/recipients/src/iban`.
 */
export function sourceOf(path) {
  const [folder, ...rest] = path.split('/');
  return canBePackaged(path) ? `src/${path}` : `packages/${folder}/src/${rest.join('/')}`;
}

/** Returns the path in the package of a module of the repository, or nothing if the package does not contain it. */
export function packagedAs(source) {
  if (source.startsWith('src/')) {
    const path = source.slice('src/'.length);
    return canBePackaged(path) ? path : undefined;
  }
  const { folder, path } =
    /^packages\/(?<folder>[\w-]+)\/src\/(?<path>.+)$/.exec(source)?.groups ?? {};
  return PACKAGES.has(folder) ? `${folder}/${path}` : undefined;
}

/** Returns the paths, below `src/`, of the modules in a folder, by the name of the module. */
function modulesIn(root, folder) {
  const files = readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/?\w+\.tsx?$/.test(file));
  return new Map(
    files
      .map((file) => file.replace(/\.tsx?$/, ''))
      .map((file) => [basename(file), `${folder}/${file}`]),
  );
}

/**
 * Returns the public components of a checkout, each with its name and module. A component is a `.tsx` file in a folder of
 * `src/components`. A component with private parts has a folder with its name, in which only its own file is public.
 */
export function componentsOf(root, folder = 'components') {
  const entries = readdirSync(join(root, 'src', folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'));
  const own = files.filter(({ name }) => name === `${basename(folder)}.tsx`);
  const modules = (own.length > 0 ? own : files).map(({ name }) => {
    const component = basename(name, '.tsx');
    return { name: component, module: `${folder}/${component}` };
  });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'internals');
  return own.length > 0
    ? modules
    : [...modules, ...folders.flatMap(({ name }) => componentsOf(root, `${folder}/${name}`))];
}

/** Returns the languages in a folder of a checkout: the public name of each, such as `messages/de`, and its module. */
function languagesIn(root, folder, path) {
  return readdirSync(join(root, sourceOf(folder)))
    .map((file) => /^[\w-]+(?=\.ts$)/.exec(file)?.[0])
    .filter(Boolean)
    .map((tag) => [`${path}/${tag}`, `${folder}/${tag}`]);
}

/** Returns the paths of all public modules in the package, without an extension, by public name. */
export function entriesOf(root) {
  const rules = modulesIn(root, 'domain');
  const domain = DOMAIN.map((name) => [`domain/${name}`, rules.get(name)]);
  return Object.fromEntries([
    ...componentsOf(root).map(({ name, module }) => [name, module]),
    ...domain,
    ...languagesIn(root, 'messages', 'messages'),
    ...languagesIn(root, 'payment-steps/messages', 'payment-steps/messages'),
    ...languagesIn(root, 'recipients/messages', 'recipients/messages'),
    ...Object.entries(BACK_END),
    ...Object.entries(FORMS),
    ...Object.entries(HOOKS),
    ...Object.entries(PARTS),
    ...Object.entries(PAYMENT_STEPS),
    ...Object.entries(RECIPIENTS),
    ...Object.entries(THEME),
  ]);
}
