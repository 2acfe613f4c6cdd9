import type { z } from 'zod';
import type { Services } from '../../../platform/services.ts';
import type { consentChoice } from '../contract.ts';
import { tables } from '../tables.ts';

/** Records a choice about consent. A refusal also deletes the hits of the visitor's random id. */
export async function recordConsent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { consent_id, choice, version, forget_user_id }: z.output<typeof consentChoice>,
): Promise<void> {
  await db.transaction(async unit => {
    await unit.run(
      tables.insertInto('consent_record').values({ consentId: consent_id, choice, version, at: clock.now() }),
    );
    if (choice === 'refused' && forget_user_id !== undefined) {
      await unit.run(tables.deleteFrom('analytics_hit').where('userId', '=', forget_user_id));
    }
  });
}
