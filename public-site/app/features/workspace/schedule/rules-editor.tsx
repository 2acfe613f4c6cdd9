import { useFault } from '../../../forms/rows/faults.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { ChangeDraft } from './editor-parts.ts';
import styles from './rows.module.css';
import type { ScheduleDraft } from './schedule-draft.ts';
import { TypedField } from './typed-field.tsx';

const HOUR = 60;
const DAY = 24 * HOUR;
/** How long before a visit it can still be booked, in minutes. */
const NOTICES: readonly (readonly [minutes: number, text: string])[] = [
  [0, 'Đến sát giờ khám'],
  [30, 'Trước 30 phút'],
  [HOUR, 'Trước 1 giờ'],
  [2 * HOUR, 'Trước 2 giờ'],
  [4 * HOUR, 'Trước 4 giờ'],
  [12 * HOUR, 'Trước 12 giờ'],
  [DAY, 'Trước 1 ngày'],
  [2 * DAY, 'Trước 2 ngày'],
  [7 * DAY, 'Trước 7 ngày'],
];

/** What holds for every visit of the calendar. */
export function RulesEditor({ draft, change }: { draft: ScheduleDraft; change: ChangeDraft }) {
  const set = (part: Partial<ScheduleDraft>) => change(before => ({ ...before, ...part }));
  return (
    <>
      <div>
        <Checkbox
          label="Nhận đặt khám"
          hint="Bỏ chọn để tạm ngưng: lịch được giữ lại, người bệnh thấy số điện thoại."
          checked={draft.accepts_booking}
          onChange={({ target }) => set({ accepts_booking: target.checked })}
        />
        <Checkbox
          label="Xác nhận ngay khi có người đặt"
          hint="Nếu không, mỗi lượt đặt chờ bạn xác nhận."
          checked={draft.confirms_at_once}
          onChange={({ target }) => set({ confirms_at_once: target.checked })}
        />
      </div>
      <div className={styles.rules}>
        <Notice minutes={draft.notice_minutes} onChange={notice_minutes => set({ notice_minutes })} />
        <TypedField
          label="Số lượt tối đa mỗi ngày"
          optional
          path="daily_limit"
          type="number"
          value={draft.daily_limit}
          onChange={daily_limit => set({ daily_limit })}
        />
        <TypedField
          label="Nghỉ trước mỗi lượt (phút)"
          path="buffer_before"
          type="number"
          value={draft.buffer_before}
          onChange={buffer_before => set({ buffer_before })}
        />
        <TypedField
          label="Nghỉ sau mỗi lượt (phút)"
          path="buffer_after"
          type="number"
          value={draft.buffer_after}
          onChange={buffer_after => set({ buffer_after })}
        />
      </div>
      <TypedField
        label="Lời nhắn cho người đặt khám"
        optional
        path="note"
        type="long"
        maxLength={500}
        hint="Hiện cạnh các khung giờ khi đặt khám."
        value={draft.note}
        onChange={note => set({ note })}
      />
    </>
  );
}

function Notice({ minutes, onChange }: { minutes: string; onChange: (minutes: string) => void }) {
  const error = useFault('notice_minutes');
  const isKnown = NOTICES.some(([known]) => String(known) === minutes);
  return (
    <Field label="Nhận đặt chậm nhất" error={error}>
      {control => (
        <Select {...control} value={minutes} onChange={event => onChange(event.target.value)}>
          {!isKnown && <option value={minutes}>Trước {minutes} phút</option>}
          {NOTICES.map(([known, text]) => (
            <option key={known} value={String(known)}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
