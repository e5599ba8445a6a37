/** The cost of importing one component. */
export interface SizeRow {
  readonly name: string;
  /** Of the minified bundle without peers, with gzip. In the document it is rounded to 0.1 kB. */
  readonly bytes: number;
  /** The other components in the bundle, sorted. */
  readonly brings: readonly string[];
}

/** The components among modules of the package, by name, sorted. */
export declare function componentsAmong(modules: readonly string[]): string[];

/** The document with its table written anew; throws where it has no place for one. */
export declare function withSizes(markdown: string, rows: readonly SizeRow[]): string;

/** The rows that stand in the document; throws where it has no place for them. */
export declare function sizesIn(markdown: string): SizeRow[];
