/**
 * The type of the English texts of an app, which are in the modules of its pages and features. Each adds its own by
 * `declare module`, so that no file lists them.
 */
export interface AppEnglish {}
