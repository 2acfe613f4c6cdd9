import type { z } from 'zod';
import type { Services } from '../../../platform/services.ts';
import type { consentChoice } from '../contract.ts';

/** Records a choice. With a refusal, what was kept about the visitor's random id is deleted. */
export async function recordConsent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { consent_id, choice, version, forget_user_id }: z.output<typeof consentChoice>,
): Promise<void> {
  await db.transaction(async unit => {
    await unit.sql('insert into consent_record (consent_id, choice, version, at) values (?, ?, ?, ?)', [
      ...[consent_id, choice, version],
      clock.now(),
    ]);
    if (choice === 'refused' && forget_user_id !== undefined) {
      await unit.sql('delete from analytics_hit where user_id = ?', [forget_user_id]);
    }
  });
}
