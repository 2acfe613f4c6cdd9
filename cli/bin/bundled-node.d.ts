/** Node's options and environment for processes that answer for days. */
export declare const SERVER: { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> };

/** The packages that bring a Node, by `platform-arch` as Node names them. */
export declare const NODE_PACKAGES: Readonly<Record<string, string>>;

/** What of a process says which Node it needs. */
interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly execPath: string;
  readonly versions: { readonly node: string };
}

/** How Node finds and reads the file of a package. */
interface Require {
  (file: string): unknown;
  resolve(name: string): string;
}

/**
 * Path of the Node that the repository brings for a machine, else of the running one where that is new enough. Throws
 * where there is neither.
 */
export declare function bundledNode(machine?: Machine, require?: Require): string;
