import type { Database } from '../../db/database.ts';
import { listSql } from '../../db/id-list.ts';
import { textOf } from '../../db/text.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { keyRange } from '../document-key.ts';
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
import { GIN_INDEXES, gatherEntries, removeEntities, writeForms, writeRows } from './postgres-search-writes.ts';
import {
  idsByKind,
  nextVersion,
  rememberGone,
  rememberWritten,
  storedVersion,
  withoutStanding,
  writtenUntil,
} from './search-versions.ts';

const COLUMNS = 'id as key, name, accented_name, titles, province';

/** Tokens of names and titles, or of all words. */
type Tokens = 'name_tokens' | 'text_tokens';

/** Documents of a kind that are looked at one by one, in the order of importance, before the index is asked. */
const WINDOW = 1_000;

/** So few matches may well be among the first documents; more are asked of the index at once. */
const FEW_KEYS = 100;

/** What the most important documents hold; for words that many documents hold this finds enough at once. */
const candidatesAmongFirst = (tokens: Tokens) => `select ${COLUMNS}
  from (select * from search_document where id between ? and ? order by id limit ${WINDOW}) first
  where ${tokens} @@ ?::tsquery order by id limit ?`;

/** `id + 0` keeps the planner from reading a whole kind in order: what comes here is rare, so GIN finds it soonest. */
const candidatesAmongAll = (tokens: Tokens) => `select ${COLUMNS} from search_document where id in (
    select id from search_document where ${tokens} @@ ?::tsquery and id + 0 between ? and ? order by id + 0 limit ?
  ) order by id`;

const keysAmongFirst = (tokens: Tokens) => `select id as key
  from (select id, ${tokens} from search_document where id between ? and ? order by id limit ${WINDOW}) first
  where ${tokens} @@ ?::tsquery order by id limit ?`;

const keysAmongAll = (tokens: Tokens) =>
  `select id as key from search_document where ${tokens} @@ ?::tsquery and id + 0 between ? and ? order by id + 0 limit ?`;

/** The statements of every search. */
export const POSTGRES_SEARCH_SQL = {
  candidatesAmongFirst: { name: candidatesAmongFirst('name_tokens'), text: candidatesAmongFirst('text_tokens') },
  candidatesAmongAll: { name: candidatesAmongAll('name_tokens'), text: candidatesAmongAll('text_tokens') },
  keysAmongFirst: { name: keysAmongFirst('name_tokens'), text: keysAmongFirst('text_tokens') },
  keys: { name: keysAmongAll('name_tokens'), text: keysAmongAll('text_tokens') },
  cards: 'select id as key, card from search_document where id = any(?::bigint[])',
  forms: `select form, word from search_word_form where ${listSql('postgresql').hasText('form')}`,
  formsFrom: 'select form, word from search_word_form where form >= ? and form < ? order by form limit ?',
  idsUntil: 'select entity_id as id from search_document where id between ? and ? and version <= ?',
} as const;

/** The store inside PostgreSQL, which finds long texts by tsvectors of our own tokens under GIN indexes. */
export function postgresSearchStore(db: Database): SearchStore {
  /** Two processes that index the same entity would break the unique index; writers take turns. */
  const write = (work: (unit: UnitOfWork, version: number) => Promise<void>) =>
    db.transaction(async unit => work(unit, await nextVersion(unit)));
  return {
    texts: postgresTextEngine(db),
    cards: async keys => {
      const rows = await textOf(db.read).all<CardRow>(POSTGRES_SEARCH_SQL.cards, [listSql('postgresql').ids(keys)]);
      return new Map(rows.map(row => [row.key, row.card]));
    },
    version: () => storedVersion(db),
    learn: forms => write(unit => writeForms(unit, forms)),
    write: standing => rows =>
      write(async (unit, version) => {
        const own = standing === undefined ? rows : await withoutStanding(unit, 'postgresql', rows, standing);
        const byKind = idsByKind(own);
        for (const [kind, ids] of byKind) await removeEntities(unit, kind, ids);
        await writeRows(unit, own, version);
        await rememberWritten(unit, 'postgresql', byKind);
      }),
    remove: (kind, until) => slice =>
      write(async (unit, version) => {
        const { number } = kind;
        const ids =
          until === undefined ? slice : await writtenUntil(unit, 'postgresql', { kind: number, ids: slice, until });
        await removeEntities(unit, number, ids);
        await rememberGone(unit, 'postgresql', { kind: number, ids, version });
      }),
    hide: async () => undefined,
    idsUntil: (kind, version) => {
      const { first, last } = keyRange(kind);
      return textOf(db.primary).numbers(POSTGRES_SEARCH_SQL.idsUntil, [first, last, version]);
    },
    beginBulk: () => write(unit => gatherEntries(unit, 'on')),
    tidy: async () => undefined,
    endBulk: async () => {
      await write(unit => gatherEntries(unit, 'off'));
      // Rows can be written meanwhile: only who waits for the turn would wait for these, too.
      for (const index of GIN_INDEXES) {
        await db.transaction(unit => textOf(unit).sql(`select gin_clean_pending_list('${index}'::regclass)`));
      }
      await db.transaction(unit => textOf(unit).sql('analyze search_document'));
    },
  };
}

function postgresTextEngine({ read }: Pick<Database, 'read'>): TextEngine {
  return {
    candidates: async (kind, expression, limit) => {
      const { first, last } = keyRange(kind);
      const query = toTsQuery(expression);
      const tokens = expression.inName ? 'name' : 'text';
      const { candidatesAmongFirst, candidatesAmongAll } = POSTGRES_SEARCH_SQL;
      const found = await textOf(read).all<Candidate>(candidatesAmongFirst[tokens], [first, last, query, limit]);
      if (found.length === limit) return found;
      return textOf(read).all<Candidate>(candidatesAmongAll[tokens], [query, first, last, limit]);
    },
    keys: async (kind, expression, limit, after) => {
      const { last } = keyRange(kind);
      const first = after === undefined ? keyRange(kind).first : after + 1;
      const query = toTsQuery(expression);
      const { keys, keysAmongFirst: firstKeys } = POSTGRES_SEARCH_SQL;
      const tokens = expression.inName ? 'name' : 'text';
      if (limit <= FEW_KEYS) {
        const found = await textOf(read).numbers(firstKeys[tokens], [first, last, query, limit]);
        if (found.length === limit) return found;
      }
      return textOf(read).numbers(keys[tokens], [query, first, last, limit]);
    },
    forms: forms => textOf(read).all<WordForm>(POSTGRES_SEARCH_SQL.forms, [listSql('postgresql').texts(forms)]),
    formsFrom: (prefix, limit) =>
      textOf(read).all<WordForm>(POSTGRES_SEARCH_SQL.formsFrom, [prefix, `${prefix}\u{10ffff}`, limit]),
  };
}

/** A tsquery. Every token is quoted and holds only letters, digits and marks, so nothing in it is syntax. */
function toTsQuery({ clauses, province }: MatchExpression): string {
  const words = clauses.map(toTsClause);
  return (province === undefined ? words : [`'${provinceToken(province)}'`, ...words]).join(' & ');
}

function toTsClause(clause: Clause): string {
  const phrases = clause.map(phrase => phrase.map(toTsToken).join(' & '));
  return phrases.length === 1 ? (phrases[0] ?? '') : `(${phrases.map(phrase => `(${phrase})`).join(' | ')})`;
}

function toTsToken({ text, prefix }: Token): string {
  return prefix ? `'${text}':*` : `'${text}'`;
}
