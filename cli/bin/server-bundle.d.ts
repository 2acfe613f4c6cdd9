/**
 * Path of the program as one file; undefined where it is not built, or was built from other sources than are there now.
 * `root` is the folder of the repository or release, this one unless another is named.
 */
export declare function freshBundle(root?: string): string | undefined;

/** Remembers from which files, by their absolute paths, the bundle was made. */
export declare function noteSources(files: readonly string[], root?: string): void;
