import { touchContent } from '../../../platform/cache/changed-tags.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { emptyLogLater } from '../jobs/empty-log.ts';
import { type ErasedAccount, erasureHash } from '../rules/erasure-hash.ts';
import { tables } from '../tables.ts';

/** The name under which threads still show the texts of a deleted person. */
const ANONYMOUS_NAME = 'Thành viên ẩn danh';

/** Empties an account and all that features keep of it, and remembers that, so that no backup brings it back. */
export async function eraseAccount(services: Services, unit: UnitOfWork, account: ErasedAccount): Promise<void> {
  const { clock, config, personalData } = services;
  const now = clock.now();
  await unit.run(
    tables
      .updateTable('account')
      .set({
        status: 'anonymised',
        role: 'user',
        name: ANONYMOUS_NAME,
        foldedName: '',
        source: '',
        utm: {},
        email: null,
        emailConfirmedAt: null,
        mobilePhone: null,
        passwordHash: null,
        isOfficial: false,
        totpSecret: null,
        totpPendingSecret: null,
        totpConfirmedAt: null,
        totpLastStep: null,
        deletionDueAt: null,
        lastLoginAt: null,
        updatedAt: now,
      })
      .where('id', '=', account.id),
  );
  for (const data of personalData) await data.erase?.(unit, account.id);
  // Any cached page may show the name.
  await touchContent(unit, services);
  await unit.run(
    tables
      .insertInto('erasure')
      .values({ subjectHash: erasureHash(config.secret.reveal(), account), erasedAt: now })
      .onConflict(conflict => conflict.doNothing()),
  );
  await emptyLogLater(unit, now);
}
