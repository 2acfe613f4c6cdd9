import { workspacePages } from '@antam/server/features/providers/pages.ts';
import type { ManagedCalendar } from '@antam/server/features/schedules/contract.ts';
import type { VisitOutside } from '@antam/server/features/visits/closing-contract.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { DraftPart } from '../../../forms/drafts/draft-part.tsx';
import { KeptNotice } from '../../../forms/drafts/kept-notice.tsx';
import { FaultsContext } from '../../../forms/rows/faults.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import { Confirmation } from './confirmation.tsx';
import styles from './editor.module.css';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import { ReasonsEditor } from './reasons-editor.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { SaveBar } from './save-bar.tsx';
import { SlotsPreview } from './slots-preview.tsx';
import { useScheduleEditor } from './use-schedule-editor.ts';
import { WeekEditor } from './week-editor.tsx';

type ScheduleEditorProps = {
  calendar: ManagedCalendar;
  /** Whose workspace it stands in, as addresses name it. */
  page: { kind: string; id: string };
};

/**
 * Edits the schedule of one calendar, with the slots that it would offer beside it. Until the page's script runs, the
 * schedule can be read and not changed.
 */
export function ScheduleEditor({ calendar: loaded, page }: ScheduleEditorProps) {
  const editor = useScheduleEditor(loaded);
  const { calendar, draft, change, preview, busy, kept } = editor;
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <FaultsContext value={editor.faults}>
      <div className={styles.scriptless}>
        <Notice tone="warn" title="Sửa lịch cần JavaScript">
          Bạn vẫn xem được lịch đang dùng ở đây. Hãy bật JavaScript để sửa, hoặc gọi cho An Tâm.
        </Notice>
      </div>
      <Confirmation calendar={calendar} isBusy={busy === 'confirming'} onConfirm={() => void editor.confirm()} />
      <KeptNotice draft={kept.draft} onDropped={kept.drop} />
      <form
        ref={editor.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <DraftPart name="schedule" value={kept.text} first="" onKept={kept.use} />
        <div className={styles.columns}>
          <fieldset className={styles.sections} disabled={!isReady} aria-label="Lịch khám">
            <EditorSection title="Giờ khám hằng tuần">
              <WeekEditor weekly={draft.weekly} change={change} />
            </EditorSection>
            <EditorSection title="Ngày nghỉ và giờ khám thêm">
              <ExceptionsEditor exceptions={draft.exceptions} holidays={calendar.suggested_holidays} change={change} />
            </EditorSection>
            <EditorSection title="Loại khám" lead="Mỗi loại có thể dài ngắn khác nhau, có giá và lời dặn riêng.">
              <ReasonsEditor reasons={draft.reasons} change={change} />
            </EditorSection>
            <EditorSection title="Quy tắc đặt khám">
              <RulesEditor draft={draft} change={change} />
            </EditorSection>
          </fieldset>
          <SlotsPreview preview={preview} accepts={draft.accepts_booking} />
        </div>
        <OutsideNotice visits={preview.outside} isDirty={editor.isDirty} page={page} />
        <SaveBar editor={editor} />
      </form>
    </FaultsContext>
  );
}

function EditorSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}

const MAX_NAMED = 10;

type OutsideNoticeProps = { visits: readonly VisitOutside[]; isDirty: boolean; page: { kind: string; id: string } };

/** Names the visits at hours that the schedule closes, before it is saved and afterwards until they are dealt with. */
function OutsideNotice({ visits, isDirty, page }: OutsideNoticeProps) {
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
