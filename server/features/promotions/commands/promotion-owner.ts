import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { OwnerIds } from '../promotion-tags.ts';
import { tables } from '../tables.ts';

/** The one place or professional; undefined where both or none are named. */
function ownerOf({ place: place_id, professional: professional_id }: OwnerIds) {
  if (place_id !== null && professional_id !== null) return undefined;
  if (place_id !== null) return { kind: 'place', id: place_id } as const;
  return professional_id === null ? undefined : ({ kind: 'professional', id: professional_id } as const);
}

/** What is wrong with whose a promotion is to be: nobody's, of two at once, or of an owner who is gone. */
export async function ownerMistakes(reader: Pick<Reader, 'row'>, owner: OwnerIds): Promise<FieldErrors> {
  const named = ownerOf(owner);
  if (!named) return { place: ['Xin chọn một cơ sở y tế hoặc một bác sĩ.'] };
  const { kind, id } = named;
  const known = await reader.row(tables.selectFrom(kind).select('id').where('id', '=', id));
  return known ? {} : { [kind]: ['Trang này không còn nữa.'] };
}

/** Holds the owner until the transaction ends: a transaction that deletes it waits, or was faster. Throws 422. */
export async function requireOwner(unit: UnitOfWork, { db }: Pick<Services, 'db'>, owner: OwnerIds): Promise<void> {
  const named = ownerOf(owner);
  if (named) await lockRows(unit, db.engine, named.kind, [named.id]);
  const mistakes = await ownerMistakes(unit, owner);
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}
