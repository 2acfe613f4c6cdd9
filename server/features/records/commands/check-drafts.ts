import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { Edit } from '../directory-kind.ts';
import { tidyDraft } from '../field-values.ts';
import { wholeRecords } from '../queries/whole-records.ts';
import type { RecordKind, WholeRecord } from '../record-kind.ts';
import type { Field, Fields, ValuesOf } from '../staff-fields-contract.ts';
import { dayMistakes, linkMistakes, termMistakes } from './check-values.ts';

/** A draft, or the fields of one that fit, of a record where it has an id. */
interface CheckedDraft<F extends Fields> {
  readonly id: number | undefined;
  readonly draft: Partial<ValuesOf<F>>;
  /** The fields that do not fit. */
  readonly unfit?: readonly string[];
}

/** What is wrong with a draft that no save has looked at. Throws 404. */
export async function mistakesOfDraft<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  { id, draft, unfit = [] }: CheckedDraft<F>,
): Promise<FieldErrors> {
  const { primary } = services.db;
  const now = services.clock.now();
  const fields = Object.entries<Field>(kind.record.fields);
  const mistakes = {
    ...dayMistakes(fields, draft, now),
    ...(await linkMistakes(primary, fields, draft)),
    ...kind.mistakes?.(draft, now),
    ...(await kind.mistakesAmongOthers?.(primary, [{ id, values: draft }])),
    ...(await kind.preparedMistakes?.(services, draft)),
  };
  if (!kind.mistakesOfEdit) return mistakes;
  const before = id === undefined ? undefined : await storedRecord(services, kind, id);
  const { mistakes: found } = await checkEdit(services, kind, { said: draft, before });
  const isSure = (field: string) => !(kind.restsOn?.[field] ?? []).some(other => unfit.includes(other));
  return { ...mistakes, ...Object.fromEntries(Object.entries(found).filter(([field]) => isSure(field))) };
}

/** A record as it is stored. Throws 404. */
async function storedRecord<F extends Fields>(
  { db }: Services,
  kind: RecordKind<F>,
  id: number,
): Promise<WholeRecord<F>> {
  const [stored] = await wholeRecords(db.primary, kind, [id]);
  if (!stored) throw kind.missing();
  return stored;
}

interface CheckedEdit<F extends Fields> extends Edit<F> {
  readonly mistakes: FieldErrors;
}

/** An edit of a record of the directory as it would be stored, and what is wrong with it. */
export async function checkEdit<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  { said: sent, before }: Edit<F>,
): Promise<CheckedEdit<F>> {
  const mistakes: FieldErrors = {};
  const [said, terms] = await Promise.all([tidyDraft(kind, sent, mistakes), termsOf(services.db)]);
  Object.assign(
    mistakes,
    termMistakes(Object.entries<Field>(kind.record.fields), said, terms),
    await kind.mistakesOfEdit?.(services, { said, before }),
  );
  return { said, before, mistakes };
}
