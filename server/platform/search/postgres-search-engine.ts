import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { keyRange } from './document-key.ts';
import { type Clause, type MatchExpression, provinceToken, type Token } from './match-expression.ts';
import type { Candidate, IndexRow, SearchEngine, WordForm } from './search-engine.ts';

const COLUMNS = 'id as key, name, accented_name, titles, province, card';

/** The statements of every search. */
export const POSTGRES_SEARCH_SQL = {
  candidates: `select ${COLUMNS} from search_document
    where tokens @@ ?::tsquery and id between ? and ? order by id limit ?`,
  keys: 'select id as key from search_document where tokens @@ ?::tsquery and id between ? and ? order by id limit ?',
  named: `select ${COLUMNS} from search_document where kind = ? and name = ? order by id limit ?`,
  namedNear: `select ${COLUMNS} from search_document
    where kind = ? and name = ? and province = ? order by id limit ?`,
  forms: `select form, word from search_word_form where ${listSql('postgresql').hasText('form')}`,
  formsFrom: 'select form, word from search_word_form where form >= ? and form < ? order by form limit ?',
  entityIds: 'select entity_id from search_document where id between ? and ?',
} as const;

const REMOVE = `delete from search_document where kind = ? and ${listSql('postgresql').hasId('entity_id')}`;

const INSERT = `insert into search_document (id, kind, entity_id, name, accented_name, titles, province, card, tokens)
  select id, kind, entity_id, name, accented_name, titles, province, card, tokens::tsvector
  from json_to_recordset(?::json) as row (id bigint, kind smallint, entity_id bigint, name text, accented_name text,
    titles text, province text, card text, tokens text)`;

const INSERT_FORMS = `insert into search_word_form (form, word)
  select form, word from json_to_recordset(?::json) as row (form text, word text)
  on conflict do nothing`;

/** Two processes that index the same entity would break the unique index; writers take turns. */
const TAKE_TURN = `select pg_advisory_xact_lock(hashtext('search_document'))`;

/** The search engine inside PostgreSQL: a tsvector of our own tokens under a GIN index. */
export function postgresSearchEngine(db: Database): SearchEngine {
  const { read } = db;
  const write = (work: (unit: UnitOfWork) => Promise<void>) =>
    db.transaction(async unit => {
      await unit.sql(TAKE_TURN);
      await work(unit);
    });
  return {
    candidates: (kind, expression, limit) => {
      const { first, last } = keyRange(kind);
      return read.all<Candidate>(POSTGRES_SEARCH_SQL.candidates, [toTsQuery(expression), first, last, limit]);
    },
    keys: async (kind, expression, limit) => {
      const { first, last } = keyRange(kind);
      const params = [toTsQuery(expression), first, last, limit];
      return (await read.all<{ key: number }>(POSTGRES_SEARCH_SQL.keys, params)).map(row => row.key);
    },
    named: (kind, name, province, limit) =>
      province === undefined
        ? read.all<Candidate>(POSTGRES_SEARCH_SQL.named, [kind.number, name, limit])
        : read.all<Candidate>(POSTGRES_SEARCH_SQL.namedNear, [kind.number, name, province, limit]),
    forms: forms => read.all<WordForm>(POSTGRES_SEARCH_SQL.forms, [listSql('postgresql').texts(forms)]),
    formsFrom: (prefix, limit) =>
      read.all<WordForm>(POSTGRES_SEARCH_SQL.formsFrom, [prefix, `${prefix}\u{10ffff}`, limit]),
    write: (rows, forms) => write(unit => writeRows(unit, rows, forms)),
    remove: (kind, entityIds) =>
      write(async unit => void (await unit.sql(REMOVE, [kind.number, listSql('postgresql').ids(entityIds)]))),
    entityIds: async kind => {
      const { first, last } = keyRange(kind);
      const rows = await read.all<{ entity_id: number }>(POSTGRES_SEARCH_SQL.entityIds, [first, last]);
      return rows.map(row => row.entity_id);
    },
    beginBulk: async () => undefined,
    endBulk: async () => write(async unit => void (await unit.sql('analyze search_document'))),
  };
}

/** A tsquery. Every token is quoted and holds only letters, digits and marks, so nothing in it is syntax. */
export function toTsQuery({ clauses, inName, province }: MatchExpression): string {
  const words = clauses.map(clause => toTsClause(clause, inName)).join(' & ');
  return province === undefined ? words : `'${provinceToken(province)}' & ${words}`;
}

function toTsClause(clause: Clause, inName: boolean): string {
  const phrases = clause.map(phrase => phrase.map(token => toTsToken(token, inName)).join(' & '));
  return phrases.length === 1 ? (phrases[0] ?? '') : `(${phrases.map(phrase => `(${phrase})`).join(' | ')})`;
}

function toTsToken({ text, prefix }: Token, inName: boolean): string {
  const label = `${prefix ? '*' : ''}${inName ? 'A' : ''}`;
  return label === '' ? `'${text}'` : `'${text}':${label}`;
}

async function writeRows(unit: UnitOfWork, rows: readonly IndexRow[], forms: readonly WordForm[]): Promise<void> {
  for (const [kind, ids] of idsByKind(rows)) await unit.sql(REMOVE, [kind, listSql('postgresql').ids(ids)]);
  await unit.sql(INSERT, [JSON.stringify(rows.map(toRecord))]);
  await unit.sql(INSERT_FORMS, [JSON.stringify(forms)]);
}

function idsByKind(rows: readonly IndexRow[]): Map<number, number[]> {
  const byKind = new Map<number, number[]>();
  for (const row of rows) {
    const ids = byKind.get(row.kind.number) ?? [];
    ids.push(row.entityId);
    byKind.set(row.kind.number, ids);
  }
  return byKind;
}

function toRecord(row: IndexRow) {
  return {
    id: row.key,
    kind: row.kind.number,
    entity_id: row.entityId,
    name: row.name,
    accented_name: row.accentedName,
    titles: row.titles,
    province: row.province,
    card: row.card,
    tokens: tokensOf(row),
  };
}

/** A tsvector; positions mean nothing, but only tokens that have one can have a weight. */
function tokensOf(row: IndexRow): string {
  const elsewhere = row.provinceToken === null ? row.bodyTokens : [...row.bodyTokens, row.provinceToken];
  return [
    ...row.nameTokens.map(token => `'${token}':1A`),
    ...row.accentedTokens.map(token => `'${token}':1A`),
    ...elsewhere.map(token => `'${token}':1`),
  ].join(' ');
}
