import type Sqlite from 'better-sqlite3';
import type { TurnSizes, Turns } from '../../db/turns.ts';
import type { Kind } from '../document-key.ts';
import type { IndexRow, WordForm } from '../search-engine.ts';
import { storedWords, withProvince } from './stored-words.ts';

/** The full-text table of a kind with long texts: of words in names and titles, or of all words. Lists of the first are short. */
export function tableOf(kind: Kind, inName: boolean): string {
  return `search_${inName ? 'name' : 'text'}_${kind.name}`;
}

const tablesOf = (kind: Kind) => (kind.hasLongTexts ? [tableOf(kind, true), tableOf(kind, false)] : []);

/**
 * FTS5 merges segments inside whichever transaction adds the last segment or deletion, for as long as that takes.
 * During a rebuild, merging therefore has turns of its own after those that write, and merging for the sake of
 * deletions waits until the end.
 */
const BULK = { automerge: 0, deletemerge: 0 };
const USUAL = { automerge: 0, deletemerge: 10 };

/** Pages merged in one turn. */
const MERGING = { least: 100, most: 400 } satisfies TurnSizes;

export function writeForms(connection: Sqlite.Database, forms: readonly WordForm[]): void {
  const insert = connection.prepare('insert or ignore into search_word_form (form, word) values (?, ?)');
  for (const { form, word } of forms) insert.run(form, word);
}

/**
 * Replaces the documents of the rows' entities. FTS5 starts a new segment whenever a rowid is lower than the one
 * before, so old documents are removed first and new ones are inserted in the order of their keys.
 */
export function writeRows(connection: Sqlite.Database, rows: readonly IndexRow[], version: number): void {
  const insertDocument = connection.prepare(
    `insert into search_document
       (id, kind, entity_id, name, accented_name, titles, province, card, name_words, other_words, known_words, version)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertTokens = tokenInserter(connection);
  const remove = remover(connection);
  for (const row of rows) remove(row.kind, row.entityId);
  for (const row of rows) {
    const { kind, entityId, name, accentedName, titles, province, card } = row;
    const shown = [name, accentedName, titles, province, card];
    const { nameWords, otherWords, knownWords } = storedWords(row);
    const words = [nameWords, otherWords, knownWords];
    insertDocument.run(BigInt(row.key), kind.number, entityId, ...shown, ...words, BigInt(version));
    insertTokens(row);
  }
}

/** Removes the documents of these entities of one kind. */
export function removeEntities(connection: Sqlite.Database, kind: Kind, entityIds: readonly number[]): void {
  const remove = remover(connection);
  for (const entityId of entityIds) remove(kind, entityId);
}

/**
 * Empties the full-text tables of a kind that is going to be removed; otherwise one merge would have to read through all
 * that is left of it.
 */
export function hide(connection: Sqlite.Database, kind: Kind): void {
  for (const table of tablesOf(kind)) {
    connection.prepare(`insert into ${table} (${table}) values ('delete-all')`).run();
  }
}

function tokenInserter(connection: Sqlite.Database): (row: IndexRow) => void {
  const insert = perKind(kind =>
    tablesOf(kind).map(table => connection.prepare(`insert into ${table} (rowid, tokens) values (?, ?)`)),
  );
  return row => {
    const [intoNames, intoTexts] = insert(row.kind);
    const id = BigInt(row.key);
    const names = withProvince(row, [...row.nameTokens, ...row.accentedTokens]);
    intoNames?.run(id, names.join(' '));
    intoTexts?.run(id, [...names, ...row.bodyTokens].join(' '));
  };
}

function remover(connection: Sqlite.Database): (kind: Kind, entityId: number) => void {
  const removeDocument = connection
    .prepare<[number, number], bigint>('delete from search_document where entity_id = ? and kind = ? returning id')
    .pluck()
    .safeIntegers();
  const removeTokens = perKind(kind =>
    tablesOf(kind).map(table => connection.prepare(`delete from ${table} where rowid = ?`)),
  );
  return (kind, entityId) => {
    const id = removeDocument.get(entityId, kind.number);
    if (id !== undefined) for (const statement of removeTokens(kind)) statement.run(id);
  };
}

/** Makes what `make` makes once per kind. */
function perKind<T>(make: (kind: Kind) => T): (kind: Kind) => T {
  const made = new Map<number, T>();
  return kind => {
    const known = made.get(kind.number);
    if (known !== undefined) return known;
    const fresh = make(kind);
    made.set(kind.number, fresh);
    return fresh;
  };
}

/** Runs statements in one transaction of their own. */
type Write = <T>(work: () => T) => Promise<T>;

/** Stops FTS5 from merging by itself until {@link endBulk}. */
export function beginBulk(connection: Sqlite.Database, kinds: readonly Kind[]): void {
  configureAll(connection, kinds, BULK);
}

/** Every search reads each segment of a table: one of so few pages is merged into one segment when it has so many. */
const SMALL_TABLE = { pages: MERGING.most, segments: 4 };

/** Merges segments of about one size, and small tables of several segments, after turns that write. */
export async function tidy(
  connection: Sqlite.Database,
  kinds: readonly Kind[],
  write: Write,
  turns: Turns,
): Promise<void> {
  for (const table of kinds.flatMap(tablesOf)) {
    await mergeSegments(connection, table, write, turns.ofOther(MERGING));
    if (isScattered(connection, table)) {
      await mergeSegments(connection, table, write, turns.ofOther(MERGING), { all: true });
    }
  }
}

/** Whether a small table has many segments. */
function isScattered(connection: Sqlite.Database, table: string): boolean {
  const count = (sql: string) => connection.prepare<[], number>(sql).pluck().get() ?? 0;
  const { pages, segments } = SMALL_TABLE;
  if (count(`select count(*) from (select 1 from ${table}_data limit ${pages + 1})`) > pages) return false;
  return count(`select count(distinct segid) from ${table}_idx`) >= segments;
}

/** Merges each table into one segment, then lets FTS5 merge by itself as usual. */
export async function endBulk(
  connection: Sqlite.Database,
  kinds: readonly Kind[],
  write: Write,
  turns: Turns,
): Promise<void> {
  for (const table of kinds.flatMap(tablesOf)) {
    await mergeSegments(connection, table, write, turns.ofOther(MERGING), { all: true });
  }
  await write(() => configureAll(connection, kinds, USUAL));
}

/** FTS5 only takes integers here, and the driver sends numbers as floats. */
function configure(connection: Sqlite.Database, table: string, option: string, value: number): void {
  connection.prepare(`insert into ${table} (${table}, rank) values (?, ?)`).run(option, BigInt(value));
}

function configureAll(
  connection: Sqlite.Database,
  kinds: readonly Kind[],
  options: Readonly<Record<string, number>>,
): void {
  for (const table of kinds.flatMap(tablesOf)) {
    for (const [option, value] of Object.entries(options)) configure(connection, table, option, value);
  }
}

/** Brings a table's segments together where there are several of about one size, or all of them into one. */
async function mergeSegments(
  connection: Sqlite.Database,
  table: string,
  write: Write,
  turns: Turns,
  { all = false } = {},
): Promise<void> {
  const changes = connection.prepare<[], number>('select total_changes()').pluck();
  /** A negative count begins one merge of all segments, which positive ones go on with. */
  const merge = (sign: 1 | -1) =>
    turns.take(pages =>
      write(() => {
        const before = changes.get() ?? 0;
        configure(connection, table, 'merge', sign * pages);
        return (changes.get() ?? 0) - before >= 2 ? pages : 0;
      }),
    );
  for (let merged = await merge(all ? -1 : 1); merged > 0; ) merged = await merge(1);
}
