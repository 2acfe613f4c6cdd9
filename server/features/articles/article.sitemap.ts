import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { articleUrl } from './article-url.ts';

/** The pages of all articles that everybody may read. */
export function articleSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'status = ?', params: ['published'] };
  return [tableSitemap(db, { name: 'articles', table: 'article', columns: ['slug'], pathOf: articleUrl, ...where })];
}
