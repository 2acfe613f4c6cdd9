import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import { findRepeat, noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import type { PROMOTION_STATUSES } from '../contract.ts';
import type { PromotionDraft } from '../draft-contract.ts';
import { scheduleTurns } from '../jobs/promotion-turns.ts';
import { announcePromotions, type OwnerIds } from '../promotion-tags.ts';
import { noPromotion } from '../queries/promotion-detail.ts';
import { type DetailRow, detailRows } from '../queries/promotion-rows.ts';
import { numberOptions } from '../rules/number-options.ts';
import { titleKeys } from '../rules/title-keys.ts';
import { tables } from '../tables.ts';
import { refusePrescriptionDrugs } from './prescription-drugs.ts';
import { requireOwner } from './promotion-owner.ts';
import { standsAsSent } from './stands-as-sent.ts';

type Saving = Pick<Services, 'db' | 'clock' | 'tags' | 'linking'>;
type Status = (typeof PROMOTION_STATUSES)[number];

/** Runs in the same transaction, with the row as it was; undefined for a new one. Throws what refuses the write. */
type Also = (unit: UnitOfWork, id: number, before: DetailRow | undefined) => Promise<void>;

interface Write {
  readonly draft: PromotionDraft;
  readonly status: Status;
  /** Why it is hidden. */
  readonly refusal?: string;
  readonly also: Also;
}

/**
 * Writes a new promotion and answers its id; a repeat of a sending answers the id of what was stored. Throws 422, also
 * where its place or professional is not there, and where it names a drug that needs a prescription.
 */
export async function createPromotion(
  services: Saving,
  owner: OwnerIds,
  { draft, status, refusal, also, sending }: Write & { readonly sending?: Sending },
): Promise<number> {
  await refusePrescriptionDrugs(services, draft);
  const columns = await columnsOf(draft);
  const { db, clock } = services;
  const insert = async (unit: UnitOfWork) => {
    const now = clock.now();
    await requireOwner(unit, services, owner);
    const created = await unit.row(
      tables
        .insertInto('promotion')
        .values({
          ...columns,
          ...owner,
          ...verdict(status, refusal),
          ...numberOptions(draft.groups),
          createdAt: now,
          updatedAt: now,
        })
        .returning('id'),
    );
    if (!created) throw new Error('A promotion was not written');
    await also(unit, created.id, undefined);
    await follow(unit, services, { id: created.id, ...owner }, draft);
    return created.id;
  };
  return db.transaction(async unit => {
    if (!sending) return insert(unit);
    const stands = (id: number) => standsAsSent(unit, id, { ...columns, groups: numberOptions(draft.groups).groups });
    const repeated = await findRepeat(unit, services, sending, stands);
    if (repeated !== null) return repeated;
    const id = await insert(unit);
    await noteStored(unit, sending, id);
    return id;
  });
}

/** Changes a promotion. Throws 404, 409 where another person saved since `updatedAt`, and 422. */
export async function updatePromotion(
  services: Saving,
  { id, updatedAt }: { readonly id: number; readonly updatedAt: string },
  { draft, status, refusal, also }: Write,
): Promise<void> {
  await refusePrescriptionDrugs(services, draft);
  const columns = await columnsOf(draft);
  const { db, clock } = services;
  await db.transaction(async unit => {
    const before = await lockedPromotion(unit, services, id);
    await also(unit, id, before);
    if (before.updatedAt.getTime() !== new Date(updatedAt).getTime()) throw savedMeanwhile();
    await unit.run(
      tables
        .updateTable('promotion')
        .set({
          ...columns,
          ...verdict(status, refusal),
          ...numberOptions(draft.groups, before),
          updatedAt: clock.now(),
        })
        .where('id', '=', id),
    );
    await follow(unit, services, before, draft);
  });
}

/** Ends a promotion at this moment; codes stay good as long as before. Throws 404 and what `also` throws. */
export async function endPromotion(services: Saving, id: number, also: Also): Promise<void> {
  await services.db.transaction(async unit => {
    const now = services.clock.now();
    const before = await lockedPromotion(unit, services, id);
    await also(unit, id, before);
    await unit.run(tables.updateTable('promotion').set({ endsAt: now, updatedAt: now }).where('id', '=', id));
    await announcePromotions(unit, services, [before]);
  });
}

/** Deletes a promotion with all its codes. Throws 404. */
export async function deletePromotion(services: Saving, id: number, also: Also): Promise<void> {
  await services.db.transaction(async unit => {
    const before = await lockedPromotion(unit, services, id);
    await also(unit, id, before);
    await unit.run(tables.deleteFrom('promotion').where('id', '=', id));
    await announcePromotions(unit, services, [before]);
  });
}

/** A promotion that nobody else changes until the transaction ends. Throws 404. */
async function lockedPromotion(unit: UnitOfWork, { db }: Pick<Services, 'db'>, id: number) {
  await lockRows(unit, db.engine, 'promotion', [id]);
  const row = await unit.row(detailRows.select('promotion.lastOption').where('promotion.id', '=', id));
  if (!row) throw noPromotion();
  return row;
}

/** What staff say of it: only what is hidden is refused. */
const verdict = (status: Status, refusal = '') => ({ status, refusal: status === 'hidden' ? refusal : '' });

const savedMeanwhile = () => conflict('Ưu đãi này vừa được lưu ở nơi khác. Xin vui lòng tải lại trang rồi sửa tiếp.');

async function columnsOf(draft: PromotionDraft) {
  const { title, category, old_price, new_price, starts_at, ends_at, use_until, quota, terms } = draft;
  return {
    title,
    category,
    oldPrice: old_price,
    newPrice: new_price,
    startsAt: starts_at,
    endsAt: ends_at,
    quota,
    terms,
    slug: slugOf(title),
    ...titleKeys(title),
    useUntil: use_until ?? ends_at,
    description: await safeHtml(draft.description),
  };
}

async function follow(
  unit: UnitOfWork,
  services: Saving,
  promotion: OwnerIds & { readonly id: number },
  { starts_at, ends_at }: PromotionDraft,
): Promise<void> {
  await announcePromotions(unit, services, [promotion]);
  await scheduleTurns(unit, { id: promotion.id, moments: [starts_at, ends_at], now: services.clock.now() });
}
