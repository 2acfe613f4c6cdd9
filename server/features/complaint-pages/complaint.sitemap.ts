import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { complaintPages } from '../complaints/pages.ts';

/** The pages of all complaints. */
export function complaintSitemaps({ db }: Services): Sitemap[] {
  const all = { where: 'slug <> ?', params: [''] };
  const pathOf = ({ slug }: { slug: string }) => complaintPages.detail({ slug });
  return [tableSitemap(db, { name: 'complaints', table: 'complaint', columns: ['slug'], pathOf, ...all })];
}
