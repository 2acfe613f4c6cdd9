import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import { allNames } from '../rules/names.ts';
import type { COMPLAINT_SORTS, complaintFilter, StaffComplaintRow } from '../staff-contract.ts';
import { type StoredComplaint, storedComplaints } from './stored-complaints.ts';

type Sort = (typeof COMPLAINT_SORTS)[number];
type Query = RestQuery<z.output<typeof complaintFilter>, Sort>;

const vietnamese = new Intl.Collator('vi', { numeric: true });

/** One page of all complaints, looked through in memory: there are some hundreds. */
export async function listComplaints({ db }: Pick<Services, 'db'>, query: Query): Promise<RestPage<StaffComplaintRow>> {
  const { speciality, emergency } = query.filter;
  const { rows, total } = findRows(await storedComplaints(db.primary), query, {
    textsOf: allNames,
    matches: row =>
      (speciality === undefined || row.specialities.includes(speciality)) &&
      (emergency === undefined || row.emergency === emergency),
    compare: (a, b) => compareBy(query.sort.field, a, b),
  });
  return { rows: rows.map(shown), total };
}

function compareBy(field: Sort, a: StoredComplaint, b: StoredComplaint): number {
  if (field === 'name') return vietnamese.compare(a.name, b.name);
  return field === 'id' ? 0 : Date.parse(a.updated_at) - Date.parse(b.updated_at);
}

const shown = ({ slug: _, ...row }: StoredComplaint): StaffComplaintRow => row;
