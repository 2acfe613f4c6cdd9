import type { Principal } from '../../../platform/auth/principal.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { ownedVisit } from './owned-visit.ts';

const STATES = { confirm: 'confirmed', complete: 'completed', no_show: 'no_show' } as const;

/**
 * Confirms a visit, or says that the patient was there or did not come; each of these keeps the time taken. Answers the
 * new state. Throws as {@link ownedVisit}.
 */
export function settleVisit(
  services: Services,
  principal: Principal,
  code: string,
  action: keyof typeof STATES,
): Promise<{ state: (typeof STATES)[keyof typeof STATES] }> {
  const { db, clock } = services;
  const state = STATES[action];
  return db.transaction(async unit => {
    const { id } = await ownedVisit(unit, services, { principal, code, action });
    await unit.run(tables.updateTable('booking').set({ state, updated_at: clock.now() }).where('id', '=', id));
    return { state };
  });
}
