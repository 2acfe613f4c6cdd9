/** Node's options and environment for processes that answer for days. */
export declare const SERVER: { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> };

/** The packages that bring a Node, by `platform-arch` as Node names them. */
export declare const NODE_PACKAGES: Readonly<Record<string, string>>;

/** The parts of a process that decide which Node it needs. */
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
 * Path of the Node that is installed with the repository for this machine, otherwise of the running one if it is new
 * enough. Throws if there is neither.
 */
export declare function bundledNode(machine?: Machine, require?: Require): string;
