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
  const circular = new Set<string>();
  const gainOf = (a: Chunk, b: Chunk) =>
    mayJoin(a, b) && inVain(a, b) <= MAX_IN_VAIN && !circular.has(nameOf(a, b))
      ? costOf(a) + costOf(b) - costOf(joined(a, b))
      : 0;
  let rest = chunks;
  for (;;) {
    const best = bestPair(rest, gainOf);
    if (best === null) return rest;
    const others = rest.filter(chunk => chunk !== best.a && chunk !== best.b);
    const both = joined(best.a, best.b);
    if (isCircular(both, others, modules)) circular.add(nameOf(best.a, best.b));
    else rest = [...others, both];
  }
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

/** No module is in two files, and a file only grows. */
function nameOf(a: Chunk, b: Chunk): string {
  return [a, b].map(({ modules }) => `${modules[0]} ${modules.length}`).join(' ');
}

function bestPair(chunks: readonly Chunk[], gainOf: (a: Chunk, b: Chunk) => number): { a: Chunk; b: Chunk } | null {
  let best: { a: Chunk; b: Chunk } | null = null;
  let most = 0;
  for (const [at, a] of chunks.entries()) {
    for (const b of chunks.slice(at + 1)) {
      const gain = gainOf(a, b);
      if (gain <= most) continue;
      most = gain;
      best = { a, b };
    }
  }
  return best;
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

/** Whether what `chunk` imports from other files leads back to it. */
function isCircular(chunk: Chunk, others: readonly Chunk[], modules: Modules): boolean {
  const fileOf = new Map(others.flatMap(other => other.modules.map(id => [id, other] as const)));
  const own = new Set(chunk.modules);
  const ahead = new Set<Chunk>();
  const look = (from: Chunk) => {
    const next = from.modules.flatMap(id => importsOf(id, modules));
    for (const id of next) {
      const file = fileOf.get(id);
      if (file) ahead.add(file);
    }
    return next;
  };
  look(chunk);
  for (const file of ahead) if (look(file).some(id => own.has(id))) return true;
  return false;
}
