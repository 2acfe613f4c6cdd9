import type { KeptCalendar } from '@antam/server/features/schedules/contract.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAct } from '../../../acts/use-act.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { DraftPart } from '../../../forms/drafts/draft-part.tsx';
import { useDraft } from '../../../forms/drafts/use-draft.ts';
import { formDrafts } from '../../../memory/draft-keys.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { randomId } from '../../../memory/random-id.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input, Textarea } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { Managed } from '../managed.ts';
import { calendarsOf, choiceLabel, choiceOf, queryOf } from '../schedule/calendar-query.ts';
import styles from './dialog.module.css';

type WalkInDialogProps = { managed: Managed; open: boolean; onClose: () => void; onAdded: () => Promise<void> };

/** Writes down a patient who came without a booking, or called. */
export function WalkInDialog({ managed, open, onClose, onAdded }: WalkInDialogProps) {
  return (
    <Overlay open={open} onClose={onClose} title="Thêm khách">
      <WalkInForm
        managed={managed}
        onAdded={async () => {
          await onAdded();
          onClose();
        }}
      />
    </Overlay>
  );
}

function WalkInForm({ managed, onAdded }: { managed: Managed; onAdded: () => Promise<void> }) {
  const calendars = useCalendars(managed);
  const toast = useToast();
  const [choice, setChoice] = useState('');
  const [requestKey, setRequestKey] = useState(randomId);
  const { kind, id } = managed;
  const form = useRef<HTMLFormElement>(null);
  const drafts = formDrafts(`walk-in:${kind}:${id}`);
  useDraft(form, { key: drafts });
  const calendar = calendars?.find(each => choiceOf(kind, each) === choice) ?? calendars?.[0];
  const bodyOf = (of: KeptCalendar, typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const [date, time] = [text('date'), text('time')];
    return {
      ...queryOf(of),
      name: text('name'),
      phone: text('phone') || null,
      reason_booking: text('reason') || null,
      booking_start: date === '' && time === '' ? null : `${date}T${time}:00+07:00`,
    };
  };
  const {
    act,
    isBusy,
    failure: refused,
  } = useAct(
    (body: ReturnType<typeof bodyOf>) =>
      browserApi.post('/api/v1/customer/create/', { body, idempotencyKey: requestKey }),
    {
      form,
      onDone: async () => {
        finishDraft(drafts);
        toast('Đã thêm khách vào lịch.', { tone: 'good' });
        await onAdded();
        setRequestKey(randomId());
      },
    },
  );
  const errorOf = (field: string) => refused?.fields[field];
  return (
    <form
      ref={form}
      className={styles.step}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (calendar) void act(bodyOf(calendar, new FormData(event.currentTarget)));
      }}
    >
      <DraftPart name="calendar" value={choice} first="" onKept={setChoice} />
      {refused !== null && Object.keys(refused.fields).length === 0 && (
        <p className={styles.failure} role="alert">
          {refused.detail ?? 'Chưa thêm được khách. Xin vui lòng thử lại.'}
        </p>
      )}
      {calendars !== null && calendars.length > 1 && (
        <Field label={kind === 'place' ? 'Khám với' : 'Khám tại'}>
          {control => (
            <Select
              {...control}
              value={calendar ? choiceOf(kind, calendar) : ''}
              onChange={event => setChoice(event.target.value)}
            >
              {calendars.map(each => (
                <option key={choiceOf(kind, each)} value={choiceOf(kind, each)}>
                  {choiceLabel(kind, each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="Họ tên" required error={errorOf('name')}>
        {control => <Input {...control} name="name" autoComplete="off" maxLength={80} />}
      </Field>
      <Field label="Số điện thoại" optional error={errorOf('phone')}>
        {control => <Input {...control} name="phone" type="tel" autoComplete="off" />}
      </Field>
      <div className={styles.pair}>
        <Field label="Ngày" error={errorOf('booking_start')}>
          {control => <Input {...control} name="date" type="date" />}
        </Field>
        <Field label="Giờ">{control => <Input {...control} name="time" type="time" />}</Field>
      </div>
      <p className="muted small">Để trống ngày và giờ nếu khách đang ở đây.</p>
      <Field label="Lý do khám" optional error={errorOf('reason_booking')}>
        {control => <Textarea {...control} name="reason" rows={2} maxLength={1_000} />}
      </Field>
      <Button type="submit" wide busy={isBusy} disabled={!calendar}>
        Thêm vào lịch
      </Button>
    </form>
  );
}

/** The calendars into which the account may write; null until they are known. */
function useCalendars(managed: Managed): readonly KeptCalendar[] | null {
  const [calendars, setCalendars] = useState<readonly KeptCalendar[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    browserApi.get('/api/v1/calendar/manage/list/', { signal: abort.signal }).then(
      ({ items }) => abort.signal.aborted || setCalendars(calendarsOf(items, managed)),
      () => undefined,
    );
    return () => abort.abort();
  }, [managed]);
  return calendars;
}
