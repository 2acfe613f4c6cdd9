import type { Principal } from '../../../platform/auth/principal.ts';
import { isPastDay } from '../../../platform/clock/past-day.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid, notFound } from '../../../platform/errors/problem.ts';
import { parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { nameFault } from '../../accounts/rules/name-fault.ts';
import { MAX_RELATIVES, type RelativeAnswer, type RelativePost } from '../contract.ts';
import { relativePolicy } from '../relative.policy.ts';
import { presentRelative } from '../relative.presenter.ts';
import { tables } from '../tables.ts';

const KEPT = ['id', 'name', 'relation', 'dateOfBirth', 'phone'] as const;

/** Keeps a relative for whom an account books. Throws 409 beyond {@link MAX_RELATIVES}, and 422. */
export function addRelative(services: Services, principal: Principal, post: RelativePost): Promise<RelativeAnswer> {
  const { db, clock } = services;
  const { accountId } = principal;
  const now = clock.now();
  const values = valuesOf(post, now);
  return db.transaction(async unit => {
    // Two who add at once are counted one after the other.
    await lockRows(unit, db.engine, 'account', [accountId]);
    const known = await unit.rows(tables.selectFrom('relative').select('id').where('account', '=', accountId));
    if (known.length >= MAX_RELATIVES) {
      throw conflict(`Bạn đã lưu ${MAX_RELATIVES} người thân. Xin vui lòng xoá bớt trước khi thêm.`);
    }
    const added = await unit.row(
      tables
        .insertInto('relative')
        .values({ ...values, account: accountId, createdAt: now, updatedAt: now })
        .returning(KEPT),
    );
    if (!added) throw new Error('A relative was stored without an answer');
    return presentRelative(added);
  });
}

/** Changes what is kept of a relative. Throws 404 for those of others, and 422. */
export function editRelative(
  services: Services,
  principal: Principal,
  id: number,
  post: RelativePost,
): Promise<RelativeAnswer> {
  const now = services.clock.now();
  const values = valuesOf(post, now);
  return services.db.transaction(async unit => {
    await requireOwn(unit, principal, 'edit', id);
    const edited = await unit.row(
      tables
        .updateTable('relative')
        .set({ ...values, updatedAt: now })
        .where('id', '=', id)
        .returning(KEPT),
    );
    if (!edited) throw noRelative();
    return presentRelative(edited);
  });
}

/** Removes a relative. Throws 404 for those of others. */
export function removeRelative({ db }: Pick<Services, 'db'>, principal: Principal, id: number): Promise<void> {
  return db.transaction(async unit => {
    await requireOwn(unit, principal, 'remove', id);
    await unit.run(tables.deleteFrom('relative').where('id', '=', id));
  });
}

const noRelative = () => notFound('Không tìm thấy người thân này.');

async function requireOwn(
  unit: UnitOfWork,
  principal: Principal,
  action: 'edit' | 'remove',
  id: number,
): Promise<void> {
  const known = await unit.row(tables.selectFrom('relative').select('account as ownerId').where('id', '=', id));
  if (!known || !relativePolicy.can(principal, action, known)) throw noRelative();
}

/** What is stored of what was sent. Throws 422 with the faults by field. */
function valuesOf({ name, relation, date_of_birth, phone }: RelativePost, now: Date) {
  const faults: Record<string, string[]> = {};
  for (const [field, text] of Object.entries({ name, relation })) {
    const fault = nameFault(text);
    if (fault !== undefined) faults[field] = [fault];
  }
  const born = date_of_birth ?? null;
  if (born !== null && !isPastDay(born, now)) {
    faults.date_of_birth = ['Ngày sinh chưa đúng, ví dụ: 31-05-1990.'];
  }
  const number = phone == null ? null : parsePhone(phone)?.e164;
  if (number === undefined) faults.phone = ['Số điện thoại chưa đúng, ví dụ: 0912 345 678.'];
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { name, relation, dateOfBirth: born, phone: number ?? null };
}
