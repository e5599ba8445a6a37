/** The output of the bundler. */
export interface Bundle {
  /** Minified, without the package's peer dependencies. */
  readonly code: string;
  /** The size with gzip, level 9. */
  readonly bytes: number;
  /** The modules of the package in the bundle: their paths in the package, sorted. */
  readonly modules: readonly string[];
}

/** Bundles code that imports from the package in `folder`; rejects if an import cannot be resolved. */
export declare function bundle(folder: string, code: string): Promise<Bundle>;

/** A separate bundle of each of these components, imported by its public name. */
export declare function bundlesOf(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Bundle>>;

/** The size of each public component of a checkout in bytes, minified with gzip, without the peer dependencies. */
export declare function sizesOf(root: string): Promise<ReadonlyMap<string, number>>;
