import { invalid } from '../../../platform/errors/problem.ts';
import type { Schedule } from '../contract.ts';
import type { Closing, Span, WeeklyRule } from './schedule-shapes.ts';

/** What is wrong with a schedule, by the path of the field: `weekly.0.to`. */
export type ScheduleFaults = Record<string, string[]>;

const ENDS_EARLY = 'Giờ kết thúc phải sau giờ bắt đầu; khung giờ không được qua nửa đêm.';
const OUTSIDE = 'Giờ nghỉ phải nằm trong khung giờ khám.';
const BREAKS_OVERLAP = 'Các giờ nghỉ không được chồng lên nhau.';
const OVERLAP = 'Hai khung giờ trong cùng một ngày không được chồng lên nhau; chúng có thể nối tiếp nhau.';
const ENDS_BEFORE_IT_BEGINS = 'Ngày kết thúc không được trước ngày bắt đầu.';
const HALF_CLOSED = 'Xin vui lòng nhập cả giờ bắt đầu và giờ kết thúc, hoặc để trống cả hai để nghỉ cả ngày.';
const HOURS_OF_DAYS = 'Chỉ nghỉ theo giờ được trong một ngày; nghỉ nhiều ngày thì xin để trống giờ.';
const SAME_REASON = 'Loại khám này đã có trong danh sách.';

/** Throws 422 with the faults of a schedule. */
export function requireSound(schedule: Schedule): void {
  const faults = checkSchedule(schedule);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Every fault that no single field shows, with a text for the provider who writes the schedule. */
export function checkSchedule({ weekly, exceptions, reasons }: Schedule): ScheduleFaults {
  const faults: ScheduleFaults = {};
  const say = (path: string, message: string) => {
    faults[path] = [...(faults[path] ?? []), message];
  };
  for (const [index, rule] of weekly.entries()) {
    checkRule(rule, (field, message) => say(`weekly.${index}.${field}`, message));
    if (weekly.slice(0, index).some(other => collide(rule, other))) say(`weekly.${index}.from`, OVERLAP);
  }
  for (const [index, exception] of exceptions.entries()) {
    const sayOf = (field: string, message: string) => say(`exceptions.${index}.${field}`, message);
    if (exception.kind === 'closed') checkClosing(exception, sayOf);
    else if (exception.to <= exception.from) sayOf('to', ENDS_EARLY);
  }
  const names = reasons.map(({ name }) => name.toLocaleLowerCase('vi'));
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) say(`reasons.${index}.name`, SAME_REASON);
  }
  return faults;
}

type Say = (field: string, message: string) => void;

function checkRule({ from, to, breaks, valid_from, valid_until }: WeeklyRule, say: Say): void {
  if (to <= from) say('to', ENDS_EARLY);
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    say('valid_until', ENDS_BEFORE_IT_BEGINS);
  for (const [index, pause] of breaks.entries()) {
    if (pause.to <= pause.from) say(`breaks.${index}.to`, ENDS_EARLY);
    else if (pause.from < from || pause.to > to) say(`breaks.${index}.from`, OUTSIDE);
    if (breaks.slice(0, index).some(other => overlap(pause, other))) say(`breaks.${index}.from`, BREAKS_OVERLAP);
  }
}

function checkClosing({ date, until, from, to }: Closing, say: Say): void {
  if (until < date) say('until', ENDS_BEFORE_IT_BEGINS);
  if ((from === null) !== (to === null)) say('to', HALF_CLOSED);
  if (from === null || to === null) return;
  if (to <= from) say('to', ENDS_EARLY);
  if (until > date) say('until', HOURS_OF_DAYS);
}

/** Whether two rules have hours at the same time on any day. */
function collide(a: WeeklyRule, b: WeeklyRule): boolean {
  return a.weekday === b.weekday && overlap(a, b) && meet(a, b);
}

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Whether the ranges of dates of two rules have a day in common. */
function meet(a: WeeklyRule, b: WeeklyRule): boolean {
  return isNotAfter(a.valid_from, b.valid_until) && isNotAfter(b.valid_from, a.valid_until);
}

const isNotAfter = (from: string | null, until: string | null) => from === null || until === null || from <= until;
