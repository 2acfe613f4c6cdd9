import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { collectionUrl } from './collection.presenter.ts';

/** The pages of all published collections. */
export function collectionSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'published = ?', params: [true] };
  const pages = { name: 'collections', table: 'collection', columns: ['slug'], pathOf: collectionUrl };
  return [tableSitemap(db, { ...pages, ...where })];
}
