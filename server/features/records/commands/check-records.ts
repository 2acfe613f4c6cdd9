import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { RecordKind } from '../record-kind.ts';
import type { Field, Fields } from '../staff-fields-contract.ts';
import { keepLinked, linkMistakes, termMistakes, textMistakes } from './check-values.ts';
import type { Save } from './record-write.ts';

interface Checked<F extends Fields> {
  readonly saves: readonly Save<F>[];
  readonly terms: Terms | undefined;
}

/**
 * Throws 409 where a record is another than its draft was made from, and 422 for what no schema can know: with everything
 * that is wrong, each mistake at its field.
 */
export async function check<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  { saves, terms }: Checked<F>,
): Promise<void> {
  if (saves.some(isSavedMeanwhile)) throw conflict(kind.savedMeanwhile);
  const fields = Object.entries<Field>(kind.record.fields);
  const now = services.clock.now();
  const mistakes: FieldErrors = {};
  for (const { said, values, before, mistakes: found } of saves) {
    // What is written as it is stored was checked once, or is no word of anybody.
    if (!values) continue;
    const written = before ? fields.filter(([, field]) => field.isFixed !== true) : fields;
    await keepLinked(unit, services.db.engine, written, values);
    Object.assign(
      mistakes,
      terms && termMistakes(fields, said, terms),
      textMistakes(fields, values),
      await linkMistakes(unit, written, values),
      kind.mistakes?.(values, now),
      found,
      await kind.mistakesOfEdit?.(services, { said, before: before?.whole }),
    );
  }
  const checked = saves.map(({ write: { id }, said }) => ({ id, values: said }));
  Object.assign(mistakes, await kind.mistakesAmongOthers?.(unit, checked));
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}

/** Whether a record is another than the draft was made from. */
const isSavedMeanwhile = <F extends Fields>({ write: { updatedAt }, before }: Save<F>): boolean =>
  before !== undefined && updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.whole.updated_at);
