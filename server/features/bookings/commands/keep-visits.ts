import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

type Bookable = 'place' | 'professional';

/** How many visits to places or professionals begin after a moment; by the index of their time. */
export const countToCome = (kind: Bookable, ids: readonly number[], now: Date) =>
  tables
    .selectFrom('booking')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where(kind, 'in', idList(ids))
    .where('startAt', '>', now)
    .where('state', 'in', ['pending', 'confirmed']);

/**
 * Refuses to delete places and professionals to whom patients are to come: their visits would go with them, and no
 * patient would get a message. Their rows must be locked, as every booking locks them, too. Throws 409 while pending or
 * confirmed visits to come exist.
 */
export async function keepVisits(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  if (kind !== 'place' && kind !== 'professional') return;
  const toCome = await unit.row(countToCome(kind, ids, clock.now()));
  const count = Number(toCome?.count ?? 0);
  if (count > 0) throw conflict(`Còn ${count} lịch hẹn sắp tới nên chưa xoá được. ${ADVICE}`);
}

const ADVICE = 'Xin đợi đến khi các lịch hẹn này đã diễn ra, hoặc nhờ nơi khám huỷ lịch để người khám được báo.';
