import { expect } from 'vitest';
import { type ManagedCalendar, managedCalendar } from '../features/schedules/contract.ts';
import type { CalendarKeepers } from './calendar-keepers.ts';
import type { Request } from './visitor.ts';

export const MORNING = {
  weekday: 3,
  from: 480,
  to: 600,
  slot_minutes: 30,
  capacity: 1,
  breaks: [{ from: 540, to: 550 }],
};

/** Whose calendar; the doctor's at the clinic by default. */
export type Of = Parameters<CalendarKeepers['send']>[3];

/** Reads and saves calendars by the calls of who keeps them. */
export interface SavedCalendars {
  managed(who: Request, of?: Of): Promise<ManagedCalendar>;
  /** Saves over whatever is there now. */
  save(who: Request, schedule: object, of?: Of): Promise<Response>;
  /** A doctor without a calendar who works at the clinic, and whom the clinic alone keeps. */
  another(): Promise<{ professional: number }>;
}

export function savedCalendars({ send, directory, place }: CalendarKeepers): SavedCalendars {
  const managed = async (who: Request, of?: Of) => readCalendar(await send(who, 'GET', undefined, of));
  return {
    managed,
    save: async (who, schedule, of) => {
      const { version } = await managed(who, of);
      return send(who, 'PUT', { ...schedule, version }, of);
    },
    another: async () => ({ professional: await directory.addProfessional({ workplaces: [place] }) }),
  };
}

/** The calendar of an answer, which must be one of success. */
export async function readCalendar(answer: Response): Promise<ManagedCalendar> {
  expect(answer.status).toBe(200);
  return managedCalendar.parse(await answer.json());
}
