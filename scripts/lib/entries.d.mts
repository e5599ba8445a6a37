/** All public modules of a checkout: name to path below `src/`, without its ending. */
export declare function entriesOf(root: string): Record<string, string>;
