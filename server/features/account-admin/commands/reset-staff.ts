import { STAFF_ROLES } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { voidPasswordTokens } from '../../accounts/commands/issue-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { dropSecondFactor } from '../../second-factor/commands/remove-second-factor.ts';
import { mailSecondFactor } from '../../second-factor/mails/second-factor-mail.ts';
import { tables } from '../tables.ts';
import { passwordPath } from './create-staff.ts';

export interface StaffReset {
  /** The address in stored form. */
  readonly email: string;
  /** Take the second factor and its recovery codes away as well, when both are lost. */
  readonly secondFactor: boolean;
  /** Null for the command line. */
  readonly actorId: number | null;
}

/**
 * Takes a staff account's password, mailed links and sessions away. Answers its id and the path at which its owner sets
 * another one; undefined where no living staff account has the address. The owner gets a message about a second factor
 * that is gone.
 */
export async function resetStaff(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { email, secondFactor, actorId }: StaffReset,
): Promise<{ id: number; path: string } | undefined> {
  const row = await unit.row(
    tables
      .updateTable('account')
      .set({ passwordHash: null, updatedAt: services.clock.now() })
      .where('email', '=', email)
      .where('role', 'in', STAFF_ROLES)
      .where('status', '=', 'active')
      .returning('id'),
  );
  if (!row) return undefined;
  await unit.run(tables.deleteFrom('session').where('account', '=', row.id));
  await voidPasswordTokens(unit, row.id);
  if (secondFactor && (await dropSecondFactor(unit, row.id, services.clock.now()))) {
    await mailSecondFactor(unit, services, row.id, 'removed');
  }
  const fields = secondFactor ? ['password', 'second_factor'] : ['password'];
  await recordAudit(unit, services, {
    actorId,
    action: 'account.reset',
    subjectKind: 'account',
    subjectId: row.id,
    fields,
  });
  return { id: row.id, path: await passwordPath(unit, services, { accountId: row.id, email }) };
}
