/** Flags every test launches Chromium with. */
export declare const LAUNCH_ARGS: string[];

/**
 * The path of a Chromium, Chrome or Edge on this machine, or undefined where there is none. Throws
 * if FLORIN_BROWSER or CHROME_PATH is set to something that is not an executable file.
 */
export declare function findBrowser(): string | undefined;

/** As `findBrowser`, but where there is none, gets one; rejects with what to do if it cannot. */
export declare function ensureBrowser(): Promise<string>;

/** Installs packages of Debian, for who may: tells nothing of its success. */
export declare function installWithApt(packages: readonly string[]): void;
