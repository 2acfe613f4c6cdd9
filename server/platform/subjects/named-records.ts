import { ids as idList } from '../db/list-values.ts';
import type { Services } from '../services.ts';
import { isPublic, subjectTables } from './subject-tables.ts';

/** A record of any kind, as lists of what is said of it name it. */
export interface NamedRecord {
  readonly record_name: string;
  /** The path of its page. */
  readonly record_url: string;
}

/** Finds what a row is about; both are empty for a record that is gone. */
export type FindRecord = (row: About) => NamedRecord;

interface About {
  readonly kind: string;
  readonly entityId: number;
}

/**
 * Reads the names and pages of the records that rows are about: one query for each kind.
 * @param options `publicOnly`: for visitors, to whom a record that is not public is as one that is gone
 */
export async function namedRecords(
  { db, subjects }: Pick<Services, 'db' | 'subjects'>,
  rows: readonly About[],
  { publicOnly = false }: { readonly publicOnly?: boolean } = {},
): Promise<FindRecord> {
  const reader = publicOnly ? db.read : db.primary;
  const kinds = subjects.all.filter(({ name }) => rows.some(({ kind }) => kind === name));
  const records = await Promise.all(
    kinds.map(async subject => {
      const wanted = rows.filter(({ kind }) => kind === subject.name).map(row => row.entityId);
      const found = await reader.rows(
        subjectTables
          .selectFrom(subject.table)
          .select(['id', 'slug', 'name'])
          .where('id', 'in', idList(wanted))
          .$if(publicOnly, records => records.where(isPublic(subject))),
      );
      return found.map(
        record =>
          [`${subject.name}:${record.id}`, { record_name: record.name, record_url: subject.pageUrl(record) }] as const,
      );
    }),
  );
  const known = new Map<string, NamedRecord>(records.flat());
  return row => known.get(`${row.kind}:${row.entityId}`) ?? { record_name: '', record_url: '' };
}
