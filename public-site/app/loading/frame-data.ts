import type { ProvinceRef } from '@antam/server/features/areas/contract.ts';
import type { SiteSettings } from '@antam/server/features/site/contract.ts';
import type { ApiClient } from '../api/client.ts';

/** What the frame around every page shows. The same for every visitor. */
export type FrameData = {
  settings: SiteSettings;
  provinces: ProvinceRef[];
};

/** Reads the frame's data; of the provinces only what selectors need. */
export async function readFrameData(api: ApiClient): Promise<FrameData> {
  const [settings, list] = await Promise.all([api.get('/api/v1/site/'), api.get('/api/v1/area/province/')]);
  return { settings, provinces: list.map(({ slug, name }) => ({ slug, name })) };
}
