/** Counts the tests of a part, from its script, whether the script succeeded, and its report. */
export declare function countOf(
  script: string,
  ok: boolean,
  report: object | undefined,
): { passed: number; failed: number; complaints: readonly string[] };
