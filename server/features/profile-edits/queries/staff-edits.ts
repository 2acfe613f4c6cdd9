import type { InferResult } from 'kysely';
import type { z } from 'zod';
import type { PolicyActor } from '../../../platform/auth/policy.ts';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import { readProfessional } from '../../professionals/queries/read-professional.ts';
import { displayName } from '../../professionals/rules/names.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { MODERATED } from '../contract.ts';
import { profileEditPolicy } from '../profile-edit.policy.ts';
import { type Changes, waitingOf } from '../rules/moderated.ts';
import { moderatedValues } from '../rules/moderated-values.ts';
import { staffVersion } from '../rules/staff-version.ts';
import type { profileEditFilter, StaffProfileEdit, StaffProfileEditRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { placeIdsIn, placesById, wordsOf } from './change-words.ts';

export const noEdit = () => notFound('Không tìm thấy yêu cầu sửa hồ sơ này.');

type EditQuery = RestQuery<z.output<typeof profileEditFilter>, 'id'>;

const edits = tables
  .selectFrom('profile_edit as edit')
  .innerJoin('professional as page', 'page.id', 'edit.professional')
  .select(['edit.id', 'edit.status', 'edit.professional', 'edit.changes', 'edit.version', 'edit.updatedAt'])
  .select(['edit.decidedAt', 'page.name', 'page.honorific', 'page.slug']);
type Row = InferResult<typeof edits>[number];

/** One page of all edits. */
export async function listStaffEdits(
  { db }: Pick<Services, 'db'>,
  { filter, ids, sort, offset, limit }: EditQuery,
): Promise<RestPage<StaffProfileEditRow>> {
  const { status, professional } = filter;
  const conditions = [...isEqual('status', status), ...isEqual('professional_id', professional)];
  const order = { key: 'id', ...indexFor(filter) };
  const page = ids
    ? { ids, total: undefined }
    : await walkPage(db, { table: 'profile_edit', order, descending: sort.descending, conditions, offset, limit });
  const rows = await db.primary.rows(edits.where('edit.id', 'in', idList(page.ids)));
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = page.ids.flatMap(id => byId.get(id) ?? []);
  return { rows: found.map(presentRow), total: page.total ?? found.length };
}

/** The index that gives the order by id and holds what is filtered by. */
function indexFor({ status, professional }: EditQuery['filter']): { index?: string } {
  if (status !== undefined) return { index: 'profile_edit_status_id_professional_id_index' };
  return professional === undefined ? {} : { index: 'profile_edit_professional_id_id_index' };
}

function presentRow(row: Row): StaffProfileEditRow {
  return {
    id: row.id,
    status: row.status,
    professional: row.professional,
    professional_name: displayName(row.honorific, row.name),
    absolute_url: professionalUrl({ id: row.professional, slug: row.slug }),
    fields: fieldsOf(row.changes, row.status),
    updated_at: row.updatedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

const fieldsOf = (changes: Changes, status: Row['status']) =>
  status === 'pending'
    ? waitingOf(changes).map(([field]) => field)
    : MODERATED.filter(field => changes[field] !== undefined);

/** One edit beside what is public. Throws 404. */
export async function findStaffEdit(services: Services, actor: PolicyActor, id: number): Promise<StaffProfileEdit> {
  const { primary } = services.db;
  const row = await primary.row(
    edits
      .leftJoin('account as decider', 'decider.id', 'edit.decidedBy')
      .select('decider.name as deciderName')
      .where('edit.id', '=', id),
  );
  const [stored, terms] = await Promise.all([
    row && readProfessional(services, row.professional),
    termsOf(services.db),
  ]);
  if (!row || !stored) throw noEdit();
  const known = moderatedValues(stored);
  const told = MODERATED.flatMap(field => (row.changes[field] ? [[field, row.changes[field]] as const] : []));
  const proposed = told.map(([field, { value }]) => [field, value] as const);
  const places = await placesById(primary, [...known.workplaces, ...placeIdsIn(proposed)]);
  return {
    ...presentRow(row),
    version: staffVersion(row, known),
    changes: told.map(([field, { value, state, reason }]) => ({
      field,
      state,
      reason,
      public: wordsOf(field, known[field], { terms, places }),
      proposed: wordsOf(field, value, { terms, places }),
    })),
    decided_by_name: row.deciderName,
    can: profileEditPolicy.rightsOf(actor, row),
  };
}
