import type { InferResult } from 'kysely';
import { isStaffRole, type Principal } from '../../../platform/auth/principal.ts';
import { vietnamDate } from '../../../platform/clock/vietnam-calendar.ts';
import { isSet } from '../../../platform/db/tables.ts';
import { unauthenticated } from '../../../platform/errors/problem.ts';
import { displayPhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountAnswer } from '../../accounts/contract.ts';
import { ownAccountPolicy } from '../../accounts/own-account.policy.ts';
import { isProvider } from '../../accounts/rules/own-phone.ts';
import { ownedPages } from '../../providers/queries/owned-pages.ts';
import { tables } from '../tables.ts';

const detailOf = (accountId: number) =>
  tables
    .selectFrom('account as a')
    .leftJoin('provider_application as p', 'p.account_id', 'a.id')
    .select(['a.name', 'a.email', 'a.mobile_phone as mobilePhone', 'a.role', 'a.status', 'a.is_official as isOfficial'])
    .select(eb => [
      isSet(eb.ref('a.email_confirmed_at')).as('isEmailConfirmed'),
      isSet(eb.ref('a.password_hash')).as('hasPassword'),
      isSet(eb.ref('a.totp_confirmed_at')).as('hasTotp'),
    ])
    .select(['a.deletion_due_at as deletionDueAt', 'p.type', 'p.status as applicationStatus', 'p.reason'])
    .select(['p.place_name', 'p.place_add', 'p.prof_spec', 'p.prof_place'])
    .where('a.id', '=', accountId)
    .where('a.status', 'in', ['active', 'pending'])
    .$narrowType<{ status: 'active' | 'pending' }>();

/** Everything that the owner of an account sees of it. */
export async function accountDetail(
  { db }: Pick<Services, 'db'>,
  { accountId, hasSecondFactor }: Principal,
): Promise<AccountAnswer> {
  const row = await db.primary.row(detailOf(accountId));
  if (!row) throw unauthenticated();
  const social = await db.primary.rows(
    tables.selectFrom('social_identity').select('provider').where('account_id', '=', accountId).orderBy('provider'),
  );
  const owner = { accountId, role: row.role };
  return {
    id: accountId,
    name: row.name,
    email: row.email ?? '',
    mobile_phone: row.mobilePhone === null ? null : displayPhone(row.mobilePhone),
    role: row.role,
    is_official: row.isOfficial,
    status: row.status,
    is_email_confirmed: row.isEmailConfirmed,
    deletion_due: row.deletionDueAt === null ? null : vietnamDate(row.deletionDueAt),
    has_password: row.hasPassword,
    second_factor: {
      is_set_up: row.hasTotp,
      is_required: isStaffRole(row.role),
      is_passed: hasSecondFactor,
    },
    social: social.map(({ provider }) => provider),
    can: ownAccountPolicy.rightsOf(owner, row),
    application: applicationOf(row),
    pages: isProvider(row.role) ? await ownedPages(db.primary, owner) : [],
  };
}

function applicationOf(row: InferResult<ReturnType<typeof detailOf>>[number]): AccountAnswer['application'] {
  const { type, applicationStatus: status, reason, place_name, place_add, prof_spec, prof_place } = row;
  if (!type || !status) return null;
  const said = { place_name: place_name ?? '', place_add: place_add ?? '' };
  return { type, status, reason: reason ?? '', ...said, prof_spec: prof_spec ?? '', prof_place: prof_place ?? '' };
}
