import { listSql } from '../../db/id-list.ts';
import { textOf } from '../../db/text.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { IndexRow, WordForm } from '../search-engine.ts';
import { storedWords, withProvince } from './stored-words.ts';

const REMOVE = `delete from search_document where kind = ? and ${listSql('postgresql').hasId('entity_id')}`;

const INSERT = `insert into search_document (id, kind, entity_id, name, accented_name, titles, province, card,
    name_tokens, text_tokens, name_words, other_words, known_words, version)
  select id, kind, entity_id, name, accented_name, titles, province, card, name_tokens::tsvector, text_tokens::tsvector,
    name_words, other_words, known_words, ?
  from json_to_recordset(?::json) as row (id bigint, kind smallint, entity_id bigint, name text, accented_name text,
    titles text, province text, card text, name_tokens text, text_tokens text, name_words text, other_words text,
    known_words text)`;

const INSERT_FORMS = `insert into search_word_form (form, word)
  select form, word from json_to_recordset(?::json) as row (form text, word text)
  on conflict do nothing`;

export const GIN_INDEXES = ['search_document_name_tokens_index', 'search_document_text_tokens_index'];

/**
 * Entries that GIN gathers before it sorts them in make bulk loads faster, but every search has to read through them.
 * The table is locked first, as autovacuum does, or the two could wait for each other; reads and writes go on.
 */
export async function gatherEntries(unit: UnitOfWork, fastupdate: 'on' | 'off'): Promise<void> {
  await textOf(unit).sql('lock table search_document in share update exclusive mode');
  for (const index of GIN_INDEXES) await textOf(unit).sql(`alter index ${index} set (fastupdate = ${fastupdate})`);
}

export async function writeForms(unit: UnitOfWork, forms: readonly WordForm[]): Promise<void> {
  await textOf(unit).sql(INSERT_FORMS, [JSON.stringify(forms)]);
}

/** Removes the documents of these entities; `kind` is the number of their kind. */
export async function removeEntities(unit: UnitOfWork, kind: number, entityIds: readonly number[]): Promise<void> {
  await textOf(unit).sql(REMOVE, [kind, listSql('postgresql').ids(entityIds)]);
}

/** Adds documents of entities that have none. */
export async function writeRows(unit: UnitOfWork, rows: readonly IndexRow[], version: number): Promise<void> {
  await textOf(unit).sql(INSERT, [version, JSON.stringify(rows.map(toRecord))]);
}

function toRecord(row: IndexRow) {
  const { nameWords, otherWords, knownWords } = storedWords(row);
  return {
    id: row.key,
    kind: row.kind.number,
    entity_id: row.entityId,
    name: row.name,
    accented_name: row.accentedName,
    titles: row.titles,
    province: row.province,
    card: row.card,
    ...vectorsOf(row),
    name_words: nameWords,
    other_words: otherWords,
    known_words: knownWords,
  };
}

/** What GIN finds, of documents with long texts alone. */
function vectorsOf(row: IndexRow) {
  if (!row.kind.hasLongTexts) return { name_tokens: null, text_tokens: null };
  const names = withProvince(row, [...row.nameTokens, ...row.accentedTokens]);
  return { name_tokens: vectorOf(names), text_tokens: vectorOf([...names, ...row.bodyTokens]) };
}

const vectorOf = (tokens: readonly string[]) => tokens.map(token => `'${token}'`).join(' ');
