/** Texts by the name of their component, page or feature, and by their key in it. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The English texts of each module, which the plugin `exportEnglish` exports. */
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

/** Matches the paths of modules that are not in the published package. */
const APP_ONLY = /^\.\.\/(?:app|features|pages)\//;

/** The names of the components, pages and features whose texts the published package does not contain. */
export const appPlaces: ReadonlySet<string> = new Set(
  Object.entries({ ...english, ...shared })
    .filter(([file]) => APP_ONLY.test(file))
    .flatMap(([, texts]) => Object.keys(texts ?? {})),
);

/**
 * The translated texts of each language except English. `components` has the texts of the published package, and `app`
 * the texts of Florin's app. `tag` is the BCP 47 tag in the file's name.
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

/** Returns a map from `Component.key` to the text. */
export const textsOf = (messages: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([component, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${component}.${key}`, text] as const),
    ),
  );
