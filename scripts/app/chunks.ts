/**
 * Groups modules into chunks. By default the bundler creates hundreds of files, and most are smaller than the overhead
 * of a request.
 */
import type { Plugin, Rolldown } from 'vite';
import { isAppPath, pageName, paths } from '../../src/features/page/paths.ts';

/** The file names of the app's prerendered pages, except the home page. */
const PLACES = Object.entries(paths).flatMap(([name, path]) =>
  isAppPath(path) && path !== paths.home ? [pageName(name)] : [],
);

/**
 * A pattern for each chunk, in their order. A chunk contains the modules that match its pattern, and their imports, but
 * no module of an earlier chunk. So the code that most pages share is first. A page that matches no pattern, such as
 * `LandingPage`, has a separate chunk. docs/performance.md describes what to do if a page loads a chunk of another
 * page.
 */
const CHUNKS: Readonly<Record<string, RegExp>> = {
  /** Code that public pages share with pages of the app: all hooks, unless only pages of the app use them. */
  common:
    /src[\\/]hooks[\\/](?!(?:useAfterPress|useExpiringAnswer|useIsSlow|useMatchMedia|useOnLeave|usePendingClose|usePrinting|useWhenChanged)\.)|[\\/](?:BusyButton|ForeignText|PartBoundary|PlainList|Prose|PublicPage|Rings|fields|AccountBalanceWalletOutlined|FingerprintRounded|Visibility(?:Off)?Outlined|useAuthActions|composition|ignoreHeldEnter|styles|user)\.tsx?$|material[\\/]Paper[\\/]/,
  /** Code that the landing page shares with pages of the app. */
  shared:
    /[\\/](?:BalanceCard|CurrencyIcon|LateMenu|Rosette|UserAvatar|CheckRounded|PasswordRounded|PersonOutlineRounded|fixedFigures|pageStyles|sampleCurrencies)\.tsx?$/,
  forms:
    /react-hook-form|material[\\/]Divider|[\\/](?:CheckboxField|DemoHint|Form|PasswordField|SubmitButton|SupportAgentRounded|clearErrorOf|failureText|textRules|useSubmit)\.tsx?$/,
  /** The frame of all pages of the app, with the home page and the simulated back end. */
  home: /[\\/](?:AppFrame|HomePage|simulatedAdapter)\.tsx?$/,
  /** The menus of the app bar. Without this chunk, opening a menu would load the code of pages. */
  menus: /[\\/](?:AccountMenu|ProfileMenu|ListboxButton)\.tsx?$/,
  /** Placeholders for code or data that is loading. */
  skeletons: /[\\/](?:PageSkeleton|skeletons)\.tsx?$/,
  /** The line chart of the home page, and the past prices, which the page of a currency shows. */
  charts: /[\\/](?:ConnectedSparkline|useMinute|usePastPrices)\.tsx?$/,
  /** The pages of the app that are rendered at build time, and the page `Pay`, which opens one of them. */
  places: new RegExp(String.raw`[\\/](?:${[...PLACES, 'Pay'].join('|')})Page\.tsx$`),
  /** Modules that sheets and the history pages import. Without this chunk, a sheet would load the history pages. */
  details:
    /[\\/](?:AddressText|ContentCopyRounded|FileDownloadOutlined|IosShareRounded|SearchField|historyDays|orderAgain|useUnsavedContact)\.tsx?$/,
  history: /[\\/](?:Currency|History|Transaction)Page\.tsx$/,
};

const groups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'core', tags: ['$initial'] },
  ...Object.entries(CHUNKS).map(([name, test]) => ({ name, test })),
  { name: 'more', minShareCount: 2 },
];

/** Applies the groups to the app's build. The catalogue's build has other chunks: .storybook/storyChunks.ts. */
export function chunks(): Plugin {
  return {
    name: 'florin:chunks',
    apply: () => process.env['STORYBOOK'] === undefined,
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                treeshake: {
                  // Florin does not use the function for which emotion imports this package. The package does not
                  // declare `sideEffects`, so it is declared here.
                  moduleSideEffects: [
                    { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
                  ],
                },
                output: {
                  codeSplitting: {
                    groups: groups.map((group, index) => ({
                      ...group,
                      priority: groups.length - index,
                    })),
                  },
                },
              },
            },
          }
        : null,
  };
}
