import { z } from 'zod';
import { rawText } from '../text/text-field.ts';

/** An id as addresses carry it: a positive integer that fits its column. */
export const idParam = rawText(10)
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2 ** 31 - 1));
