import type { BookingState } from '../../bookings/contract.ts';
import { UNDO_HOURS } from '../contract.ts';

export const VISIT_ACTIONS = ['confirm', 'complete', 'no_show', 'cancel', 'move', 'write', 'undo'] as const;
/** What a provider does with a visit. */
export type VisitAction = (typeof VISIT_ACTIONS)[number];

/** What decides whether an action is possible. */
export interface VisitMoment {
  readonly state: BookingState;
  readonly start: Date;
  /** When it came into its state. */
  readonly updatedAt: Date;
}

const UNDO_MS = UNDO_HOURS * 3_600_000;

/** Why nothing is done with what is no visit, or is over. */
const CLOSED: Readonly<Partial<Record<BookingState, string>>> = {
  held: 'Khung giờ này mới được giữ chỗ, chưa có lịch hẹn.',
  completed: 'Lịch hẹn này đã được ghi nhận là đã khám.',
  no_show: 'Lịch hẹn này đã được ghi nhận là người khám không đến.',
  cancelled: 'Lịch hẹn này đã bị huỷ.',
};

/**
 * Why a provider cannot do something with a visit now, as a Vietnamese sentence; undefined where it is possible. A visit
 * has begun at its start. One that nobody confirmed before is cancelled then, so it is neither confirmed nor completed.
 */
export function refusalOf(action: VisitAction, visit: VisitMoment, now: Date): string | undefined {
  if (action === 'undo') return undoRefusal(visit, now);
  const { state, start } = visit;
  const closed = CLOSED[state];
  if (closed !== undefined) return closed;
  const hasBegun = start <= now;
  switch (action) {
    case 'confirm':
      if (state === 'confirmed') return 'Lịch hẹn này đã được xác nhận.';
      return hasBegun ? 'Đã đến giờ khám nên lịch hẹn này không còn xác nhận được.' : undefined;
    case 'complete':
    case 'no_show':
      if (state === 'pending') return 'Lịch hẹn này chưa được xác nhận.';
      return hasBegun ? undefined : 'Chưa đến giờ khám nên chưa ghi nhận được.';
    default:
      return undefined;
  }
}

/** What was recorded by a slip is taken back; what stood for a day has been read and counted by others. */
function undoRefusal({ state, updatedAt }: VisitMoment, now: Date): string | undefined {
  if (state !== 'completed' && state !== 'no_show') return 'Lịch hẹn này chưa được ghi nhận kết quả nào.';
  const isLate = now.getTime() - updatedAt.getTime() > UNDO_MS;
  return isLate ? `Chỉ hoàn tác được trong ${UNDO_HOURS} giờ sau khi ghi nhận.` : undefined;
}
