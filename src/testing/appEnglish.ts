const sources = import.meta.glob<string>('../{app,features,pages}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Matches the English texts in the code of a page or a feature, and the name under which they are declared. */
export const ENGLISH_IN_CODE = /^const english = (\{.*?\}) as const;$.*?(\w+): typeof english;/ms;

const TEXT = /(\w+):\s*(?:'([^']*)'|"([^"]*)")/g;

const inCode = Object.fromEntries(
  Object.values(sources).flatMap((code) => {
    const [, texts, place] = ENGLISH_IN_CODE.exec(code) ?? [];
    if (texts === undefined || place === undefined) return [];
    const found = [...texts.matchAll(TEXT)].map(
      ([, key = '', single, double]) => [key, single ?? double ?? ''] as const,
    );
    return [[place, Object.fromEntries(found)] as const];
  }),
);

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = import.meta.glob<Texts>(
  ['../components/screens/**/*.messages.ts', '../features/**/*.messages.ts'],
  { eager: true },
);

/**
 * The English texts of the app by component and key. Those in the code of a page or a feature are read with a regular
 * expression, because a module that exports anything besides components loses React's Fast Refresh.
 */
export const appEnglish: Texts = Object.assign(inCode, ...Object.values(files));
