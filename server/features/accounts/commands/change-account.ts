import type { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../audit/actor.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { accountChange, StaffAccount } from '../staff-contract.ts';
import { voidResetTokens } from './issue-token.ts';

type Change = z.output<typeof accountChange>;

interface Row {
  readonly id: number;
  readonly role: StaffAccount['role'];
  readonly status: StaffAccount['status'];
  readonly is_official: number | boolean;
  readonly updated_at: number | Date;
}

/**
 * Changes what an account may do, by an admin. Throws 404; 403 where it is the own role or status, or where the actor has
 * lost the right meanwhile; 409 where somebody changed the account in between; 422 for a state that it cannot have.
 */
export async function changeAccount(
  services: Services,
  actor: Actor,
  id: number,
  { updated_at, ...sent }: Change,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async unit => {
    /* Both rows, so that two admins who demote each other do it one after the other. */
    await lockRows(unit, db.engine, 'account', [id, actor.actorId]);
    await requireAdmin(unit, actor);
    const before = await readAccount(unit, id);
    if (new Date(before.updated_at).getTime() !== new Date(updated_at).getTime()) throw changedMeanwhile();
    const current = { role: before.role, status: before.status, is_official: Boolean(before.is_official) };
    const fields = changedFields(current, sent);
    const next = { ...current, ...sent };
    checkChange(current, next, id === actor.actorId);
    const now = clock.now();
    await unit.sql('update account set role = ?, status = ?, is_official = ?, updated_at = ? where id = ?', [
      ...[next.role, next.status, next.is_official],
      ...[now, id],
    ]);
    if (next.role !== current.role || next.status === 'disabled') await endAccess(unit, id);
    await recordAudit(unit, services, {
      ...actor,
      action: 'account.update',
      subjectKind: 'account',
      subjectId: id,
      fields,
    });
  });
}

async function requireAdmin(unit: UnitOfWork, { actorId }: Actor): Promise<void> {
  const [admin] = await unit.sql("select id from account where id = ? and role = 'admin' and status = 'active'", [
    actorId,
  ]);
  if (!admin) throw forbidden();
}

async function readAccount(unit: UnitOfWork, id: number): Promise<Row> {
  const [row] = await unit.sql<Row>('select id, role, status, is_official, updated_at from account where id = ?', [id]);
  if (!row) throw notFound('Không tìm thấy tài khoản này.');
  return row;
}

type Rights = Pick<StaffAccount, 'role' | 'status' | 'is_official'>;

function checkChange(before: Rights, after: Rights, isOwn: boolean): void {
  const isMoved = before.role !== after.role || before.status !== after.status;
  if (isOwn && isMoved) throw forbidden('Bạn không đổi được vai trò và trạng thái của chính mình.');
  if (before.status === 'anonymised') throw invalid({ status: ['Tài khoản này đã bị xóa, không đổi được nữa.'] });
  if (before.status === after.status || after.status === 'disabled') return;
  if (after.status === 'active' && before.status === 'disabled') return;
  throw invalid({ status: ['Tài khoản chờ duyệt được mở bằng đơn đăng ký; ở đây chỉ khóa hoặc mở khóa.'] });
}

/** Whoever is logged in to the account is logged out, and no mailed link leads back in. */
async function endAccess(unit: UnitOfWork, id: number): Promise<void> {
  await unit.sql('delete from session where account_id = ?', [id]);
  await voidResetTokens(unit, id);
}

function changedMeanwhile() {
  return conflict('Có người khác vừa đổi tài khoản này. Xin tải lại trang rồi thử lại.');
}
