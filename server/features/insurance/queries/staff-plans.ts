import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import { planUrl } from '../plan-url.ts';
import type { PLAN_SORTS, planFilter, StaffPlanRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Sort = (typeof PLAN_SORTS)[number];

const vietnamese = new Intl.Collator('vi', { numeric: true });

const found = tables
  .selectFrom('insurance_plan')
  .select(['id', 'slug', 'name', 'insurer', 'status', 'facts', 'updatedAt']);
type FoundRow = Awaited<ReturnType<typeof allRows>>[number];

const allRows = ({ db }: Pick<Services, 'db'>) => db.primary.rows(found);

/** One page of all plans. There are some hundreds, so they are searched and sorted in memory. */
export async function listStaffPlans(
  services: Pick<Services, 'db'>,
  query: RestQuery<z.output<typeof planFilter>, Sort>,
): Promise<RestPage<StaffPlanRow>> {
  const { status } = query.filter;
  const { rows, total } = findRows(await allRows(services), query, {
    textsOf: row => [row.name, row.insurer],
    matches: row => status === undefined || row.status === status,
    compare: (a, b) => compareBy(query.sort.field, a, b),
  });
  return { rows: rows.map(presentRow), total };
}

function compareBy(field: Sort, a: FoundRow, b: FoundRow): number {
  if (field === 'updated_at') return a.updatedAt.getTime() - b.updatedAt.getTime();
  return field === 'id' ? 0 : vietnamese.compare(a[field], b[field]);
}

const presentRow = (row: FoundRow): StaffPlanRow => ({
  id: row.id,
  absolute_url: planUrl(row),
  name: row.name,
  insurer: row.insurer,
  status: row.status,
  packages: row.facts.packages.length,
  benefits: row.facts.required.length + row.facts.optional.length,
  updated_at: row.updatedAt.toISOString(),
});
