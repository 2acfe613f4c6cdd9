import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { promotionUrl } from './promotion.presenter.ts';

/** Of a place or a professional that everybody may see. */
const SHOWN = `status = ? and (exists (select 1 from place where place.id = promotion.place_id and place.status = ?)
  or exists (select 1 from professional where professional.id = promotion.professional_id and professional.status = ?))`;

/** The pages of all promotions that everybody may see. */
export function promotionSitemaps({ db }: Services): Sitemap[] {
  const params = ['published', 'published', 'published'];
  const pages = { name: 'promotions', table: 'promotion', columns: ['slug'], pathOf: promotionUrl };
  return [tableSitemap(db, { ...pages, where: SHOWN, params })];
}
