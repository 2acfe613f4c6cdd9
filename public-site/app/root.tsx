import { Outlet, useRouteError } from 'react-router';
import { Document } from './document.tsx';
import { ErrorPage } from './frame/errors/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { toPageError } from './loading/page-error.ts';
import { pageLoader } from './loading/page-loader.ts';
import { type RootData, useRootData } from './loading/root-data.ts';
import { readViewer } from './loading/viewer.ts';
import { readProvince } from './memory/province.ts';

export const loader = pageLoader(async ({ api, cookies, frame, origin, formToken, isPreview }): Promise<RootData> => {
  const { settings, provinces } = await frame().catch(failFrame);
  const preferred = readProvince(cookies);
  const province = provinces.some(({ slug }) => slug === preferred) ? preferred : null;
  const viewer = await readViewer(api, cookies);
  return { origin, settings, provinces, province, viewer, formToken, isPreview };
});

/** Whatever the API said: that the frame cannot be read is this site's failure, not the visitor's. */
function failFrame(error: unknown): never {
  throw { ...toPageError(error), status: 500, detail: null };
}

/** The document with its frame around the page. */
export function Root() {
  const isLoggedIn = useRootData()?.viewer != null;
  return (
    <Document isLoggedIn={isLoggedIn}>
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
      <main id="main" className="container">
        <ErrorPage error={toPageError(useRouteError())} />
      </main>
    </Document>
  );
}
