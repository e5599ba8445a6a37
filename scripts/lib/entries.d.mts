/** Styles: public name to file below `src/`. */
export declare const STYLES: Readonly<Record<string, string>>;

/** The layers that the package may consist of. */
export declare const LAYERS: readonly string[];

/** All public modules: name to path below `src/`, without its ending. */
export declare function entriesOf(root: string): Readonly<Record<string, string>>;
