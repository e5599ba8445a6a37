/**
 * The public names of the package, with the module of `src/` behind each.
 *
 * An entry is a promise to the library's users, and everything else stays free to change. So the entries are lists:
 * the components in `src/components/public.json`, the other modules here. The languages are those of `src/messages`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The layers that the package may consist of. The layers above them join components to the app. */
export const LAYERS = ['backend', 'components', 'domain', 'hooks', 'messages', 'services', 'theme'];

/** Modules whose types stand in the props of components, or that a user of components needs. */
const DOMAIN = [
  'amount',
  'amountRules',
  'amountText',
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
  'market',
  'minorUnits',
  'money',
  'otherUnit',
  'paymentLink',
  'priceHistory',
  'rates',
  'readRecords',
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

/** Needs of parts of one's own: the provider's settings and texts, and transactions in words. */
const PARTS = {
  appEnglish: 'components/appEnglish',
  staleMark: 'components/feedback/staleMark',
  useCurrencyName: 'components/provider/useCurrencyName',
  useDescription: 'components/payments/history/useDescription',
  useFlorin: 'components/provider/useFlorin',
  useMessages: 'components/provider/useMessages',
  useTransactionText: 'components/payments/history/useTransactionText',
};

const THEME = {
  theme: 'theme/theme',
  'theme/pageStyles': 'theme/pageStyles',
  'theme/tokens': 'theme/tokens',
  'theme/vars': 'theme/vars',
  cache: 'theme/cache',
};

/** A back end of one's own: the interface, the adapter over HTTP, the readers of answers, and the tests. */
const BACK_END = {
  adapter: 'backend/walletAdapter',
  'adapter/errors': 'backend/adapterError',
  'adapter/readBalances': 'backend/http/readBalances',
  'adapter/readHistory': 'backend/http/readHistory',
  'adapter/readOrders': 'backend/http/readOrders',
  'adapter/readUser': 'backend/http/readUser',
  'adapter/unreadable': 'backend/http/unreadable',
  httpAdapter: 'backend/http/httpAdapter',
  simulatedAdapter: 'backend/simulated/simulatedAdapter',
  simulatedSession: 'backend/simulated/simulatedSession',
  testing: 'backend/conformance/conformance',
};

/** Files that are shipped as they are: public name to file below `src/`. */
export const DATA = {
  'openapi.json': 'backend/http/openapi.json',
  'tokens.json': 'theme/tokens.json',
};

/** Styles: public name to file below `src/`. */
export const STYLES = { 'base.css': 'theme/base.css', 'fonts.css': 'theme/fonts.css' };

/** The modules below a folder of `src/` by their names, each by its path below `src/`. */
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

/** The public components of a checkout: `BalanceCard` to its module. */
function componentsIn(root) {
  const modules = modulesIn(root, 'components');
  const names = JSON.parse(readFileSync(join(root, 'src', 'components', 'public.json'), 'utf8'));
  return names.map((name) => [name, modules.get(name)]);
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
  const rules = modulesIn(root, 'domain');
  const domain = DOMAIN.map((name) => [`domain/${name}`, rules.get(name)]);
  return Object.fromEntries([
    ...componentsIn(root),
    ...domain,
    ...languagesIn(root),
    ...Object.entries(BACK_END),
    ...Object.entries(FORMS),
    ...Object.entries(PARTS),
    ...Object.entries(THEME),
  ]);
}
