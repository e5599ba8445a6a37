/**
 * The public names of the package, with the module of `src/` behind each.
 *
 * Components and languages are found in the tree, so that none can be forgotten. The rest is named here: an entry is
 * a promise to the library's users, and everything else stays free to change.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The layers that the package may consist of. The layers above them join components to the app. */
export const LAYERS = ['adapter', 'components', 'domain', 'hooks', 'messages', 'theme'];

/** Modules whose types stand in the props of components, or that a user of components needs. */
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
  'defineCurrencies',
  'format',
  'history',
  'historyDays',
  'historyFilters',
  'knownRecipient',
  'ledger',
  'minorUnits',
  'money',
  'oddTransaction',
  'otherUnit',
  'paymentLink',
  'priceHistory',
  'rates',
  'recipient',
  'recipientWarnings',
  'register',
  'result',
  'text',
  'transaction',
  'user',
  'wallet',
];

/** Needs of forms of one's own: sentences, and an amount in two units. */
const FORMS = {
  refusalText: 'components/money/refusalText',
  useAmountUnit: 'components/money/useAmountUnit',
};

const THEME = {
  theme: 'theme/theme',
  'theme/tokens': 'theme/tokens',
  cache: 'theme/cache',
};

/** A back end of one's own: the interface, the adapter over HTTP, the readers of answers, and the tests. */
const BACK_END = {
  adapter: 'adapter/walletAdapter',
  'adapter/errors': 'adapter/adapterError',
  'adapter/readBalances': 'adapter/readBalances',
  'adapter/readHistory': 'adapter/readHistory',
  'adapter/readOrders': 'adapter/readOrders',
  'adapter/readUser': 'adapter/readUser',
  'adapter/unreadable': 'adapter/unreadable',
  httpAdapter: 'adapter/httpAdapter',
  testing: 'adapter/testing/conformance',
};

/** Files that are shipped as they are: public name to file below `src/`. */
export const DATA = { 'openapi.json': 'adapter/openapi.json', 'tokens.json': 'theme/tokens.json' };

/** Styles: public name to file below `src/`. */
export const STYLES = { 'base.css': 'theme/base.css', 'fonts.css': 'theme/fonts.css' };

/** The components of a checkout: `BalanceCard` to `components/money/BalanceCard`. */
function componentsIn(root) {
  const files = readdirSync(join(root, 'src', 'components'), { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => /^(?<module>(?:.+\/)?(?<name>[A-Z]\w*))\.tsx$/.exec(file)?.groups)
    .filter(Boolean)
    .map(({ name, module }) => [name, `components/${module}`])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The languages of a checkout, each by the path of its module: `messages/de`. */
function languagesIn(root) {
  return readdirSync(join(root, 'src', 'messages'))
    .map((file) => /^[\w-]+(?=\.ts$)/.exec(file)?.[0])
    .filter(Boolean)
    .map((tag) => [`messages/${tag}`, `messages/${tag}`]);
}

/** All public modules: name to path below `src/`, without its ending. */
export function entriesOf(root) {
  const domain = DOMAIN.map((name) => [`domain/${name}`, `domain/${name}`]);
  return Object.fromEntries([
    ...componentsIn(root),
    ...domain,
    ...languagesIn(root),
    ...Object.entries(BACK_END),
    ...Object.entries(FORMS),
    ...Object.entries(THEME),
  ]);
}
