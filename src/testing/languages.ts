import { demoEnglish } from '../components/demo/english';
import { english } from '../components/english';
import { appEnglish } from './appEnglish';
import { pseudo } from './pseudo';

/** The texts of each component, page or feature, by name and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A language of one group of texts: of the components, of the demo's components, or of the app. */
export interface CatalogueOf {
  readonly of: 'components' | 'demo' | 'app';
  /** A BCP 47 tag. */
  readonly tag: string;
  readonly texts: Catalogue;
  /** The English texts of the same group. */
  readonly english: Catalogue;
}

/** Returns the language and the texts of each module. The tag of a language is the name of its file. */
const byTag = (modules: Readonly<Record<string, unknown>>) =>
  Object.entries(modules).map(([file, module]) => {
    const tag = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
    return [tag, Object.values(module as object)[0] as Catalogue] as const;
  });

const ofComponents = byTag(
  import.meta.glob(['../messages/*.ts', '!**/*.test.ts'], { eager: true, import: '*' }),
);

const ofDemo = byTag(
  import.meta.glob('../components/demo/messages/*.ts', { eager: true, import: '*' }),
);

const ofApp = byTag(import.meta.glob('../app/messages/*.ts', { eager: true, import: '*' }));

/** The English texts of the components, of the demo and of the app. */
export const allEnglish: Catalogue = { ...english, ...demoEnglish, ...appEnglish };

/** All languages of each group of texts, and the pseudo-locale. */
export const catalogues: readonly CatalogueOf[] = [
  ...ofComponents.map(([tag, texts]): CatalogueOf => ({
    of: 'components',
    tag,
    texts,
    english: { ...english },
  })),
  ...ofDemo.map(([tag, texts]): CatalogueOf => ({ of: 'demo', tag, texts, english: demoEnglish })),
  ...[...ofApp, ['en-XA', pseudo as Catalogue] as const].map(([tag, texts]): CatalogueOf => ({
    of: 'app',
    tag,
    texts,
    english: allEnglish,
  })),
];

/** Maps `Component.key` to the text. */
export const textsOf = (messages: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([component, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${component}.${key}`, text] as const),
    ),
  );
