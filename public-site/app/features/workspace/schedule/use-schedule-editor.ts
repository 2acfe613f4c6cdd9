import type { ManagedCalendar } from '@antam/server/features/schedules/contract.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { type Failure, failureOf } from '../../../forms/failure.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { type CalendarQuery, queryOf } from './calendar-query.ts';
import type { ChangeDraft } from './editor-parts.ts';
import type { Faults } from './faults.ts';
import { draftOf, type ScheduleDraft, scheduleOf } from './schedule-draft.ts';
import { usePreview } from './use-preview.ts';

const PATH = '/api/v1/calendar/manage/';

/** What was typed and not saved, while this document lives: going to another page and back loses nothing. */
const unsaved = new Map<string, ScheduleDraft>();

const keyOf = ({ place, professional }: CalendarQuery): string => `${place}/${professional ?? ''}`;
const textOf = (draft: ScheduleDraft): string => JSON.stringify(scheduleOf(draft));

/** A calendar with the draft of its schedule. What is typed is kept until it is saved or thrown away. */
export function useScheduleEditor(loaded: ManagedCalendar) {
  const query = queryOf(loaded);
  const key = keyOf(query);
  const toast = useToast();
  const [calendar, setCalendar] = useState(loaded);
  const [draft, setDraft] = useState<ScheduleDraft>(() => unsaved.get(key) ?? draftOf(loaded.schedule));
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState<'saving' | 'confirming' | 'loading' | null>(null);
  const preview = usePreview(query, scheduleOf(draft));
  const isDirty = textOf(draft) !== textOf(draftOf(calendar.schedule));

  useEffect(() => {
    if (!isDirty) {
      unsaved.delete(key);
      return undefined;
    }
    unsaved.set(key, draft);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, key, draft]);

  const change: ChangeDraft = update => {
    setDraft(update);
    // Rows may have moved; what the preview finds wrong is told anew in a moment.
    setRefused(null);
  };
  const adopt = (saved: ManagedCalendar) => {
    setCalendar(saved);
    setDraft(draftOf(saved.schedule));
    setRefused(null);
  };
  const run = async (what: typeof busy, act: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(what);
    await act().catch(error => setRefused(failureOf(error)));
    setBusy(null);
  };
  const save = () =>
    run('saving', async () => {
      const body = { ...scheduleOf(draft), version: calendar.version };
      const saved = await browserApi.put(PATH, { query, body });
      adopt(saved);
      const outside = saved.visits_outside.length;
      if (outside > 0) toast(`Đã lưu lịch khám. Có ${outside} lịch hẹn ngoài giờ khám.`);
      else toast('Đã lưu lịch khám.', { tone: 'good' });
    });
  const confirm = () =>
    run('confirming', async () => {
      setCalendar(await browserApi.post('/api/v1/calendar/manage/confirm/', { query }));
      toast('Đã xác nhận lịch khám.', { tone: 'good' });
    });
  /** Reads the calendar that somebody else saved meanwhile. @param keepsDraft to be saved over it */
  const reload = (keepsDraft: boolean) =>
    run('loading', async () => {
      const current = await browserApi.get(PATH, { query });
      if (!keepsDraft) return adopt(current);
      setCalendar(current);
      return setRefused(null);
    });
  return {
    ...{ calendar, draft, isDirty, busy, refused, change, save, confirm, reload },
    preview,
    faults: faultsOf(refused?.fields, preview.faults, draft),
    discard: () => {
      adopt(calendar);
      toast('Đã bỏ thay đổi.', { action: { label: 'Hoàn tác', onAct: () => setDraft(draft) } });
    },
  };
}

export type ScheduleEditor = ReturnType<typeof useScheduleEditor>;

/**
 * What was wrong when it was saved, and what is wrong with what is typed now: of that neither reasons, which the preview
 * does not look at, nor what is still empty.
 */
function faultsOf(saved: Faults = {}, typed: Faults, draft: ScheduleDraft): Faults {
  const begun = Object.entries(typed).filter(([path]) => !path.startsWith('reasons') && textAt(draft, path) !== '');
  return { ...saved, ...Object.fromEntries(begun) };
}

/** What stands in a draft at the path of a field. */
const textAt = (draft: ScheduleDraft, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      draft,
    );
