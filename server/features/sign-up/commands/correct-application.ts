import { defined } from '../../../platform/db/entity-writes.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { conflict, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { MessageAnswer } from '../../accounts/contract.ts';
import type { ApplicationUpdate } from '../contract.ts';
import { tables } from '../tables.ts';

/**
 * Writes what a provider corrects of the own application while it waits. Throws 404 for an account that never applied,
 * and 409 once staff have decided: the decision locks the account's row too.
 */
export async function correctApplication(
  { db }: Services,
  accountId: number,
  { place_name, place_add, prof_spec, prof_place }: ApplicationUpdate,
): Promise<MessageAnswer> {
  await db.transaction(async unit => {
    await lockRows(unit, db.engine, 'account', [accountId]);
    const own = tables.selectFrom('provider_application').select(['id', 'type', 'status']);
    const application = await unit.row(own.where('account', '=', accountId));
    if (!application) throw notFound('Tài khoản này không có đơn đăng ký.');
    if (application.status !== 'pending') throw conflict('Đơn này đã có câu trả lời nên không sửa được nữa.');
    const said = defined(
      application.type === 'place'
        ? { placeName: place_name, placeAdd: place_add }
        : { profSpec: prof_spec, profPlace: prof_place },
    );
    if (Object.keys(said).length === 0) return;
    await unit.run(tables.updateTable('provider_application').set(said).where('id', '=', application.id));
  });
  return { message: 'Đã lưu đơn đăng ký.' };
}
