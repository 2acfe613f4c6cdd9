import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
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
import { DISEASE_SECTIONS, type DiseaseSection } from '../contract.ts';
import { noDisease } from '../queries/disease-detail.ts';
import type { DiseaseWrite } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** One disease to be written. */
export interface DiseaseChange {
  /** Undefined for a new one. */
  readonly id?: number | undefined;
  /** The moment of the record that the change was made from; undefined where that does not matter. */
  readonly updatedAt?: string | undefined;
  /** Of a list that brought it. */
  readonly externalId?: string | undefined;
  readonly draft: DiseaseWrite;
}

/**
 * Writes diseases in one transaction and answers their ids. Throws 404, 409 where another editor saved meanwhile, and
 * 422.
 * @param also runs in the same transaction for each, and `alsoAll` once for all
 */
export async function saveDiseases(
  services: Services,
  changes: readonly DiseaseChange[],
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
    await changed(unit, services, { subject: 'disease', ids, aspects: 'all', hides: true });
    return ids;
  });
}

type Sections = Readonly<Partial<Record<DiseaseSection, string>>>;
const EMPTY: Sections = {};

async function sectionsOf(services: Pick<Services, 'db'>, draft: DiseaseWrite): Promise<Sections> {
  const sections: Sections = Object.fromEntries(await cleanSections(DISEASE_SECTIONS, draft));
  await requireSound(services, draft, sections.overview ?? '');
  return sections;
}

async function writeOne(
  unit: UnitOfWork,
  services: Pick<Services, 'db' | 'clock'>,
  { id, updatedAt, externalId, draft }: DiseaseChange,
  sections: Sections,
): Promise<number> {
  const now = services.clock.now();
  const before = id === undefined ? undefined : await lockedRecord(unit, services, 'disease', id);
  if (id !== undefined && !before) throw noDisease();
  if (before && updatedAt !== undefined) requireUnchanged(before, updatedAt);
  await requirePeople(unit, services, draft);
  const { when_to_see_doctor: whenToSeeDoctor, ...texts } = sections;
  const columns = {
    ...commonColumns(draft, sections.overview ?? '', now, before),
    ...texts,
    whenToSeeDoctor,
    icd10: draft.icd10,
    emergency: draft.emergency,
    commonness: draft.commonness,
    ...(externalId === undefined ? {} : { externalId }),
  };
  const written = before
    ? await unit.row(tables.updateTable('disease').set(columns).where('id', '=', before.id).returning('id'))
    : await unit.row(
        tables
          .insertInto('disease')
          .values({ ...columns, createdAt: now })
          .returning('id'),
      );
  if (!written) throw new Error('A disease was not written');
  await writeNames(unit, written.id, draft);
  await writeLinks(unit, written.id, draft);
  return written.id;
}

async function writeNames(unit: UnitOfWork, id: number, { synonyms, folk }: DiseaseWrite): Promise<void> {
  await unit.run(tables.deleteFrom('disease_name').where('disease', '=', id));
  const rows = [
    ...synonyms.map(name => ({ kind: 'synonym' as const, name })),
    ...folk.map(name => ({ kind: 'folk' as const, name })),
  ].map((each, position) => ({ ...each, disease: id, position }));
  if (rows.length > 0) await unit.run(tables.insertInto('disease_name').values(rows));
}

async function writeLinks(unit: UnitOfWork, id: number, draft: DiseaseWrite): Promise<void> {
  const terms = [...new Set(draft.specialities)];
  const complaints = [...new Set(draft.complaints)];
  const drugs = [...new Set(draft.drugs)];
  await requireKnown(unit, complaints, drugs);
  await unit.run(tables.deleteFrom('disease_term').where('disease', '=', id));
  await unit.run(tables.deleteFrom('disease_complaint').where('disease', '=', id));
  await unit.run(tables.deleteFrom('disease_drug').where('disease', '=', id));
  const termRows = terms.map((term_id, position) => ({ disease: id, term: term_id, position }));
  const complaintRows = complaints.map((complaint_id, position) => ({
    disease: id,
    complaint: complaint_id,
    position,
  }));
  const drugRows = drugs.map((drug_id, position) => ({ disease: id, drug: drug_id, position }));
  if (termRows.length > 0) await unit.run(tables.insertInto('disease_term').values(termRows));
  if (complaintRows.length > 0) await unit.run(tables.insertInto('disease_complaint').values(complaintRows));
  if (drugRows.length > 0) await unit.run(tables.insertInto('disease_drug').values(drugRows));
}

/** Throws 422 where a complaint or a drug has gone. */
async function requireKnown(unit: UnitOfWork, complaints: readonly number[], drugs: readonly number[]): Promise<void> {
  const known = await unit.rows(tables.selectFrom('complaint').select('id').where('id', 'in', idList(complaints)));
  if (known.length < complaints.length) throw invalid({ complaints: ['Có triệu chứng không còn nữa.'] });
  const stored = await unit.rows(tables.selectFrom('drug').select('id').where('id', 'in', idList(drugs)));
  if (stored.length < drugs.length) throw invalid({ drugs: ['Có thuốc không còn nữa.'] });
}
