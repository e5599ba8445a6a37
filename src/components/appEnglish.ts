/**
 * The type of an app's English texts. Each module of pages and features, and each component of the demo, adds its texts
 * with `declare module 'florin/appEnglish'`, so there is no central list. TypeScript then accepts these texts in
 * `useMessages`.
 */
export interface AppEnglish {}
