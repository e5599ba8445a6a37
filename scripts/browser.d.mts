/** Chromium's flags in every test. */
export declare const LAUNCH_ARGS: string[];

/**
 * The path of a Chromium or Chrome on this machine; undefined if the machine has none. Throws if FLORIN_BROWSER or
 * CHROME_PATH is not the path of an executable file.
 */
export declare function findBrowser(): string | undefined;

/** As `findBrowser`, but installs a browser if the machine has none. Rejects with instructions if that fails. */
export declare function ensureBrowser(): Promise<string>;
