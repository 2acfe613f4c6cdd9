import type { InferResult } from 'kysely';
import type { z } from 'zod';
import type { PolicyActor } from '../../../platform/auth/policy.ts';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import { displayPhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { applicationPolicy } from '../application.policy.ts';
import { versionOf } from '../rules/version-of.ts';
import type { applicationFilter, StaffApplicationAnswer, StaffApplicationRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { applicantDoubts } from './application-doubts.ts';
import { linkedPages, presentPage } from './linked-pages.ts';
import { newPageOf } from './new-page.ts';
import { suggestPages } from './suggest-pages.ts';

type ApplicationQuery = RestQuery<z.output<typeof applicationFilter>, 'id'>;

const applications = tables
  .selectFrom('provider_application as p')
  .innerJoin('account as a', 'a.id', 'p.account')
  .select(['p.id', 'p.type', 'p.status', 'p.account', 'a.name as accountName', 'a.email as accountEmail'])
  .select(['p.placeName', 'p.placeAdd', 'p.profSpec', 'p.profPlace', 'p.createdAt', 'p.decidedAt']);

type Row = InferResult<typeof applications>[number];

/** One page of the applications. The caller writes into the audit log who saw it. */
export async function listApplications(
  { db }: Services,
  { filter, ids, sort, offset, limit }: ApplicationQuery,
): Promise<RestPage<StaffApplicationRow>> {
  const order: WalkOrder =
    filter.status === undefined ? { key: 'id' } : { key: 'id', index: 'provider_application_status_id_index' };
  const conditions = [...isEqual('status', filter.status), ...isEqual('type', filter.type)];
  const { descending } = sort;
  const page = ids
    ? { ids, total: undefined }
    : await walkPage(db, { table: 'provider_application', order, descending, conditions, offset, limit });
  const rows = await db.primary.rows(applications.where('p.id', 'in', idList(page.ids)));
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = page.ids.flatMap(id => byId.get(id) ?? []);
  return { rows: found.map(presentRow), total: page.total ?? found.length };
}

function presentRow(row: Row): StaffApplicationRow {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    account_id: row.account,
    account_name: row.accountName,
    account_email: row.accountEmail,
    place_name: row.placeName,
    place_add: row.placeAdd,
    prof_spec: row.profSpec,
    prof_place: row.profPlace,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/**
 * One application, what staff need for the decision, and which decisions the asker may make. Throws 404. The caller
 * records in the audit log who viewed it.
 */
export async function findApplication(
  services: Services,
  actor: PolicyActor,
  id: number,
): Promise<StaffApplicationAnswer> {
  const { db } = services;
  const row = await db.primary.row(
    applications
      .leftJoin('account as d', 'd.id', 'p.decidedBy')
      .select(['a.mobilePhone as accountPhone', 'a.emailConfirmedAt', 'a.deletionDueAt', 'p.reason', 'p.decidedBy'])
      .select(['d.name as decidedByName', 'a.role as accountRole', 'a.status as accountStatus'])
      .where('p.id', '=', id),
  );
  if (!row) throw notFound('Không tìm thấy đơn đăng ký này.');
  return {
    ...presentRow(row),
    version: versionOf(row),
    account_phone: row.accountPhone === null ? null : displayPhone(row.accountPhone),
    is_email_confirmed: row.emailConfirmedAt !== null,
    reason: row.reason,
    decided_by: row.decidedBy,
    decided_by_name: row.decidedByName,
    doubts: applicantDoubts({
      isEmailConfirmed: row.emailConfirmedAt !== null,
      isBeingDeleted: row.deletionDueAt !== null,
    }),
    suggestions: row.status === 'pending' ? await suggestPages(services, row) : [],
    new_page: await newPageOf(services, row),
    links: (await linkedPages(db.primary, row.account)).map(presentPage),
    can: applicationPolicy.rightsOf(actor, row),
  };
}
