import { STAFF_ROLES, type StaffRole } from '../../../platform/auth/principal.ts';
import { isSet } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

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

/** All staff accounts, oldest first. */
export function listStaff({ db }: Pick<Services, 'db'>): Promise<StaffMember[]> {
  return db.primary.rows(
    tables
      .selectFrom('account')
      .select(eb => [
        'id',
        'name',
        'lastLoginAt',
        eb.ref('email').$notNull().as('email'),
        eb.ref('role').$castTo<StaffRole>().as('role'),
        eb.ref('status').$castTo<StaffMember['status']>().as('status'),
        isSet(eb.ref('passwordHash')).as('hasPassword'),
        isSet(eb.ref('totpConfirmedAt')).as('hasSecondFactor'),
      ])
      .where('role', 'in', STAFF_ROLES)
      .where('email', 'is not', null)
      .orderBy('id'),
  );
}
