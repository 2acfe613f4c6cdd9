import type { OwnBooking } from '@antam/server/features/bookings/contract.ts';
import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { formatDate, formatTime, formatWeekday } from '../../ui/text/format-date.ts';

/** The visits that a deletion of the account would cancel now; null where they cannot be read: nothing else waits for them. */
export async function loadVisitsToEnd({
  api,
  signal,
}: Pick<PageInput, 'api' | 'signal'>): Promise<OwnBooking[] | null> {
  const own = await api.get('/api/v1/booking/', { signal }).catch(() => null);
  return own?.items.filter(({ ends_with_account }) => ends_with_account) ?? null;
}

/** Names the visits that are cancelled with the account; null where they cannot be read now. */
export function VisitsToEnd({ visits }: { visits: readonly OwnBooking[] | null }) {
  if (visits === null) {
    return (
      <p>
        Lịch hẹn sắp tới của bạn, nếu có, sẽ bị huỷ cùng tài khoản và nơi khám được báo. Hiện chưa tải được danh sách;
        bạn xem ở trang <a href={bookingPages.own()}>Lịch hẹn</a>.
      </p>
    );
  }
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
