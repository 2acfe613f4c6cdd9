import type { Reader } from '../../db/reader.ts';
import { textOf } from '../../db/text.ts';
import { entityNumber, entityNumberOf, type Kind, keyRange } from '../document-key.ts';
import type { DocumentChanges } from '../memory/memory-index.ts';
import type { EntityReference, StoredDocument } from '../memory/stored-document.ts';

/** What the database says of its documents; versions are those of `search-versions.ts`. */
export interface FeedState {
  /** The version of the last write. */
  readonly version: number;
  /** Removals up to this version are not remembered any more. */
  readonly forgotten: number;
  /** Of the stored documents: versions of two worlds have nothing to do with each other. */
  readonly world: string;
}

/** Changes after a version. */
export interface FedChanges extends DocumentChanges {
  /** More documents were written than were asked for; the removals are complete. */
  readonly isCut: boolean;
}

/** What an index in the process is made from, read from the database. */
export interface SearchFeed {
  state(): Promise<FeedState>;
  /** What was written or removed after a version, at most so many documents; an entity is in one of both. */
  changes(after: number, most: number): Promise<FedChanges>;
  /** Whether there are at least so many documents. */
  hasMany(least: number): Promise<boolean>;
  /** All documents in the order of their keys, in batches. */
  documents(): AsyncIterable<readonly StoredDocument[]>;
}

/** Documents read at once. */
const BATCH = 5_000;

const STATE = 'select version, forgotten, world from search_state';

const COLUMNS = `id as key, name, accented_name as "accentedName", titles, province, name_words as "nameTokens",
  other_words as "bodyTokens", known_words as "knownWords"`;

/** The statements of a feed. Only documents without long texts have `name_words`. */
export const FEED_SQL = {
  written: `select ${COLUMNS} from search_document where version > ? and name_words is not null
    order by version limit ?`,
  gone: 'select kind, entity_id as "entityId" from search_gone where version > ?',
  some: 'select version from search_document where version >= 0 and name_words is not null limit ?',
  ofKind: `select ${COLUMNS} from search_document where id between ? and ? and name_words is not null
    order by id limit ${BATCH}`,
} as const;

/** The feed of a reader that sees every commit, for these kinds. */
export function createSearchFeed(reader: Reader, kinds: readonly Kind[]): SearchFeed {
  const read = textOf(reader);
  const inOrder = kinds.filter(kind => !kind.hasLongTexts).sort((a, b) => a.number - b.number);
  const numbers = new Set(inOrder.map(({ number }) => number));
  return {
    state: async () => {
      const row = await read.first<Record<keyof FeedState, number | string>>(STATE);
      if (!row) return { version: 0, forgotten: 0, world: '' };
      return { version: Number(row.version), forgotten: Number(row.forgotten), world: String(row.world) };
    },
    changes: async (after, most) => {
      const rows = await read.all<StoredDocument>(FEED_SQL.written, [after, most + 1]);
      // Read after the documents: what was removed between the two must not come back.
      const gone = await read.all<EntityReference>(FEED_SQL.gone, [after]);
      const removed = gone.filter(({ kind }) => numbers.has(kind));
      const isGone = new Set(removed.map(({ kind, entityId }) => entityNumber(kind, entityId)));
      const written = rows.slice(0, most).filter(({ key }) => !isGone.has(entityNumberOf(key)));
      return { written, removed, isCut: rows.length > most };
    },
    hasMany: async least => (await read.all(FEED_SQL.some, [least])).length >= least,
    documents: async function* () {
      for (const kind of inOrder) yield* documentsOf(kind, (first, last) => read.all(FEED_SQL.ofKind, [first, last]));
    },
  };
}

type ReadRange = (first: number, last: number) => Promise<StoredDocument[]>;

async function* documentsOf(kind: Kind, read: ReadRange): AsyncGenerator<readonly StoredDocument[]> {
  const { first, last } = keyRange(kind);
  for (let from = first; ; ) {
    const rows = await read(from, last);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    from = end.key + 1;
  }
}
