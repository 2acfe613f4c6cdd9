import type { Aspect, CommentSort, RemovalReason } from '@antam/server/features/reviews/contract.ts';

/** What is rated beside the whole, in the order of the page. */
export const ASPECTS = ['attitude', 'waiting_time', 'cleanliness', 'recommending'] as const satisfies readonly Aspect[];

export const ASPECT_NAMES: Readonly<Record<Aspect, string>> = {
  attitude: 'Thái độ phục vụ',
  waiting_time: 'Thời gian chờ',
  cleanliness: 'Sạch sẽ',
  recommending: 'Đáng giới thiệu',
};

export const SORTS = ['newest', 'useful', 'highest', 'lowest'] as const satisfies readonly CommentSort[];

export const SORT_NAMES: Readonly<Record<CommentSort, string>> = {
  newest: 'Mới nhất',
  useful: 'Hữu ích nhất',
  highest: 'Điểm cao',
  lowest: 'Điểm thấp',
};

/** Why a review was taken down, as everybody reads it. */
export const REASON_NAMES: Readonly<Record<RemovalReason, string>> = {
  'personal-data': 'có thông tin riêng của người khác',
  insult: 'có lời xúc phạm',
  advertising: 'quảng cáo',
  fake: 'không phải trải nghiệm thật',
  'off-topic': 'không nói về việc khám ở đây',
  law: 'trái pháp luật',
};

export const likingText = (liking: boolean): string => (liking ? 'Hài lòng' : 'Chưa hài lòng');

/** Why an account may not review a page. */
export const MAY_NOT_WRITE = {
  owner: 'Bạn quản lý trang này nên không tự nhận xét được. Bạn có thể trả lời nhận xét của người khác.',
  written: 'Bạn đã nhận xét trang này trong 12 tháng qua. Bạn có thể sửa nhận xét của mình.',
};
