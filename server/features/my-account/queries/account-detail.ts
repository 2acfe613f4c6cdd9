import { isStaffRole, type Principal } from '../../../platform/auth/principal.ts';
import { vietnamDate } from '../../../platform/clock/vietnam-calendar.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import { isSet } from '../../../platform/db/tables.ts';
import { unauthenticated } from '../../../platform/errors/problem.ts';
import { displayPhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountAnswer } from '../../accounts/contract.ts';
import { ownAccountPolicy } from '../../accounts/own-account.policy.ts';
import { isProvider } from '../../accounts/rules/own-phone.ts';
import { ownedPages } from '../../providers/queries/owned-pages.ts';
import { tables } from '../tables.ts';

interface Owned {
  readonly accountId: number;
}

const detailOf = statement((p: Parameters<Owned>) =>
  tables
    .selectFrom('account as a')
    .leftJoin('provider_application as p', 'p.account', 'a.id')
    .select(['a.name', 'a.email', 'a.mobilePhone', 'a.role', 'a.status', 'a.isOfficial'])
    .select(eb => [
      isSet(eb.ref('a.emailConfirmedAt')).as('isEmailConfirmed'),
      isSet(eb.ref('a.passwordHash')).as('hasPassword'),
      isSet(eb.ref('a.totpConfirmedAt')).as('hasTotp'),
    ])
    .select(['a.deletionDueAt', 'p.type', 'p.status as applicationStatus', 'p.reason'])
    .select(['p.placeName', 'p.placeAdd', 'p.profSpec', 'p.profPlace'])
    .where('a.id', '=', p.accountId)
    .where('a.status', 'in', ['active', 'pending'])
    .$narrowType<{ status: 'active' | 'pending' }>(),
);

const socialOf = statement((p: Parameters<Owned>) =>
  tables.selectFrom('social_identity').select('provider').where('account', '=', p.accountId).orderBy('provider'),
);

/** Everything that the owner of an account sees of it. */
export async function accountDetail(
  { db }: Pick<Services, 'db'>,
  { accountId, hasSecondFactor }: Principal,
): Promise<AccountAnswer> {
  const row = await db.primary.row(detailOf({ accountId }));
  if (!row) throw unauthenticated();
  const social = await db.primary.rows(socialOf({ accountId }));
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

function applicationOf(row: RowOf<typeof detailOf>): AccountAnswer['application'] {
  const { type, applicationStatus: status, reason, placeName, placeAdd, profSpec, profPlace } = row;
  if (!type || !status) return null;
  const said = { place_name: placeName ?? '', place_add: placeAdd ?? '' };
  return { type, status, reason: reason ?? '', ...said, prof_spec: profSpec ?? '', prof_place: profPlace ?? '' };
}
