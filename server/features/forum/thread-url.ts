import { slugId } from '../../platform/http/site-page.ts';
import { forumPages } from './pages.ts';

/** Path of a thread's page. */
export const threadUrl = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  forumPages.detail({ slugId: slugId({ slug, id }) });
