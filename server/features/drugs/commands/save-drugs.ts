import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import { requirePeople } from '../../articles/commands/require-people.ts';
import {
  type Also,
  cleanSections,
  commonColumns,
  lockedRecord,
  requireSound,
  requireUnchanged,
} from '../../library/commands/common-columns.ts';
import { DRUG_SECTIONS, type DrugSection } from '../contract.ts';
import { noDrug } from '../queries/drug-detail.ts';
import type { DrugWrite } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** One drug to be written. */
export interface DrugChange {
  /** Undefined for a new one. */
  readonly id?: number | undefined;
  /** The moment of the record that the change was made from; undefined where that does not matter. */
  readonly updatedAt?: string | undefined;
  /** Of a list that brought it. */
  readonly externalId?: string | undefined;
  readonly draft: DrugWrite;
}

/**
 * Writes drugs in one transaction and answers their ids. Throws 404, 409 where another editor saved meanwhile, and 422.
 * @param also runs in the same transaction for each, and `alsoAll` once for all
 */
export async function saveDrugs(
  services: Services,
  changes: readonly DrugChange[],
  also: Also = async () => undefined,
  alsoAll: AlsoWritten = async () => undefined,
): Promise<number[]> {
  const sections = await Promise.all(changes.map(change => sectionsOf(services, change.draft)));
  return services.db.transaction(async unit => {
    const ids: number[] = [];
    for (const [index, change] of changes.entries()) {
      const id = await writeOne(unit, services, change, sections[index] ?? EMPTY);
      await also(unit, id);
      ids.push(id);
    }
    await alsoAll(unit, ids);
    await changed(unit, services, { subject: 'drug', ids, aspects: 'all', hides: true });
    return ids;
  });
}

type Sections = Readonly<Partial<Record<DrugSection, string>>>;
const EMPTY: Sections = {};

async function sectionsOf(services: Pick<Services, 'db'>, draft: DrugWrite): Promise<Sections> {
  const sections: Sections = Object.fromEntries(await cleanSections(DRUG_SECTIONS, draft));
  await requireSound(services, draft, sections.overview ?? '');
  return sections;
}

async function writeOne(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'clock'>,
  { id, updatedAt, externalId, draft }: DrugChange,
  sections: Sections,
): Promise<number> {
  const now = services.clock.now();
  const before = id === undefined ? undefined : await lockedRecord(unit, services, 'drug', id);
  if (id !== undefined && !before) throw noDrug();
  if (before && updatedAt !== undefined) requireUnchanged(before, updatedAt);
  await requirePeople(unit, services, draft);
  const { side_effects: sideEffects, ...texts } = sections;
  const columns = {
    ...commonColumns(draft, sections.overview ?? '', now, before),
    ...texts,
    sideEffects,
    type: draft.type,
    atc: draft.atc,
    atcGroup: draft.atc.slice(0, 1),
    groupName: draft.group,
    form: draft.form,
    ...(externalId === undefined ? {} : { externalId }),
  };
  const written = before
    ? await unit.row(tables.updateTable('drug').set(columns).where('id', '=', before.id).returning('id'))
    : await unit.row(
        tables
          .insertInto('drug')
          .values({ ...columns, createdAt: now })
          .returning('id'),
      );
  if (!written) throw new Error('A drug was not written');
  await writeNames(unit, written.id, draft);
  const terms = [...new Set(draft.specialities)].map((term, position) => ({
    drug: written.id,
    term,
    position,
  }));
  await unit.run(tables.deleteFrom('drug_term').where('drug', '=', written.id));
  if (terms.length > 0) await unit.run(tables.insertInto('drug_term').values(terms));
  return written.id;
}

async function writeNames(unit: UnitOfWork, id: number, { brands, names }: DrugWrite): Promise<void> {
  await unit.run(tables.deleteFrom('drug_name').where('drug', '=', id));
  const rows = [
    ...brands.map(name => ({ kind: 'brand' as const, name })),
    ...names.map(name => ({ kind: 'generic' as const, name })),
  ].map((each, position) => ({ ...each, drug: id, position }));
  if (rows.length > 0) await unit.run(tables.insertInto('drug_name').values(rows));
}
