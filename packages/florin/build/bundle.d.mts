/** A bundle of code that imports from the package. */
export interface Bundle {
  /** The minified code, without the package's peer dependencies. */
  readonly code: string;
  /** The size of the code in bytes (gzip, level 9). */
  readonly bytes: number;
  /** The modules of the package that the bundle contains, as sorted paths in the package. */
  readonly modules: readonly string[];
}

/** Bundles code that imports from the package in `folder`. Rejects if an import cannot be resolved. */
export declare function bundle(folder: string, code: string): Promise<Bundle>;

/** Builds a separate bundle for each of these components. Each bundle imports its component by the public name. */
export declare function bundlesOf(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Bundle>>;

/**
 * Returns the size of each public component of a checkout in bytes, minified and gzipped, without peer dependencies.
 */
export declare function sizesOf(root: string): Promise<ReadonlyMap<string, number>>;
