import type { Principal } from '../../../platform/auth/principal.ts';
import { unauthenticated } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { phoneFault, refuseFaults } from '../../accounts/check-fields.ts';
import { ownPhone } from '../../accounts/rules/own-phone.ts';
import { tables } from '../tables.ts';

/** Writes the name and phone number that an owner gives; an empty number takes the stored one away. Throws 422 for what is none. */
export async function updateAccount(
  { db, clock }: Services,
  { accountId, role }: Principal,
  update: { readonly name: string; readonly mobile_phone?: string | null | undefined },
): Promise<void> {
  const mobilePhone = ownPhone(update.mobile_phone, role);
  refuseFaults({ mobile_phone: phoneFault(mobilePhone) });
  const { name } = update;
  const changes = {
    name,
    foldedName: foldText(name),
    mobilePhone: mobilePhone ?? null,
    updatedAt: clock.now(),
  };
  const written = await db.transaction(unit =>
    unit.run(tables.updateTable('account').set(changes).where('id', '=', accountId)),
  );
  if (written === 0) throw unauthenticated();
}
