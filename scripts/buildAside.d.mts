export interface BuildOptions {
  build: (folder: string, attempt: number) => Promise<{ code: number; output: string }>;
  /** The folder that the build replaces. */
  folder: string;
  /** A folder on the same disk. */
  temporary: string;
  /** Matches the output of a failure after which the build runs again. */
  passing: RegExp;
}

export function buildAside(options: BuildOptions): Promise<number>;
