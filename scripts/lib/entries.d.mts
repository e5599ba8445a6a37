/** Style sheets: public name to file below `src/`. */
export declare const STYLES: Readonly<Record<string, string>>;

/** The layers of the package. */
export declare const LAYERS: readonly string[];

/** All public modules: name to path below `src/`, without its extension. */
export declare function entriesOf(root: string): Readonly<Record<string, string>>;

/** A public component. */
export interface PublicComponent {
  /** Its name, such as `Hero`. */
  readonly name: string;
  /** Its public name, such as `demo/Hero`. */
  readonly path: string;
  /** Its module below `src/`, without the extension. */
  readonly module: string;
}

/** The public components of a checkout. */
export declare function componentsOf(root: string): readonly PublicComponent[];

/** Deprecated public names, each with the public name that replaces it. */
export declare function deprecatedNames(root: string): Readonly<Record<string, string>>;
