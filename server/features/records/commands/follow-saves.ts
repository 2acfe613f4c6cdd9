import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed, fewChanges, groupChanges } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { changedFields, recordAudit } from '../../audit/record-audit.ts';
import type { RecordKind } from '../record-kind.ts';
import type { Values } from '../record-row.ts';
import type { Field, Fields } from '../staff-fields-contract.ts';
import type { SaveOptions, Written } from './record-write.ts';

interface Following<F extends Fields> extends SaveOptions {
  readonly written: readonly Written<F>[];
}

/** Writes what follows from records, notes who wrote them and what an import changed, and announces it. */
export async function follow<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  { written, actor, also }: Following<F>,
): Promise<void> {
  await followElsewhere(services, unit, kind, { written, actor });
  for (const save of actor ? written : []) {
    await recordAudit(unit, services, {
      actorId: actor?.actorId ?? null,
      requestId: actor?.requestId ?? null,
      action: `${kind.record.kind}.${save.stored ? 'update' : 'create'}`,
      subjectKind: kind.record.kind,
      subjectId: save.row.id,
      fields: fieldsOf(kind, save),
    });
  }
  await also?.(
    unit,
    written.map(({ row }) => row.id),
  );
  await announce(services, unit, kind, written);
}

/** Writes what follows from records in other tables, and in what they are found by. */
async function followElsewhere<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  { written, actor }: Following<F>,
): Promise<void> {
  for (const { row, values, before } of written) {
    if (values) await kind.afterSave?.(unit, services, { row, values, before: before?.whole, actorId: actor?.actorId });
  }
  const facets = written.flatMap(({ row: { id }, facets }) => (facets ? [{ id, ...facets }] : []));
  if (facets.length > 0) await services.facets.apply(unit, kind.record.kind, facets);
  const changes = written.map(({ row, linked, stored, aspects }) => ({ row, linked, before: stored, aspects }));
  await kind.followAll?.(services, unit, changes);
}

/** The fields that the log names: those said of a new record, whose status always is one, else those with another value. */
function fieldsOf<F extends Fields>({ record }: RecordKind<F>, { said, before, whole }: Written<F>): string[] {
  const [sent, stored]: Values[] = [said, whole ?? {}];
  const names = Object.entries<Field>(record.fields)
    .filter(([name, field]) => sent?.[name] !== undefined || (!before && field.kind === 'status'))
    .map(([name]) => name);
  if (!before) return names;
  return changedFields(before.whole, Object.fromEntries(names.map(name => [name, stored?.[name]])));
}

async function announce<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  { record: { kind }, isOfDirectory }: RecordKind<F>,
  written: readonly Written<F>[],
): Promise<void> {
  const aspects = new Map(written.map(save => [save.row.id, save.aspects]));
  for (const change of isOfDirectory ? groupChanges(kind, aspects) : fewChanges(kind, aspects)) {
    // An editor may have taken back what is wrong: lists, too, show it at once.
    await changed(unit, services, isOfDirectory ? change : { ...change, hides: true });
  }
}
