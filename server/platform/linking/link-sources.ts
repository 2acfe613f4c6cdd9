import type { Database } from '../db/database.ts';
import type { Reader } from '../db/reader.ts';

/** What a public record is called. */
export interface RecordNames {
  readonly id: number;
  /** The path of its page. */
  readonly url: string;
  readonly name: string;
  /** Synonyms, folk names, brand names. */
  readonly others: readonly string[];
}

/** A kind of record to whose pages texts lead where they name it. */
export interface LinkNames {
  /** The kind in changes, e.g. `disease`; at most 20 characters. */
  readonly kind: string;
  /** What of a record decides about its names, its address and whether it is public. */
  readonly aspects: readonly string[];
  /** Words that make a one-syllable name unmistakable: "bệnh" of "Lao". */
  readonly leads: readonly string[];
  /** Ids of all records, in batches; those that are not public may be among them. */
  ids(db: Database): AsyncIterable<readonly number[]>;
  /** The names of those records that are public. A fixed number of queries. */
  read(reader: Pick<Reader, 'rows'>, ids: readonly number[]): Promise<RecordNames[]>;
}

/**
 * Texts in which names are linked: a table with the properties `id`, `linked` and `linksVersion` beside those of the texts.
 * The texts of one row count as one, where each record is linked at its first mention.
 */
export interface LinkTexts {
  /** The kind of record whose page shows them, as it is named in changes: `thread`. */
  readonly subject: string;
  /** What of the record changes with its texts. */
  readonly aspects: readonly string[];
  readonly table: string;
  /**
   * Columns of sanitised HTML, in the order of the page. Stored links name them as the database does, so pages select
   * the texts under these names.
   */
  readonly columns: readonly string[];
  /** The property that holds the record's id; `id` where the row is the record, which is not linked to itself. */
  readonly owner: 'id' | 'entityId';
  /** Condition in SQL for rows of the table that others use as well. */
  readonly where?: string;
  /** The kind under which the search index holds all words of the record's texts. */
  readonly foundAs: string;
}
