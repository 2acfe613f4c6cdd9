import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { promotionUrl } from './promotion.presenter.ts';

/** Of a place or a professional that everybody may see. */
const SHOWN = `status = ? and (place_id in (select id from place where status = ?)
  or professional_id in (select id from professional where status = ?))`;

/** The pages of all promotions that everybody may see. */
export function promotionSitemaps({ db }: Services): Sitemap[] {
  const params = ['published', 'published', 'published'];
  const pages = { name: 'promotions', table: 'promotion', columns: ['slug'], pathOf: promotionUrl };
  return [tableSitemap(db, { ...pages, where: SHOWN, params })];
}
