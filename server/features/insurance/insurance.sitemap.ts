import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { planUrl } from './plan-url.ts';

/** The pages of all plans that everybody may see. */
export function insuranceSitemaps({ db }: Services): Sitemap[] {
  const where = { where: 'status = ?', params: ['published'] };
  return [
    tableSitemap(db, { name: 'insurance', table: 'insurance_plan', columns: ['slug'], pathOf: planUrl, ...where }),
  ];
}
