import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import type { Services } from '../../../platform/services.ts';
import { type StaffSynonym, SYNONYM_KINDS, type SYNONYM_SORTS, type synonymFilter } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { synonymConditions } from './found-synonyms.ts';
import { meantRecords } from './meant-records.ts';

type Sort = (typeof SYNONYM_SORTS)[number];
type Query = RestQuery<z.output<typeof synonymFilter>, Sort>;
type Row = Omit<StaffSynonym, 'can'>;

const COLUMNS = { id: 'id', words: 'folded', made_at: 'madeAt' } as const;

/** One page of the synonyms that staff have made, those whose record is gone among them; only this page's records are read. */
export async function listSynonyms({ db }: Pick<Services, 'db'>, query: Query): Promise<RestPage<Row>> {
  const { filter, ids, sort, offset, limit } = query;
  const wanted = ids ? tables.selectFrom('synonym').where('id', 'in', idList(ids)) : await found();
  const direction = sort.descending ? 'desc' : 'asc';
  const stored = await db.primary.rows(
    wanted
      .select(['id', 'subject', 'recordId', 'words', 'madeAt'])
      .select(eb => eb.fn.countAll<number>().over().as('total'))
      .orderBy(COLUMNS[sort.field], direction)
      .orderBy('id', direction)
      .limit(ids?.length ?? limit)
      .offset(ids ? 0 : offset),
  );
  const recordOf = await meantRecords(db.primary, stored);
  const rows = stored.map(({ id, words, subject, recordId, madeAt }): Row => {
    const record = recordOf({ subject, recordId });
    // Of which kind a term was, only the term itself said.
    const kind = record?.kind ?? SYNONYM_KINDS.find(each => each === subject) ?? null;
    return { id, words, record_id: recordId, kind, name: record?.name ?? null, made_at: madeAt.toISOString() };
  });
  return { rows, total: stored[0]?.total ?? (offset === 0 ? 0 : await countOf()) };

  async function found() {
    const conditions = await synonymConditions(db.primary, filter);
    return tables.selectFrom('synonym').where(eb => eb.and(conditions));
  }

  /** Behind the last page no row says how many there are. */
  async function countOf(): Promise<number> {
    const counted = await db.primary.row(wanted.select(eb => eb.fn.countAll<number>().as('total')));
    return counted?.total ?? 0;
  }
}
