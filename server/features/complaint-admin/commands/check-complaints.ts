import { ids as idList } from '../../../platform/db/list-values.ts';
import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { StateReader } from '../../../platform/transfer/undo.ts';
import type { CheckedWrite } from '../../records/record-kind.ts';
import type { ComplaintDraft, complaintRecord } from '../complaint.record.ts';
import { storedComplaints } from '../queries/stored-complaints.ts';
import { allNames, nameKey, takenNames } from '../rules/names.ts';
import { tables } from '../tables.ts';

/** What of a complaint is checked. */
type Checked = Pick<ComplaintDraft, 'name' | 'people' | 'medical' | 'specialities' | 'services'>;
type Owners = Map<string, Checked>;

const GONE = ['Có mục không còn trong danh mục. Xin chọn lại.'];

/**
 * Where a complaint would be called as another one is, among those stored and those written, and where a speciality or a
 * service is none; those of the first that has any.
 */
export async function complaintMistakes(
  read: StateReader,
  writes: readonly CheckedWrite<typeof complaintRecord.fields>[],
): Promise<FieldErrors> {
  const written = new Set(writes.map(({ id }) => id));
  const owners = ownersOf((await storedComplaints(read)).filter(({ id }) => !written.has(id)));
  const drafts = writes.map(({ values }) => checkedOf(values));
  const kinds = await kindsOf(read, drafts);
  for (const draft of drafts) {
    const mistakes = mistakesOf(draft, owners, kinds);
    if (Object.keys(mistakes).length > 0) return mistakes;
    own(draft, owners);
  }
  return {};
}

/** Nothing, where something does not fit. */
const checkedOf = ({
  name = '',
  people = [],
  medical = [],
  specialities = [],
  services = [],
}: Partial<Checked>): Checked => ({ name, people, medical, specialities, services });

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
async function kindsOf(read: StateReader, drafts: readonly Checked[]): Promise<ReadonlyMap<number, string>> {
  const wanted = drafts.flatMap(({ specialities, services }) => [...specialities, ...services]);
  const terms = await read.rows(
    tables
      .selectFrom('term')
      .select(['id', 'kind'])
      .where('id', 'in', idList([...new Set(wanted)])),
  );
  return new Map(terms.map(({ id, kind }) => [id, kind]));
}
