import type { ManagedVisit, VisitState } from '@antam/server/features/visits/contract.ts';

type Tone = 'good' | 'warn' | 'bad' | 'neutral' | 'brand';

/** How a provider reads the state of a visit. */
export const STATE_WORDS: Readonly<Record<VisitState, { tone: Tone; text: string }>> = {
  pending: { tone: 'warn', text: 'Chờ xác nhận' },
  confirmed: { tone: 'brand', text: 'Đã xác nhận' },
  completed: { tone: 'good', text: 'Đã khám' },
  no_show: { tone: 'bad', text: 'Không đến' },
  cancelled: { tone: 'neutral', text: 'Đã huỷ' },
};

/** What is done about a visit by one press, in the order in which it is offered. */
export const SIMPLE_ACTS = [
  { act: 'confirm', path: 'confirm', label: 'Xác nhận', done: 'Đã xác nhận lịch hẹn.' },
  { act: 'complete', path: 'complete', label: 'Đã khám', done: 'Đã ghi nhận lượt khám.' },
  { act: 'no_show', path: 'no-show', label: 'Không đến', done: 'Đã ghi nhận người bệnh không đến.' },
  { act: 'undo', path: 'undo', label: 'Hoàn tác', done: 'Đã hoàn tác, lịch hẹn trở lại như trước.' },
] as const;
export type SimpleAct = (typeof SIMPLE_ACTS)[number];

/** A doctor who has visits in a clinic, with the number of a colour. */
export type Doctor = { id: number; name: string; tone: number };

/** The doctors who have visits in a clinic. Colours begin again after the last one; names distinguish doctors too. */
export function doctorsOf(visits: readonly ManagedVisit[]): Doctor[] {
  const byId = new Map(visits.flatMap(({ professional }) => (professional ? [[professional.id, professional]] : [])));
  // The clinic's own calendar has the first colour.
  return [...byId.values()].sort((a, b) => a.id - b.id).map((doctor, at) => ({ ...doctor, tone: at + 1 }));
}

/** A number as phones dial it. */
export const dialled = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
