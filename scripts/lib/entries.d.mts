/** Style sheets, from public name to file below `src/`. */
export declare const STYLES: Readonly<Record<string, string>>;

/** The layers of the package. */
export declare const LAYERS: readonly string[];

/** Returns all public modules, from public name to path below `src/`, without an extension. */
export declare function entriesOf(root: string): Readonly<Record<string, string>>;

/** A public component. */
export interface PublicComponent {
  /** The name of the component, such as `Hero`. */
  readonly name: string;
  /** The name under which the package exports the component, such as `demo/Hero`. */
  readonly path: string;
  /** The path of the module below `src/`, without the extension. */
  readonly module: string;
}

/** Returns the public components of a checkout. */
export declare function componentsOf(root: string): readonly PublicComponent[];

/** Returns the deprecated public names, each with the public name that replaces it. */
export declare function deprecatedNames(root: string): Readonly<Record<string, string>>;
