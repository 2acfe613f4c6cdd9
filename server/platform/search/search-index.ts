import type { WordForms } from './text/words.ts';

/** Whether a word says by itself what is looked for. */
export type IsMeant = (word: WordForms) => boolean;

/** Words of a document by how much they say about it. */
export interface SearchDocument {
  /** One of the index's kinds: `professional`, `place` … */
  readonly kind: string;
  /** Positive integer below 2³². */
  readonly entityId: number;
  readonly name: string;
  /** Words that stand with the name in people's queries: titles ("PGS.TS.BS"), kinds ("Bệnh viện đa khoa"), aliases. */
  readonly titles?: readonly string[];
  /** Everything else it should be found by: specialities, address, former names of its area. */
  readonly body: readonly string[];
  /**
   * Texts that are meant only whole, of a kind that `matchesWholes`: "đau đầu gối" is found by all of its words side by
   * side or by its beginning, and not by "đau đầu" where something is called just that.
   */
  readonly wholes?: readonly string[];
  /** The body was too long: words are left out. */
  readonly isCut?: boolean;
  /** Slug of the current province; null for what is the same everywhere: it counts as near, whatever is chosen. */
  readonly province: string | null;
  /** Importance from 0 to 1; the more important of two equal matches comes first. */
  readonly weight: number;
  /** What a suggestion row shows; kept as it is, so that a suggestion needs no second query. */
  readonly card: unknown;
}

export interface SuggestQuery {
  /** The query as typed. */
  readonly query: string;
  /** Slug; its documents come before equal ones of other provinces. */
  readonly province?: string | undefined;
  /** Kinds to look in, of those without long texts; all of them when absent. */
  readonly kinds?: readonly string[];
  /** At most so many items a group. */
  readonly perKind: number;
  /** At most so many groups, the best ones; all when absent. */
  readonly most?: number | undefined;
  /** Whether only what fits the words as they stand is wanted: other readings of them are searches of their own. */
  readonly asTyped?: boolean;
  /** Whether only names are wanted that have one of the words otherwise: as it is heard, or with a slip. */
  readonly onlyNear?: boolean;
  /** Whether a word says by itself what is looked for, so that it is not taken for another such word. */
  readonly isMeant?: IsMeant;
}

export interface SuggestItem {
  readonly entityId: number;
  readonly score: number;
  /** All words are in its name or titles. */
  readonly inName: boolean;
  /** They stand there with the accents typed. */
  readonly accents: boolean;
  /** They stand there with other accents, and here and there. */
  readonly isApart: boolean;
  readonly card: unknown;
}

/** The best matches of one kind, best first. */
export interface SuggestGroup {
  readonly kind: string;
  /** Nothing fits the words as they were typed: these fit what may have been meant. The same for all groups. */
  readonly similar: boolean;
  readonly items: readonly SuggestItem[];
}

export interface MatchQuery {
  readonly kind: string;
  readonly query: string;
  readonly province?: string | undefined;
  /** At most so many ids, best first. */
  readonly limit: number;
}

/** Entities of one kind that match a query. */
export interface Matches {
  /** Best first; `score` only compares within this answer. */
  readonly items: readonly { readonly entityId: number; readonly score: number }[];
  /** False when the limit left matches out. */
  readonly complete: boolean;
  /** Nothing fits the words as they were typed: these fit what may have been meant. */
  readonly similar: boolean;
  /** The first of them holds all words in its name or titles. */
  readonly inName: boolean;
}

/** Says how far a rebuild has come: documents written so far. */
export type RebuildProgress = (done: number) => void;

/** How much an index in the process holds. */
export interface IndexSize {
  readonly documents: number;
  readonly bytes: number;
}

/** Finds what people look for. Writes run in transactions of their own; never call them inside another one. */
export interface SearchIndex {
  /** Grows with every write. What is read of records after it was asked for holds what was written up to it. */
  version(): Promise<number>;
  /**
   * Adds documents, or replaces those with the same kind and id.
   * @param since the version before the documents were read: those that were removed after it do not come back by them
   */
  index(documents: readonly SearchDocument[], since?: number): Promise<void>;
  remove(kind: string, entityIds: readonly number[]): Promise<void>;
  /** Groups with at least one match, the group with the best match first. A query without words gives none. */
  suggest(query: SuggestQuery): Promise<SuggestGroup[]>;
  /** What is called just so, in groups, whatever its words may mean; of these kinds. A few of all at most. */
  called(query: string, kinds: readonly string[]): Promise<SuggestGroup[]>;
  /** Matches for a list; a query without words gives none. */
  match(query: MatchQuery): Promise<Matches>;
  /**
   * Ids of a kind whose documents hold all these words exactly as `toneKey` writes them, in batches; those that hold
   * not all of their words are among them.
   */
  holding(kind: string, words: readonly string[]): AsyncIterable<readonly number[]>;
  /** Indexes all documents again and forgets the rest; searches keep working meanwhile. Returns how many there are. */
  rebuild(
    documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
    progress?: RebuildProgress,
  ): Promise<number>;
  /** Makes the index in the process ready, so that no search has to wait for it. */
  prepare(): Promise<void>;
  /** Whether searches wait because the index in the process is being built, as after the first start. */
  isBuilding(): boolean;
  /** How large the index in the process is; undefined before it is there. */
  size(): IndexSize | undefined;
  /** Ends what is being built. Nothing may be asked any more. */
  close(): Promise<void>;
}

/** What the features say to the index about their language: see `features/search`. */
export interface SearchVocabulary {
  /**
   * Every kind with a number of its own from 0 to 31 that never changes; ties between groups follow this order.
   * `inSmallIndex` says that there are some hundreds at most, so that looking at all words at once is cheaper;
   * `isOfNames` that there are some thousands, whose documents hold hardly more than names; `matchesWholes` that
   * texts of its documents are meant only whole; `hasLongTexts` that lists alone find its documents, which the
   * database does, so that suggestions show none.
   */
  readonly kinds: Readonly<
    Record<
      string,
      {
        readonly number: number;
        readonly inSmallIndex?: boolean;
        readonly isOfNames?: boolean | undefined;
        readonly matchesWholes?: boolean | undefined;
        readonly hasLongTexts?: boolean | undefined;
      }
    >
  >;
  /** Abbreviations as people type them, each with what it may stand for: `{ bv: ['bệnh viện'] }`. */
  readonly abbreviations: Readonly<Record<string, readonly string[]>>;
  /**
   * Words that mean one thing together, such as names of areas: asked for in this order they must stand together, so
   * that "Bình Dương" is not found in "Lục Bình, điều dưỡng". After a change everything has to be indexed again.
   */
  readonly phrases: readonly string[];
}
