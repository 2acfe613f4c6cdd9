import type { FacetKind, FacetSnapshot } from '../platform/facets/facet-store.ts';
import type { TestApp } from './test-app.ts';

/** Runs `work` while the bitmaps of one kind cannot be read; answers how many snapshots of others it left unreleased. */
export async function heldWithout(
  { services: { facets } }: TestApp,
  missing: FacetKind,
  work: () => Promise<unknown>,
): Promise<number> {
  const { snapshot } = facets;
  let held = 0;
  const counted = async (kind: FacetKind): Promise<FacetSnapshot> => {
    if (kind === missing) throw new Error(`${kind} cannot be read`);
    const read = await snapshot(kind);
    held += 1;
    const release = () => {
      held -= 1;
      read.release();
    };
    return {
      version: read.version,
      get: facet => read.get(facet),
      allOf: type => read.allOf(type),
      cardinality: facet => read.cardinality(facet),
      release,
    };
  };
  Object.assign(facets, { snapshot: counted });
  try {
    await work();
  } finally {
    Object.assign(facets, { snapshot });
  }
  return held;
}
