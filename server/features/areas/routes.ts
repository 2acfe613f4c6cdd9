import { anyOf } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { areasOf } from './area.repository.ts';
import { areaCalls } from './contract.ts';

/** Public calls about areas. */
export const areaRoutes = ({ db }: Services): readonly Endpoint[] =>
  bindCalls(areaCalls, {
    provinces: async (_, context) => {
      context.dependsOn(anyOf('area'));
      const { provinces } = await areasOf(db);
      return provinces.map(({ slug, name, lat, long }) => ({ slug, name, lat, long }));
    },
  });
