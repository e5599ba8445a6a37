/** The app uses the library by its public names: the modules that the package exports. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../lib/entries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENTRIES = new Set(Object.values(entriesOf(ROOT)));

/** The layers of the library. */
const LIBRARY = /^(?:backend|components|domain|hooks|theme)\//;

/**
 * Private modules that the app still imports. The list only gets shorter: a module becomes public where an app of
 * another team needs it for the same screen, or moves up to the app.
 */
const STILL_IMPORTED = new Set([
  'components/appEnglish',
  'components/auth/signupRules',
  'components/english',
  'components/feedback/staleMark',
  'components/payments/history/TransactionDetails/TransactionDetails.messages',
  'components/payments/history/TransactionItem/TransactionItem.messages',
  'components/payments/history/TransactionStatusLabel/TransactionStatusLabel.messages',
  'components/payments/history/useDescription',
  'components/payments/send/sendFields',
  'components/provider/choosePlurals',
  'components/provider/florinContext',
  'components/provider/languageContext',
  'components/provider/say',
  'components/provider/useCurrencyName',
  'components/provider/useMessages',
  'domain/history/fullMoment',
  'domain/ledger/orderAgain',
  'domain/money/amountText',
  'domain/money/hiddenAmounts',
  'domain/prices/marketCourse',
  'domain/prices/sampleRates',
  'domain/prices/totalCourse',
  'domain/recipients/address',
  'domain/text/language',
  'hooks/codeOnItsWay',
  'hooks/focus',
  'hooks/lazyWithRetry',
  'hooks/useFigure',
  'hooks/useIsOnDevice',
  'hooks/useSingleFlight',
  'hooks/useWhenChanged',
  'hooks/useWhenOnline',
  'theme/printed',
  'theme/sheetCorners',
  'theme/styles',
  'theme/vars',
  'theme/wideColumn',
]);

const isPrivate = (module) =>
  LIBRARY.test(module) &&
  !ENTRIES.has(module) &&
  !STILL_IMPORTED.has(module) &&
  ['.ts', '.tsx'].some((ending) => existsSync(join(ROOT, 'src', `${module}${ending}`)));

/** The module, below `src/` and without its ending, that a specifier in a file leads to. */
function moduleOf(file, specifier) {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(posix.dirname(file.replaceAll('\\', '/').slice(ROOT.length)), specifier);
  return path.replace(/^src\//, '').replace(/\.tsx?$/, '');
}

export const publicNamesOnly = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !/^[.#]/.test(source.value)) return;
      const module = moduleOf(context.filename, source.value);
      if (isPrivate(module))
        context.report({
          node: source,
          message: `${module} has no public name: scripts/lib/entries.mjs gives one, or it moves up to the app.`,
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
