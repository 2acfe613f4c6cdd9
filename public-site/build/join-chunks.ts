import { importsOf, type Modules } from './module-graph.ts';

/** Modules that go into one file. */
export type Chunk = {
  readonly modules: readonly string[];
  /** The parts of the site that load it, a bit each. */
  readonly neededBy: bigint;
  /** Bytes of source. */
  readonly size: number;
  readonly isStyled: boolean;
};

type Rules = {
  /** How many visitors load each part, in the order of the bits of {@link Chunk.neededBy}. */
  weights: readonly number[];
  mayJoin: (a: Chunk, b: Chunk) => boolean;
};

/** What a request costs beside its bytes, in bytes of source: headers, a place in the queue, a new start of the packing. */
const REQUEST = 4_000;
/**
 * What a visitor may load in vain with one file, in bytes of source: a small change of a module then moves few others.
 */
const MAX_IN_VAIN = 20_000;

/** Joins the two files that gain the most by it, again and again; files never import each other in a circle. */
export function joinChunks(chunks: readonly Chunk[], { weights, mayJoin }: Rules, modules: Modules): readonly Chunk[] {
  const costOf = costs(weights);
  let rest = chunks;
  for (;;) {
    const best = bestJoin(rest, { costOf, mayJoin, behind: filesBehind(rest, modules) });
    if (best === null) return rest;
    rest = best;
  }
}

type Judging = {
  costOf: (chunk: Chunk) => number;
  mayJoin: Rules['mayJoin'];
  behind: ReadonlyMap<Chunk, ReadonlySet<Chunk>>;
};

const NOTHING: ReadonlySet<Chunk> = new Set();

/** The files after the join that gains the most; null where none gains anything. */
function bestJoin(chunks: readonly Chunk[], { costOf, mayJoin, behind }: Judging): readonly Chunk[] | null {
  const behindOf = (chunk: Chunk) => behind.get(chunk) ?? NOTHING;
  let best: readonly Chunk[] | null = null;
  let most = 0;
  for (const [at, a] of chunks.entries()) {
    for (const b of chunks.slice(at + 1)) {
      if (!mayJoin(a, b) || inVain(a, b) > MAX_IN_VAIN) continue;
      const both = joined(a, b);
      const saved = costOf(a) + costOf(b) - costOf(both);
      if (saved <= most) continue;
      const drawn = [...new Set([...behindOf(a), ...behindOf(b)])].filter(file => file !== a && file !== b);
      if (drawn.some(file => behindOf(file).has(a) || behindOf(file).has(b))) continue;
      const wider = new Map(drawn.map(file => [file, { ...file, neededBy: file.neededBy | both.neededBy }]));
      const gain = [...wider].reduce((rest, [before, after]) => rest + costOf(before) - costOf(after), saved);
      if (gain <= most) continue;
      most = gain;
      best = [...chunks.filter(file => file !== a && file !== b).map(file => wider.get(file) ?? file), both];
    }
  }
  return best;
}

function joined(a: Chunk, b: Chunk): Chunk {
  return {
    modules: [...a.modules, ...b.modules],
    neededBy: a.neededBy | b.neededBy,
    size: a.size + b.size,
    isStyled: a.isStyled || b.isStyled,
  };
}

function inVain(a: Chunk, b: Chunk): number {
  return Math.max(a.neededBy & ~b.neededBy ? b.size : 0, b.neededBy & ~a.neededBy ? a.size : 0);
}

/** What all who load a file pay for it; styles are a file of their own. */
function costs(weights: readonly number[]): (chunk: Chunk) => number {
  const known = new Map<bigint, number>();
  const visitorsOf = (neededBy: bigint) => {
    const before = known.get(neededBy);
    if (before !== undefined) return before;
    const sum = weights.reduce((all, weight, at) => ((neededBy >> BigInt(at)) & 1n ? all + weight : all), 0);
    known.set(neededBy, sum);
    return sum;
  };
  return ({ neededBy, size, isStyled }) => visitorsOf(neededBy) * (size + REQUEST * (isStyled ? 2 : 1));
}

/** The other files that a browser loads with each, because one of its modules imports from them. */
function filesBehind(chunks: readonly Chunk[], modules: Modules): Map<Chunk, ReadonlySet<Chunk>> {
  const fileOf = new Map(chunks.flatMap(chunk => chunk.modules.map(id => [id, chunk] as const)));
  const importedBy = (chunk: Chunk) =>
    new Set(chunk.modules.flatMap(id => importsOf(id, modules).flatMap(imported => fileOf.get(imported) ?? [])));
  const imported = new Map(chunks.map(chunk => [chunk, importedBy(chunk)]));
  return new Map(
    chunks.map(chunk => {
      const all = new Set(imported.get(chunk));
      // A set is walked in the order of insertion, what is added meanwhile included.
      for (const file of all) for (const next of imported.get(file) ?? []) all.add(next);
      all.delete(chunk);
      return [chunk, all];
    }),
  );
}
