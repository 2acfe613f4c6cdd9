import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { drugUrl } from './drug-url.ts';

/** The pages of all drugs that everybody may read. */
export function drugSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'status = ?', params: ['published'] };
  return [tableSitemap(db, { name: 'drugs', table: 'drug', columns: ['slug'], pathOf: drugUrl, ...where })];
}
