import { favouritesPage } from '@antam/server/features/favourites/pages.ts';
import { useLocation } from 'react-router';
import { ViewerNotice } from '../../features/accounts/viewer-notice.tsx';
import { FAVOURITE_FORM } from '../../features/favourites/favourites-context.ts';
import { useRootData } from '../../loading/root-data.ts';
import type { Viewer } from '../../loading/viewer.ts';

/**
 * Above every page of a visitor who is logged in: the notice that they read first, and the form whose buttons all
 * hearts of a page are where there is no script.
 */
export function ViewerTop({ viewer }: { viewer: Viewer }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <ViewerNotice viewer={viewer} />
      <form id={FAVOURITE_FORM} method="post" action={favouritesPage()} hidden>
        <input type="hidden" name="xsrf_token" value={useRootData()?.formToken} />
        <input type="hidden" name="next" value={pathname + search} />
      </form>
    </>
  );
}
