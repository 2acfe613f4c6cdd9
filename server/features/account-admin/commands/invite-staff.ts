import type { z } from 'zod';
import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { nameFault } from '../../accounts/rules/name-fault.ts';
import type { Actor } from '../../audit/record-audit.ts';
import { mailStaffWelcome } from '../mails/staff-welcome-mail.ts';
import type { accountCreate } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { createStaff, STAFF_LINK_HOURS } from './create-staff.ts';

const TAKEN = { email: ['Email này đã có tài khoản. Xin đổi vai trò của tài khoản đó.'] };

/**
 * Makes an account for a member of staff, who is mailed the link to the first password. Answers the id. Throws 422 where
 * the address has an account, and for what is no name.
 */
export async function inviteStaff(
  services: Services,
  { actorId }: Actor,
  sent: z.output<typeof accountCreate>,
): Promise<number> {
  const faults = await invitationFaults(services, sent);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const { name, email, role } = sent;
  return services.db.transaction(async unit => {
    const made = await createStaff(unit, services, { name, email, role, actorId });
    if (!made) throw invalid(TAKEN);
    const { id, path } = made;
    // An admin vouches for the address.
    const recipient = { email, name, isEmailConfirmed: true };
    if (path !== null) await mailStaffWelcome(unit, services, recipient, { path, hours: STAFF_LINK_HOURS });
    return id;
  });
}

/** What is wrong with the name and the address of a member of staff, as far as they are known. */
export async function invitationFaults(
  { db }: Pick<Services, 'db'>,
  { name, email }: { readonly name?: string; readonly email?: string },
): Promise<FieldErrors> {
  const fault = name === undefined ? undefined : nameFault(name);
  const taken =
    email !== undefined && (await db.primary.row(tables.selectFrom('account').select('id').where('email', '=', email)));
  return { ...(fault !== undefined && { name: [fault] }), ...(taken && TAKEN) };
}
