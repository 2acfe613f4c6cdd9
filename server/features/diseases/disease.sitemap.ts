import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { diseaseUrl } from './disease-url.ts';

/** The pages of all diseases that everybody may read. */
export function diseaseSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'status = ?', params: ['published'] };
  return [tableSitemap(db, { name: 'diseases', table: 'disease', columns: ['slug'], pathOf: diseaseUrl, ...where })];
}
