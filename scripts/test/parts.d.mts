/** What a change has to pass, by stages. */
export declare const CHANGE: readonly (readonly string[])[];
/** The parts that changes of these paths can break. */
export declare function brokenBy(paths: readonly string[]): readonly string[];
