import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid, notFound, unauthenticated } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import type { FavouriteAnswer, FavouriteRequest } from '../contract.ts';
import { addToFavourites, favouriteCounts } from '../favourite-counts.ts';
import { tables } from '../tables.ts';

/** Nobody keeps more in mind; the ids travel with every page of their owner. */
const MAX_FAVOURITES = 500;

/**
 * Adds or removes a favourite and updates the stored count; repeating the call changes nothing.
 * Throws 404 for what is not public (letting go is always possible), 422 above the limit, and 401 where the account was
 * closed meanwhile.
 */
export function setFavourite(
  { db, clock, subjects, tags }: Pick<Services, 'db' | 'clock' | 'subjects' | 'tags'>,
  accountId: number,
  { type, id, added }: FavouriteRequest,
): Promise<FavouriteAnswer> {
  const subject = subjects.get(type);
  return db.transaction(async unit => {
    await lockAccount(unit, accountId);
    // The record before its favourites, as those who delete it do.
    await lockRows(unit, db.engine, subject.table, [id]);
    const change = added
      ? await add(unit, accountId, subject, id, clock.now())
      : await remove(unit, accountId, type, id);
    if (change !== 0) await addToFavourites(unit, { tags }, type, [id], change);
    const counts = await favouriteCounts(unit, type, [id]);
    return { added, count: counts.get(id) ?? 0 };
  });
}

interface OfAccount {
  readonly accountId: number;
}
type OfRecord = OfAccount & { readonly type: string; readonly id: number };

const lockUsable = statement((p: Parameters<OfAccount>) =>
  tables
    .updateTable('account')
    .set(eb => ({ updatedAt: eb.ref('updatedAt') }))
    .where('id', '=', p.accountId)
    .where('status', 'in', ['active', 'pending']),
);

const publicRecord = statementFor((subject: Subject, p: Parameters<{ readonly id: number }>) =>
  subjectTables.selectFrom(subject.table).select('id').where('id', '=', p.id).where(isPublic(subject)),
);

const countKept = statement((p: Parameters<OfAccount>) =>
  tables
    .selectFrom('favourite')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('account', '=', p.accountId),
);

const storeFavourite = statement((p: Parameters<OfRecord & { readonly now: Date }>) =>
  tables
    .insertInto('favourite')
    .values({ account: p.accountId, type: p.type, entityId: p.id, createdAt: p.now })
    .onConflict(same => same.doNothing()),
);

const deleteFavourite = statement((p: Parameters<OfRecord>) =>
  tables
    .deleteFrom('favourite')
    .where('account', '=', p.accountId)
    .where('type', '=', p.type)
    .where('entityId', '=', p.id),
);

/**
 * Parallel requests of an account go one after the other, so that each counts what the others have added, and none is
 * under way while the account is emptied, which takes the counts back itself.
 */
async function lockAccount(unit: UnitOfWork, accountId: number): Promise<void> {
  const locked = await unit.run(lockUsable({ accountId }));
  if (locked === 0) throw unauthenticated();
}

async function add(unit: UnitOfWork, accountId: number, subject: Subject, id: number, now: Date): Promise<number> {
  if (!(await unit.row(publicRecord(subject, { id })))) throw notFound();
  const kept = await unit.row(countKept({ accountId }));
  const added = await unit.run(storeFavourite({ accountId, type: subject.name, id, now }));
  if (added > 0 && (kept?.count ?? 0) >= MAX_FAVOURITES) {
    throw invalid({ id: [`Bạn chỉ có thể ghi nhớ tối đa ${MAX_FAVOURITES} mục. Hãy bỏ bớt vài mục cũ.`] });
  }
  return added;
}

async function remove(unit: UnitOfWork, accountId: number, type: string, id: number): Promise<number> {
  const removed = await unit.run(deleteFavourite({ accountId, type, id }));
  return -removed;
}
