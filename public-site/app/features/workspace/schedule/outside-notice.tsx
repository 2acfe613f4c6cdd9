import { workspacePages } from '@antam/server/features/providers/pages.ts';
import type { VisitOutside } from '@antam/server/features/visits/closing-contract.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';

const MAX_NAMED = 10;

type OutsideNoticeProps = { visits: readonly VisitOutside[]; isDirty: boolean; page: { kind: string; id: string } };

/** Names the visits at hours that the schedule closes, before it is saved and afterwards until they are dealt with. */
export function OutsideNotice({ visits, isDirty, page }: OutsideNoticeProps) {
  if (visits.length === 0) return null;
  const more = visits.length - MAX_NAMED;
  return (
    <Notice
      tone="warn"
      live
      title={isDirty ? `Lịch này bỏ ra ngoài ${visits.length} lịch hẹn` : `Có ${visits.length} lịch hẹn ngoài giờ khám`}
      action={!isDirty && <a href={workspacePages.visits(page)}>Báo, dời hoặc huỷ các lịch hẹn này</a>}
    >
      <ul>
        {visits.slice(0, MAX_NAMED).map(({ code, start, name, professional }) => (
          <li key={code}>
            {formatTime(start)} {formatWeekday(start)} {formatShortDate(start)}:{' '}
            {[name ?? code, professional?.name].filter(text => text !== undefined).join(' · ')}
          </li>
        ))}
      </ul>
      {more > 0 && <p>và {more} lịch hẹn khác.</p>}
      {isDirty && <p>Người bệnh không tự biết. Sau khi lưu, bạn báo, dời hoặc huỷ từng lịch ở trang Lịch hẹn.</p>}
    </Notice>
  );
}
