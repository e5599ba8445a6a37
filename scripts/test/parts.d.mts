/** What a part has to say of its end. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly complaints: readonly string[];
}

/** A part of `npm test`. */
export interface Part {
  readonly name: string;
  /** From whether its script succeeded, and the file of its report. */
  readonly count: (ok: boolean, report: string) => Counts;
}

/** Every part, in the order of the stages. */
export declare const PARTS: readonly Part[];
