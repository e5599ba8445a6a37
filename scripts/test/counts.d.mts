/** Counts the tests of a part. `script` is its command, and `ok` whether the command succeeded. */
export declare function countOf(
  script: string,
  ok: boolean,
  report: object | undefined,
): { passed: number; failed: number; complaints: readonly string[] };
