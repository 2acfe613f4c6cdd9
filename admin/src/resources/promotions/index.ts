import { promotionRecord } from '@antam/server/features/promotions/promotion.record.ts';
import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import type { ConsoleResource } from '../../providers/console-resource.ts';
import { lazyPage } from '../../ui/lazy-page.ts';
import { recordOptions } from '../../ui/record-fields.ts';
import { groupsText } from './values.ts';

/** What places and professionals offer for a while; what providers write waits here for staff. */
export const promotions: ConsoleResource = {
  name: promotionRecord.plural,
  texts: { name: 'Ưu đãi', forcedCaseName: 'ưu đãi' },
  icon: OfferIcon,
  list: lazyPage(() => import('./list.tsx'), 'PromotionList'),
  create: lazyPage(() => import('./form.tsx'), 'PromotionCreate'),
  edit: lazyPage(() => import('./form.tsx'), 'PromotionEdit'),
  recordRepresentation: 'title',
  options: {
    ...recordOptions(promotionRecord, { groups: { text: groupsText } }),
    isInDirectory: true,
  },
};
