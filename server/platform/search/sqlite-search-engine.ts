import type Sqlite from 'better-sqlite3';
import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { textOf } from '../db/text.ts';
import type { TurnSizes, Turns } from '../db/turns.ts';
import { type Kind, keyRange } from './document-key.ts';
import {
  type Candidate,
  type CardRow,
  type Clause,
  type IndexRow,
  type MatchExpression,
  provinceToken,
  type SearchEngine,
  type Token,
  type WordForm,
} from './search-engine.ts';

const COLUMNS = 'd.id as key, d.name, d.accented_name, d.titles, d.province';

/** All words of the kinds in the small index, with an index of beginnings. */
const SMALL_INDEX = 'search_text_few';

/** The full-text table of a kind: of words in names and titles, or of all words. Lists of the first are short. */
function tableOf(kind: Kind, inName: boolean): string {
  return kind.inSmallIndex && !inName ? SMALL_INDEX : `search_${inName ? 'name' : 'text'}_${kind.name}`;
}

const tablesOf = (kind: Kind) => [tableOf(kind, true), tableOf(kind, false)];
const tablesOfAll = (kinds: readonly Kind[]) => [...new Set(kinds.flatMap(tablesOf))];

/** Bounds that are bound would not be taken: FTS5 wants integers, and the driver sends numbers as floats. */
function matchesIn(kind: Kind, inName: boolean): string {
  const table = tableOf(kind, inName);
  const { first, last } = keyRange(kind);
  return table === SMALL_INDEX ? `${table} match ? and f.rowid between ${first} and ${last}` : `${table} match ?`;
}

/** The statements of every search; matches of FTS5 come in rowid order without sorting. */
export const SQLITE_SEARCH_SQL = {
  candidates: (kind: Kind, inName: boolean) => `select ${COLUMNS}
    from ${tableOf(kind, inName)} f join search_document d on d.id = f.rowid
    where ${matchesIn(kind, inName)} order by f.rowid limit ?`,
  candidatesOfSmallIndex: `select ${COLUMNS} from ${SMALL_INDEX} f join search_document d on d.id = f.rowid
    where ${SMALL_INDEX} match ? order by f.rowid limit ?`,
  keys: (kind: Kind, inName: boolean) =>
    `select rowid as key from ${tableOf(kind, inName)} f where ${matchesIn(kind, inName)} order by rowid limit ?`,
  cards: `select d.id as key, d.card from ${listSql('sqlite').table('chosen')} cross join search_document d
    where d.id = chosen.value`,
  named: `select ${COLUMNS} from search_document d where d.kind = ? and d.name = ? order by d.id limit ?`,
  namedNear: `select ${COLUMNS} from search_document d
    where d.kind = ? and d.name = ? and d.province = ? order by d.id limit ?`,
  forms: `select form, word from search_word_form where ${listSql('sqlite').hasText('form')}`,
  formsFrom: 'select form, word from search_word_form where form >= ? and form < ? order by form limit ?',
  entityIds: 'select entity_id from search_document where id between ? and ?',
} as const;

/**
 * What FTS5 merges by itself is part of the transaction that happens to bring the last segment or deletion, and takes
 * as long as it takes. Here merging has turns of its own, after those that write; a rebuild, which replaces every
 * document, puts off merging for the sake of deletions to its end.
 */
const BULK = { automerge: 0, deletemerge: 0 };
const USUAL = { automerge: 0, deletemerge: 10 };

/** Pages merged in one turn. */
const MERGING: TurnSizes = { least: 100, most: 400 };

/** The search engine inside SQLite: FTS5 over our own tokens, read in the order of importance. */
export function sqliteSearchEngine(db: Database, connection: Sqlite.Database): SearchEngine {
  const { read } = db;
  /** Our statements run synchronously while the transaction holds the one writing connection. */
  const write = <T>(work: () => T) => db.transaction(async () => work());
  return {
    candidates: (kind, expression, limit) =>
      textOf(read).all<Candidate>(SQLITE_SEARCH_SQL.candidates(kind, expression.inName), [
        toFtsQuery(expression),
        limit,
      ]),
    candidatesOfSmallIndex: (_kinds, expression, limit) =>
      textOf(read).all<Candidate>(SQLITE_SEARCH_SQL.candidatesOfSmallIndex, [toFtsQuery(expression), limit]),
    keys: async (kind, expression, limit) => {
      const sql = SQLITE_SEARCH_SQL.keys(kind, expression.inName);
      return (await textOf(read).all<{ key: number }>(sql, [toFtsQuery(expression), limit])).map(row => row.key);
    },
    cards: async keys => {
      const rows = await textOf(read).all<CardRow>(SQLITE_SEARCH_SQL.cards, [listSql('sqlite').ids(keys)]);
      return new Map(rows.map(row => [row.key, row.card]));
    },
    named: (kind, name, province, limit) =>
      province === undefined
        ? textOf(read).all<Candidate>(SQLITE_SEARCH_SQL.named, [kind.number, name, limit])
        : textOf(read).all<Candidate>(SQLITE_SEARCH_SQL.namedNear, [kind.number, name, province, limit]),
    forms: forms => textOf(read).all<WordForm>(SQLITE_SEARCH_SQL.forms, [listSql('sqlite').texts(forms)]),
    formsFrom: (prefix, limit) =>
      textOf(read).all<WordForm>(SQLITE_SEARCH_SQL.formsFrom, [prefix, `${prefix}\u{10ffff}`, limit]),
    learn: forms => write(() => writeForms(connection, forms)),
    write: rows => write(() => writeRows(connection, rows)),
    remove: kind => entityIds =>
      write(() => {
        const remove = remover(connection);
        for (const entityId of entityIds) remove(kind, entityId);
      }),
    // Otherwise one merge would have to read through all that is left of them.
    hide: kind =>
      write(() => {
        for (const table of tablesOf(kind).filter(table => table !== SMALL_INDEX)) {
          connection.prepare(`insert into ${table} (${table}) values ('delete-all')`).run();
        }
      }),
    entityIds: async kind => {
      const { first, last } = keyRange(kind);
      const rows = await textOf(read).all<{ entity_id: number }>(SQLITE_SEARCH_SQL.entityIds, [
        BigInt(first),
        BigInt(last),
      ]);
      return rows.map(row => row.entity_id);
    },
    beginBulk: kinds => write(() => configureAll(connection, kinds, BULK)),
    tidy: async (kinds, turns) => {
      for (const table of tablesOfAll(kinds)) await mergeSegments(connection, table, write, turns.ofOther(MERGING));
    },
    endBulk: async (kinds, turns) => {
      for (const table of tablesOfAll(kinds)) {
        await mergeSegments(connection, table, write, turns.ofOther(MERGING), { all: true });
      }
      await write(() => configureAll(connection, kinds, USUAL));
    },
  };
}

/** Prefixes longer than the prefix indexes reach are slow for common words, so an accented one stands for itself. */
const LONGEST_INDEXED_PREFIX = 6;

/** An FTS5 query. Every token is quoted and holds only letters, digits and marks, so nothing in it is syntax. */
export function toFtsQuery({ clauses, province }: MatchExpression): string {
  const words = clauses.map(toFtsClause);
  return (province === undefined ? words : [`"${provinceToken(province)}"`, ...words]).join(' AND ');
}

function toFtsClause(clause: Clause): string {
  const phrases = clause.map(phrase => phrase.map(toFtsToken).join(' AND '));
  return phrases.length === 1 ? (phrases[0] ?? '') : `(${phrases.map(phrase => `(${phrase})`).join(' OR ')})`;
}

function toFtsToken({ text, prefix }: Token): string {
  const tooLong = text.length > LONGEST_INDEXED_PREFIX && !/^[a-z][a-z0-9]*$/.test(text);
  return prefix && !tooLong ? `"${text}"*` : `"${text}"`;
}

function writeForms(connection: Sqlite.Database, forms: readonly WordForm[]): void {
  const insert = connection.prepare('insert or ignore into search_word_form (form, word) values (?, ?)');
  for (const { form, word } of forms) insert.run(form, word);
}

/**
 * FTS5 writes a segment whenever a rowid is lower than the one before: so what is there goes first, and rows go in in
 * key order.
 */
function writeRows(connection: Sqlite.Database, rows: readonly IndexRow[]): void {
  const insertDocument = connection.prepare(
    `insert into search_document (id, kind, entity_id, name, accented_name, titles, province, card)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertTokens = tokenInserter(connection);
  const remove = remover(connection);
  for (const row of rows) remove(row.kind, row.entityId);
  for (const row of rows) {
    const { kind, entityId, name, accentedName, titles, province, card } = row;
    insertDocument.run(BigInt(row.key), kind.number, entityId, name, accentedName, titles, province, card);
    insertTokens(row);
  }
}

function tokenInserter(connection: Sqlite.Database): (row: IndexRow) => void {
  const insert = perKind(kind =>
    tablesOf(kind).map(table => connection.prepare(`insert into ${table} (rowid, tokens) values (?, ?)`)),
  );
  return row => {
    const [intoNames, intoTexts] = insert(row.kind);
    const id = BigInt(row.key);
    const province = row.provinceToken === null ? [] : [row.provinceToken];
    intoNames?.run(id, [...row.nameTokens, ...row.accentedTokens, ...province].join(' '));
    intoTexts?.run(id, [...row.nameTokens, ...row.bodyTokens, ...province].join(' '));
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

/** FTS5 only takes integers here, and the driver sends numbers as floats. */
function configure(connection: Sqlite.Database, table: string, option: string, value: number): void {
  connection.prepare(`insert into ${table} (${table}, rank) values (?, ?)`).run(option, BigInt(value));
}

function configureAll(
  connection: Sqlite.Database,
  kinds: readonly Kind[],
  options: Readonly<Record<string, number>>,
): void {
  for (const table of tablesOfAll(kinds)) {
    for (const [option, value] of Object.entries(options)) configure(connection, table, option, value);
  }
}

/** Brings a table's segments together where there are several of about one size, or all of them into one. */
async function mergeSegments(
  connection: Sqlite.Database,
  table: string,
  write: (work: () => number) => Promise<number>,
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
