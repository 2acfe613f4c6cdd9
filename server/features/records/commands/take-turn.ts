import { nextVersion } from '../../../platform/db/content-version.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type RecordKind, tableOf } from '../record-kind.ts';
import type { Fields } from '../staff-fields-contract.ts';

/** Keeps records from others until the transaction ends; of a kind whose content has a version, all of its records. */
export async function takeTurn<F extends Fields>(
  unit: UnitOfWork,
  engine: Engine,
  kind: RecordKind<F>,
  ids: readonly number[],
): Promise<void> {
  if (kind.contentVersion !== undefined) await nextVersion(unit, kind.contentVersion);
  else if (ids.length > 0) await lockRows(unit, engine, tableOf(kind), ids);
}
