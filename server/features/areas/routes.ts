import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { areasOf } from './area.repository.ts';
import { provinceList } from './contract.ts';

/** Public calls about areas. */
export function areaRoutes({ db }: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/area/province/',
      summary: 'The provinces and cities, most asked-for first',
      access: 'public',
      cache: 'public',
      answer: provinceList,
      handle: async () => {
        const { provinces } = await areasOf(db);
        return provinces.map(({ slug, name, lat, long }) => ({ slug, name, lat, long }));
      },
    }),
  ];
}
