import { slugId } from '../../platform/http/site-page.ts';
import { insurancePages } from './pages.ts';

/** Path of a plan's page. */
export const planUrl = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  insurancePages.detail({ slugId: slugId({ slug, id }) });
