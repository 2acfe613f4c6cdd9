import { sql } from 'kysely';
import { idBatches } from '../db/id-batches.ts';
import { ids as idList } from '../db/list-values.ts';
import type { SearchSource } from '../search/search-source.ts';
import type { LinkTexts } from './link-sources.ts';
import { textColumns, textTables } from './text-tables.ts';

const MARKUP = /<[^>]*>|&[a-z]+;/g;

/**
 * The words of texts that the search index would not hold otherwise, under the kind {@link LinkTexts} names: nothing
 * searches there but who looks for texts with a name.
 * @param number of the kind, as {@link SearchSource} wants it
 * @param isPublic condition in SQL under which everybody may read a record
 */
export function wordsSource(texts: LinkTexts, number: number, isPublic: string): SearchSource {
  const { subject, foundAs: kind, table, columns, aspects } = texts;
  return {
    kind,
    number,
    inSmallIndex: false,
    isSuggested: false,
    objectType: kind,
    title: '',
    listUrl: () => '',
    entity: subject,
    aspects,
    ids: db => idBatches(db, table, isPublic, []),
    documents: async (db, ids) => {
      const rows = await db.read.rows(
        textTables
          .selectFrom(table)
          .select('id')
          .select(textColumns(texts))
          .where('id', 'in', idList(ids))
          .where(sql<boolean>`(${sql.raw(isPublic)})`)
          .orderBy('id'),
      );
      return rows.map((row: Readonly<Record<string, unknown>> & { readonly id: number }) => ({
        kind,
        entityId: row.id,
        name: '',
        province: null,
        weight: 0,
        card: null,
        body: columns.map(column => String(row[column] ?? '').replace(MARKUP, ' ')),
      }));
    },
  };
}
