/** The parts that a change can break, by stage. */
export declare const CHANGE: readonly (readonly string[])[];
/** Returns the parts that changes of these paths can break. */
export declare function brokenBy(paths: readonly string[]): readonly string[];
/** Returns the parts of `npm test` after changes of these paths. */
export declare function partsFor(paths: readonly string[]): readonly string[];
