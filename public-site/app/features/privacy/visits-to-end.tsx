import type { OwnBooking } from '@antam/server/features/bookings/contract.ts';
import { formatDate, formatTime, formatWeekday } from '../../ui/text/format-date.ts';

/** Names the visits that are cancelled with the account. */
export function VisitsToEnd({ visits }: { visits: readonly OwnBooking[] }) {
  if (visits.length === 0) return null;
  return (
    <div>
      <p>
        <strong>
          {visits.length === 1 ? 'Lịch hẹn này' : `${visits.length} lịch hẹn này`} sẽ bị huỷ cùng tài khoản và nơi khám
          được báo, nếu khi đó chưa diễn ra:
        </strong>
      </p>
      <ul>
        {visits.map(({ code, start, name, place, professional }) => (
          <li key={code}>
            {formatTime(start)} {formatWeekday(start)} {formatDate(start)}: {name}, {professional?.name ?? place.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
