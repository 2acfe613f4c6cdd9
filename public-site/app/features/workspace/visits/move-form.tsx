import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DraftPart } from '../../../forms/drafts/draft-part.tsx';
import { useDraft } from '../../../forms/drafts/use-draft.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { formatShortDate, formatTime, formatWeekday } from '../../../ui/text/format-date.ts';
import styles from './dialog.module.css';
import { FormActs } from './form-acts.tsx';
import { useFreeDays } from './use-free-days.ts';
import { dayOf } from './week-days.ts';

type MoveFormProps = {
  visit: ManagedVisit;
  /** Where the draft of the choice is kept. */
  drafts: string;
  busy: boolean;
  onBack: () => void;
  /** Answers whether it was done. */
  onSend: (start: string) => Promise<boolean>;
};

/** Asks where a visit is moved to: a day, its own first, and one of the free slots there. */
export function MoveForm({ visit, drafts, busy, onBack, onSend }: MoveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { days, failure } = useFreeDays(visit);
  const [date, setDate] = useState(() => dayOf(visit.start));
  const [start, setStart] = useState('');
  const day = days?.find(each => each.date === date) ?? days?.[0];
  const chosen = day?.slots.find(slot => slot.start === start) ?? day?.slots[0];
  const dayBox = useRef<HTMLSelectElement>(null);
  const isKnown = days !== null;
  useEffect(() => {
    if (isKnown) dayBox.current?.focus();
  }, [isKnown]);
  // Once the visit is elsewhere, what was chosen before says nothing.
  useDraft(form, { key: drafts, version: visit.start });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen && (await onSend(chosen.start))) finishDraft(drafts);
  };
  return (
    <form ref={form} className={styles.step} onSubmit={event => void send(event)}>
      <DraftPart name="date" value={date} first={dayOf(visit.start)} onKept={setDate} />
      <DraftPart name="start" value={start} first="" onKept={setStart} />
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {days === null && failure === null && <p role="status">Đang tìm giờ trống…</p>}
      {days?.length === 0 && <p role="status">Ba tuần tới không còn giờ trống.</p>}
      {day && chosen && (
        <div className={styles.pair}>
          <Field label="Ngày">
            {control => (
              <Select {...control} ref={dayBox} value={day.date} onChange={event => setDate(event.target.value)}>
                {days?.map(each => (
                  <option key={each.date} value={each.date}>
                    {formatWeekday(each.date)} {formatShortDate(each.date)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Giờ">
            {control => (
              <Select {...control} value={chosen.start} onChange={event => setStart(event.target.value)}>
                {day.slots.map(slot => (
                  <option key={slot.start} value={slot.start}>
                    {formatTime(slot.start)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      <p className="muted small">Người bệnh được báo giờ mới ngay khi bạn dời.</p>
      <FormActs busy={busy} disabled={!chosen} onBack={onBack}>
        Dời lịch
      </FormActs>
    </form>
  );
}
