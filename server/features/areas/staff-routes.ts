import { z } from 'zod';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { findRows } from '../../platform/lists/find-rows.ts';
import type { Services } from '../../platform/services.ts';
import { areasOf } from './area.repository.ts';
import { wardsOf } from './queries/wards.ts';
import { AREA_SORTS, areaFilter, type StaffArea, staffArea, staffProvince } from './staff-contract.ts';

type Named = { readonly id: number; readonly name: string };

const vietnamese = new Intl.Collator('vi', { numeric: true });
const query = restQuery({ filter: areaFilter, sorts: AREA_SORTS });

/** Provinces, wards and districts for the console's pickers. */
export function areaStaffRoutes({ db }: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/admin/provinces/',
      summary: 'Provinces for pickers of the console',
      access: 'staff',
      query,
      answer: z.array(staffProvince),
      handle: async ({ query }, context) => {
        const { provinces } = await areasOf(db);
        const rows = provinces.map(({ id, name, slug, lat, long }, position) => ({
          row: { id, name, slug, lat, long },
          id,
          name,
          position,
        }));
        const page = findRows(rows, query, {
          textsOf: ({ name }) => [name],
          matches: () => true,
          compare: (a, b) =>
            query.sort.field === 'position' ? a.position - b.position : compare(query.sort.field)(a, b),
        });
        return sendPage(context, 'provinces', query, { rows: page.rows.map(({ row }) => row), total: page.total });
      },
    }),
    areaRoute('wards', 'Current wards for pickers of the console', () => wardsOf(db)),
    areaRoute('districts', 'Districts of before July 2025 for pickers of the console', async () => {
      const areas = await areasOf(db);
      return areas.provinces.flatMap(({ id }) =>
        areas.districtsOf(id).map(district => ({ id: district.id, name: district.fullName, province: id })),
      );
    }),
  ];
}

function areaRoute(resource: string, summary: string, load: () => Promise<readonly StaffArea[]>): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/api/admin/${resource}/`,
    summary,
    access: 'staff',
    query,
    answer: z.array(staffArea),
    handle: async ({ query }, context) => {
      const { province } = query.filter;
      const page = findRows(await load(), query, {
        textsOf: ({ name }) => [name],
        matches: row => province === undefined || row.province === province,
        compare: compare(query.sort.field),
      });
      return sendPage(context, resource, query, page);
    },
  });
}

function compare(field: string) {
  return (a: Named, b: Named) => (field === 'id' ? a.id - b.id : vietnamese.compare(a.name, b.name));
}
