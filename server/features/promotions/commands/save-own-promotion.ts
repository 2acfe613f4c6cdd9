import type { PolicyActor } from '../../../platform/auth/policy.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import { earlierSending, noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { prepareRecords, writeRecords } from '../../records/commands/save-records.ts';
import type { OwnChange, OwnDraft } from '../own-contract.ts';
import { promotionKind } from '../promotion.kind.ts';
import { ownsPromotion } from '../queries/owns-promotion.ts';
import { requireOwnPromotion } from './require-own-promotion.ts';
import { standsAsSent } from './stands-as-sent.ts';

/** What a provider writes waits for staff. */
const WAITING = { status: 'pending', refusal: '' } as const;

/**
 * Stores a promotion that a provider sends and answers its id; a repeat of a sending answers the id of what was stored. Throws
 * 403 for the page of another provider, and 422.
 */
export async function createOwnPromotion(
  services: Services,
  { accountId }: PolicyActor,
  own: OwnDraft,
  sending: Sending,
): Promise<number> {
  const { db } = services;
  if (!(await ownsPromotion(db.primary, accountId, own))) throw forbidden('Bạn không quản lý trang này.');
  const prepared = await prepareRecords(services, promotionKind, [{ draft: { ...own, ...WAITING } }]);
  return db.transaction(async unit => {
    const earlier = await earlierSending(unit, services, sending);
    if (earlier && (earlier.isSameKey || (await standsAsSent(unit, earlier.id, prepared)))) return earlier.id;
    const [stored] = await writeRecords(services, unit, promotionKind, prepared);
    if (!stored) throw new Error('A promotion was not written');
    await noteStored(unit, services, sending, stored.id);
    return stored.id;
  });
}

/** Changes an own promotion. Throws 404 for those of others, 403 for one that is over, 409 where another person saved, and 422. */
export async function updateOwnPromotion(
  services: Services,
  actor: PolicyActor,
  id: number,
  { updated_at: updatedAt, ...own }: OwnChange,
): Promise<void> {
  const draft = {
    ...own,
    ...WAITING,
    place: null,
    professional: null,
  };
  const prepared = await prepareRecords(services, promotionKind, [{ id, updatedAt, draft }]);
  await services.db.transaction(async unit => {
    await requireOwnPromotion(unit, services, actor, { id, action: 'edit' });
    await writeRecords(services, unit, promotionKind, prepared);
  });
}
