import type { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { isSet } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { voidPasswordTokens } from '../../accounts/commands/issue-token.ts';
import { isProvider } from '../../accounts/rules/own-phone.ts';
import { type Actor, changedFields, recordAudit } from '../../audit/record-audit.ts';
import { dropSecondFactor } from '../../second-factor/commands/remove-second-factor.ts';
import { mailSecondFactor } from '../../second-factor/mails/second-factor-mail.ts';
import { applyAgain, endProviderRights, isUnapproved } from '../../sign-up/commands/provider-role.ts';
import { accountPolicy } from '../account.policy.ts';
import { type AccountRights, checkAccountChange, whyFactorStays } from '../rules/check-account-change.ts';
import type { accountChange } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Change = z.output<typeof accountChange>;

/**
 * Lets an admin change the role, status or second factor of an account. An account that becomes a provider waits for
 * approval of its application; an account that stops being a provider owns no page. Throws 404; 403 for the own role,
 * status or second factor, or if the admin has lost the right meanwhile; 409 if another staff member has changed the
 * account meanwhile; 422 for a state that the account cannot have.
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
    const { current, updatedAt } = await readAccount(unit, id);
    if (updatedAt.getTime() !== new Date(updated_at).getTime()) throw changedMeanwhile();
    const isOwn = id === actor.actorId;
    const asked = { ...current, ...sent };
    const account = { id, ...current, has_second_factor: current.second_factor };
    const can = accountPolicy.rightsOf({ accountId: actor.actorId, role: 'admin' }, account);
    checkAccountChange(current, asked, can);
    if (sent.second_factor === false && !can.remove_second_factor) throw whyFactorStays(current, isOwn);
    const status = await moveProvider(unit, services, id, current, asked);
    const next = { ...asked, status };
    const now = clock.now();
    const { role, is_official } = next;
    await unit.run(
      tables.updateTable('account').set({ role, status, isOfficial: is_official, updatedAt: now }).where('id', '=', id),
    );
    if (sent.second_factor === false) await removeFactor(unit, services, id);
    if (next.role !== current.role || next.status === 'disabled') await endAccess(unit, id);
    const fields = changedFields(current, { ...sent, status });
    await recordAudit(unit, services, {
      ...actor,
      action: 'account.update',
      subjectKind: 'account',
      subjectId: id,
      fields,
    });
  });
}

/** Starts or ends the rights of a provider when the role changes; answers the status that the account then has. */
async function moveProvider(
  unit: UnitOfWork,
  services: Services,
  id: number,
  before: AccountRights,
  after: AccountRights,
): Promise<AccountRights['status']> {
  const { role, status } = after;
  if (role !== before.role) {
    if (isProvider(before.role)) await endProviderRights(unit, services, id);
    if (isProvider(role)) await applyAgain(unit, id, role);
  }
  if (status === 'disabled') return status;
  // Only providers can be pending, and none can act before the application is approved.
  if (!isProvider(role)) return 'active';
  const isMoved = role !== before.role || status !== before.status;
  return isMoved && (await isUnapproved(unit, id)) ? 'pending' : status;
}

async function removeFactor(unit: UnitOfWork, services: Services, id: number): Promise<void> {
  await dropSecondFactor(unit, id, services.clock.now());
  await unit.run(tables.deleteFrom('session').where('account', '=', id));
  await mailSecondFactor(unit, services, id, 'removed');
}

async function requireAdmin(unit: UnitOfWork, { actorId }: Actor): Promise<void> {
  const admin = await unit.row(
    tables
      .selectFrom('account')
      .select('id')
      .where('id', '=', actorId)
      .where('role', '=', 'admin')
      .where('status', '=', 'active'),
  );
  if (!admin) throw forbidden();
}

async function readAccount(unit: UnitOfWork, id: number): Promise<{ current: AccountRights; updatedAt: Date }> {
  const row = await unit.row(
    tables
      .selectFrom('account')
      .select(eb => [
        'role',
        'status',
        'isOfficial as is_official',
        isSet(eb.ref('totpConfirmedAt')).as('second_factor'),
      ])
      .select('updatedAt')
      .where('id', '=', id),
  );
  if (!row) throw notFound('Không tìm thấy tài khoản này.');
  const { updatedAt, ...current } = row;
  return { current, updatedAt };
}

/** Ends all sessions of the account and voids its mailed links. */
async function endAccess(unit: UnitOfWork, id: number): Promise<void> {
  await unit.run(tables.deleteFrom('session').where('account', '=', id));
  await voidPasswordTokens(unit, id);
}

function changedMeanwhile() {
  return conflict('Có người khác vừa đổi tài khoản này. Xin tải lại trang rồi thử lại.');
}
