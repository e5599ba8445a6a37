declare global {
  interface ImportMetaEnv {
    /** The folder of the published Storybook, next to the app. Only vite.site.config.ts sets it. */
    readonly VITE_CATALOGUE?: string;
  }
}

const folder = import.meta.env.VITE_CATALOGUE;

/** The URL of the Storybook, or undefined if it is not published next to the app, as with `npm start`. */
export const catalogueHref =
  folder === undefined ? undefined : `${import.meta.env.BASE_URL}${folder}/`;
