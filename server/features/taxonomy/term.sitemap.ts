import { type Sitemap, tableSitemap } from '../../platform/http/sitemap.ts';
import type { Services } from '../../platform/services.ts';
import { LANDINGS, type LandingKind } from './term.presenter.ts';

const NAMES: Readonly<Record<LandingKind, string>> = { speciality: 'specialities', service: 'services' };

/** The landing pages of specialities and services. */
export function termSitemaps({ db }: Services): Sitemap[] {
  const sitemapOf = (kind: LandingKind) =>
    tableSitemap<{ slug: string }>(db, {
      name: NAMES[kind],
      table: 'term',
      columns: ['slug'],
      where: 'kind = ?',
      params: [kind],
      undated: true,
      pathOf: LANDINGS[kind].pages.detail,
    });
  return [sitemapOf('speciality'), sitemapOf('service')];
}
