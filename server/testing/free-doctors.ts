import { expect } from 'vitest';
import { jobsOf } from '../app/create-work.ts';
import { FEATURES } from '../app/features.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import { type BookingVisitors, daily } from './booking-visitors.ts';
import type { TestApp } from './test-app.ts';

/** Wednesday, 09h00 in Hà Nội. */
export const START = new Date('2031-11-19T02:00:00Z');

/** A time in Việt Nam, as answers write it: of the day after {@link START}, unless another one is given. */
export const at = (time: string, day = '2031-11-20') => `${day}T${time}:00+07:00`;

/**
 * For an app with the world tiny whose clock is moved by hand: doctors, and the work after which their free times are
 * known. Both arguments are asked at each call, so that they may be there only when tests begin.
 */
export function freeDoctors(app: () => TestApp, visitors: () => BookingVisitors) {
  /** Hours as they are sent: from 08h00 to 09h00 on each day, unless the schedule says otherwise. */
  const body = (version: number, schedule: object = {}) => ({
    version,
    notice_minutes: 0,
    weekly: daily(480, 540),
    ...schedule,
  });
  return {
    body,
    /** Without the daily jobs, which would end logins: the clock goes back for each test. */
    work: (): Promise<number> => {
      const { db, clock: now, log } = app().services;
      return createWorker({ db, clock: now, log, handlers: jobsOf(FEATURES, app().services) }).drain();
    },
    /** A doctor at a clinic of their own. */
    addDoctor: async (schedule: object = {}) => {
      const { directory, people, send } = visitors().keepers;
      const place = await directory.addPlace();
      const professional = await directory.addProfessional({ workplaces: [place] });
      const of = { place, professional };
      expect((await send(people.editor, 'PUT', body(0, schedule), of)).status).toBe(200);
      return of;
    },
  };
}
