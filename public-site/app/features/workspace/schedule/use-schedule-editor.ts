import type { ManagedCalendar } from '@antam/server/features/schedules/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../../acts/use-act.ts';
import { browserApi } from '../../../api/browser-api.ts';
import type { AttachedDraft } from '../../../forms/drafts/attach-draft.ts';
import { useDraft } from '../../../forms/drafts/use-draft.ts';
import type { Failure } from '../../../forms/failure.ts';
import type { Faults } from '../../../forms/rows/faults.ts';
import { formDrafts } from '../../../memory/draft-keys.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { type CalendarQuery, queryOf } from './calendar-query.ts';
import type { ChangeDraft } from './editor-parts.ts';
import { keptSchedule } from './kept-schedule.ts';
import { draftOf, type ScheduleDraft, scheduleOf } from './schedule-draft.ts';
import { usePreview } from './use-preview.ts';

const PATH = '/api/v1/calendar/manage/';

const draftsOf = ({ place, professional }: CalendarQuery): string =>
  formDrafts(`schedule:${place}:${professional ?? 0}`);
const textOf = (draft: ScheduleDraft): string => JSON.stringify(scheduleOf(draft));

/** A calendar with the draft of its schedule. What is typed is kept until it is saved or thrown away. */
export function useScheduleEditor(loaded: ManagedCalendar) {
  const query = queryOf(loaded);
  const drafts = draftsOf(query);
  const toast = useToast();
  const [calendar, setCalendar] = useState(loaded);
  const [draft, setDraft] = useState<ScheduleDraft>(() => draftOf(loaded.schedule));
  // What is typed belongs to the state that the fields were filled from, also where it is to be saved over a later one.
  const [filledFrom, setFilledFrom] = useState(loaded.version);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [doing, setDoing] = useState<'saving' | 'confirming' | 'loading'>('saving');
  const { act, isBusy } = useAct((step: () => Promise<void>) => step(), { onFailed: setRefused });
  const preview = usePreview(query, scheduleOf(draft));
  const isDirty = textOf(draft) !== textOf(draftOf(calendar.schedule));

  const form = useRef<HTMLFormElement>(null);
  const kept = useDraft(form, { key: drafts, version: String(filledFrom) });
  const isLeft = useLeft(kept, isDirty);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const change: ChangeDraft = update => {
    setDraft(update);
    // Rows may have moved; what the preview finds wrong is shown again in a moment.
    setRefused(null);
  };
  const adopt = (saved: ManagedCalendar) => {
    setCalendar(saved);
    setDraft(draftOf(saved.schedule));
    setFilledFrom(saved.version);
    setRefused(null);
  };
  const run = (what: typeof doing, step: () => Promise<void>) => {
    if (!isBusy) setDoing(what);
    return act(step);
  };
  const save = () =>
    run('saving', async () => {
      const body = { ...scheduleOf(draft), version: calendar.version };
      const saved = await browserApi.put(PATH, { query, body });
      finishDraft(drafts);
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
  /** Reads the calendar that another person saved meanwhile. @param keepsDraft to be saved over it */
  const reload = (keepsDraft: boolean) =>
    run('loading', async () => {
      const current = await browserApi.get(PATH, { query });
      if (keepsDraft) {
        setCalendar(current);
        return setRefused(null);
      }
      finishDraft(drafts);
      return adopt(current);
    });
  return {
    calendar,
    draft,
    isDirty,
    busy: isBusy ? doing : null,
    refused,
    change,
    save,
    confirm,
    reload,
    form,
    preview,
    kept: {
      /** Says what was found; null once nothing of what was filled in is left. */
      draft: kept?.found === 'filled' && isLeft ? null : kept,
      /** What the draft holds of the schedule: nothing while nothing is changed. */
      text: isDirty ? JSON.stringify(draft) : '',
      use: (text: string) => setDraft(before => keptSchedule(text) ?? before),
      drop: () => adopt(calendar),
    },
    faults: faultsOf(refused?.fields, preview.faults, draft),
    discard: () => {
      adopt(calendar);
      toast('Đã bỏ thay đổi.', { action: { label: 'Hoàn tác', onAct: () => setDraft(draft) } });
    },
  };
}

export type ScheduleEditor = ReturnType<typeof useScheduleEditor>;

/** Whether what a draft filled in was saved, dropped or typed back: what is typed later is no part of it. */
function useLeft(draft: AttachedDraft | null, isDirty: boolean): boolean {
  const [left, setLeft] = useState<AttachedDraft | null>(null);
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) setLeft(draft);
    wasDirty.current = isDirty;
  }, [draft, isDirty]);
  return draft === left;
}

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
