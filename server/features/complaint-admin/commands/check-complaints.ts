import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import { type StoredComplaint, storedComplaints } from '../queries/stored-complaints.ts';
import { allNames, nameKey, takenNames } from '../rules/names.ts';
import type { ComplaintDraft } from '../staff-contract.ts';
import { tables } from '../tables.ts';

interface Write {
  readonly id?: number;
  readonly draft: ComplaintDraft;
}

/** What of a complaint is checked. */
type Checked = Pick<ComplaintDraft, 'name' | 'people' | 'medical' | 'specialities' | 'services'>;
type Owners = Map<string, Checked>;
type Read = Pick<Reader | UnitOfWork, 'rows'>;

const GONE = ['Có mục không còn trong danh mục. Xin chọn lại.'];

/**
 * Throws 422 where a complaint would be called as another one is, among those stored and those written, and where a
 * speciality or a service is none. One query.
 */
export async function requireSound(
  unit: UnitOfWork,
  writes: readonly Write[],
  stored: readonly StoredComplaint[],
): Promise<void> {
  const written = new Set(writes.map(({ id }) => id));
  const owners = ownersOf(stored.filter(({ id }) => !written.has(id)));
  const kinds = await kindsOf(
    unit,
    writes.map(({ draft }) => draft),
  );
  for (const { draft } of writes) {
    const mistakes = mistakesOf(draft, owners, kinds);
    if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
    own(draft, owners);
  }
}

/** What is wrong with those fields of a complaint that are known; `id` is that of a stored one. */
export async function complaintMistakes(
  read: Read,
  { name = '', people = [], medical = [], specialities = [], services = [] }: Partial<Checked>,
  id: number | undefined,
): Promise<FieldErrors> {
  const draft = { name, people, medical, specialities, services };
  const stored = await storedComplaints(read);
  return mistakesOf(draft, ownersOf(stored.filter(other => other.id !== id)), await kindsOf(read, [draft]));
}

function mistakesOf(draft: Checked, owners: Owners, kinds: ReadonlyMap<number, string>): FieldErrors {
  const mistakes: FieldErrors = {};
  for (const { field, name, owner } of takenNames(draft, owners, undefined)) {
    mistakes[field] ??= [];
    mistakes[field].push(`“${name}” đã là tên của mục “${owner.name}”.`);
  }
  if (draft.specialities.some(id => kinds.get(id) !== 'speciality')) mistakes.specialities = GONE;
  if (draft.services.some(id => kinds.get(id) !== 'service')) mistakes.services = GONE;
  return mistakes;
}

function ownersOf(complaints: readonly Checked[]): Owners {
  const owners: Owners = new Map();
  for (const complaint of complaints) own(complaint, owners);
  return owners;
}

function own(complaint: Checked, owners: Owners): void {
  for (const name of allNames(complaint)) owners.set(nameKey(name), complaint);
}

/** The kind of each term that complaints lead to. */
async function kindsOf(read: Read, drafts: readonly Checked[]): Promise<ReadonlyMap<number, string>> {
  const wanted = drafts.flatMap(({ specialities, services }) => [...specialities, ...services]);
  const terms = await read.rows(
    tables
      .selectFrom('term')
      .select(['id', 'kind'])
      .where('id', 'in', idList([...new Set(wanted)])),
  );
  return new Map(terms.map(({ id, kind }) => [id, kind]));
}
