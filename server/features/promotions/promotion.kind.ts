import { slugOf } from '../../platform/text/fold-text.ts';
import { recordKind } from '../records/record-kind.ts';
import { announceListsOf, followPromotion } from './commands/follow-promotion.ts';
import { Promotion } from './promotion.entity.ts';
import { promotionUrl } from './promotion.presenter.ts';
import { promotionRecord } from './promotion.record.ts';
import { besidePromotions } from './queries/beside-promotions.ts';
import { prescriptionMistakes } from './queries/prescription-mistakes.ts';
import { noPromotion } from './queries/promotion-detail.ts';
import { numberOptions } from './rules/number-options.ts';
import { promotionMistakes } from './rules/promotion-mistakes.ts';
import { titleKeys } from './rules/title-keys.ts';

/** How promotions are kept: their options keep their numbers, and codes are good until the end where nothing else is said. */
export const promotionKind = recordKind({
  record: promotionRecord,
  entity: Promotion,
  pageUrl: promotionUrl,
  missing: noPromotion,
  savedMeanwhile: 'Ưu đãi này vừa được lưu ở nơi khác. Xin vui lòng tải lại trang rồi sửa tiếp.',
  asSaid: ({ use_until, ends_at }) => ({ use_until: use_until === ends_at ? null : use_until }),
  beside: besidePromotions,
  tidied: values => ({
    ...values,
    use_until: values.use_until === values.ends_at ? null : values.use_until,
    // Only what is hidden is refused.
    refusal: values.status === 'hidden' ? values.refusal : '',
  }),
  preparedMistakes: prescriptionMistakes,
  mistakes: promotionMistakes,
  followingColumns: ({ title, ends_at, use_until, groups }, before) => ({
    slug: slugOf(title),
    ...titleKeys(title),
    useUntil: new Date(use_until ?? ends_at),
    ...numberOptions(groups, before && { groups: before.whole.groups, lastOption: Number(before.row.lastOption) }),
  }),
  afterSave: followPromotion,
  beforeDeletion: announceListsOf,
});
