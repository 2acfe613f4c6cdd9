import { STAFF_ROLES, type StaffRole } from '../../../platform/auth/principal.ts';
import type { Services } from '../../../platform/services.ts';

/** A staff account as an operator sees it. */
export interface StaffMember {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly status: 'active' | 'pending' | 'disabled';
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly lastLoginAt: Date | null;
}

type Row = Omit<StaffMember, 'hasPassword' | 'hasSecondFactor' | 'lastLoginAt'> & {
  hasPassword: boolean | number;
  hasSecondFactor: boolean | number;
  lastLoginAt: Date | number | null;
};

/** All staff accounts, oldest first. */
export async function listStaff({ db }: Pick<Services, 'db'>): Promise<StaffMember[]> {
  const marks = STAFF_ROLES.map(() => '?').join(', ');
  const rows = await db.primary.all<Row>(
    `select id, email, name, role, status, password_hash is not null as "hasPassword",
       totp_confirmed_at is not null as "hasSecondFactor", last_login_at as "lastLoginAt"
     from account where role in (${marks}) and email is not null order by id`,
    STAFF_ROLES,
  );
  return rows.map(({ hasPassword, hasSecondFactor, lastLoginAt, ...row }) => ({
    ...row,
    hasPassword: Boolean(hasPassword),
    hasSecondFactor: Boolean(hasSecondFactor),
    lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt),
  }));
}
