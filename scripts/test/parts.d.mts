/** The parts that every change must pass, by stage. */
export declare const CHANGE: readonly (readonly string[])[];
/** Returns the parts that changes of these paths can break. */
export declare function brokenBy(paths: readonly string[]): readonly string[];
