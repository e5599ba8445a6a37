declare global {
  interface ImportMetaEnv {
    /** The path of the published Storybook, relative to the app. Only vite.site.config.ts sets this variable. */
    readonly VITE_CATALOGUE?: string;
  }
}

const folder = import.meta.env.VITE_CATALOGUE;

/** The URL of the Storybook. Undefined if no Storybook is published next to the app, as with `npm start`. */
export const catalogueHref =
  folder === undefined ? undefined : `${import.meta.env.BASE_URL}${folder}/`;
