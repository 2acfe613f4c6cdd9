import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { placeUrl } from './place.presenter.ts';

/** The pages of all published places. */
export function placeSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'status = ?', params: ['published'] };
  return [tableSitemap(db, { name: 'places', table: 'place', columns: ['slug'], ...where, pathOf: placeUrl })];
}
