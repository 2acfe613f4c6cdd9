import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import type { applicationFilter, StaffApplication, StaffApplicationRow } from '../staff-contract.ts';
import { linkedPages } from './linked-pages.ts';

type ApplicationQuery = RestQuery<z.output<typeof applicationFilter>, 'id'>;

interface Row {
  readonly id: number;
  readonly type: StaffApplication['type'];
  readonly status: StaffApplication['status'];
  readonly account_id: number;
  readonly account_name: string;
  readonly account_email: string | null;
  readonly place_name: string;
  readonly place_add: string;
  readonly prof_spec: string;
  readonly prof_place: string;
  readonly created_at: number | Date;
  readonly decided_at: number | Date | null;
}

const COLUMNS = `p.id, p.type, p.status, p.account_id, a.name as account_name, a.email as account_email, p.place_name,
  p.place_add, p.prof_spec, p.prof_place, p.created_at, p.decided_at`;
const FROM = 'from provider_application p join account a on a.id = p.account_id';

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
  const list = listSql(db.engine);
  const rows = await db.primary.all<Row>(`select ${COLUMNS} ${FROM} where ${list.hasId('p.id')}`, [list.ids(page.ids)]);
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = page.ids.flatMap(id => byId.get(id) ?? []);
  return { rows: found.map(presentRow), total: page.total ?? found.length };
}

function presentRow(row: Row): StaffApplicationRow {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    account_id: row.account_id,
    account_name: row.account_name,
    account_email: row.account_email,
    place_name: row.place_name,
    place_add: row.place_add,
    prof_spec: row.prof_spec,
    prof_place: row.prof_place,
    created_at: new Date(row.created_at).toISOString(),
    decided_at: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
  };
}

interface DetailRow extends Row {
  readonly account_phone: string | null;
  readonly email_confirmed_at: number | Date | null;
  readonly reason: string;
  readonly decided_by: number | null;
  readonly decided_by_name: string | null;
}

/** One application with what staff need to decide on it. Throws 404. The caller writes into the audit log who saw it. */
export async function findApplication({ db }: Services, id: number): Promise<StaffApplication> {
  const row = await db.primary.first<DetailRow>(
    `select ${COLUMNS}, a.mobile_phone as account_phone, a.email_confirmed_at, p.reason, p.decided_by,
       d.name as decided_by_name ${FROM} left join account d on d.id = p.decided_by where p.id = ?`,
    [id],
  );
  if (!row) throw notFound('Không tìm thấy đơn đăng ký này.');
  return {
    ...presentRow(row),
    account_phone: row.account_phone === null ? null : displayPhone(row.account_phone),
    is_email_confirmed: row.email_confirmed_at !== null,
    reason: row.reason,
    decided_by: row.decided_by,
    decided_by_name: row.decided_by_name,
    links: await linkedPages(db.primary, row.account_id),
  };
}
