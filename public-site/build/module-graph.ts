/** What the bundler says about a module; only what is asked for here. */
type ModuleInfo = {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  /** Its code before unused exports are dropped. */
  code: string | null;
};

/** The bundler's context, as far as it describes modules. */
export type Modules = { getModuleInfo(id: string): ModuleInfo | null };

/** A module and everything that is loaded with it. */
export function reachable(from: string, modules: Modules): Set<string> {
  const seen = new Set([from]);
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const id of seen) for (const next of importsOf(id, modules)) seen.add(next);
  return seen;
}

/** Every module that is imported later from anywhere, sorted by name, so that two builds of one source are alike. */
export function laterParts(entry: string, modules: Modules): string[] {
  const seen = new Set([entry]);
  const later = new Set<string>();
  for (const id of seen) {
    for (const next of importsOf(id, modules)) seen.add(next);
    for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      later.add(next);
      seen.add(next);
    }
  }
  return [...later].sort();
}

/** What a module imports by `import … from`. */
export function importsOf(id: string, modules: Modules): readonly string[] {
  return modules.getModuleInfo(id)?.importedIds ?? [];
}
