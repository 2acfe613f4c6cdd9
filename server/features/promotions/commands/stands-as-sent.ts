import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { PreparedRecords } from '../../records/commands/record-write.ts';
import { wholeRecords } from '../../records/queries/whole-records.ts';
import type { Values } from '../../records/record-row.ts';
import { ownDraft } from '../own-contract.ts';
import { promotionKind } from '../promotion.kind.ts';
import type { promotionRecord } from '../promotion.record.ts';
import { numberOptions } from '../rules/number-options.ts';

/** What a provider decides about a promotion by sending it. */
const OWN_FIELDS = Object.keys(ownDraft.shape);

/** Whether a promotion is there as it was sent: it was neither edited, ended, refused nor deleted since. */
export async function standsAsSent(
  unit: UnitOfWork,
  id: number,
  { drafts: [sent] }: PreparedRecords<typeof promotionRecord.fields>,
): Promise<boolean> {
  const [stored] = await wholeRecords(unit, promotionKind, [id]);
  if (!sent || !stored || stored.status === 'hidden') return false;
  const { said } = sent;
  return isDeepStrictEqual(ownValues(stored), ownValues({ ...said, ...numberOptions(said.groups ?? []) }));
}

/** The values that a provider sends, as JSON: PostgreSQL keeps the members of an object in an order of its own. */
const ownValues = (values: Values): unknown =>
  JSON.parse(JSON.stringify(Object.fromEntries(OWN_FIELDS.map(name => [name, values[name]]))));
