import type { Postings } from './postings.ts';

/** What is kept of names or texts of one segment, in bytes: some 800 sets of 160,000 documents. */
const MAX_BYTES = 16 * 2 ** 20;

/** What an entry takes beside its ordinals and its name. */
const ENTRY_BYTES = 200;

export interface KeptPostings {
  /** What is kept under this name, or else what `make` makes, kept from now on. */
  get(name: string, make: () => Postings): Postings;
}

/** Keeps what took long to gather, as the same words are asked for often; what was not asked for the longest goes first. */
export function keptPostings(mostBytes = MAX_BYTES): KeptPostings {
  const kept = new Map<string, Postings>();
  let byteCount = 0;
  const forget = (name: string, postings: Postings) => {
    kept.delete(name);
    byteCount -= bytesOf(name, postings);
  };
  return {
    get: (name, make) => {
      const known = kept.get(name);
      if (known) forget(name, known);
      const postings = known ?? make();
      kept.set(name, postings);
      byteCount += bytesOf(name, postings);
      for (const [oldest, others] of kept) {
        if (byteCount <= mostBytes) break;
        forget(oldest, others);
      }
      return postings;
    },
  };
}

function bytesOf(name: string, { ordinals, bits }: Postings): number {
  return ENTRY_BYTES + name.length * 2 + (ordinals ?? bits).byteLength;
}
