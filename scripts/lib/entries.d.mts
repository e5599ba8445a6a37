/** Style sheets: public name to file below `src/`. */
export declare const STYLES: Readonly<Record<string, string>>;

/** The layers of the package. */
export declare const LAYERS: readonly string[];

/** All public modules: name to path below `src/`, without its extension. */
export declare function entriesOf(root: string): Readonly<Record<string, string>>;
