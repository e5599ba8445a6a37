/** The texts of each component, page or feature, by name and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The English texts of each module. `exportEnglish` exports them. */
const english = import.meta.glob<Catalogue | undefined>(
  [
    '../{app,components,features,pages}/**/*.{ts,tsx}',
    '!../app/{main,prerender}.tsx',
    '!**/*.test.ts',
    '!**/messages/*.ts',
  ],
  { eager: true, import: 'ENGLISH_TEXTS' },
);

/** The English texts that several modules share. */
const shared = import.meta.glob<Catalogue>('../{components,features}/**/*.messages.ts', {
  eager: true,
});

/** The English texts of the components and of the app. */
export const allEnglish: Catalogue = Object.assign(
  {},
  ...Object.values(english),
  ...Object.values(shared),
);

/** The texts of the components and of the app in each other language, by its BCP 47 tag, which is the name of its file. */
export const languages: ReadonlyMap<string, Catalogue> = new Map(
  Object.entries(
    import.meta.glob<Record<string, Catalogue>>('../app/messages/*.ts', { eager: true }),
  ).map(([file, module]) => [
    /([\w-]+)\.ts$/.exec(file)?.[1] ?? '',
    Object.assign({}, ...Object.values(module)),
  ]),
);

/** Maps `Component.key` to the text. */
export const textsOf = (messages: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([component, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${component}.${key}`, text] as const),
    ),
  );
