import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { slotDay } from '../schedules/contract.ts';
import {
  cancelMessage,
  closedHours,
  dayFigures,
  MAX_VISIT_DAYS,
  managedVisit,
  SUMMARY_DAYS,
  summaryQuery,
  UNDO_HOURS,
  visitByCode,
  visitQuery,
  visitStart,
  visitStateAnswer,
  walkIn,
  walkInAdded,
  writtenMessage,
} from './contract.ts';

const VISIT_WRITES = { name: 'visit', points: 120, seconds: 60 };

const changesState = <const Verb extends string>(verb: Verb, summary: string) =>
  ({
    method: 'POST',
    path: `/api/v1/booking/manage/:code/${verb}/`,
    summary: `${summary}; 409 where the visit is in another state`,
    access: 'user',
    rate: VISIT_WRITES,
    params: visitByCode,
    answer: visitStateAnswer,
  }) as const;

/** Calls of those whose visits they are: owners of places and professionals. Moderators read them, and write down who called. */
export const visitCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/booking/manage/',
    summary: `Visits of some days, ${MAX_VISIT_DAYS} at most, in the order of time, for the owner of the place or of the professional`,
    access: 'user',
    query: visitQuery,
    answer: z.object({
      items: z.array(managedVisit),
      /** When the whole page is closed: by the place, or in every calendar of the professional. */
      closings: z.array(closedHours),
      /** There are more than the {@link MAX_VISITS} of this answer: fewer days show them all. */
      has_more: z.boolean(),
    }),
  },
  confirm: changesState('confirm', 'Confirms a visit that waits for an answer'),
  complete: changesState('complete', 'Says that the patient was there, once the visit has begun'),
  noShow: changesState('no-show', 'Says that the patient did not come, once the visit has begun'),
  cancel: {
    ...changesState('cancel', 'Cancels a visit; the patient is told with the message'),
    body: cancelMessage,
  },
  move: {
    ...changesState('move', 'Moves a visit to another slot of its calendar, which confirms it; 409 with SLOT_TAKEN'),
    body: visitStart,
  },
  undo: changesState(
    'undo',
    `Takes back that the patient was there or did not come, for ${UNDO_HOURS} hours: the visit is confirmed as before`,
  ),
  write: {
    ...changesState('write', 'Writes to whoever booked a visit that is planned'),
    body: writtenMessage,
  },
  keep: changesState('keep', 'Says that a planned visit stays though it lies outside of the hours'),
  slotsToMove: {
    method: 'GET',
    path: '/api/v1/booking/manage/:code/slot/',
    summary: 'Slots to which the owner may move a visit, its own time and those within the minimum notice among them',
    access: 'user',
    params: visitByCode,
    answer: z.array(slotDay),
  },
  addWalkIn: {
    method: 'POST',
    path: '/api/v1/customer/create/',
    summary:
      'Writes down a visit of a patient who came or called, at any time from today on. With the header Idempotency-Key a repeated request gets the first answer',
    access: 'user',
    rate: VISIT_WRITES,
    body: walkIn,
    answer: walkInAdded,
  },
  summary: {
    method: 'GET',
    path: '/api/v1/booking/manage/summary/',
    summary: `How the last ${SUMMARY_DAYS} days went: visits by what became of them, and new reviews, today last`,
    access: 'user',
    query: summaryQuery,
    answer: z.object({ days: z.array(dayFigures) }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    visits: typeof visitCalls;
  }
}
