/** What Rolldown tells while it makes chunks; only what is asked for here. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What opens first for most visitors. Everything reachable from here without a dynamic import is theirs to wait for. */
const FIRST = ['app/entry-client.tsx', 'app/routes/home.tsx'];
/** Forms and what only people with an account open. */
const PEOPLE = /\/app\/(features\/(accounts|privacy)|forms|ui\/form)\/|\/lucide-react\//;

type Group = { debugName: string; name: (id: string, modules: Modules) => string | null; minShareCount: number };

/**
 * The groups of modules that several pages use; `root` is the site's folder. First comes what the home page needs, so
 * that a new kind of page never weighs on it; what the others share is parted by whom it is for.
 */
export function sharedChunks(root: string): (Group & { priority: number })[] {
  const files = FIRST.map(file => `${root}/${file}`);
  let needed: ReadonlySet<string> | undefined;
  const isNeeded = (id: string, modules: Modules) => {
    needed ??= reachable(files, modules);
    return needed.has(id);
  };
  return [
    {
      debugName: 'shared',
      name: (id, modules) => (isNeeded(id, modules) ? 'shared' : null),
      minShareCount: 2,
      priority: 2,
    },
    { debugName: 'people', name: id => (PEOPLE.test(id) ? 'people' : null), minShareCount: 4, priority: 1 },
    { debugName: 'common', name: () => 'common', minShareCount: 4, priority: 0 },
  ];
}

function reachable(from: readonly string[], modules: Modules): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of from) visit(id);
  return seen;
}
