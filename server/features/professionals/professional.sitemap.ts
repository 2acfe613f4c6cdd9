import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { professionalUrl } from './professional.presenter.ts';

/** The pages of all published professionals. */
export function professionalSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'status = ?', params: ['published'] };
  const pages = { name: 'professionals', table: 'professional', columns: ['slug'], pathOf: professionalUrl };
  return [tableSitemap(db, { ...pages, ...where })];
}
