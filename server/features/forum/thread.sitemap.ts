import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { threadUrl } from './thread-url.ts';

/** The pages of all threads that everybody may read. */
export function threadSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'status = ?', params: ['published'] };
  return [tableSitemap(db, { name: 'threads', table: 'thread', columns: ['slug'], pathOf: threadUrl, ...where })];
}
