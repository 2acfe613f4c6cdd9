import { slugId } from '../../platform/http/site-page.ts';
import { articlePages } from './pages.ts';

/** Path of an article's page. */
export const articleUrl = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  articlePages.detail({ slugId: slugId({ slug, id }) });
