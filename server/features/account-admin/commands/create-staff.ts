import type { StaffRole } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { issueToken } from '../../accounts/commands/issue-token.ts';
import { accountPages } from '../../accounts/pages.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { tables } from '../tables.ts';

/** How long the link to the first password works: longer than an email message for which a person waits. */
export const STAFF_LINK_HOURS = 24;

export interface NewStaff {
  /** In stored form; the operator who makes the account vouches for it, so it counts as confirmed. */
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Without one, a link to set it is made. */
  readonly passwordHash?: string | undefined;
  /** The admin who makes it; null for the command line. */
  readonly actorId: number | null;
}

/**
 * Makes a staff account. Answers its id and, where it has no password yet, the path at which its owner sets one within
 * {@link STAFF_LINK_HOURS}, once; undefined where the address has an account.
 */
export async function createStaff(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  { email, name, role, passwordHash, actorId }: NewStaff,
): Promise<{ id: number; path: string | null } | undefined> {
  const now = services.clock.now();
  const row = await unit.row(
    tables
      .insertInto('account')
      .values({
        email,
        name,
        foldedName: foldText(name),
        role,
        utm: {},
        passwordHash: passwordHash ?? null,
        passwordChangedAt: passwordHash === undefined ? null : now,
        emailConfirmedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict(same => same.column('email').doNothing())
      .returning('id'),
  );
  if (!row) return undefined;
  const fields = ['email', 'name', 'role'];
  await recordAudit(unit, services, {
    actorId,
    action: 'account.create',
    subjectKind: 'account',
    subjectId: row.id,
    fields,
  });
  if (passwordHash !== undefined) return { id: row.id, path: null };
  return { id: row.id, path: await passwordPath(unit, services, { accountId: row.id, email }) };
}

/** Makes the page at which a staff account's owner sets a password. */
export async function passwordPath(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  account: { readonly accountId: number; readonly email: string },
): Promise<string> {
  const token = await issueToken(unit, services, { ...account, purpose: 'new-password', hours: STAFF_LINK_HOURS });
  return accountPages.resetPassword({ token });
}
