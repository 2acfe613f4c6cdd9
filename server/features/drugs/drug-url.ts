import { slugId } from '../../platform/http/site-page.ts';
import { drugPages } from './pages.ts';

/** Path of a drug's page. */
export const drugUrl = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  drugPages.detail({ slugId: slugId({ slug, id }) });
