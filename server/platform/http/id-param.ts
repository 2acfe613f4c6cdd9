import { z } from 'zod';

/** An id as addresses carry it: a positive integer that fits its column. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2 ** 31 - 1));
