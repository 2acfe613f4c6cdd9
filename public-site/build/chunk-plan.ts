import { type Chunk, joinChunks } from './join-chunks.ts';
import { laterParts, type Modules, reachable } from './module-graph.ts';

/** Which part of the site is loaded how often. */
export type Opening = {
  /** The first script's module: what it imports is loaded on every page. */
  entry: string;
  /** The page whose files hold nothing that it does not need. */
  first: string;
  /** How many visitors load a module that is imported later, beside one of the rarest. */
  weightOf: (id: string) => number;
};

/**
 * Says the name of the file that each module belongs to which several pages or late parts need. Modules that the same
 * ones need go together at once; two files become one where what some load in vain costs less than the requests that
 * others save.
 */
export function planChunks({ entry, first, weightOf }: Opening, modules: Modules): Map<string, string> {
  const always = reachable(entry, modules);
  const later = laterParts(entry, modules);
  const needed = new Map<string, bigint>();
  later.forEach((part, at) => {
    for (const id of reachable(part, modules)) needed.set(id, (needed.get(id) ?? 0n) | (1n << BigInt(at)));
  });
  const firstBit = 1n << BigInt(later.indexOf(first));
  const shared = [...needed].filter(([id, by]) => !always.has(id) && (by & (by - 1n)) !== 0n);
  const mayJoin = (a: Chunk, b: Chunk) => (a.neededBy & firstBit) === (b.neededBy & firstBit);
  const chunks = joinChunks(alike(shared, modules), { weights: later.map(weightOf), mayJoin }, modules);
  return new Map([
    ...[...always].filter(id => id !== entry).map(id => [id, 'frame'] as const),
    ...chunks.flatMap((chunk, at) => chunk.modules.map(id => [id, `s${at + 1}`] as const)),
  ]);
}

/** Modules that are needed by just the same parts, together. */
function alike(shared: readonly (readonly [string, bigint])[], modules: Modules): Chunk[] {
  const chunks = new Map<bigint, Chunk>();
  for (const [id, neededBy] of shared) {
    const before = chunks.get(neededBy) ?? { modules: [], neededBy, size: 0, isStyled: false };
    chunks.set(neededBy, {
      modules: [...before.modules, id],
      neededBy,
      size: before.size + (modules.getModuleInfo(id)?.code?.length ?? 0),
      isStyled: before.isStyled || id.endsWith('.css'),
    });
  }
  return [...chunks.values()];
}
