import { z } from 'zod';
import { lineText } from '../../platform/text/text-field.ts';

/** One opening span of a day: minutes since midnight, Asia/Ho_Chi_Minh; `to` may pass 1440 (after midnight). */
const openingSpan = z.object({ from: z.number().int().min(0).max(1440), to: z.number().int().min(0).max(2880) });
/** Spans by weekday, index 0 = Chủ Nhật; an empty day is closed. */
export const openingHours = z.object({
  days: z.array(z.array(openingSpan)).length(7),
  /** Open day and night, e.g. an emergency department. */
  always: z.boolean().default(false),
  note: lineText(200).default(''),
});
export type OpeningHours = z.infer<typeof openingHours>;
