import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { StoredComplaint } from '../queries/stored-complaints.ts';
import { allNames, nameKey, takenNames } from '../rules/names.ts';
import type { ComplaintDraft } from '../staff-contract.ts';
import { tables } from '../tables.ts';

interface Write {
  readonly id?: number;
  readonly draft: ComplaintDraft;
}

/** Throws 422 where a complaint would be called as another one is, among those stored and those written. */
export function requireFreeNames(writes: readonly Write[], stored: readonly StoredComplaint[]): void {
  const written = new Set(writes.map(({ id }) => id));
  const owners = new Map<string, ComplaintDraft | StoredComplaint>();
  const own = (complaint: ComplaintDraft | StoredComplaint) => {
    for (const name of allNames(complaint)) owners.set(nameKey(name), complaint);
  };
  for (const complaint of stored) if (!written.has(complaint.id)) own(complaint);
  for (const { draft } of writes) {
    const mistakes: Record<string, string[]> = {};
    for (const { field, name, owner } of takenNames(draft, owners, undefined)) {
      mistakes[field] ??= [];
      mistakes[field].push(`“${name}” đã là tên của mục “${owner.name}”.`);
    }
    if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
    own(draft);
  }
}

/** Throws 422 where a speciality or a service is none. One query. */
export async function requireTerms(unit: UnitOfWork, writes: readonly Write[]): Promise<void> {
  const wanted = writes.flatMap(({ draft: { specialities, services } }) => [...specialities, ...services]);
  const terms = await unit.rows(
    tables
      .selectFrom('term')
      .select(['id', 'kind'])
      .where('id', 'in', idList([...new Set(wanted)])),
  );
  const kinds = new Map(terms.map(({ id, kind }) => [id, kind]));
  const gone = ['Có mục không còn trong danh mục. Xin chọn lại.'];
  for (const { draft } of writes) {
    const specialities = draft.specialities.some(id => kinds.get(id) !== 'speciality');
    const services = draft.services.some(id => kinds.get(id) !== 'service');
    if (specialities || services) {
      throw invalid({ ...(specialities && { specialities: gone }), ...(services && { services: gone }) });
    }
  }
}
