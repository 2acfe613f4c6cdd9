import type { CalendarOf } from '../../schedules/calendar-of.ts';
import { tables } from '../tables.ts';

/** The accounts that keep a calendar and have confirmed their address: owners of the professional and of the place. */
export const providersOf = ({ place, professional }: CalendarOf) =>
  tables
    .selectFrom('account')
    .select(['account.id', 'account.name', eb => eb.ref('account.email').$notNull().as('email')])
    .where('account.status', '=', 'active')
    .where('account.email', 'is not', null)
    .where('account.email_confirmed_at', 'is not', null)
    .where(eb =>
      eb(
        'account.id',
        'in',
        eb
          .selectFrom('provider_link as link')
          .select('link.account_id')
          .where(link =>
            link.or([
              link.and([link('link.kind', '=', 'place'), link('link.entity_id', '=', place)]),
              link.and([link('link.kind', '=', 'professional'), link('link.entity_id', '=', professional ?? 0)]),
            ]),
          ),
      ),
    )
    .orderBy('account.id');
