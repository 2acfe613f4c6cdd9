import { z } from 'zod';
import { fixed, ofStaff } from '../records/field-kind-contract.ts';
import {
  checkedChoice,
  checkedLine,
  line,
  lines,
  status,
  structured,
  type ValuesOf,
} from '../records/staff-fields-contract.ts';
import {
  countOrNothing,
  link,
  moment,
  momentOrNothing,
  money,
  moneyOrNothing,
} from '../records/staff-offer-fields-contract.ts';
import { formatted } from '../records/staff-profile-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';
import { CATEGORY_NAMES } from './category-names-contract.ts';
import { PROMOTION_CATEGORIES, PROMOTION_STATUSES, type PromotionGroup, promotionGroup } from './contract.ts';
import { category, groupDrafts, offerName, price } from './draft-contract.ts';

const PAGE_GONE = 'Trang này không còn nữa.';
const NO_MOMENT = 'Thời điểm chưa đúng.';

/** What providers, staff and the console know of a promotion. */
export const promotionRecord = recordOf({
  kind: 'promotion',
  plural: 'promotions',
  isDeletable: true,
  title: 'Ưu đãi',
  fields: {
    // Whose it is: exactly one of the two.
    place: fixed(
      link({
        label: 'Cơ sở y tế',
        help: 'Chọn một cơ sở, hoặc một bác sĩ, chuyên gia.',
        targetKind: 'place',
        reference: 'places',
        gone: PAGE_GONE,
      }),
    ),
    professional: fixed(
      link({
        label: 'Bác sĩ, chuyên gia',
        targetKind: 'professional',
        reference: 'professionals',
        gone: PAGE_GONE,
      }),
    ),
    title: checkedLine({
      label: 'Tên ưu đãi',
      help: 'Ví dụ: Gói khám sức khoẻ tổng quát cho cả nhà.',
      isRequired: true,
      max: 150,
      check: offerName(150, 5, 'Tên ưu đãi cần ít nhất 5 ký tự.'),
    }),
    category: checkedChoice({
      label: 'Loại ưu đãi',
      values: PROMOTION_CATEGORIES,
      names: CATEGORY_NAMES,
      check: category,
    }),
    old_price: moneyOrNothing({
      label: 'Giá cũ (₫)',
      called: 'giá cũ',
      help: 'Giá đang niêm yết.',
      amount: price,
    }),
    new_price: money({
      label: 'Giá ưu đãi (₫)',
      called: 'giá ưu đãi',
      help: '0 là miễn phí.',
      amount: price,
    }),
    starts_at: moment({
      label: 'Bắt đầu',
      called: 'lúc bắt đầu',
      help: 'Giờ Việt Nam.',
      error: NO_MOMENT,
    }),
    ends_at: moment({
      label: 'Kết thúc',
      called: 'lúc kết thúc',
      help: 'Trang ưu đãi đếm ngược đến lúc này.',
      error: NO_MOMENT,
    }),
    // Until when codes are redeemed; nothing where that is the end, with which it moves.
    use_until: momentOrNothing({
      label: 'Hạn dùng mã',
      help: 'Để trống: đến khi ưu đãi kết thúc.',
      error: NO_MOMENT,
    }),
    quota: countOrNothing({
      label: 'Số lượt',
      help: 'Để trống: không giới hạn. Mỗi tài khoản nhận một mã.',
      least: 1,
      most: 1_000_000,
      tooFew: 'Số lượt ít nhất là 1.',
      tooMany: 'Số lượt nhiều nhất là 1.000.000.',
    }),
    description: formatted({ label: 'Nội dung', max: 20_000 }),
    terms: lines({
      label: 'Điều kiện',
      help: 'Mỗi dòng một điều kiện.',
      lines: 3,
      max: 5_000,
    }),
    // Options get their numbers when the promotion is saved.
    groups: structured({
      label: 'Các lựa chọn',
      check: groupDrafts,
      shown: z.array(promotionGroup),
      stored: z.custom<PromotionGroup[]>(Array.isArray),
    }),
    status: ofStaff(status({ label: 'Trạng thái', values: PROMOTION_STATUSES, first: 'pending' })),
    refusal: ofStaff(
      line({
        label: 'Lý do từ chối',
        help: 'Chủ trang đọc được lý do này. Để trống nếu chỉ tạm ẩn.',
        askedInStatus: 'hidden',
        max: 500,
      }),
    ),
  },
  seen: {
    slug: {
      property: 'slug',
      shown: z.string(),
    },
    claimed: {
      property: 'claimed',
      shown: z.number().int(),
    },
  },
  form: [
    { title: 'Của ai', rows: [['place', 'professional']] },
    { title: 'Ưu đãi', rows: [['title'], ['category', 'new_price', 'old_price']] },
    { title: 'Trạng thái', rows: [['status'], ['refusal']] },
    {
      title: 'Thời gian và số lượt',
      rows: [
        ['starts_at', 'ends_at'],
        ['use_until', 'quota'],
      ],
    },
  ],
  beside: [
    { title: 'Nhóm lựa chọn', rows: [['groups']] },
    { title: 'Lời giới thiệu và điều kiện', rows: [['description'], ['terms']] },
  ],
});
export type PromotionValues = ValuesOf<typeof promotionRecord.fields>;
