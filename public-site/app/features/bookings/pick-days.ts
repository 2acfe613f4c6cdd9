import type { Slot } from '@antam/server/features/schedules/contract.ts';
import { vietnamClock } from '../../ui/text/vietnam-time.ts';

/** A start as the picker shows it. */
export type PickSlot = Pick<Slot, 'start' | 'state'>;

/** One day of the picker, in the order of the calendar. */
export type PickDay = { readonly date: string; readonly slots: readonly PickSlot[] };

/** Days with no more than the picker shows: they stand in the page as data, too. */
export const pickDays = (days: readonly PickDay[]): PickDay[] =>
  days.map(({ date, slots }) => ({ date, slots: slots.map(({ start, state }) => ({ start, state })) }));

export const openSlots = ({ slots }: PickDay): PickSlot[] => slots.filter(({ state }) => state === 'open');

/** Whether there are slots to come, and none is open. */
export const isFull = (day: PickDay): boolean =>
  openSlots(day).length === 0 && day.slots.some(({ state }) => state === 'full');

/** The first day with an open slot. */
export const firstFreeDay = (days: readonly PickDay[]): PickDay | undefined =>
  days.find(day => openSlots(day).length > 0);

/** The day of a start, which need not be one of its slots. */
export const dayOf = (days: readonly PickDay[], start: string | null | undefined): PickDay | undefined =>
  start == null
    ? undefined
    : days.find(({ date }) => date === vietnamClock(Date.parse(start)).toISOString().slice(0, 10));

/** A slot of these days by its start, however the instant is written. */
export function slotIn(days: readonly PickDay[], start: string): PickSlot | undefined {
  const instant = Date.parse(start);
  return days.flatMap(({ slots }) => slots).find(slot => Date.parse(slot.start) === instant);
}

/** The open slots that are nearest to a start, in the order of time. */
export function nearestFree(days: readonly PickDay[], start: string, most: number): PickSlot[] {
  const distance = (slot: PickSlot) => Math.abs(Date.parse(slot.start) - Date.parse(start));
  return days
    .flatMap(openSlots)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
