import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameter, Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { type Condition, type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import { displayPhone, parsePhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { sessionBounds } from '../../sessions/rules/session-life.ts';
import type { ACCOUNT_SORTS, accountFilter, StaffAccount, StaffAccountRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Sort = (typeof ACCOUNT_SORTS)[number];
export type AccountQuery = RestQuery<z.output<typeof accountFilter>, Sort>;

const ORDERS: Record<Sort, WalkOrder> = {
  id: { key: 'id', index: 'account_staff_id_index' },
  name: { key: 'name', index: 'account_staff_name_index' },
  email: { key: 'email', index: 'account_staff_email_index' },
  created_at: { key: 'created_at', index: 'account_staff_created_index' },
};

/** One page of all accounts. The caller writes into the audit log who saw it. */
export async function listStaffAccounts({ db }: Services, query: AccountQuery): Promise<RestPage<StaffAccountRow>> {
  const { filter, ids, sort, offset, limit } = query;
  const conditions = [
    ...isEqual('role', filter.role),
    ...isEqual('status', filter.status),
    ...isCalled(db.engine, filter.q),
  ];
  const { field, descending } = sort;
  const page = ids
    ? { ids, total: undefined }
    : await walkPage(db, { table: 'account', order: ORDERS[field], descending, conditions, offset, limit });
  const rows = await rowsInOrder(db.primary, rowsOf, page.ids);
  return { rows: rows.map(presentRow), total: page.total ?? rows.length };
}

const HAS_PHONE = 'id in (select id from account where mobile_phone = ?)';

/**
 * The text is in the email address, or each of its words begins one of the name's; a number may be the id, a whole
 * phone number that of the account.
 */
function isCalled(engine: Engine, text = ''): Condition[] {
  const asked = text.normalize('NFC').trim().toLowerCase();
  if (asked === '') return [];
  const inEmail = { sql: `${engine === 'sqlite' ? 'instr' : 'strpos'}(coalesce(email, ''), ?) > 0`, params: [asked] };
  const phone = parsePhone(asked);
  const byPhone = phone ? [{ sql: HAS_PHONE, params: [phone.e164] }] : [];
  const ways = [inEmail, ...hasWords(engine, ['folded_name'], asked), ...byPhone];
  return [{ sql: ways.map(({ sql }) => `(${sql})`).join(' or '), params: ways.flatMap(({ params }) => [...params]) }];
}

const ofIds = (ids: Parameter<readonly number[]>) =>
  tables
    .selectFrom('account')
    .select(['id', 'name', 'email', 'role', 'status', 'isOfficial', 'emailConfirmedAt', 'totpConfirmedAt'])
    .select(['lastLoginAt', 'createdAt'])
    .where('id', 'in', idList(ids));

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) => ofIds(p.ids));

const detailsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  ofIds(p.ids).select(['mobilePhone', 'source', 'deletionDueAt', 'updatedAt']),
);

function presentRow(row: RowOf<typeof rowsOf>): StaffAccountRow {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    status: row.status,
    is_official: row.isOfficial,
    is_email_confirmed: row.emailConfirmedAt !== null,
    has_second_factor: row.totpConfirmedAt !== null,
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** One account with what staff may know of it. Throws 404. The caller writes into the audit log who saw it. */
export async function findStaffAccount({ db, clock }: Services, id: number): Promise<StaffAccount> {
  const row = await db.primary.row(detailsOf({ ids: [id] }));
  if (!row) throw notFound('Không tìm thấy tài khoản này.');
  const now = clock.now();
  const { begun, seen } = sessionBounds(row.role, now);
  const sessions = await db.primary.row(
    tables
      .selectFrom('session')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('account', '=', id)
      .where('expiresAt', '>', now)
      .where('createdAt', '>', begun)
      .where('lastSeenAt', '>', seen),
  );
  return {
    ...presentRow(row),
    mobile_phone: row.mobilePhone === null ? null : displayPhone(row.mobilePhone),
    source: row.source,
    session_count: sessions?.total ?? 0,
    deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  };
}
