/** The texts of each component, page or feature, by name and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The English texts of each module. `exportEnglish` exports them. */
const english = import.meta.glob<Catalogue | undefined>(
  [
    '../{app,components,features,pages}/**/*.{ts,tsx}',
    '!../app/{main,prerender}.tsx',
    '!**/*.test.ts',
  ],
  { eager: true, import: 'ENGLISH_TEXTS' },
);

/** The English texts that several modules share. */
const shared = import.meta.glob<Catalogue>('../{components,features}/**/*.messages.ts', {
  eager: true,
});

export const allEnglish: Catalogue = Object.assign(
  {},
  ...Object.values(english),
  ...Object.values(shared),
);

/** Matches the modules that the package does not contain. */
const APP_ONLY = /^\.\.\/(?:app|features|pages|components\/(?:demo|landing|screens))\//;

/** The names of the modules whose texts the package does not contain. */
export const appPlaces: ReadonlySet<string> = new Set(
  Object.entries({ ...english, ...shared })
    .filter(([file]) => APP_ONLY.test(file))
    .flatMap(([, texts]) => Object.keys(texts ?? {})),
);

/**
 * The texts of the components and those of the app, in each other language, by its BCP 47 tag, which is the name of its
 * file.
 */
export const languages = Object.entries(
  import.meta.glob<Record<string, Catalogue>>(['../messages/*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
).map(([file, module]) => {
  const tag = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
  const name = tag.replace('-', '');
  const { [name]: components = {}, [`${name}App`]: app = {} } = module;
  return { tag, components, app, texts: { ...components, ...app } };
});

/** Maps `Component.key` to the text. */
export const textsOf = (messages: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([component, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${component}.${key}`, text] as const),
    ),
  );
