/** The ranges of the package's peer dependencies, by name. */
export declare const PEERS: Readonly<Record<string, string>>;
