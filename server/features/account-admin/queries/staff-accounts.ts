import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { type Condition, type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
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
  const rows = await rowsInOrder<Row>(db, 'account', COLUMNS, page.ids);
  return { rows: rows.map(presentRow), total: page.total ?? rows.length };
}

/** The text is in the e-mail address, or each of its words begins one of the name's; a number may be the id. */
function isCalled(engine: Engine, text = ''): Condition[] {
  const asked = text.normalize('NFC').trim().toLowerCase();
  if (asked === '') return [];
  const inEmail = { sql: `${engine === 'sqlite' ? 'instr' : 'strpos'}(coalesce(email, ''), ?) > 0`, params: [asked] };
  const ways = [inEmail, ...hasWords(engine, 'folded_name', asked)];
  return [{ sql: ways.map(({ sql }) => `(${sql})`).join(' or '), params: ways.flatMap(({ params }) => [...params]) }];
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly role: StaffAccount['role'];
  readonly status: StaffAccount['status'];
  readonly is_official: number | boolean;
  readonly email_confirmed_at: number | Date | null;
  readonly totp_confirmed_at: number | Date | null;
  readonly last_login_at: number | Date | null;
  readonly created_at: number | Date;
}

const COLUMNS = `id, name, email, role, status, is_official, email_confirmed_at, totp_confirmed_at, last_login_at,
  created_at`;

function presentRow(row: Row): StaffAccountRow {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    status: row.status,
    is_official: Boolean(row.is_official),
    is_email_confirmed: row.email_confirmed_at !== null,
    has_second_factor: row.totp_confirmed_at !== null,
    last_login_at: momentOf(row.last_login_at),
    created_at: new Date(row.created_at).toISOString(),
  };
}

interface DetailRow extends Row {
  readonly mobile_phone: string | null;
  readonly source: string;
  readonly deletion_due_at: number | Date | null;
  readonly updated_at: number | Date;
}

/** One account with what staff may know of it. Throws 404. The caller writes into the audit log who saw it. */
export async function findStaffAccount({ db, clock }: Services, id: number): Promise<StaffAccount> {
  const columns = `${COLUMNS}, mobile_phone, source, deletion_due_at, updated_at`;
  const [row] = await rowsInOrder<DetailRow>(db, 'account', columns, [id]);
  if (!row) throw notFound('Không tìm thấy tài khoản này.');
  const now = clock.now();
  const { begun, seen } = sessionBounds(row.role, now);
  const sessions = await db.primary.row(
    tables
      .selectFrom('session')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('account_id', '=', id)
      .where('expires_at', '>', now)
      .where('created_at', '>', begun)
      .where('last_seen_at', '>', seen),
  );
  return {
    ...presentRow(row),
    mobile_phone: row.mobile_phone === null ? null : displayPhone(row.mobile_phone),
    source: row.source,
    session_count: sessions?.total ?? 0,
    deletion_due_at: momentOf(row.deletion_due_at),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

function momentOf(value: number | Date | null): string | null {
  return value === null ? null : new Date(value).toISOString();
}
