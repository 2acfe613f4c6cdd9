import './frame/base-styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserApi } from './api/browser-api.ts';
import { findPage } from './browser/find-page.ts';
import { followForms } from './browser/follow-forms.ts';
import { followLinks } from './browser/follow-links.ts';
import { nameHeldStyles } from './browser/held-styles.ts';
import type { Follow } from './browser/page-address.ts';
import { prefetchPages } from './browser/prefetch-pages.ts';
import { watchReplacedBuild } from './browser/replaced-build.ts';
import { TypedBefore } from './browser/replay-typed.ts';
import { ActingSiteContext } from './forms/acting-site.ts';
import type { ViewerParts } from './frame/account/viewer-parts.ts';
import { readFrameData } from './loading/frame-data.ts';
import { siteContext } from './loading/site-context.ts';
import { browserCookies } from './memory/cookie-jar.ts';
import { directoryTable, notFoundPage } from './pages/directory-pages.ts';
import { laterPagesAt } from './pages/later-pages.ts';
import { hasViewer, readPageData } from './rendering/page-data.ts';
import { createRoutes, PAGES, routeOf } from './routes.tsx';
import { guardOverlayHistory } from './ui/overlay/overlay-history.ts';

/** The opened page's module is fetched before hydration, or its markup would be taken down and rendered again. */
async function openedRoutes(viewerParts: ViewerParts | null): Promise<RouteObject[]> {
  const page = (await findPage(location.pathname)) ?? notFoundPage;
  const later = await laterPagesAt(location.pathname)?.load();
  return createRoutes([...directoryTable, ...(later ?? [])], viewerParts, new Map([[page.id, await page.load()]]));
}

/** Without the page's data nobody knows yet who is logged in. */
async function partsOfViewer(data: HydrationState | undefined): Promise<ViewerParts | null> {
  if (data && !hasViewer(data)) return null;
  return (await import('./frame/account/viewer-account.ts')).viewerAccount;
}

function browserContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    api: browserApi,
    cookies: browserCookies,
    origin: location.origin,
    frame: () => readFrameData(browserApi),
    formToken: '',
  });
  return context;
}

// Before anything is imported, which would fetch them.
nameHeldStyles();
// Before the router: it must not hear of steps over overlays.
guardOverlayHistory();

const hydrationData = readPageData(document);
const router = createBrowserRouter(await openedRoutes(await partsOfViewer(hydrationData)), {
  ...(hydrationData && { hydrationData }),
  getContext: browserContext,
  patchRoutesOnNavigation: async ({ path, patch }) => {
    const later = await laterPagesAt(path)?.load();
    if (later)
      patch(
        PAGES,
        later.map(page => routeOf(page)),
      );
  },
});

const follow: Follow = (address, options) => void router.navigate(address, options);
followLinks(follow);
followForms(follow);
prefetchPages();
watchReplacedBuild(() => {
  const { location: opening } = router.state.navigation;
  return opening ? createPath(opening) : null;
});

const actingSite = { findPage, context: browserContext };

hydrateRoot(
  document,
  <StrictMode>
    <TypedBefore>
      <ActingSiteContext value={actingSite}>
        <RouterProvider router={router} />
      </ActingSiteContext>
    </TypedBefore>
  </StrictMode>,
);
