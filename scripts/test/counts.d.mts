/** What a part counts as, by its script, whether that succeeded, and its report. */
export declare function countOf(
  script: string,
  ok: boolean,
  report: object | undefined,
): { passed: number; failed: number; complaints: readonly string[] };
