import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';

/** The accounts that keep a calendar and have confirmed their address: owners of the professional and of the place. */
export const providersOf = ({ place, professional }: CalendarOf) =>
  tables
    .selectFrom(owners('place', place).union(owners('professional', professional)).as('owner'))
    .innerJoin('account', 'account.id', 'owner.account')
    .select(['account.id', 'account.name', eb => eb.ref('account.email').$notNull().as('email')])
    .where('account.status', '=', 'active')
    .where('account.email', 'is not', null)
    .where('account.emailConfirmedAt', 'is not', null)
    .orderBy('account.id');

/** Of a page; one condition for both kinds would lead the database past the index. */
const owners = (kind: 'place' | 'professional', id: number | null) =>
  tables.selectFrom('provider_link').select('account').where('kind', '=', kind).where('entityId', '=', id);
