import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { INSURANCE } from '../insurance-tags.ts';
import { noPlan } from '../queries/plan-detail.ts';
import { type PlanRow, wholePlans } from '../queries/plan-rows.ts';
import { codedPlan } from '../rules/plan-codes.ts';
import { planFacts } from '../rules/plan-facts.ts';
import { planMistakes } from '../rules/plan-mistakes.ts';
import { planOrder } from '../rules/plan-order.ts';
import type { Priced } from '../rules/premiums.ts';
import type { PlanDraft } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Saving = Pick<Services, 'db' | 'clock' | 'events' | 'tags'>;

/** Runs in the same transaction, with the row as it was; undefined for a new one. */
type Also = (unit: UnitOfWork, id: number, before: PlanRow | undefined) => Promise<void>;

/** Writes a new plan and answers its id. Throws 422. */
export function createPlan(services: Saving, draft: PlanDraft, also: Also): Promise<number> {
  return services.db.transaction(async unit => {
    const now = services.clock.now();
    const created = await unit.row(
      tables
        .insertInto('insurance_plan')
        .values({ ...columnsOf(draft), createdAt: now, updatedAt: now })
        .returning('id'),
    );
    if (!created) throw new Error('A plan was not written');
    await also(unit, created.id, undefined);
    await announce(unit, services, created.id);
    return created.id;
  });
}

/** Changes a plan. Throws 404, 409 where another editor saved since `updatedAt`, and 422. */
export async function updatePlan(
  services: Saving,
  { id, updatedAt, draft }: { readonly id: number; readonly updatedAt: string; readonly draft: PlanDraft },
  also: Also,
): Promise<void> {
  await services.db.transaction(async unit => {
    const before = await lockedPlan(unit, services, id);
    if (before.updatedAt.getTime() !== new Date(updatedAt).getTime()) throw savedMeanwhile();
    await unit.run(
      tables
        .updateTable('insurance_plan')
        .set({ ...columnsOf(draft, before), updatedAt: services.clock.now() })
        .where('id', '=', id),
    );
    await also(unit, id, before);
    await announce(unit, services, id);
  });
}

/** Deletes a plan. Throws 404. */
export async function deletePlan(services: Saving, id: number, also: Also): Promise<void> {
  await services.db.transaction(async unit => {
    const before = await lockedPlan(unit, services, id);
    await also(unit, id, before);
    await unit.run(tables.deleteFrom('insurance_plan').where('id', '=', id));
    await announce(unit, services, id);
  });
}

/** A plan that nobody else changes until the transaction ends. */
async function lockedPlan(unit: UnitOfWork, { db }: Pick<Services, 'db'>, id: number): Promise<PlanRow> {
  await lockRows(unit, db.engine, 'insurance_plan', [id]);
  const row = await unit.row(wholePlans.where('id', '=', id));
  if (!row) throw noPlan();
  return row;
}

const savedMeanwhile = () =>
  conflict('Chương trình này vừa được lưu ở nơi khác. Xin vui lòng tải lại trang rồi sửa tiếp.');

function columnsOf(draft: PlanDraft, before?: Priced) {
  const mistakes = planMistakes(draft.packages, draft.benefits);
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  const { name, insurer, summary, terms, status } = draft;
  const plan = codedPlan(draft, before);
  return {
    name,
    insurer,
    summary,
    terms,
    status,
    ...plan,
    facts: planFacts(plan),
    slug: slugOf(name),
    sortName: planOrder(name),
  };
}

const announce = (unit: UnitOfWork, services: Saving, id: number): Promise<void> =>
  changed(unit, services, { subject: INSURANCE, ids: [id], aspects: 'all', hides: true });
