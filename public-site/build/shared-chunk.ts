import { planChunks } from './chunk-plan.ts';
import type { Modules } from './module-graph.ts';

const HOME = '/app/routes/home.tsx';
/** What visitors read, and open from a search engine or from the home page. */
const READ = /\/app\/routes\/(search|professionals?|places?|threads?|articles?|disease|drug|complaint)\.tsx$/;

/** The group of modules that several pages use, in files that {@link planChunks} names; `root` is the site's folder. */
export function sharedChunks(root: string) {
  let plan: ReadonlyMap<string, string> | undefined;
  const opening = {
    entry: `${root}/app/entry-client.tsx`,
    first: root + HOME,
    weightOf: (id: string) => (id === root + HOME ? 20 : READ.test(id) ? 10 : 1),
  };
  return {
    debugName: 'shared',
    name: (id: string, modules: Modules): string | null => {
      plan ??= planChunks(opening, modules);
      return plan.get(id) ?? null;
    },
    includeDependenciesRecursively: false,
    priority: 1,
  };
}
