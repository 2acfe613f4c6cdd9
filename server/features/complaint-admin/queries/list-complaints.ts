import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import { allNames } from '../rules/names.ts';
import type { COMPLAINT_SORTS, complaintFilter, StaffComplaintRow } from '../staff-contract.ts';
import { type ComplaintTexts, type StoredComplaint, storedComplaints, wholeComplaints } from './stored-complaints.ts';

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

/** One complaint with everything that staff may edit. Throws 404. */
export async function findComplaint(
  { db }: Pick<Services, 'db'>,
  id: number,
): Promise<StaffComplaintRow & ComplaintTexts> {
  const whole = (await wholeComplaints(db.primary, [id])).get(id);
  if (!whole) throw noComplaint();
  return shown(whole);
}

export const noComplaint = () => notFound('Không tìm thấy triệu chứng hoặc bệnh này.');

const shown = <Stored extends StoredComplaint>({ slug: _, ...row }: Stored): Omit<Stored, 'slug'> => row;
