import { asId, asRecord, asRows, asTexts, parseJson } from '../../../memory/parse.ts';
import type { ExceptionDraft, HoursDraft, ReasonDraft, ScheduleDraft } from './schedule-draft.ts';

const MAX_KEPT = 200_000;
const MAX_ROWS = 500;
const MAX_TEXT = 2_000;

/** A schedule as a draft keeps it; null for anything else. */
export function keptSchedule(text: string): ScheduleDraft | null {
  const fields = asRecord(parseJson(text, MAX_KEPT));
  const texts = asTexts(fields, ['notice_minutes', 'buffer_before', 'buffer_after', 'daily_limit', 'note'], MAX_TEXT);
  const weekly = asRows(fields?.weekly, MAX_ROWS, hoursIn);
  const exceptions = asRows(fields?.exceptions, MAX_ROWS, exceptionIn);
  const reasons = asRows(fields?.reasons, MAX_ROWS, reasonIn);
  const { accepts_booking, confirms_at_once } = fields ?? {};
  if (texts === null || weekly === null || exceptions === null || reasons === null) return null;
  if (typeof accepts_booking !== 'boolean' || typeof confirms_at_once !== 'boolean') return null;
  return { ...texts, accepts_booking, confirms_at_once, weekly, exceptions, reasons };
}

const SPAN = ['key', 'from', 'to'] as const;

const spanIn = (value: unknown) => asTexts(value, SPAN, MAX_TEXT);

function hoursIn(value: unknown): HoursDraft | null {
  const fields = asRecord(value);
  const texts = asTexts(fields, [...SPAN, 'slot_minutes', 'capacity', 'valid_from', 'valid_until'], MAX_TEXT);
  const breaks = asRows(fields?.breaks, MAX_ROWS, spanIn);
  const weekday = fields?.weekday;
  if (texts === null || breaks === null || typeof weekday !== 'number') return null;
  return { ...texts, weekday, breaks };
}

function exceptionIn(value: unknown): ExceptionDraft | null {
  const kind = asRecord(value)?.kind;
  if (kind === 'closed') {
    const texts = asTexts(value, [...SPAN, 'date', 'until', 'note'], MAX_TEXT);
    return texts && { ...texts, kind };
  }
  if (kind !== 'extra') return null;
  const texts = asTexts(value, [...SPAN, 'date', 'slot_minutes', 'capacity', 'note'], MAX_TEXT);
  return texts && { ...texts, kind };
}

function reasonIn(value: unknown): ReasonDraft | null {
  const fields = asRecord(value);
  const texts = asTexts(fields, ['key', 'name', 'minutes', 'price', 'note'], MAX_TEXT);
  const questions = asRows(fields?.questions, MAX_ROWS, row => asTexts(row, ['key', 'text'], MAX_TEXT));
  const id = asId(fields?.id);
  if (texts === null || questions === null) return null;
  return { ...texts, questions, ...(id !== null && { id }) };
}
