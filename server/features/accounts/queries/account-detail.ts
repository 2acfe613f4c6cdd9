import type { Principal } from '../../../platform/auth/principal.ts';
import { isStaffRole, type Role } from '../../../platform/auth/principal.ts';
import { vietnamDate } from '../../../platform/clock/vietnam-calendar.ts';
import { unauthenticated } from '../../../platform/errors/problem.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountAnswer } from '../contract.ts';

interface Row {
  name: string;
  email: string;
  mobilePhone: string | null;
  role: Role;
  status: 'active' | 'pending';
  isOfficial: boolean | number;
  isEmailConfirmed: boolean | number;
  deletionDueAt: Date | number | null;
  hasPassword: boolean | number;
  hasTotp: boolean | number;
  type: 'professional' | 'place' | null;
  applicationStatus: 'pending' | 'approved' | 'refused' | null;
  reason: string | null;
}

const SELECT = `select a.name, coalesce(a.email, '') as email, a.mobile_phone as "mobilePhone", a.role, a.status, a.is_official as "isOfficial",
    a.email_confirmed_at is not null as "isEmailConfirmed", a.deletion_due_at as "deletionDueAt",
    a.password_hash is not null as "hasPassword", a.totp_confirmed_at is not null as "hasTotp",
    p.type, p.status as "applicationStatus", p.reason
  from account a left join provider_application p on p.account_id = a.id
  where a.id = ? and a.status in ('active', 'pending')`;

/** Everything that the owner of an account sees of it. */
export async function accountDetail(
  { db }: Pick<Services, 'db'>,
  { accountId, hasSecondFactor }: Principal,
): Promise<AccountAnswer> {
  const row = await db.primary.first<Row>(SELECT, [accountId]);
  if (!row) throw unauthenticated();
  const social = await db.primary.all<{ provider: string }>(
    'select provider from social_identity where account_id = ? order by provider',
    [accountId],
  );
  return {
    id: accountId,
    name: row.name,
    email: row.email,
    mobile_phone: row.mobilePhone === null ? null : displayPhone(row.mobilePhone),
    role: row.role,
    is_official: Boolean(row.isOfficial),
    status: row.status,
    is_email_confirmed: Boolean(row.isEmailConfirmed),
    deletion_due: row.deletionDueAt === null ? null : vietnamDate(new Date(row.deletionDueAt)),
    has_password: Boolean(row.hasPassword),
    second_factor: {
      is_set_up: Boolean(row.hasTotp),
      is_required: isStaffRole(row.role),
      is_passed: hasSecondFactor,
    },
    social: social.map(({ provider }) => provider),
    application:
      row.type && row.applicationStatus
        ? { type: row.type, status: row.applicationStatus, reason: row.reason ?? '' }
        : null,
  };
}
