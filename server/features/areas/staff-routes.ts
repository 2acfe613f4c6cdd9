import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { findRows } from '../../platform/lists/find-rows.ts';
import type { Services } from '../../platform/services.ts';
import { areasOf, wardsOf } from './area.repository.ts';
import { type AreaQuery, areaStaffCalls, type StaffArea } from './staff-contract.ts';

type Named = { readonly id: number; readonly name: string };

const vietnamese = new Intl.Collator('vi', { numeric: true });

/** Provinces, wards and districts for the console's pickers. */
export function areaStaffRoutes({ db }: Services): readonly Endpoint[] {
  return bindCalls(areaStaffCalls, {
    provinces: async ({ query }, context) => {
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
    wards: async ({ query }, context) => sendAreas(context, 'wards', query, await wardsOf(db)),
    districts: async ({ query }, context) => {
      const areas = await areasOf(db);
      const districts = areas.provinces.flatMap(({ id }) =>
        areas.districtsOf(id).map(district => ({ id: district.id, name: district.fullName, province: id })),
      );
      return sendAreas(context, 'districts', query, districts);
    },
  });
}

function sendAreas(context: RequestContext, resource: string, query: AreaQuery, areas: readonly StaffArea[]) {
  const { province } = query.filter;
  const page = findRows(areas, query, {
    textsOf: ({ name }) => [name],
    matches: row => province === undefined || row.province === province,
    compare: compare(query.sort.field),
  });
  return sendPage(context, resource, query, page);
}

function compare(field: string) {
  return (a: Named, b: Named) => (field === 'id' ? a.id - b.id : vietnamese.compare(a.name, b.name));
}
