/** The flags with which every test starts Chromium. */
export declare const LAUNCH_ARGS: string[];

/** Returns the path of a Chromium or Chrome on this machine, or undefined if the machine has none. */
export declare function findBrowser(): string | undefined;

/** Like `findBrowser`, but installs a browser if the machine has none. Rejects with instructions if this fails. */
export declare function ensureBrowser(): Promise<string>;
