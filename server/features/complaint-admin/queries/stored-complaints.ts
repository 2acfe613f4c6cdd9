import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { StaffComplaintRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** A complaint as it is stored; its slug is by what lists know it. */
export interface StoredComplaint extends StaffComplaintRow {
  readonly slug: string;
}

const rowsOfAll = tables
  .selectFrom('complaint')
  .select(['id', 'slug', 'name', 'people', 'medical', 'emergency', 'source', 'updated_at'])
  .orderBy('position')
  .orderBy('id');

const linksOfAll = tables
  .selectFrom('complaint_term as link')
  .innerJoin('term', 'term.id', 'link.term_id')
  .select(['link.complaint_id as complaint', 'term.id as term', 'term.kind as kind'])
  .orderBy('link.complaint_id')
  .orderBy('link.position')
  .orderBy('term.id');

/** All complaints in the order of the reference list: some hundreds. Two queries. */
export async function storedComplaints(read: Pick<Reader | UnitOfWork, 'rows'>): Promise<StoredComplaint[]> {
  const rows = await read.rows(rowsOfAll);
  const links = Map.groupBy(await read.rows(linksOfAll), ({ complaint }) => complaint);
  return rows.map(({ id, slug, name, people, medical, emergency, source, updated_at: updatedAt }) => {
    const ofKind = (kind: string) => (links.get(id) ?? []).flatMap(link => (link.kind === kind ? [link.term] : []));
    return {
      ...{ id, slug, name, people, medical, emergency: Boolean(emergency), source },
      ...{ specialities: ofKind('speciality'), services: ofKind('service') },
      updated_at: (updatedAt ?? new Date(0)).toISOString(),
    };
  });
}
