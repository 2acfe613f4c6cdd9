import { setBit, wordsFor } from './ordinal-bits.ts';
import type { PostingLists } from './posting-lists.ts';

/** For each token its documents: their ordinals or, where that takes less room, one bit for each document there is. */
export interface PackedPostings {
  /** Where what stands for each token begins in `words`, and in the end where it ends. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** How many documents each token has. */
  readonly counts: Uint32Array<ArrayBuffer>;
  readonly words: Uint32Array<ArrayBuffer>;
}

export function packPostings(lists: PostingLists, documentCount: number): PackedPostings {
  const most = wordsFor(documentCount);
  const counts = Uint32Array.from(lists.starts.subarray(1), (end, token) => end - (lists.starts[token] ?? 0));
  const starts = new Uint32Array(lists.starts.length);
  counts.forEach((count, token) => {
    starts[token + 1] = (starts[token] ?? 0) + Math.min(count, most);
  });
  const words = new Uint32Array(starts.at(-1) ?? 0);
  counts.forEach((count, token) => {
    const ordinals = lists.ordinals.subarray(lists.starts[token], lists.starts[token + 1]);
    const room = words.subarray(starts[token], starts[token + 1]);
    if (count < most) room.set(ordinals);
    else for (const ordinal of ordinals) setBit(room, ordinal);
  });
  return { starts, counts, words };
}
