import type { OwnBooking } from '@antam/server/features/bookings/contract.ts';

type VisitState = OwnBooking['state'];
type Tone = 'good' | 'warn' | 'bad' | 'neutral';

/** How each state of a visit is shown: in a word, as the title of its page, and what follows from it. */
export const VISIT_STATES: Readonly<Record<VisitState, { tone: Tone; badge: string; title: string; lead: string }>> = {
  pending: {
    tone: 'warn',
    badge: 'Chờ trả lời',
    title: 'Đã gửi yêu cầu đặt khám',
    lead: 'Nơi khám sẽ trả lời bạn. Giờ này được giữ cho bạn trong lúc chờ.',
  },
  confirmed: {
    tone: 'good',
    badge: 'Đã nhận',
    title: 'Lịch hẹn đã được nhận',
    lead: 'Nơi khám chờ bạn. Nếu không đến được, bạn huỷ sớm để người khác có chỗ.',
  },
  completed: { tone: 'neutral', badge: 'Đã khám', title: 'Bạn đã khám', lead: 'Lượt khám này đã xong.' },
  no_show: { tone: 'neutral', badge: 'Không đến', title: 'Lịch hẹn đã lỡ', lead: 'Nơi khám ghi nhận bạn không đến.' },
  cancelled: { tone: 'bad', badge: 'Đã huỷ', title: 'Lịch hẹn đã huỷ', lead: 'Giờ này không còn được giữ cho bạn.' },
};
