import { defineFeature } from '../../platform/features/feature.ts';
import { announceDeleted } from './commands/announce-deleted.ts';
import { promotionJobs } from './jobs/promotion-turns.ts';
import { promotionPages } from './pages.ts';
import { promotionData } from './personal-data.ts';
import { Promotion, PromotionClaim } from './promotion.entity.ts';
import { promotionFinding } from './promotion.finding.ts';
import { promotionUrl } from './promotion.presenter.ts';
import { promotionSitemaps } from './promotion.sitemap.ts';
import { PROMOTION } from './promotion-tags.ts';
import { isShown } from './queries/promotion-detail.ts';
import { promotionRoutes } from './routes.ts';
import { promotionStaffRoutes } from './staff-routes.ts';

export const promotions = defineFeature({
  name: 'promotions',
  about: 'What places and professionals offer for a while, and the codes that people claim',
  uses: ['areas', 'accounts', 'media', 'records', 'places', 'professionals', 'providers', 'drugs'],
  finding: [promotionFinding],
  entities: [Promotion, PromotionClaim],
  previews: [{ name: PROMOTION, table: 'promotion', pageUrl: promotionUrl, isShown }],
  endpoints: services => [...promotionRoutes(services), ...promotionStaffRoutes(services)],
  subscribe: services => services.events.onDelete((unit, deleted) => announceDeleted(unit, services, deleted)),
  jobs: promotionJobs,
  fixedPages: [promotionPages.list()],
  sitemaps: promotionSitemaps,
  personalData: () => promotionData,
});
