/** A bundler's output for some code. */
export interface Bundle {
  /** Minified, without the package's peers. */
  readonly code: string;
  /** With gzip, level 9. */
  readonly bytes: number;
  /** The modules of the package in it, by their paths in the package, sorted. */
  readonly modules: readonly string[];
}

/** Bundles code that imports from the package in `folder`; rejects where it cannot be resolved. */
export declare function bundle(folder: string, code: string): Promise<Bundle>;

/** The cost of importing each of these components by its public name: each bundled alone. */
export declare function bundlesOf(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Bundle>>;

/** The size of each public component of a checkout in bytes, minified with gzip, without the peers. */
export declare function sizesOf(root: string): Promise<ReadonlyMap<string, number>>;
