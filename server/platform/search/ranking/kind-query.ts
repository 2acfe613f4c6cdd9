import type { Kind } from '../document-key.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../search-engine.ts';
import type { Fit } from './score.ts';

/** Matches looked at before ranking, per search: more than fit in a group, so that ranking has a choice. */
export const PROBE = 16;

/** A ranked match. */
export interface Ranked {
  readonly key: number;
  readonly score: number;
  /** All words are in its name or titles. */
  readonly inName: boolean;
  /** They stand there with the accents typed. */
  readonly accents: boolean;
  /** They stand there with other accents, and here and there. */
  readonly isApart: boolean;
}

/** What one kind is asked for. */
export interface KindQuery {
  readonly kind: Kind;
  readonly reading: Reading;
  /** The same with whole words only, made when it is needed first; undefined where there is none. */
  readonly completed: () => Promise<Reading | undefined>;
  readonly province: string | undefined;
  readonly limit: number;
  /** Of a kind in the small index: its first matches, where there are {@link PROBE} or more and they are known already. */
  readonly begun?: readonly Candidate[] | undefined;
}

/** A match that is looked at. */
export interface Match extends Ranked {
  readonly fit: Fit;
  /** Its names hold the words with other accents, or one word for several: only where nothing fits better. */
  readonly isLoose: boolean;
}

/** Takes matches in, and answers how they fit. */
export type Add = (candidates: readonly Candidate[]) => Fit[];
