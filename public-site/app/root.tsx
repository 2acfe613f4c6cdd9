import type { ProvinceRef } from '@antam/server/features/areas/contract.ts';
import { Outlet, useRouteError } from 'react-router';
import type { SiteSettings } from './api/site-settings.ts';
import { Document } from './document.tsx';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { toPageError } from './loading/page-error.ts';
import { pageLoader } from './loading/page-loader.ts';
import { readProvince } from './memory/province.ts';

/** What every page knows. Read once on the server and kept for the whole visit. */
export type RootData = {
  origin: string;
  settings: SiteSettings;
  provinces: ProvinceRef[];
  /** Slug of the preferred province, known to exist. */
  province: string | null;
};

export const loader = pageLoader(async ({ api, cookies, origin }): Promise<RootData> => {
  const [settings, list] = await Promise.all([
    api.get<SiteSettings>('site/'),
    api.get<ProvinceRef[]>('area/province/'),
  ]);
  const provinces = list.map(({ slug, name }) => ({ slug, name }));
  const preferred = readProvince(cookies);
  const province = provinces.some(({ slug }) => slug === preferred) ? preferred : null;
  return { origin, settings, provinces, province };
});

/** The document with its frame around the page. */
export function Root() {
  return (
    <Document>
      <Frame>
        <Outlet />
      </Frame>
    </Document>
  );
}

/** Shown when even the frame cannot be: it needs no data at all. */
export function RootError() {
  return (
    <Document>
      <main id="main">
        <ErrorPage error={toPageError(useRouteError())} />
      </main>
    </Document>
  );
}
