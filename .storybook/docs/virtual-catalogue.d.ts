interface ImportMetaEnv {
  /** Whether the stories are run as tests, by `main.ts`. */
  readonly FLORIN_STORY_TESTS?: 'true' | 'false';
}

declare module 'virtual:catalogue' {
  import type { CatalogueEntry } from '#.storybook/docs/catalogue';

  /** See `catalogue.ts`, which makes it. */
  export const components: readonly CatalogueEntry[];
}

declare module 'virtual:facts' {
  import type { Facts } from '#.storybook/docs/facts';

  /** See `facts.ts`, which makes it. */
  export const facts: Readonly<Record<string, Facts | undefined>>;
}
