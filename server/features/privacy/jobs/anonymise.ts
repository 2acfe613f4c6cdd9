import { z } from 'zod';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** The job that runs after the days of grace; it does nothing where the request was withdrawn. */
export const anonymiseTopic = defineTopic('privacy.anonymise', z.object({ accountId: z.number().int() }));

/** The name under which threads still show the texts of a deleted person. */
const ANONYMOUS_NAME = 'Thành viên ẩn danh';

/** Carries out the request to delete the account. */
export const handleAnonymise = (services: Services): JobHandler =>
  handle(anonymiseTopic, ({ accountId }) => services.db.transaction(unit => anonymise(services, unit, accountId)));

/** Empties an account whose deletion is due; leaves any other account and accounts of staff unchanged. */
async function anonymise({ clock, personalData }: Services, unit: UnitOfWork, accountId: number): Promise<void> {
  const now = clock.now();
  const emptied = await unit.run(
    tables
      .updateTable('account')
      .set({
        ...{ status: 'anonymised', role: 'user', name: ANONYMOUS_NAME, folded_name: '', source: '', utm: {} },
        ...{ email: null, email_confirmed_at: null, mobile_phone: null, password_hash: null, is_official: false },
        ...{ totp_secret: null, totp_pending_secret: null, totp_confirmed_at: null, totp_last_step: null },
        ...{ deletion_due_at: null, last_login_at: null, updated_at: now },
      })
      .where('id', '=', accountId)
      .where('deletion_due_at', '<=', now)
      .where('role', 'not in', ['moderator', 'editor', 'admin']),
  );
  if (emptied === 0) return;
  for (const data of personalData) await data.erase?.(unit, accountId);
}
