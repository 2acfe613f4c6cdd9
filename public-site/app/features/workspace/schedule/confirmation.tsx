import type { ManagedCalendar } from '@antam/server/features/schedules/contract.ts';
import { CalendarCheck } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TimeAgo } from '../../../ui/time/time-ago.tsx';

type ConfirmationProps = { calendar: ManagedCalendar; isBusy: boolean; onConfirm: () => void };

/** When the owner last said that the calendar is right, and the click that says so again. */
export function Confirmation({ calendar, isBusy, onConfirm }: ConfirmationProps) {
  const { version, confirmed_at, is_stale, can } = calendar;
  if (version === 0) {
    return (
      <Notice title="Chưa có lịch khám">
        <p>Nhập giờ khám bên dưới rồi lưu lại. Người bệnh chỉ thấy các khung giờ sau khi bạn lưu.</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone={is_stale ? 'warn' : 'good'}
      action={
        can.confirm && (
          <Button
            variant={is_stale ? 'solid' : 'outline'}
            size="s"
            icon={<CalendarCheck aria-hidden />}
            busy={isBusy}
            onClick={onConfirm}
          >
            Xác nhận lịch
          </Button>
        )
      }
    >
      <p>
        <strong>
          {confirmed_at === null ? (
            'Lịch chưa được xác nhận'
          ) : (
            <>
              Lịch được xác nhận <TimeAgo at={confirmed_at} />
            </>
          )}
        </strong>
      </p>
      <p>
        {is_stale
          ? 'Lịch lâu chưa xác nhận được hiện kèm lời nhắc gọi điện trước. Nếu lịch vẫn đúng, bạn chỉ cần bấm xác nhận.'
          : 'Lịch vẫn đúng? Một lần bấm cho người bệnh biết điều đó. Lưu lịch cũng là xác nhận.'}
      </p>
    </Notice>
  );
}
