import type { RouteObject } from 'react-router';
import { type ViewerParts, ViewerPartsContext } from './frame/account/viewer-parts.ts';
import { PageErrorBoundary } from './frame/errors/page-error-boundary.tsx';
import { notFoundPage } from './pages/directory-pages.ts';
import type { Page, RouteModule } from './pages/page.ts';
import { loader, Root, RootError } from './root.tsx';

/** The route around all pages. */
export const PAGES = 'page';

/**
 * The route tree: the document and its frame around every page, and between them a layer that shows a page's failure
 * inside the frame. Modules in `ready` are used at once, the others are fetched when their address is opened.
 * @param viewerParts what the frame shows to a visitor who is logged in; null for others
 */
export function createRoutes(
  pages: readonly Page[],
  viewerParts: ViewerParts | null,
  ready: ReadonlyMap<string, RouteModule> = new Map(),
): RouteObject[] {
  const RootWithViewer = () => (
    <ViewerPartsContext value={viewerParts}>
      <Root />
    </ViewerPartsContext>
  );
  return [
    {
      id: 'root',
      loader,
      shouldRevalidate: () => false,
      Component: RootWithViewer,
      ErrorBoundary: RootError,
      children: [
        {
          id: PAGES,
          ErrorBoundary: PageErrorBoundary,
          children: [...pages, notFoundPage].map(page => routeOf(page, ready)),
        },
      ],
    },
  ];
}

/** The route of a page below {@link PAGES}. */
export function routeOf({ id, path, load }: Page, ready?: ReadonlyMap<string, RouteModule>): RouteObject {
  const module = ready?.get(id);
  return module ? { id, path, ...module } : { id, path, lazy: load };
}
