import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';

export type ReasonRow = Awaited<ReturnType<typeof visitReasons>>[number];

/** The reasons that a calendar offers, in its owner's order. */
export function visitReasons(db: Pick<Reader, 'rows'>, calendarId: number) {
  return db.rows(
    tables
      .selectFrom('visit_reason')
      .select(['id', 'name', 'minutes', 'price', 'note', 'questions'])
      .where('calendar', '=', calendarId)
      .orderBy('position')
      .orderBy('id'),
  );
}
