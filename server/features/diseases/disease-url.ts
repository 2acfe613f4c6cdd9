import { slugId } from '../../platform/http/site-page.ts';
import { diseasePages } from './pages.ts';

/** Path of a disease's page. */
export const diseaseUrl = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  diseasePages.detail({ slugId: slugId({ slug, id }) });
