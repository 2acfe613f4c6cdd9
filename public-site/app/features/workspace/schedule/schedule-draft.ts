import type { Schedule } from '@antam/server/features/schedules/contract.ts';
import { clockText, dayMinute, endMinute, optionalNumber, requiredNumber } from './typed-values.ts';

/** Hours as they are typed; `key` distinguishes rows that may hold the same. */
export type SpanDraft = { key: string; from: string; to: string };
export type HoursDraft = SpanDraft & {
  weekday: number;
  slot_minutes: string;
  capacity: string;
  breaks: readonly SpanDraft[];
  valid_from: string;
  valid_until: string;
};
export type ClosingDraft = SpanDraft & { kind: 'closed'; date: string; until: string; note: string };
export type ExtraDraft = SpanDraft & {
  kind: 'extra';
  date: string;
  slot_minutes: string;
  capacity: string;
  note: string;
};
export type ExceptionDraft = ClosingDraft | ExtraDraft;
export type ReasonDraft = {
  key: string;
  id?: number | undefined;
  name: string;
  minutes: string;
  price: string;
  note: string;
  questions: readonly { key: string; text: string }[];
};

/** A schedule as it is being edited: texts as they were typed, so that none is lost while it is wrong. */
export type ScheduleDraft = {
  accepts_booking: boolean;
  confirms_at_once: boolean;
  notice_minutes: string;
  buffer_before: string;
  buffer_after: string;
  daily_limit: string;
  note: string;
  weekly: readonly HoursDraft[];
  exceptions: readonly ExceptionDraft[];
  reasons: readonly ReasonDraft[];
};

/** The draft of a stored schedule. Keys of stored rows are their places, so that every render gives the same. */
export function draftOf(schedule: Schedule): ScheduleDraft {
  const { notice_minutes, buffer_before, buffer_after, daily_limit, weekly, exceptions, reasons, ...same } = schedule;
  return {
    ...same,
    notice_minutes: String(notice_minutes),
    buffer_before: String(buffer_before),
    buffer_after: String(buffer_after),
    daily_limit: textOf(daily_limit),
    weekly: weekly.map((rule, at) => ({
      key: `w${at}`,
      weekday: rule.weekday,
      ...spanTexts(rule),
      slot_minutes: String(rule.slot_minutes),
      capacity: String(rule.capacity),
      breaks: rule.breaks.map((pause, index) => ({ key: `b${index}`, ...spanTexts(pause) })),
      valid_from: rule.valid_from ?? '',
      valid_until: rule.valid_until ?? '',
    })),
    exceptions: exceptions.map((exception, at) => exceptionDraft(exception, `e${at}`)),
    reasons: reasons.map(({ id, name, minutes, price, note, questions }, at) => ({
      key: `r${at}`,
      id,
      name,
      note,
      minutes: String(minutes),
      price: textOf(price),
      questions: questions.map((text, index) => ({ key: `q${index}`, text })),
    })),
  };
}

function exceptionDraft(exception: Schedule['exceptions'][number], key: string): ExceptionDraft {
  const { date, note } = exception;
  if (exception.kind === 'extra') {
    const { slot_minutes, capacity } = exception;
    const numbers = { slot_minutes: String(slot_minutes), capacity: String(capacity) };
    return { key, kind: 'extra', date, note, ...spanTexts(exception), ...numbers };
  }
  const { from, to, until } = exception;
  const hours = { from: from === null ? '' : clockText(from), to: to === null ? '' : clockText(to) };
  return { key, kind: 'closed', date, until, note, ...hours };
}

const spanTexts = ({ from, to }: { from: number; to: number }) => ({ from: clockText(from), to: clockText(to) });
const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** What is sent of a draft. What cannot be read is sent in a form that the server refuses, beside its field. */
export function scheduleOf(draft: ScheduleDraft): Schedule {
  const { notice_minutes, buffer_before, buffer_after, daily_limit, weekly, exceptions, reasons, ...same } = draft;
  return {
    ...same,
    notice_minutes: requiredNumber(notice_minutes),
    buffer_before: requiredNumber(buffer_before),
    buffer_after: requiredNumber(buffer_after),
    daily_limit: optionalNumber(daily_limit),
    weekly: weekly.map(({ weekday, from, to, slot_minutes, capacity, breaks, valid_from, valid_until }) => ({
      weekday,
      from: dayMinute(from),
      to: endMinute(to),
      slot_minutes: requiredNumber(slot_minutes),
      capacity: requiredNumber(capacity),
      breaks: breaks.map(pause => ({ from: dayMinute(pause.from), to: endMinute(pause.to) })),
      valid_from: valid_from || null,
      valid_until: valid_until || null,
    })),
    exceptions: exceptions.map(sentException),
    reasons: reasons.map(({ id, name, minutes, price, note, questions }) => ({
      ...(id !== undefined && { id }),
      name,
      note,
      minutes: requiredNumber(minutes),
      price: optionalNumber(price),
      questions: questions.map(({ text }) => text),
    })),
  };
}

function sentException(exception: ExceptionDraft): Schedule['exceptions'][number] {
  const { date, note, from, to } = exception;
  if (exception.kind === 'extra') {
    const { slot_minutes, capacity } = exception;
    const numbers = { slot_minutes: requiredNumber(slot_minutes), capacity: requiredNumber(capacity) };
    return { kind: 'extra', date, note, from: dayMinute(from), to: endMinute(to), ...numbers };
  }
  const hours = { from: from === '' ? null : dayMinute(from), to: to === '' ? null : endMinute(to) };
  return { kind: 'closed', date, until: exception.until || date, note, ...hours };
}
