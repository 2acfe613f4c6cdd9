import type Sqlite from 'better-sqlite3';
import type { Database } from '../../db/database.ts';
import { listSql } from '../../db/id-list.ts';
import { textOf } from '../../db/text.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { type Kind, keyRange } from '../document-key.ts';
import {
  type Candidate,
  type CardRow,
  type Clause,
  type MatchExpression,
  provinceToken,
  type SearchStore,
  type TextEngine,
  type Token,
  type WordForm,
} from '../search-engine.ts';
import { PHRASE_SIGN } from '../text/phrases.ts';
import {
  idsByKind,
  nextVersion,
  rememberGone,
  rememberWritten,
  storedVersion,
  withoutStanding,
  writtenUntil,
} from './search-versions.ts';
import {
  beginBulk,
  endBulk,
  hide,
  removeEntities,
  tableOf,
  tidy,
  writeForms,
  writeRows,
} from './sqlite-search-writes.ts';

const COLUMNS = 'd.id as key, d.name, d.accented_name, d.titles, d.province';

/** The statements of every search; matches of FTS5 come in rowid order without sorting. */
export const SQLITE_SEARCH_SQL = {
  candidates: (kind: Kind, inName: boolean) => `select ${COLUMNS}
    from ${tableOf(kind, inName)} f join search_document d on d.id = f.rowid
    where ${tableOf(kind, inName)} match ? order by f.rowid limit ?`,
  keys: (kind: Kind, inName: boolean) =>
    `select rowid as key from ${tableOf(kind, inName)} f where ${tableOf(kind, inName)} match ? order by rowid limit ?`,
  // Bounds that are bound would not be taken: FTS5 wants integers, and the driver sends numbers as floats.
  keysAfter: (kind: Kind, inName: boolean, after: number) =>
    `select rowid as key from ${tableOf(kind, inName)} f
     where ${tableOf(kind, inName)} match ? and f.rowid between ${after + 1} and ${keyRange(kind).last}
     order by rowid limit ?`,
  cards: `select d.id as key, d.card from ${listSql('sqlite').table('chosen')} cross join search_document d
    where d.id = chosen.value`,
  forms: `select form, word from search_word_form where ${listSql('sqlite').hasText('form')}`,
  formsFrom: 'select form, word from search_word_form where form >= ? and form < ? order by form limit ?',
  idsUntil: 'select entity_id as id from search_document where id between ? and ? and version <= ?',
} as const;

/** The store inside SQLite, which finds long texts by FTS5 over our own tokens, read in the order of importance. */
export function sqliteSearchStore(db: Database, connection: Sqlite.Database): SearchStore {
  /** Our statements run synchronously while the transaction holds the one writing connection. */
  const write = <T>(work: () => T) => db.transaction(async () => work());
  const writeVersion = (work: (unit: UnitOfWork, version: number) => Promise<void>) =>
    db.transaction(async unit => work(unit, await nextVersion(unit)));
  return {
    texts: sqliteTextEngine(db),
    cards: async keys => {
      const rows = await textOf(db.read).all<CardRow>(SQLITE_SEARCH_SQL.cards, [listSql('sqlite').ids(keys)]);
      return new Map(rows.map(row => [row.key, row.card]));
    },
    version: () => storedVersion(db),
    learn: forms => write(() => writeForms(connection, forms)),
    write: standing => rows =>
      writeVersion(async (unit, version) => {
        const own = standing === undefined ? rows : await withoutStanding(unit, 'sqlite', rows, standing);
        writeRows(connection, own, version);
        await rememberWritten(unit, 'sqlite', idsByKind(own));
      }),
    remove: (kind, until) => slice =>
      writeVersion(async (unit, version) => {
        const { number } = kind;
        const ids =
          until === undefined ? slice : await writtenUntil(unit, 'sqlite', { kind: number, ids: slice, until });
        removeEntities(connection, kind, ids);
        await rememberGone(unit, 'sqlite', { kind: number, ids, version });
      }),
    hide: kind => write(() => hide(connection, kind)),
    idsUntil: async (kind, version) => {
      const { first, last } = keyRange(kind);
      return textOf(db.primary).numbers(SQLITE_SEARCH_SQL.idsUntil, [first, last, version]);
    },
    beginBulk: kinds => write(() => beginBulk(connection, kinds)),
    tidy: (kinds, turns) => tidy(connection, kinds, write, turns),
    endBulk: (kinds, turns) => endBulk(connection, kinds, write, turns),
  };
}

function sqliteTextEngine({ read }: Pick<Database, 'read'>): TextEngine {
  const keysOf: TextEngine['keys'] = async (kind, expression, limit, after) => {
    const { keys, keysAfter } = SQLITE_SEARCH_SQL;
    const sql = after === undefined ? keys(kind, expression.inName) : keysAfter(kind, expression.inName, after);
    return (await textOf(read).all<{ key: number }>(sql, [toFtsQuery(expression), limit])).map(row => row.key);
  };
  return {
    candidates: (kind, expression, limit) =>
      textOf(read).all<Candidate>(SQLITE_SEARCH_SQL.candidates(kind, expression.inName), [
        toFtsQuery(expression),
        limit,
      ]),
    keys: async (kind, expression, limit, after) => {
      const cheap = cheapPart(expression);
      if (cheap && (await keysOf(kind, cheap, 1, after)).length === 0) return [];
      return keysOf(kind, expression, limit, after);
    },
    forms: forms => textOf(read).all<WordForm>(SQLITE_SEARCH_SQL.forms, [listSql('sqlite').texts(forms)]),
    formsFrom: (prefix, limit) =>
      textOf(read).all<WordForm>(SQLITE_SEARCH_SQL.formsFrom, [prefix, `${prefix}\u{10ffff}`, limit]),
  };
}

/** FTS5 looks up every way of a clause, 10 µs each, before it sees that another clause has no match at all. */
const MANY_WAYS = 32;

/** The clauses without those of many ways: where they have no match, the whole has none. Undefined where there are no others. */
function cheapPart({ clauses, ...rest }: MatchExpression): MatchExpression | undefined {
  const cheap = clauses.filter(({ length }) => length < MANY_WAYS);
  return cheap.length > 0 && cheap.length < clauses.length ? { ...rest, clauses: cheap } : undefined;
}

/**
 * Prefixes longer than the prefix indexes reach are slow for common words, so an accented one stands for itself, but for
 * whole texts, of which few begin alike.
 */
const MAX_INDEXED_PREFIX = 6;

/** An FTS5 query. Every token is quoted and holds only letters, digits and marks, so nothing in it is syntax. */
function toFtsQuery({ clauses, province }: MatchExpression): string {
  const words = clauses.map(toFtsClause);
  return (province === undefined ? words : [`"${provinceToken(province)}"`, ...words]).join(' AND ');
}

function toFtsClause(clause: Clause): string {
  const phrases = clause.map(phrase => phrase.map(toFtsToken).join(' AND '));
  return phrases.length === 1 ? (phrases[0] ?? '') : `(${phrases.map(phrase => `(${phrase})`).join(' OR ')})`;
}

function toFtsToken({ text, prefix }: Token): string {
  const isCommon = !/^[a-z][a-z0-9]*$/.test(text) && !text.startsWith(PHRASE_SIGN);
  const tooLong = text.length > MAX_INDEXED_PREFIX && isCommon;
  return prefix && !tooLong ? `"${text}"*` : `"${text}"`;
}
