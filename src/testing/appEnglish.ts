const sources = import.meta.glob<string>('../{app,features,pages}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The English texts in the code of a page or a feature, followed by the name under which they are declared. */
export const ENGLISH_IN_CODE = /^const english = (\{.*?\}) as const;$.*?(\w+): typeof english;/ms;

const TEXT = /(\w+):\s*(?:'([^']*)'|"([^"]*)")/g;

/**
 * The English texts of the app by place and key. They are read from its code, since a module that exports more than
 * components loses React's Fast Refresh.
 */
export const appEnglish = Object.fromEntries(
  Object.values(sources).flatMap((code) => {
    const [, texts, place] = ENGLISH_IN_CODE.exec(code) ?? [];
    if (texts === undefined || place === undefined) return [];
    const found = [...texts.matchAll(TEXT)].map(
      ([, key = '', single, double]) => [key, single ?? double ?? ''] as const,
    );
    return [[place, Object.fromEntries(found)] as const];
  }),
);
