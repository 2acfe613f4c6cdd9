import { z } from 'zod';
import { rawText } from '../text/text-field.ts';
import type { Clock } from './clock.ts';
import { vietnamDay } from './vietnam-calendar.ts';

/** Nobody who lives was born earlier, and nothing here was checked earlier. */
export const EARLIEST_DAY = '1900-01-01';

/** Whether a day of the calendar, `1990-05-31`, has begun in Việt Nam. */
export const isPastDay = (day: string, now: Date): boolean => day >= EARLIEST_DAY && day <= vietnamDay(now);

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** A day that must have begun: of birth, or of a check. The contract's own field only knows what a day looks like. */
export const pastDay = (clock: Clock, error: string) =>
  rawText(10)
    .pipe(z.iso.date(error))
    // What is no day at all has its fault already.
    .refine(day => !isDay(day) || isPastDay(day, clock.now()), error);
